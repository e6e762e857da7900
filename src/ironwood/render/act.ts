import { type Tellings, tell } from '../../toolkit'
import type { Action } from '../rules/action'
import { many } from '../rules/count'
import type { Task } from '../rules/task'
import { opponentOf, seatNames } from '../rules/vocabulary'
import { inline, tellSteps } from './effect'
import { cardName, placeName, valuesOf } from './names'
import { readingOf } from './reading'
import { type Sight, type StateOrView, sightOf } from './sight'

const manyOrNo = (count: number, what: string): string => (count === 0 ? `no ${what}s` : many(count, what))

/** The question that an action answers, if it is of this kind. */
function asked<Kind extends Task['do']>({ agenda }: Sight, kind: Kind): Extract<Task, { do: Kind }> | null {
  const is = (task: Task | undefined): task is Extract<Task, { do: Kind }> => task?.do === kind
  const task = agenda.at(-1)
  return is(task) ? task : null
}

/** What it means to leave a step out, or the rest of it. */
const forfeits: { readonly [Kind in Task['do']]?: string } = {
  additional: 'Play no additional card.',
  move: 'Move no further fighter.',
  march: 'Move no further warband.',
  bait: 'Bait nobody.',
  drill: 'Leave the drill where it is.',
  recruit: 'Recruit no further unit.',
  'recruit-step': 'Recruit no further fighter.',
  remove: 'Remove no further unit.',
  guardian: 'Remove no further unit.',
  ambush: 'Remove no attacker.',
  discover: 'Discover nothing.',
  build: 'Build nothing.',
  found: 'Place no foundation.',
  mark: 'Place no marker.',
  choose: 'Choose no forest.',
  pay: 'Do not pay.',
  'one-more': 'Spend nothing.',
  look: 'Do not look.',
  'show-visions': 'Do not look.',
  inspect: 'Do not look.',
  'draw-one': 'Draw none of them.',
  strike: 'Leave the hand as it is.',
  'take-markers': 'Take no further marker.',
  'add-marker': 'Add no marker.',
  attack: 'Do not attack.',
  retreat: 'Let the defeated warband stay.',
  wreck: 'Take nothing.',
}

function forfeit({ agenda }: Sight): string {
  const task = agenda.at(-1)
  return (task && forfeits[task.do]) ?? 'Leave it out.'
}

function pay(sight: Sight): string {
  const cost = asked(sight, 'pay')?.step.cost
  if (cost && 'spend' in cost) return `Spend ${many(cost.spend, 'crystal')}.`
  const more = asked(sight, 'one-more')?.step.spendForOneMore
  return more === undefined ? 'Pay the cost.' : `Spend ${many(more, 'crystal')} for one option more.`
}

function sacrificed(sight: Sight): number {
  const cost = asked(sight, 'pay')?.step.cost
  return cost && 'sacrifice' in cost ? cost.sacrifice : 1
}

function option(sight: Sight, number: number): string {
  const question = asked(sight, 'options')
  const steps = question?.options[number - 1]
  return steps ? inline(tellSteps(steps, readingOf(question.seat))) : `Resolve option ${number}.`
}

function looking(sight: Sight): string {
  const seen = asked(sight, 'look')
  if (seen) return `Look at the top ${seen.count === 1 ? 'card' : `${seen.count} cards`} of the vision deck.`
  const inspector = asked(sight, 'inspect')?.seat
  return inspector
    ? `Look at the hand of the ${seatNames[opponentOf(inspector)]}.`
    : 'Look at the vision cards of the Woodwalkers.'
}

const tellings: Tellings<Action, 'type', [sight: Sight]> = {
  opening: ({ cards }) => (cards === 2 ? 'Draw 2 cards.' : 'Draw 4 cards and give 2 of them back.'),
  'give-back': ({ card }, sight) => `Give ${cardName(sight, card)} back.`,
  play: ({ card }, sight) => `Play ${cardName(sight, card)}${asked(sight, 'additional') ? ' in addition' : ''}.`,
  rest: 'Draw a card instead of playing one.',
  forfeit: (_, sight) => forfeit(sight),
  draw: ({ count }) => `Draw ${manyOrNo(count, 'card')}.`,
  'draw-visions': ({ count }) => `Draw ${manyOrNo(count, 'vision card')}.`,
  gain: ({ count }) => `Gain ${manyOrNo(count, 'crystal')}.`,
  steal: ({ count }) => `Steal ${manyOrNo(count, 'crystal')}.`,
  'take-cargo': ({ count }) => `Take ${manyOrNo(count, 'crystal')} from the cargo.`,
  look: (_, sight) => looking(sight),
  'draw-vision': ({ vision }, sight) => `Draw the vision of ${placeName(sight, vision)}.`,
  'put-back': ({ vision }, sight) => `Put the vision of ${placeName(sight, vision)} back on top.`,
  pay: (_, sight) => pay(sight),
  sacrifice: ({ at }, sight) => `Give up ${many(sacrificed(sight), 'fighter')} on ${placeName(sight, at)}.`,
  burn: ({ card }, sight) => `Burn ${cardName(sight, card)}.`,
  'burn-vision': ({ vision }, sight) => `Burn the vision of ${placeName(sight, vision)}.`,
  'burn-count': ({ count }) => `Burn ${manyOrNo(count, 'card')}.`,
  effect: ({ card }, sight) => `Carry ${cardName(sight, card)} out next.`,
  option: (action, sight) => option(sight, action.option),
  move: ({ from, to, totem }) => `Move a fighter from ${from} to ${to}${totem ? ` with a ${totem} totem` : ''}.`,
  march: ({ from, to }, sight) => `Move a warband from ${placeName(sight, from)} to ${placeName(sight, to)}.`,
  bait: ({ from, to }) => `Bait fighters from ${from} to ${to}.`,
  fighters: ({ count }) => `Move ${manyOrNo(count, 'fighter')}.`,
  golems: ({ count }) => `Move ${manyOrNo(count, 'golem')}.`,
  drill: ({ to }, sight) => `Move the drill to ${placeName(sight, to)}.`,
  attack: ({ from, to }, sight) => `Attack ${placeName(sight, to)} from ${placeName(sight, from)}.`,
  wager: ({ card }, sight) =>
    card === null ? 'Wager nothing.' : `Wager ${cardName(sight, card)} (${valuesOf(sight, card)}).`,
  hit: ({ unit }) => `Hit a ${unit}.`,
  retreat: ({ to }, sight) => `Let the defeated warband retreat to ${placeName(sight, to)}.`,
  salvage: "Take a crystal of the drill's cargo.",
  recruit: ({ at }, sight) =>
    `Recruit a ${asked(sight, 'recruit')?.step.unit ?? 'fighter'} on ${placeName(sight, at)}.`,
  remove: ({ at, unit }, sight) => `Remove a ${unit} on ${placeName(sight, at)}.`,
  discover: ({ vision, at }, sight) => `Discover the totem of ${placeName(sight, vision)} on ${at}.`,
  build: ({ at }, sight) => `Build a forge on ${placeName(sight, at)}.`,
  found: ({ at }, sight) => `Place a foundation on ${placeName(sight, at)}.`,
  mark: ({ at }, sight) => `Mark ${placeName(sight, at)}.`,
  choose: ({ at }) => `Choose ${at}.`,
  unmark: ({ card }, sight) =>
    `Take ${asked(sight, 'take-markers')?.all ? 'all markers' : 'a marker'} off ${cardName(sight, card)}.`,
  'add-marker': ({ card }, sight) => `Put a marker on ${cardName(sight, card)}.`,
  discard: ({ card }, sight) => `Discard ${cardName(sight, card)}.`,
  demand: ({ grant }, sight) =>
    grant === 'steal'
      ? `Let the opponent steal ${asked(sight, 'demand') ? '2 crystals' : '1 crystal'}.`
      : 'Discard a card.',
  when: ({ when }) => `Carry the effect out ${when} the base card.`,
  focus: ({ at }) => `Take the warband on ${at} as the focus.`,
  target: ({ at }, sight) => `Choose ${placeName(sight, at)} as the target.`,
  source: ({ at }, sight) => `Choose ${placeName(sight, at)} as the source.`,
  attacker: ({ at }, sight) => `Attack from ${placeName(sight, at)}.`,
  replace: ({ at }, sight) => `Replace a fighter on ${placeName(sight, at)} with a golem.`,
  roll: 'Roll the Magic die.',
  resign: ({ seat }) => `Surrender as the ${seatNames[seat]}.`,
}

/**
 * An action of Ironwood in plain words, for a list of choices. It is told for the position in which it is to be chosen: that
 * has the names of places and cards, and knows what is being decided.
 *
 * @example
 * const choices = ironwood.legalActions(state).map((action) => tellAction(action, state))
 */
export function tellAction(action: Action, stateOrView: StateOrView): string {
  return tell(tellings, 'type', action, sightOf(stateOrView))
}
