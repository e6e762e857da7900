import type { Tellings } from '../../toolkit'
import { many } from '../../toolkit/counts'
import { cardName, placeName, valuesOf } from '../rules/names'
import { opponentOf, seatNames, unitNames } from '../rules/vocabulary'
import { askedIn, type Scene, type ToldAction } from '../words'
import { manyOrNo } from './nouns'

function pay(scene: Scene): string {
  const cost = askedIn(scene, 'pay')?.step.cost
  if (cost && 'spend' in cost) return `Spend ${many(cost.spend, 'crystal')}.`
  const more = askedIn(scene, 'one-more')?.step.spendForOneMore
  return more === undefined ? 'Pay the cost.' : `Spend ${many(more, 'crystal')} for one option more.`
}

function sacrificed(scene: Scene): number {
  const cost = askedIn(scene, 'pay')?.step.cost
  return cost && 'sacrifice' in cost ? cost.sacrifice : 1
}

function look(scene: Scene): string {
  const seen = askedIn(scene, 'look')
  if (seen) return `Look at the top ${seen.count === 1 ? 'card' : `${seen.count} cards`} of the vision deck.`
  const inspector = askedIn(scene, 'inspect')?.seat
  return inspector
    ? `Look at the hand of the ${seatNames[opponentOf(inspector)]}.`
    : 'Look at the vision cards of the Woodwalkers.'
}

function option(scene: Scene, number: number): string {
  const question = askedIn(scene, 'options')
  const steps = question?.options[number - 1]
  return question && steps ? scene.tell(steps, question.seat) : `Resolve option ${number}.`
}

/** The words for each action in a list of choices. */
export const actions: Tellings<ToldAction, 'type', [scene: Scene]> = {
  resign: ({ seat }) => `Surrender as the ${seatNames[seat]}.`,
  opening: ({ cards }) => (cards === 2 ? 'Draw 2 cards.' : 'Draw 4 cards and give 2 of them back.'),
  'give-back': ({ card }, scene) => `Give ${cardName(scene, card)} back.`,
  play: ({ card }, scene) => `Play ${cardName(scene, card)}${askedIn(scene, 'additional') ? ' in addition' : ''}.`,
  rest: 'Draw a card instead of playing one.',
  when: ({ when }) => `Carry out the effect ${when} the base card.`,
  effect: ({ card }, scene) => `Carry out ${cardName(scene, card)} next.`,
  wager: ({ card }, scene) =>
    card === null ? 'Wager nothing.' : `Wager ${cardName(scene, card)} (${valuesOf(scene, card)}).`,
  hit: ({ unit }) => `Hit a ${unitNames[unit]}.`,
  retreat: ({ to }, scene) => `Let the defeated Warband retreat to ${placeName(scene, to)}.`,
  salvage: "Take 1 crystal from the Drill's cargo.",
  attack: ({ from, to }, scene) => `Attack ${placeName(scene, to)} from ${placeName(scene, from)}.`,
  draw: ({ count }) => `Draw ${manyOrNo(count, 'card')}.`,
  'draw-visions': ({ count }) => `Draw ${manyOrNo(count, 'vision card')}.`,
  gain: ({ count }) => `Gain ${manyOrNo(count, 'crystal')}.`,
  steal: ({ count }) => `Steal ${manyOrNo(count, 'crystal')}.`,
  'take-cargo': ({ count }) => `Take ${manyOrNo(count, 'crystal')} from the cargo.`,
  bait: ({ from, to }) => `Bait Fighters from ${from} to ${to}.`,
  pay: (_, scene) => pay(scene),
  sacrifice: ({ at }, scene) => `Give up ${many(sacrificed(scene), 'Fighter')} on ${placeName(scene, at)}.`,
  burn: ({ card }, scene) => `Burn ${cardName(scene, card)}.`,
  'burn-vision': ({ vision }, scene) => `Burn the vision of ${placeName(scene, vision)}.`,
  discover: ({ vision, at }, scene) => `Discover the Totem of ${placeName(scene, vision)} on ${at}.`,
  drill: ({ to }, scene) => `Move the Drill to ${placeName(scene, to)}.`,
  'burn-count': ({ count }) => `Burn ${manyOrNo(count, 'card')}.`,
  march: ({ from, to }, scene) => `Move a Warband from ${placeName(scene, from)} to ${placeName(scene, to)}.`,
  fighters: ({ count }) => `Move ${manyOrNo(count, 'Fighter')}.`,
  golems: ({ count }) => `Move ${manyOrNo(count, 'Golem')}.`,
  move: ({ from, to, totem }) => `Move a Fighter from ${from} to ${to}${totem ? ` with a ${totem} Totem` : ''}.`,
  unmark: ({ card }, scene) =>
    `Take ${askedIn(scene, 'take-markers')?.all ? 'all markers' : 'a marker'} off ${cardName(scene, card)}.`,
  'add-marker': ({ card }, scene) => `Put a marker on ${cardName(scene, card)}.`,
  discard: ({ card }, scene) => `Discard ${cardName(scene, card)}.`,
  demand: ({ grant }, scene) =>
    grant === 'steal'
      ? `Let the opponent steal ${askedIn(scene, 'demand') ? '2 crystals' : '1 crystal'}.`
      : 'Discard a card.',
  mark: ({ at }, scene) => `Mark ${placeName(scene, at)}.`,
  choose: ({ at }) => `Choose ${at}.`,
  recruit: ({ at }, scene) =>
    `Recruit a ${unitNames[askedIn(scene, 'recruit')?.step.unit ?? 'fighter']} on ${placeName(scene, at)}.`,
  remove: ({ at, unit }, scene) => `Remove a ${unitNames[unit]} on ${placeName(scene, at)}.`,
  option: (action, scene) => option(scene, action.option),
  build: ({ at }, scene) => `Build a Forge on ${placeName(scene, at)}.`,
  found: ({ at }, scene) => `Place a Foundation on ${placeName(scene, at)}.`,
  look: (_, scene) => look(scene),
  'draw-vision': ({ vision }, scene) => `Draw the vision of ${placeName(scene, vision)}.`,
  'put-back': ({ vision }, scene) => `Put the vision of ${placeName(scene, vision)} back on top.`,
  roll: 'Roll the Magic die.',
  focus: ({ at }) => `Focus on the Warband on ${at}.`,
  attacker: ({ at }, scene) => `Attack from ${placeName(scene, at)}.`,
  target: ({ at }, scene) => `Choose ${placeName(scene, at)} as the target.`,
  source: ({ at }, scene) => `Choose ${placeName(scene, at)} as the source.`,
  replace: ({ at }, scene) => `Replace a Fighter on ${placeName(scene, at)} with a Golem.`,
}
