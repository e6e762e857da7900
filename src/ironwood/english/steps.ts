import type { Tellings } from '../../toolkit'
import { many } from '../../toolkit/counts'
import type { CombatBonus, Cost, Step } from '../rules'
import { unitNames } from '../rules/vocabulary'
import { last, type Reading } from '../words'
import { a, across, since } from './nouns'
import { marked, placeWords, reachWords } from './places'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** The bonus of a side in a combat; a Golem must be in the named Warband. */
export function bonusText({ damage, defense, dominance, withGolem }: CombatBonus, warband: string): string {
  const parts = [
    ...(damage ? [`+${damage} Damage`] : []),
    ...(defense ? [`+${defense} Defense`] : []),
    ...(dominance ? [`+${dominance} Dominance`] : []),
  ]
  return `${parts.join(' and ')}${withGolem ? ` if ${warband} includes at least 1 Golem` : ''}.`
}

const attacks = { ferrum: 'Attack Ferrum.', marked: 'Attack the Warband on the marked forest.' }

const attack = ({ target, from, bonus, wagerReturns, noSpecialWager }: StepOf<'attack'>): string =>
  [
    target ? attacks[target] : from ? 'Attack with the Warband on the chosen forest.' : 'Attack.',
    ...(bonus ? [`This combat: ${bonusText(bonus, 'your attacking Warband')}`] : []),
    ...(wagerReturns
      ? [
          'This combat: a special card that you wagered returns to your hand after the battle instead of being discarded.',
        ]
      : []),
    ...(noSpecialWager ? ['This combat: the opponent cannot wager a special card.'] : []),
  ].join(' ')

function moveFighters({ count }: StepOf<'move-fighters'>, reading: Reading): string {
  if (count === 'hand')
    return 'Move X Fighters, where X is the number of action cards (base and special) in your hand at that moment.'
  const recruited = last(reading, 'recruit')?.step.count
  const more = recruited === 1 ? ` The Fighter recruited ${since(reading, 'recruit')} may be one of them.` : ''
  return `Move ${many(count, 'Fighter')}.${more}`
}

function mark({ at, stops, until }: StepOf<'mark'>): string {
  const [where, units, kind] = marked[at]
  const onto = kind === 'mountain' ? 'onto' : 'into'
  const stopped =
    stops === 'leaving' ? `on the marked ${kind} cannot be moved` : `cannot be moved ${onto} the marked ${kind}`
  return `Mark ${where}. ${until === 'round' ? 'This round' : 'While in play'}: ${units} ${stopped}.`
}

function recruit({ count, at, apart, countIfShown, otherwise, unit }: StepOf<'recruit'>, reading: Reading): string {
  const units = (number: number): string => `Recruit ${many(number, unitNames[unit])}`
  const here = at === 'chosen' && last(reading, 'choose-forest')?.line === reading.line ? 'on it' : placeWords[at]
  if (apart)
    return `${units(1)} on each of up to ${count} different ${placeWords[at].replace('on a mountain', 'mountains')}.`
  if (countIfShown)
    return `${units(count)} ${here}; if that mountain is on one of the shown cards, ${units(countIfShown)} there instead.`
  if (!otherwise) return `${units(count)} ${here}.`
  const instead = `${units(otherwise.count)} ${placeWords[otherwise.at]}.`
  return at === 'totem'
    ? `If there is a Totem on a forest you control: ${units(count)} on one such forest. Otherwise: ${instead}`
    : `${units(count)} ${here}. If there is no such place: ${instead}`
}

function remove({ reach, count, together }: StepOf<'remove'>, reading: Reading): string {
  const { enemy, theirs, beside } = across[reading.seat]
  if (reach === 'baited')
    return `If the Fighters moved ${since(reading, 'bait')} are now on an ${beside}: Remove ${count} of them.`
  const place = reachWords[reach](reading)
  const again = reach === 'border' && last(reading, 'remove')?.step.reach === 'border'
  const other = again ? ` (the same ${theirs} or another)` : ''
  const units = `${together ? 'up to ' : ''}${many(count, `${enemy} Fighter`)}`
  const apart = count > 1 && !together
  const from = together ? `from one ${place}` : `from ${a(place)}`
  return `Remove ${units}${apart ? ', each' : ''} ${from}${other}.`
}

const burnableNames = { special: 'special card', vision: 'vision card', any: 'card (special or vision)' }

function costText(cost: Cost, { seat }: Reading): string {
  if ('spend' in cost) return `Spend ${many(cost.spend, 'crystal')}`
  if ('burn' in cost) return `Burn 1 ${burnableNames[cost.burn]}`
  const { home } = across[seat]
  return `Remove ${cost.sacrifice} of your own Fighters from ${cost.sacrifice === 1 ? a(home) : `one ${home}`}`
}

function pay({ cost, steps, holdTotems }: StepOf<'pay'>, reading: Reading): string {
  const paid = `${costText(cost, reading)}: ${reading.tell(steps, reading)}`
  return holdTotems ? `${reading.inline(paid)} Totems cannot be moved during this turn.` : paid
}

const resolve = ({ count, options, spendForOneMore }: StepOf<'resolve'>, reading: Reading): string =>
  [
    `Resolve ${count}${spendForOneMore ? `, or Spend ${many(spendForOneMore, 'crystal')} and Resolve ${count + 1}` : ''}:`,
    ...options.map((steps) => reading.inline(reading.tell(steps, reading))),
  ].join('\n')

/** The words for each step of a card. Lines after the first are options. */
export const steps: Tellings<Step, 'do', [reading: Reading]> = {
  attack,
  additional: ({ again }, reading) =>
    `Play 1 additional base card this turn.${again ? ` Fighters moved ${since(reading, 'move-fighters')} may be moved again by it.` : ''}`,
  draw: ({ count }) =>
    count === 'forges'
      ? 'Draw 1 special card for each mountain with a Forge, Ferrum included.'
      : `Draw ${many(count, 'special card')}.`,
  'draw-vision': ({ count }) => `Draw ${many(count, 'vision card')}.`,
  gain: ({ count }) => `Gain ${many(count, 'crystal')}.`,
  steal: ({ count }) =>
    count === 'half'
      ? "Steal half of the opponent's available crystals, rounded up."
      : `Steal ${many(count, 'crystal')}.`,
  'take-cargo': ({ count }) =>
    `Take up to ${many(count, 'crystal')} from the Cargo area and add them to your available crystals.`,
  bait: 'Move all or part of 1 Woodwalker Warband, together, to 1 adjacent forest. Totems do not move with it.',
  pay,
  discover: ({ at }) => (at ? 'Discover. The Totem must be added to the Warband on the chosen forest.' : 'Discover.'),
  'move-drill': (_, reading) => (last(reading, 'move-drill') ? 'Move the Drill a second time.' : 'Move the Drill.'),
  'burn-to-remove': ({ count }) =>
    `Burn up to ${many(count, 'card')} (special or vision): for each card burned, Remove 1 Ironclad Fighter from a mountain adjacent to the chosen forest. For 2 of the burned cards together you may instead Remove 1 Golem from such a mountain.`,
  'move-warbands': ({ count, onto }) =>
    `Move ${many(count, 'Warband')}${onto ? ', each onto the mountain where the Drill is' : ''}.`,
  'move-fighters': moveFighters,
  'move-again': (_, reading) => `Move the Fighters moved ${since(reading, 'move-fighters')} a second time.`,
  'take-markers': ({ count }) =>
    `Choose 1 ongoing card the opponent has in play: take ${count === 'all' ? 'all markers' : `up to ${many(count, 'marker')}`} off it. ${count === 'all' ? 'It' : 'If that takes its last marker, it'} is discarded and its "When exhausted" effect is not resolved.`,
  'add-marker': 'Put 1 marker on 1 ongoing card you have in play.',
  'inspect-hand':
    'The opponent shows you the action cards in their hand. You may choose 1 special card among them: the opponent discards it and then draws 1 special card.',
  demand: [
    'The opponent chooses one of these that can be done in full, and it is done:',
    'The opponent discards 1 special card of their choice from their hand, and you Draw 1 special card.',
    'You Steal 2 crystals.',
  ].join('\n'),
  'opponent-burns':
    'The opponent must Burn 1 card of their choice (special or vision) if they have one. If it is a vision card, you may look at it.',
  mark,
  'choose-forest': 'Choose 1 inner forest you control.',
  recruit,
  remove,
  resolve,
  'hold-totems': 'For the rest of this turn Totems cannot be moved.',
  toll: 'This round: to play a special card as an action the opponent must first Spend 1 crystal.',
  'no-additional': 'This round: the opponent cannot play additional cards.',
  build: 'Build.',
  found: ({ reach }) =>
    reach
      ? 'Place a Foundation on an outer mountain that has no Foundation or Forge and that you control or that is adjacent to a mountain you control.'
      : 'Place a Foundation on an outer mountain you control that has no Foundation or Forge.',
  victory: ({ steps }, reading) => `Victory: ${reading.tell(steps, reading)}`,
  look: 'Look at the top card of the vision deck and put it back on top.',
  'look-and-draw': ({ count }) =>
    `Look at the top ${many(count, 'card')} of the vision deck. Draw 1 vision card of your choice among them and put the others back on top in any order.`,
  'show-visions': 'The opponent shows you all vision cards in their hand.',
}
