import { choiceOf, meant, type Pointers, pointed, type Target } from '../../render/target'
import { english } from '../english'
import type { Action } from '../rules'
import {
  type Hireling,
  type Item,
  isHireling,
  isSeat,
  itemIndex,
  type Minister,
  type Owner,
  type Seat,
} from '../rules/vocabulary'
import { pawnAt, standing } from '../words/ground'
import { handOf } from '../words/hand'
import { type Scene, type StateOrView, sceneOf } from '../words/scene'
import { checkPosition } from './position'
import { boxedItem, cardIn, itemOf, ministerOf, zones } from './zones'

const place = (id: number | string): Target => ({ kind: 'place', id: String(id) })
const at = ({ at: id }: { readonly at: number }): Target[] => [place(id)]
/** The board of a seat, or the card of a hireling. */
const seatTarget = ({ seat: id }: { readonly seat: Owner }): Target[] => [{ kind: isSeat(id) ? 'seat' : 'slot', id }]
const cardOfHireling = ({ hireling }: { readonly hireling: Hireling }): Target[] => [{ kind: 'slot', id: hireling }]

const button = (action: Action): Target[] => [choiceOf(action)]

/** A card of the seat that decides, if the viewer sees its hand. */
const fromHand = ({ card }: { readonly card: string | null }, scene: Scene): Target[] => {
  const { toAct } = scene
  return card !== null && toAct && handOf(scene, toAct)?.cards?.includes(card) ? [cardIn(zones.hand(toAct), card)] : []
}

/** A card with several uses. */
const handAs = (action: Action & { readonly card: string }, scene: Scene): Target[] => [
  ...fromHand(action, scene),
  choiceOf(action),
]

const fromSupporters = ({ card }: { readonly card: string }, { sides, toAct }: Scene): Target[] => {
  const board = toAct && sides[toAct]?.board
  const isSeen = board && board.faction === 'alliance' && board.supporters?.includes(card)
  return toAct && isSeen ? [cardIn(zones.supporters(toAct), card)] : []
}

const crafted = ({ effect }: { readonly effect: string }, { sides, toAct }: Scene): Target[] =>
  isHireling(effect)
    ? cardOfHireling({ hireling: effect })
    : toAct && sides[toAct]?.crafted.includes(effect)
      ? [cardIn(zones.crafted(toAct), effect)]
      : []

const fromDiscard = (action: Action): Target[] => [{ kind: 'slot', id: 'discard' }, choiceOf(action)]

/** An item on the board of the Vagabond who decides. */
function own({ toAct }: Scene, item: Item, isUp: boolean, isDamaged: boolean): Target[] {
  const state = isDamaged ? (isUp ? 'damaged' : 'damaged-exhausted') : isUp ? 'ready' : 'exhausted'
  return toAct ? [itemOf(toAct, item, state)] : []
}

/** A piece of a seat, if it is there. */
const piece = (scene: Scene, owner: Owner, kind: string, where: number): Target[] =>
  standing(scene, owner, where).some(([each]) => each === kind)
    ? [{ kind: 'unit', id: `${owner}-${kind}`, in: String(where) }]
    : []

/** A minister of the seat that decides. */
const courtier = ({ minister }: { readonly minister: Minister }, { toAct }: Scene): Target[] =>
  toAct ? [ministerOf(toAct, minister)] : []

/** The seat that sells services. */
const sellerIn = ({ seats, sides }: Scene): Seat | undefined =>
  seats.find((seat) => sides[seat]?.board.faction === 'riverfolk')

const task = ({ agenda }: Scene) => agenda.at(-1)

/** The place of the pawn of the seat that decides. */
const pawnPlace = (scene: Scene): number | null => {
  const { toAct, ground } = scene
  return (toAct && ground.clearings.find(({ id }) => pawnAt(scene, toAct, id))?.id) ?? null
}

/** A column of a board. */
const column = (id: string, seat: Seat): Target => ({ kind: 'slot', id, in: seat })

const pointers: Pointers<Action, Scene> = {
  first: seatTarget,
  done: button,
  begins: button,
  next: (action) => [place(action.at), choiceOf(action)],
  'as-listed': button,
  draft: button,
  leader: button,
  character: button,
  outcast: button,
  conspire: button,
  crusade: button,
  replace: ({ owner }) => seatTarget({ seat: owner }),
  ritual: handAs,
  start: at,
  'start-in': ({ forest }) => [place(forest)],
  place: at,
  act: button,
  use: crafted,
  effect: crafted,
  craft: handAs,
  activate: button,
  'open-path': (action) => [place(action.from), place(action.to), choiceOf(action)],
  'activate-dominance': handAs,
  'take-dominance': ({ card }) => [cardIn(zones.available, card)],
  discard: fromHand,
  decree: fromHand,
  column: ({ column: id }, { toAct }) => (toAct ? [column(id, toAct)] : []),
  order: button,
  build: at,
  building: ({ building }, { toAct }) => (toAct ? [{ kind: 'slot', id: building, in: toAct }] : []),
  'wood-from': at,
  overwork: at,
  spend: fromHand,
  'spend-bird': handAs,
  'move-from': at,
  'move-to': (action) => [place(action.at), ...(action.ferry ? [choiceOf(action)] : [])],
  'move-count': button,
  along: (action) => [...(action.ally ? seatTarget({ seat: action.ally }) : []), choiceOf(action)],
  'battle-in': at,
  'battle-whom': seatTarget,
  'battle-with': (action) => [...(action.ally ? seatTarget({ seat: action.ally }) : []), choiceOf(action)],
  enlist: button,
  ambush: fromHand,
  foil: fromHand,
  landmark: button,
  'landmark-in': at,
  slot: button,
  market: button,
  leave: fromHand,
  as: button,
  'activate-city': button,
  lose: ({ piece: kind }, scene) => {
    const { battle, toAct } = scene
    return battle && toAct ? piece(scene, toAct, kind, battle.at) : []
  },
  'lose-ally': button,
  save: fromHand,
  revolt: at,
  spread: at,
  supporter: fromSupporters,
  'lose-supporter': fromSupporters,
  mobilize: handAs,
  train: handAs,
  outrage: fromHand,
  give: fromHand,
  'choose-player': seatTarget,
  'choose-clearing': at,
  partner: seatTarget,
  sabotage: ({ card }, scene) => {
    const asked = task(scene)
    return asked?.do === 'sabotage' ? [cardIn(zones.crafted(asked.of), card)] : []
  },
  labor: fromDiscard,
  fetch: fromDiscard,
  tax: at,
  glide: at,
  aid: seatTarget,
  exhaust: ({ item }, scene) => own(scene, item, true, false),
  take: ({ item }, scene) => {
    const asked = task(scene)
    return asked?.do === 'aid-take' ? [boxedItem(asked.to, item)] : []
  },
  strike: seatTarget,
  'strike-piece': ({ piece: kind }, scene) => {
    const asked = task(scene)
    if (asked?.do === 'sanctify-what') return piece(scene, asked.of, kind, asked.at)
    const where = pawnPlace(scene)
    return asked?.do === 'strike-piece' && where !== null ? piece(scene, asked.whom, kind, where) : []
  },
  repair: ({ item, up }, scene) => own(scene, item, up, true),
  damage: ({ item, up }, scene) => own(scene, item, up, false),
  refresh: ({ item, damaged }, scene) => own(scene, item, false, damaged),
  drop: ({ item, up, damaged }, scene) => own(scene, item, up, damaged),
  improvise: button,
  league: button,
  explore: button,
  slip: ({ forest }) => [place(forest)],
  quest: ({ quest }) => [cardIn(zones.quests, quest)],
  reward: button,
  price: button,
  reprice: ({ service }, { toAct }) => (toAct ? [{ kind: 'slot', id: service, in: toAct }] : []),
  fund: seatTarget,
  'lose-fund': seatTarget,
  export: handAs,
  buy: ({ service }, scene) => {
    const seller = sellerIn(scene)
    return seller ? [{ kind: 'slot', id: service, in: seller }] : []
  },
  'buy-card': button,
  reveal: fromHand,
  raise: ({ piece: kind }, { toAct }) => (toAct ? [{ kind: 'slot', id: kind, in: toAct }] : []),
  collapse: at,
  minister: courtier,
  sway: courtier,
  'lose-minister': courtier,
  flip: at,
  recruit: fromHand,
  suit: button,
  plot: at,
  plant: button,
  trick: at,
  swap: at,
  expose: (action) => [place(action.at), choiceOf(action)],
  show: fromHand,
  guess: button,
  raze: at,
  anoint: at,
  mood: button,
  'give-up': (action, scene) => {
    const { toAct } = scene
    const board = toAct && scene.sides[toAct]?.board
    const isHoarded = board && board.faction === 'hundreds' && (board.hoard[itemIndex[action.item]] ?? 0) > 0
    return isHoarded ? [itemOf(toAct, action.item, 'ready')] : [choiceOf(action)]
  },
  keep: button,
  lead: button,
  loot: button,
  'loot-item': button,
  muster: at,
  incite: handAs,
  roll: button,
  'hireling-give': ({ hireling, to }) => [...cardOfHireling({ hireling }), ...seatTarget({ seat: to })],
  'hireling-take': cardOfHireling,
  'hireling-marker': ({ to }) => seatTarget({ seat: to }),
  'hireling-set-up': cardOfHireling,
  'hireling-do': button,
  'hireling-at': at,
  'hireling-forest': ({ forest }) => [place(forest)],
  'hireling-path': ({ from, to }) => [place(from), place(to)],
  'hireling-whom': ({ owner }) => seatTarget({ seat: owner }),
  'hireling-piece': (action, scene) => {
    const asked = task(scene)
    const at = asked?.do === 'hireling' ? asked.at : undefined
    return [...(at === undefined ? [] : piece(scene, action.owner, action.piece, at)), choiceOf(action)]
  },
  'hireling-count': button,
  'hireling-card': handAs,
  'hireling-item': button,
  return: fromHand,
  homeland: at,
  'set-up': at,
  encamp: at,
  decamp: at,
  waystation: button,
  retinue: button,
  delve: (action) => [place(action.forest), choiceOf(action)],
  recover: ({ relic }, scene) => {
    const asked = task(scene)
    return asked?.do === 'recover' ? piece(scene, asked.seat, relic, asked.at) : []
  },
  carry: ({ relic }, scene) => {
    const asked = task(scene)
    return asked?.do === 'carry' ? piece(scene, asked.seat, relic, asked.from) : []
  },
  lay: ({ forest }) => [place(forest)],
  gather: handAs,
  shift: (action, { toAct }) => [...(toAct ? [column(action.column, toAct)] : []), choiceOf(action)],
  'shift-to': ({ column: id }, { toAct }) => (toAct ? [column(id, toAct)] : []),
}

/**
 * The targets of an action, in the order in which a player points at them: clearings and forests, pieces and items, cards,
 * piles and tracks, seats, each as `renderSvg` draws it for the same viewer. If the picture cannot tell actions apart, such as
 * a number, or to be done, the targets end with a `choice`: a button of the client. No two legal actions have the same targets.
 *
 * @example
 * targetsOf({ type: 'battle-in', at: 6 }, view) // [{ kind: 'place', id: '6' }]
 */
export function targetsOf(action: Action, stateOrView: StateOrView): readonly Target[] {
  checkPosition(stateOrView)
  const targets = pointed(pointers, action, sceneOf(stateOrView, english.words))
  return targets.length > 0 ? targets : [choiceOf(action)]
}

/**
 * The actions that a sequence of clicks on targets means: those whose targets begin with the clicks, or else those that contain
 * them. A click on a piece counts for its place, and a click on a place for its pieces.
 *
 * @example
 * const [only, ...others] = actionsAt(legal, [{ kind: 'place', id: '6' }], view)
 */
export const actionsAt = (legal: readonly Action[], clicked: readonly Target[], stateOrView: StateOrView): Action[] =>
  meant(legal, clicked, (action) => targetsOf(action, stateOrView))
