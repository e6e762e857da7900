import { because } from '../because'
import { different } from '../cards'
import type { Chapter } from '../chapter'
import { clearingsFor, fitsClearing } from '../clearings'
import { discardCrafted } from '../crafted'
import { discardFromHand } from '../hands'
import { lenderTo } from '../lent'
import { linksFrom, type Way, waysFrom } from '../moving/links'
import { goingTo, type MoveAction, march, marchersAt, wayOf } from '../moving/move'
import { ofSuits } from '../needs'
import { hidesHand } from '../open-hand'
import { enemiesOf, enemyPlayers } from '../owner'
import { place } from '../placing'
import { type Play, plan, type Question, sideOf, suitsAt } from '../play'
import { remove } from '../removal'
import { canPlace, countAt, isShielded, warriorsAt } from '../rule'
import * as shape from '../shapes'
import { type ClearingSuit, clearings, isSeat, type Owner, type Seat } from '../vocabulary'
import type { Effect } from './effect'
import { bureauRefused, forcedRefused, orderedWayRefused, orderRefused, victimRefused } from './target-refusal'

/** False Orders: whose warriors, from where, where to (ROOT-CARD-23). */
export interface OrdersTask {
  readonly do: 'false-orders'
  readonly seat: Seat
}
export interface OrdersFromTask {
  readonly do: 'false-orders-from'
  readonly seat: Seat
  readonly of: Seat
}
export interface OrdersToTask extends Omit<OrdersFromTask, 'do'> {
  readonly do: 'false-orders-to'
  readonly from: number
}
/** Propaganda Bureau: the card spent, the clearing, whose warrior (ROOT-CARD-25). */
export interface BureauTask {
  readonly do: 'bureau'
  readonly seat: Seat
}
export interface BureauInTask {
  readonly do: 'bureau-in'
  readonly seat: Seat
  readonly card: string
}
export interface BureauWhoseTask {
  readonly do: 'bureau-whose'
  readonly seat: Seat
  readonly at: number
}
export interface BureauPlaceTask extends Omit<BureauWhoseTask, 'do'> {
  readonly do: 'bureau-place'
}
export type OrdersAction =
  | Extract<MoveAction, { type: 'move-from' | 'move-to' }>
  | { readonly type: 'choose-player'; readonly seat: Seat }
  /** A warrior of a hireling. */
  | { readonly type: 'hireling-whom'; readonly owner: Owner }
  | { readonly type: 'spend'; readonly card: string }
  | { readonly type: 'choose-clearing'; readonly at: number }

/** The card says where they go, an adjacent clearing; the Ferry may be the way to one (ROOT-CARD-23, ROOT-LM-2f). */
function orderedWays(play: Play, of: Seat, from: number): Way[] {
  const near = linksFrom(play, of, from)
  return waysFrom(play, of, from).filter(({ to }) => near.includes(to))
}

const movable = (play: Play, of: Seat): number[] =>
  clearingsFor(play, of).filter((at) => countAt(play, of, 'warrior', at) > 0 && orderedWays(play, of, at).length > 0)

const ordered = (play: Play, seat: Seat): Seat[] =>
  enemyPlayers(play, seat).filter((of) => movable(play, of).length > 0)

const whose: Question<OrdersTask, Extract<OrdersAction, { type: 'choose-player' }>> = {
  actions: (play, { seat }) => ordered(play, seat).map((other) => ({ type: 'choose-player', seat: other })),
  answer: (play, { seat }, action) => plan(play, { do: 'false-orders-from', seat, of: action.seat }),
}

const from: Question<OrdersFromTask, Extract<OrdersAction, { type: 'move-from' }>> = {
  actions: (play, { of }) => movable(play, of).map((at) => ({ type: 'move-from', at })),
  answer: (play, task, { at }) => plan(play, { ...task, do: 'false-orders-to', from: at }),
}

const to: Question<OrdersToTask, Extract<OrdersAction, { type: 'move-to' }>> = {
  actions: (play, { of, from: origin }) => goingTo(orderedWays(play, of, origin)),
  answer(play, { of, from: origin }, action) {
    const way = wayOf(orderedWays(play, of, origin), action)
    // ROOT-CARD-44: half of all warriors there, as far as so many can be moved.
    const half = Math.ceil(warriorsAt(play, of, origin) / 2)
    march(play, of, origin, way, Math.min(half, marchersAt(play, of, origin)))
  },
}

/** Clearings of a suit where an enemy warrior can be replaced: both halves must be possible (ROOT-CARD-45). */
const bureauAt = (play: Play, seat: Seat, card: string): number[] =>
  clearings.filter(
    (at) => fitsClearing(play, card, at) && canPlace(play, seat, at) && victims(play, seat, at).length > 0,
  )

/** Warriors on loan are no enemy pieces (ROOT-11.2.7.3d). */
const victims = (play: Play, seat: Seat, at: number): Owner[] =>
  enemiesOf(play, seat).filter(
    (other) =>
      countAt(play, other, 'warrior', at) > 0 &&
      lenderTo(play, seat, at) !== other &&
      !isShielded(play, seat, other, at),
  )

/** Suits of clearings where a warrior can be replaced. */
const bureauSuits = (play: Play, seat: Seat): ClearingSuit[] =>
  clearings
    .filter((at) => canPlace(play, seat, at) && victims(play, seat, at).length > 0)
    .flatMap((at) => suitsAt(play, at))

/** ROOT-CARD-45: without a warrior in the supply nothing is replaced; a Vagabond has none. */
const hasAgents = (play: Play, seat: Seat): boolean => sideOf(play, seat).supply > 0

const bureauCards = (play: Play, seat: Seat): string[] =>
  different(sideOf(play, seat).hand, (card) => bureauAt(play, seat, card).length > 0)

const spending: Question<BureauTask, Extract<OrdersAction, { type: 'spend' }>> = {
  asks: hidesHand,
  actions: (play, { seat }) => bureauCards(play, seat).map((card) => ({ type: 'spend', card })),
  answer(play, { seat }, { card }) {
    discardFromHand(play, seat, card)
    plan(play, { do: 'bureau-in', seat, card })
  },
}

const inWhich: Question<BureauInTask, Extract<OrdersAction, { type: 'choose-clearing' }>> = {
  actions: (play, { seat, card }) => bureauAt(play, seat, card).map((at) => ({ type: 'choose-clearing', at })),
  answer: (play, { seat }, { at }) => plan(play, { do: 'bureau-whose', seat, at }),
}

const replacing: Question<BureauWhoseTask, Extract<OrdersAction, { type: 'choose-player' | 'hireling-whom' }>> = {
  actions: (play, { seat, at }) =>
    victims(play, seat, at).map((owner) =>
      isSeat(owner) ? { type: 'choose-player', seat: owner } : { type: 'hireling-whom', owner },
    ),
  answer(play, { seat, at }, action) {
    // The removal and what it sets off come first (ROOT-INT-16).
    plan(play, { do: 'bureau-place', seat, at })
    remove(
      play,
      [
        {
          by: seat,
          losses: [
            { owner: action.type === 'hireling-whom' ? action.owner : action.seat, kind: 'warrior', at, count: 1 },
          ],
        },
      ],
      true,
    )
  },
}

export const orderEffects: readonly Effect[] = [
  {
    name: 'false-orders',
    moment: 'birdsong',
    // The card is spent, so nothing else limits it: the Conspiracy may craft and spend both in one Birdsong.
    often: true,
    usable: (play, seat) => ordered(play, seat).length > 0,
    use(play, seat) {
      discardCrafted(play, seat, 'false-orders')
      plan(play, { do: 'false-orders', seat })
    },
  },
  {
    name: 'propaganda-bureau',
    moment: 'daylight',
    usable: (play, seat) => hasAgents(play, seat) && bureauCards(play, seat).length > 0,
    mayBeUsable: (play, seat) =>
      hasAgents(play, seat) && sideOf(play, seat).hand.length > 0 && bureauSuits(play, seat).length > 0,
    use: (play, seat) => plan(play, { do: 'bureau', seat }),
  },
]

export const orders: Chapter<
  OrdersTask | OrdersFromTask | OrdersToTask | BureauTask | BureauInTask | BureauWhoseTask,
  OrdersAction,
  BureauPlaceTask
> = {
  tasks: {
    'false-orders': {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-23',
      rule: whose,
      refuse: { 'choose-player': (play, { seat }, action) => orderRefused(play, seat, action.seat) },
    },
    'false-orders-from': {
      fields: { seat: shape.seat, of: shape.seat },
      law: 'ROOT-CARD-23',
      rule: from,
      refuse: { 'move-from': (play, { of }, { at }) => forcedRefused(play, of, at) },
    },
    'false-orders-to': {
      fields: { seat: shape.seat, of: shape.seat, from: shape.place },
      law: 'ROOT-CARD-44',
      rule: to,
      refuse: { 'move-to': (play, { of, from: origin }, action) => orderedWayRefused(play, of, origin, action) },
    },
    bureau: {
      fields: { seat: shape.seat },
      law: 'ROOT-CARD-25',
      rule: spending,
      needs: (play, { seat }) => [ofSuits(seat, bureauSuits(play, seat))],
      refuse: {
        spend: (play, { seat }, action) =>
          sideOf(play, seat).hand.includes(action.card)
            ? because('no-target', 'ROOT-CARD-25', { card: action.card })
            : null,
      },
    },
    'bureau-in': {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-CARD-25',
      rule: inWhich,
      refuse: { 'choose-clearing': (play, { seat, card }, { at }) => bureauRefused(play, seat, card, at) },
    },
    'bureau-whose': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-CARD-25',
      rule: replacing,
      refuse: {
        'choose-player': (play, { seat, at }, action) => victimRefused(play, seat, action.seat, at),
        'hireling-whom': (play, { seat, at }, { owner }) => victimRefused(play, seat, owner, at),
      },
    },
    'bureau-place': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-CARD-25',
      rule: { run: (play, { seat, at }) => void place(play, seat, 'warrior', at) },
    },
  },
  actions: {
    'move-from': { fields: { at: shape.place } },
    'move-to': { fields: { at: shape.place, ferry: shape.ferry } },
    'choose-player': { fields: { seat: shape.seat } },
    'hireling-whom': { fields: { owner: shape.owner } },
    spend: { fields: { card: shape.card }, fromHand: true },
    'choose-clearing': { fields: { at: shape.clearing } },
  },
}
