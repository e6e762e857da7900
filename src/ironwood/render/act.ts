import { type Tellings, tell } from '../../toolkit'
import type { Action } from '../rules/action'
import { many } from '../rules/count'
import type { Task } from '../rules/task'
import { opponentOf, seatNames, unitNames } from '../rules/vocabulary'
import { inline, tellSteps } from './effect'
import { cardName, placeName, valuesOf } from './names'
import { readingOf } from './reading'
import { type Scene, type StateOrView, sceneOf } from './scene'

const manyOrNo = (count: number, what: string): string => (count === 0 ? `no ${what}s` : many(count, what))

/** The question that an action answers, if it is of this kind. */
function asked<Kind extends Task['do']>({ agenda }: Scene, kind: Kind): Extract<Task, { do: Kind }> | null {
  const is = (task: Task | undefined): task is Extract<Task, { do: Kind }> => task?.do === kind
  const task = agenda.at(-1)
  return is(task) ? task : null
}

/** What it means to leave a step out, or the rest of it. */
const forfeits: { readonly [Kind in Task['do']]?: string } = {
  additional: 'Play no additional card.',
  move: 'Move no further Fighter.',
  march: 'Move no further Warband.',
  bait: 'Bait nobody.',
  drill: 'Leave the Drill where it is.',
  recruit: 'Recruit no further unit.',
  'recruit-step': 'Recruit no further Fighter.',
  remove: 'Remove no further unit.',
  guardian: 'Remove no further unit.',
  ambush: 'Remove no attacker.',
  discover: 'Discover nothing.',
  build: 'Build nothing.',
  found: 'Place no Foundation.',
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
  retreat: 'Let the defeated Warband stay.',
  wreck: 'Take nothing.',
}

function forfeit({ agenda }: Scene): string {
  const task = agenda.at(-1)
  return (task && forfeits[task.do]) ?? 'Leave this out.'
}

function pay(scene: Scene): string {
  const cost = asked(scene, 'pay')?.step.cost
  if (cost && 'spend' in cost) return `Spend ${many(cost.spend, 'crystal')}.`
  const more = asked(scene, 'one-more')?.step.spendForOneMore
  return more === undefined ? 'Pay the cost.' : `Spend ${many(more, 'crystal')} for one option more.`
}

function sacrificed(scene: Scene): number {
  const cost = asked(scene, 'pay')?.step.cost
  return cost && 'sacrifice' in cost ? cost.sacrifice : 1
}

function option(scene: Scene, number: number): string {
  const question = asked(scene, 'options')
  const steps = question?.options[number - 1]
  return steps ? inline(tellSteps(steps, readingOf(question.seat))) : `Resolve option ${number}.`
}

function looking(scene: Scene): string {
  const seen = asked(scene, 'look')
  if (seen) return `Look at the top ${seen.count === 1 ? 'card' : `${seen.count} cards`} of the vision deck.`
  const inspector = asked(scene, 'inspect')?.seat
  return inspector
    ? `Look at the hand of the ${seatNames[opponentOf(inspector)]}.`
    : 'Look at the vision cards of the Woodwalkers.'
}

const tellings: Tellings<Action, 'type', [scene: Scene]> = {
  opening: ({ cards }) => (cards === 2 ? 'Draw 2 cards.' : 'Draw 4 cards and give 2 of them back.'),
  'give-back': ({ card }, scene) => `Give ${cardName(scene, card)} back.`,
  play: ({ card }, scene) => `Play ${cardName(scene, card)}${asked(scene, 'additional') ? ' in addition' : ''}.`,
  rest: 'Draw a card instead of playing one.',
  forfeit: (_, scene) => forfeit(scene),
  draw: ({ count }) => `Draw ${manyOrNo(count, 'card')}.`,
  'draw-visions': ({ count }) => `Draw ${manyOrNo(count, 'vision card')}.`,
  gain: ({ count }) => `Gain ${manyOrNo(count, 'crystal')}.`,
  steal: ({ count }) => `Steal ${manyOrNo(count, 'crystal')}.`,
  'take-cargo': ({ count }) => `Take ${manyOrNo(count, 'crystal')} from the cargo.`,
  look: (_, scene) => looking(scene),
  'draw-vision': ({ vision }, scene) => `Draw the vision of ${placeName(scene, vision)}.`,
  'put-back': ({ vision }, scene) => `Put the vision of ${placeName(scene, vision)} back on top.`,
  pay: (_, scene) => pay(scene),
  sacrifice: ({ at }, scene) => `Give up ${many(sacrificed(scene), 'Fighter')} on ${placeName(scene, at)}.`,
  burn: ({ card }, scene) => `Burn ${cardName(scene, card)}.`,
  'burn-vision': ({ vision }, scene) => `Burn the vision of ${placeName(scene, vision)}.`,
  'burn-count': ({ count }) => `Burn ${manyOrNo(count, 'card')}.`,
  effect: ({ card }, scene) => `Carry out ${cardName(scene, card)} next.`,
  option: (action, scene) => option(scene, action.option),
  move: ({ from, to, totem }) => `Move a Fighter from ${from} to ${to}${totem ? ` with a ${totem} Totem` : ''}.`,
  march: ({ from, to }, scene) => `Move a Warband from ${placeName(scene, from)} to ${placeName(scene, to)}.`,
  bait: ({ from, to }) => `Bait Fighters from ${from} to ${to}.`,
  fighters: ({ count }) => `Move ${manyOrNo(count, 'Fighter')}.`,
  golems: ({ count }) => `Move ${manyOrNo(count, 'Golem')}.`,
  drill: ({ to }, scene) => `Move the Drill to ${placeName(scene, to)}.`,
  attack: ({ from, to }, scene) => `Attack ${placeName(scene, to)} from ${placeName(scene, from)}.`,
  wager: ({ card }, scene) =>
    card === null ? 'Wager nothing.' : `Wager ${cardName(scene, card)} (${valuesOf(scene, card)}).`,
  hit: ({ unit }) => `Hit a ${unitNames[unit]}.`,
  retreat: ({ to }, scene) => `Let the defeated Warband retreat to ${placeName(scene, to)}.`,
  salvage: "Take 1 crystal from the Drill's cargo.",
  recruit: ({ at }, scene) =>
    `Recruit a ${unitNames[asked(scene, 'recruit')?.step.unit ?? 'fighter']} on ${placeName(scene, at)}.`,
  remove: ({ at, unit }, scene) => `Remove a ${unitNames[unit]} on ${placeName(scene, at)}.`,
  discover: ({ vision, at }, scene) => `Discover the Totem of ${placeName(scene, vision)} on ${at}.`,
  build: ({ at }, scene) => `Build a Forge on ${placeName(scene, at)}.`,
  found: ({ at }, scene) => `Place a Foundation on ${placeName(scene, at)}.`,
  mark: ({ at }, scene) => `Mark ${placeName(scene, at)}.`,
  choose: ({ at }) => `Choose ${at}.`,
  unmark: ({ card }, scene) =>
    `Take ${asked(scene, 'take-markers')?.all ? 'all markers' : 'a marker'} off ${cardName(scene, card)}.`,
  'add-marker': ({ card }, scene) => `Put a marker on ${cardName(scene, card)}.`,
  discard: ({ card }, scene) => `Discard ${cardName(scene, card)}.`,
  demand: ({ grant }, scene) =>
    grant === 'steal'
      ? `Let the opponent steal ${asked(scene, 'demand') ? '2 crystals' : '1 crystal'}.`
      : 'Discard a card.',
  when: ({ when }) => `Carry out the effect ${when} the base card.`,
  focus: ({ at }) => `Focus on the Warband on ${at}.`,
  target: ({ at }, scene) => `Choose ${placeName(scene, at)} as the target.`,
  source: ({ at }, scene) => `Choose ${placeName(scene, at)} as the source.`,
  attacker: ({ at }, scene) => `Attack from ${placeName(scene, at)}.`,
  replace: ({ at }, scene) => `Replace a Fighter on ${placeName(scene, at)} with a Golem.`,
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
  return tell(tellings, 'type', action, sceneOf(stateOrView))
}
