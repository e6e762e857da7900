import { type Tellings, tell } from '../../toolkit'
import type { Step } from '../rules'
import type { CombatBonus, Cost, ForestPlace, MountainPlace, Reach } from '../rules/card'
import { many } from '../rules/count'
import { type Seat, unitNames } from '../rules/vocabulary'
import { last, past, type Reading, since } from './reading'

type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>

/** What differs between a card of the one faction and of the other. */
const across: Readonly<Record<Seat, { readonly [Part in 'enemy' | 'theirs' | 'beside' | 'home']: string }>> = {
  woodwalkers: {
    enemy: 'Ironclad',
    theirs: 'mountain',
    beside: 'mountain adjacent to an inner forest you control',
    home: 'inner forest',
  },
  ironclad: {
    enemy: 'Woodwalker',
    theirs: 'forest',
    beside: 'inner forest adjacent to a mountain you control',
    home: 'mountain',
  },
}

const a = (what: string): string => (what.startsWith('inner') ? `an ${what}` : `a ${what}`)

const burnable = { special: 'special card', vision: 'vision card', any: 'card (special or vision)' } as const

const places: Readonly<Record<ForestPlace | MountainPlace, string>> = {
  outer: 'on an outer forest',
  chosen: 'on the chosen forest',
  totem: 'on a forest with a Totem that you control',
  forge: 'on a mountain with a Forge',
  site: 'on a mountain with a Foundation or a Forge',
  controlled: 'on a mountain you control',
  drill: 'on the mountain where the Drill is',
  'attacked-from': 'on the mountain you attacked from',
  sacrificed: 'on that mountain',
}

/** From where units are removed, without its article. */
const reaches: Readonly<Record<Exclude<Reach, 'baited'>, (reading: Reading) => string>> = {
  border: ({ seat }) => across[seat].beside,
  moved: (reading) =>
    `mountain adjacent to an inner forest that holds at least 1 of the Fighters moved ${since(reading, 'move-fighters')}`,
  sacrificed: () => 'mountain adjacent to that forest',
  chosen: () => 'mountain adjacent to the chosen forest',
  founded(reading) {
    const line = last(reading, 'found')?.line
    const known = line !== undefined && line !== reading.line
    return `inner forest adjacent to the mountain ${known ? `of step ${line}` : 'with the new Foundation'}`
  },
  'attacked-from': () => 'inner forest adjacent to the mountain you attacked from',
}

const marked: Readonly<Record<StepOf<'mark'>['at'], readonly [where: string, units: string, at: string]>> = {
  mountain: ['1 mountain adjacent to an inner forest you control', 'Ironclad Warbands', 'mountain'],
  'mountain-but-ferrum': [
    '1 mountain other than Ferrum that is adjacent to an inner forest you control',
    'Ironclad Warbands',
    'mountain',
  ],
  forest: ['1 inner forest adjacent to a mountain you control', 'Woodwalker Fighters', 'forest'],
  'warband-between-two': [
    '1 inner forest that holds a Woodwalker Warband and is adjacent to at least 2 mountains you control',
    'Woodwalker Fighters',
    'forest',
  ],
}

const attacks: Readonly<Record<NonNullable<StepOf<'attack'>['target']>, string>> = {
  ferrum: 'Attack Ferrum.',
  marked: 'Attack the Warband on the marked forest.',
}

/** What is added to a side of a combat; a Golem is asked for in the Warband that is named. */
export function bonusText({ damage, defense, dominance, withGolem }: CombatBonus, warband: string): string {
  const parts = [
    ...(damage ? [`+${damage} Damage`] : []),
    ...(defense ? [`+${defense} Defense`] : []),
    ...(dominance ? [`+${dominance} Dominance`] : []),
  ]
  return `${parts.join(' and ')}${withGolem ? ` if ${warband} includes at least 1 Golem` : ''}.`
}

function costText(cost: Cost, { seat }: Reading): string {
  if ('spend' in cost) return `Spend ${many(cost.spend, 'crystal')}`
  if ('burn' in cost) return `Burn 1 ${burnable[cost.burn]}`
  const { home } = across[seat]
  return `Remove ${cost.sacrifice} of your own Fighters from ${cost.sacrifice === 1 ? a(home) : `one ${home}`}`
}

function recruitText({ count, at, apart, countIfShown, otherwise, ...step }: StepOf<'recruit'>, reading: Reading) {
  const units = (number: number): string => `Recruit ${many(number, unitNames[step.unit])}`
  const here = at === 'chosen' && last(reading, 'choose-forest')?.line === reading.line ? 'on it' : places[at]
  if (apart)
    return `${units(1)} on each of up to ${count} different ${places[at].replace('on a mountain', 'mountains')}.`
  if (countIfShown)
    return `${units(count)} ${here}; if that mountain is on one of the shown cards, ${units(countIfShown)} there instead.`
  if (!otherwise) return `${units(count)} ${here}.`
  const instead = `${units(otherwise.count)} ${places[otherwise.at]}.`
  return at === 'totem'
    ? `If there is a Totem on a forest you control: ${units(count)} on one such forest. Otherwise: ${instead}`
    : `${units(count)} ${here}. If there is no such place: ${instead}`
}

function removeText({ reach, count, together }: StepOf<'remove'>, reading: Reading): string {
  const { enemy, theirs, beside } = across[reading.seat]
  if (reach === 'baited')
    return `If the Fighters moved ${since(reading, 'bait')} are now on an ${beside}: Remove ${count} of them.`
  const place = reaches[reach](reading)
  const again = reach === 'border' && last(reading, 'remove')?.step.reach === 'border'
  const other = again ? ` (the same ${theirs} or another)` : ''
  const units = `${together ? 'up to ' : ''}${many(count, `${enemy} Fighter`)}`
  const apart = count > 1 && !together
  const from = together ? `from one ${place}` : `from ${a(place)}`
  return `Remove ${units}${apart ? ', each' : ''} ${from}${other}.`
}

/** How each step is told. Lines after the first are what is chosen from. */
const effects: Tellings<Step, 'do', [reading: Reading]> = {
  draw: ({ count }) =>
    count === 'forges'
      ? 'Draw 1 special card for each mountain with a Forge, Ferrum included.'
      : `Draw ${many(count, 'special card')}.`,
  'draw-vision': ({ count }) => `Draw ${many(count, 'vision card')}.`,
  look: 'Look at the top card of the vision deck and put it back on top.',
  'look-and-draw': ({ count }) =>
    `Look at the top ${many(count, 'card')} of the vision deck. Draw 1 vision card of your choice among them and put the others back on top in any order.`,
  gain: ({ count }) => `Gain ${many(count, 'crystal')}.`,
  steal: ({ count }) =>
    count === 'half'
      ? "Steal half of the opponent's available crystals, rounded up."
      : `Steal ${many(count, 'crystal')}.`,
  'take-cargo': ({ count }) =>
    `Take up to ${many(count, 'crystal')} from the Cargo area and add them to your available crystals.`,
  'move-fighters'({ count }, reading) {
    const recruited = last(reading, 'recruit')?.step.count
    const where = since(reading, 'recruit')
    if (count === 'hand')
      return 'Move X Fighters, where X is the number of action cards (base and special) in your hand at that moment.'
    const more = recruited === 1 ? ` The Fighter recruited ${where} may be one of them.` : ''
    return `Move ${many(count, 'Fighter')}.${more}`
  },
  'move-again': (_, reading) => `Move the Fighters moved ${since(reading, 'move-fighters')} a second time.`,
  'move-warbands': ({ count, onto }) =>
    `Move ${many(count, 'Warband')}${onto ? ', each onto the mountain where the Drill is' : ''}.`,
  'move-drill': (_, reading) => (last(reading, 'move-drill') ? 'Move the Drill a second time.' : 'Move the Drill.'),
  bait: 'Move all or part of 1 Woodwalker Warband, together, to 1 adjacent forest. Totems do not move with it.',
  attack: ({ target, from, bonus, wagerReturns, noSpecialWager }) =>
    [
      target ? attacks[target] : from ? 'Attack with the Warband on the chosen forest.' : 'Attack.',
      ...(bonus ? [`This combat: ${bonusText(bonus, 'your attacking Warband')}`] : []),
      ...(wagerReturns
        ? [
            'This combat: a special card that you wagered returns to your hand after the battle instead of being discarded.',
          ]
        : []),
      ...(noSpecialWager ? ['This combat: the opponent cannot wager a special card.'] : []),
    ].join(' '),
  victory: ({ steps }, reading) => `Victory: ${tellSteps(steps, reading)}`,
  recruit: recruitText,
  remove: removeText,
  pay({ cost, steps, holdTotems }, reading) {
    const paid = `${costText(cost, reading)}: ${tellSteps(steps, reading)}`
    return holdTotems ? `${inline(paid)} Totems cannot be moved during this turn.` : paid
  },
  'burn-to-remove': ({ count }) =>
    `Burn up to ${many(count, 'card')} (special or vision): for each card burned, Remove 1 Ironclad Fighter from a mountain adjacent to the chosen forest. For 2 of the burned cards together you may instead Remove 1 Golem from such a mountain.`,
  resolve: ({ count, options, spendForOneMore }, reading) =>
    [
      `Resolve ${count}${spendForOneMore ? `, or Spend ${many(spendForOneMore, 'crystal')} and Resolve ${count + 1}` : ''}:`,
      ...options.map((steps) => inline(tellSteps(steps, reading))),
    ].join('\n'),
  discover: ({ at }) => (at ? 'Discover. The Totem must be added to the Warband on the chosen forest.' : 'Discover.'),
  build: 'Build.',
  found: ({ reach }) =>
    reach
      ? 'Place a Foundation on an outer mountain that has no Foundation or Forge and that you control or that is adjacent to a mountain you control.'
      : 'Place a Foundation on an outer mountain you control that has no Foundation or Forge.',
  mark({ at, stops, until }) {
    const [where, units, kind] = marked[at]
    const onto = kind === 'mountain' ? 'onto' : 'into'
    const stopped =
      stops === 'leaving' ? `on the marked ${kind} cannot be moved` : `cannot be moved ${onto} the marked ${kind}`
    return `Mark ${where}. ${until === 'round' ? 'This round' : 'While in play'}: ${units} ${stopped}.`
  },
  'choose-forest': 'Choose 1 inner forest you control.',
  additional: ({ again }, reading) =>
    `Play 1 additional base card this turn.${again ? ` Fighters moved ${since(reading, 'move-fighters')} may be moved again by it.` : ''}`,
  'hold-totems': 'For the rest of this turn Totems cannot be moved.',
  'take-markers': ({ count }) =>
    `Choose 1 ongoing card the opponent has in play: take ${count === 'all' ? 'all markers' : `up to ${many(count, 'marker')}`} off it. ${count === 'all' ? 'It' : 'If that takes its last marker, it'} is discarded and its "When exhausted" effect is not resolved.`,
  'add-marker': 'Put 1 marker on 1 ongoing card you have in play.',
  'inspect-hand':
    'The opponent shows you the action cards in their hand. You may choose 1 special card among them: the opponent discards it and then draws 1 special card.',
  'show-visions': 'The opponent shows you all vision cards in their hand.',
  demand: [
    'The opponent chooses one of these that can be done in full, and it is done:',
    'The opponent discards 1 special card of their choice from their hand, and you Draw 1 special card.',
    'You Steal 2 crystals.',
  ].join('\n'),
  'opponent-burns':
    'The opponent must Burn 1 card of their choice (special or vision) if they have one. If it is a vision card, you may look at it.',
  toll: 'This round: to play a special card as an action the opponent must first Spend 1 crystal.',
  'no-additional': 'This round: the opponent cannot play additional cards.',
}

/** Choices within a line of text. */
export const inline = (told: string): string => told.replace('\n', ' ').replaceAll('\n', ' Or: ')

/** Steps that are told by what holds, not by what to do. */
const statements: ReadonlySet<Step['do']> = new Set<Step['do']>([
  'victory',
  'hold-totems',
  'inspect-hand',
  'show-visions',
  'demand',
  'opponent-burns',
  'toll',
  'no-additional',
])

/** What follows a payment is not part of what was bought. */
const afterPayment = (step: Step, words: string): string =>
  statements.has(step.do) ? `Then: ${words}` : `Then ${words}`

/** What is done one after another, as one line of text and the lines that the last step offers to choose from. */
export function tellSteps(steps: readonly Step[], reading: Reading): string {
  let told = ''
  let now = reading
  for (const [index, step] of steps.entries()) {
    const words = tell(effects, 'do', step, now)
    const joined = steps[index - 1]?.do === 'pay' ? afterPayment(step, words) : words
    told = told === '' ? joined : `${inline(told)} ${joined}`
    now = past(now, step)
  }
  return told === '' ? 'Nothing happens.' : told
}
