import { choiceOf, meant, type Pointers, pointed, type Target } from '../../render/target'
import type { Action } from '../rules/action'
import { opponentOf, seats } from '../rules/vocabulary'
import { askedIn } from '../words'
import { checkPosition } from './position'
import { type Scene, type StateOrView, sceneOf } from './scene'
import { knownVisions } from './visions'

const place = (id: string): Target => ({ kind: 'place', id })
const at = ({ at: id }: { readonly at: string }): Target[] => [place(id)]
const fromTo = ({ from, to }: { readonly from: string; readonly to: string }): Target[] => [place(from), place(to)]
const unit = (id: string, within: string): Target => ({ kind: 'unit', id, in: within })

/** A card, if it is drawn: in an open hand, on a slot or in play. */
const card = ({ card: id }: { readonly card: string }, { sides }: Scene): Target[] =>
  seats.some((seat) => {
    const { hand, slots, extra, wagered, ongoing } = sides[seat]
    const onSlots = slots.flatMap((slot) => (typeof slot === 'object' ? slot.card : []))
    return [...(hand ?? []), ...onSlots, ...extra, ...wagered, ...ongoing.map((each) => each.card)].includes(id)
  })
    ? [{ kind: 'card', id }]
    : []

/** A vision card, if the viewer sees it in its place. */
const vision = ({ vision: id }: { readonly vision: string }, scene: Scene): Target[] =>
  knownVisions(scene).some(({ mountain }) => scene.board.mountains[mountain]?.id === id)
    ? [{ kind: 'card', id, in: 'visions' }]
    : []

const deck = (action: Action, { toAct }: Scene): Target[] => [
  ...(toAct ? [{ kind: 'slot', id: 'deck', in: toAct } as const] : []),
  choiceOf(action),
]

const drill = ({ drill: { at: mountain }, board }: Scene): Target => unit('drill', board.mountains[mountain]?.id ?? '')

/** The units from which some must go. */
function going(id: 'fighter' | 'golem', scene: Scene): Target[] {
  const { board } = scene
  const group = askedIn(scene, 'group')
  const bait = askedIn(scene, 'bait-count')
  const from = (group && board.mountains[group.from]?.id) ?? (bait && board.forests[bait.from]?.id)
  return from ? [unit(id, from)] : []
}

const pointers: Pointers<Action, Scene> = {
  opening: deck,
  'give-back': card,
  play: card,
  rest: deck,
  when: (action) => [choiceOf(action)],
  forfeit: (action) => [choiceOf(action)],
  draw: deck,
  'draw-visions': (action) => [choiceOf(action)],
  gain: (action, { toAct }) => [...(toAct ? [{ kind: 'seat', id: toAct } as const] : []), choiceOf(action)],
  steal: (action, { toAct }) => [
    ...(toAct ? [{ kind: 'seat', id: opponentOf(toAct) } as const] : []),
    choiceOf(action),
  ],
  'take-cargo': (action, scene) => [drill(scene), choiceOf(action)],
  'draw-vision': vision,
  'put-back': vision,
  look: (action) => [choiceOf(action)],
  sacrifice: ({ at: id }) => [unit('fighter', id)],
  burn: card,
  'burn-vision': vision,
  'burn-count': (action) => [choiceOf(action)],
  pay: (action) => [choiceOf(action)],
  option: (action) => [choiceOf(action)],
  effect: card,
  move: ({ from, to, totem }) => [...fromTo({ from, to }), ...(totem ? [unit(totem, from)] : [])],
  march: fromTo,
  bait: fromTo,
  fighters: (action, scene) => [...going('fighter', scene), choiceOf(action)],
  golems: (action, scene) => [...going('golem', scene), choiceOf(action)],
  drill: ({ to }) => [place(to)],
  attack: fromTo,
  wager: (action, scene) => (action.card === null ? [choiceOf(action)] : card({ card: action.card }, scene)),
  hit: ({ unit: id }, { battle, board }) => {
    const mountain = battle && board.mountains[battle.mountain]?.id
    return mountain ? [unit(id, mountain)] : []
  },
  retreat: ({ to }) => [place(to)],
  salvage: (action, scene) => [drill(scene), choiceOf(action)],
  recruit: at,
  replace: at,
  remove: ({ at: id, unit: kind }) => [unit(kind, id)],
  discover: (action, scene) => [...vision(action, scene), place(action.at)],
  build: at,
  found: at,
  mark: at,
  choose: at,
  unmark: card,
  'add-marker': card,
  discard: card,
  demand: (action) => [choiceOf(action)],
  focus: at,
  target: at,
  source: at,
  attacker: at,
  roll: (action) => [choiceOf(action)],
  resign: (action) => [{ kind: 'seat', id: action.seat }, choiceOf(action)],
}

/**
 * The targets of an action, in the order in which a player points at them: places, units, cards, piles, seats, each as
 * `renderSvg` draws it for the same viewer. If the picture cannot tell actions apart, such as a number, or to pass, the targets
 * end with a `choice`: a button of the client. No two legal actions have the same targets.
 *
 * @example
 * targetsOf({ type: 'move', from: 'F1', to: 'F3' }, view) // [{ kind: 'place', id: 'F1' }, { kind: 'place', id: 'F3' }]
 */
export function targetsOf(action: Action, stateOrView: StateOrView): readonly Target[] {
  checkPosition(stateOrView)
  const targets = pointed(pointers, action, sceneOf(stateOrView))
  return targets.length > 0 ? targets : [choiceOf(action)]
}

/**
 * The actions that a sequence of clicks on targets means: those whose targets begin with the clicks, or else those that contain
 * them. A click on a piece counts for its place, and a click on a place for its pieces.
 *
 * @example
 * const [only, ...others] = actionsAt(legal, [{ kind: 'place', id: 'F1' }, { kind: 'place', id: 'F3' }], view)
 */
export const actionsAt = (legal: readonly Action[], clicked: readonly Target[], stateOrView: StateOrView): Action[] =>
  meant(legal, clicked, (action) => targetsOf(action, stateOrView))
