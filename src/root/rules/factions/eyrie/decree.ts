import { item, listOf, oneOf, takeOut, whole } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { matchesClearing } from '../../clearings'
import { canMarch } from '../../moving/move'
import { pieceTotals } from '../../pieces'
import { place } from '../../placing'
import { type Play, plan, type Question, sideOf } from '../../play'
import { canPlace, countAt, onMap, openSlots, rules } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { clearings, columns, type Seat, type Suit, suits } from '../../vocabulary'
import { eyrieOf, suitOfOrder } from './board'
import { placeRefused } from './decree-refusal'
import { eyrieTracks } from './facts'
import { turmoil } from './turmoil'

export interface BeginsTask {
  readonly do: 'decree-begins'
  readonly seat: Seat
}
/** Orders that are still to be carried out in a column, by suit (ROOT-7.5.2a). */
export interface OrderTask {
  readonly do: 'order'
  readonly seat: Seat
  readonly column: number
  readonly left: readonly Suit[]
}
export interface PlaceOrderTask {
  readonly do: 'order-place'
  readonly seat: Seat
  readonly piece: 'warrior' | 'roost'
  readonly suit: Suit
}
export interface PointsTask {
  readonly do: 'roost-points'
  readonly seat: Seat
}
export type OrderAction =
  | { readonly type: 'order'; readonly suit: Suit }
  | { readonly type: 'place'; readonly at: number }

/** Where an order can place a warrior at a roost, or a roost (ROOT-7.5.2.1, ROOT-7.5.2.4). */
function placesFor(play: Play, seat: Seat, piece: 'warrior' | 'roost', suit: Suit): number[] {
  if (piece === 'warrior' && sideOf(play, seat).supply === 0) return []
  if (piece === 'roost' && onMap(play, seat, 'roost') >= (pieceTotals.eyrie.roost ?? 0)) return []
  return clearings.filter((at) => {
    const roosts = countAt(play, seat, 'roost', at)
    if (!matchesClearing(play, suit, at) || !canPlace(play, seat, at)) return false
    return piece === 'warrior' ? roosts > 0 : roosts === 0 && openSlots(play, at) > 0 && rules(play, seat, at)
  })
}

/** Carries one order out; turmoil if it cannot be (ROOT-7.5.2c). */
function carryOut(play: Play, seat: Seat, column: number, suit: Suit): void {
  const what = columns[column]
  if (what === 'move' && canMarch(play, seat, suit))
    plan(play, { do: 'move', seat, suit, optional: false, battle: false })
  else if (what === 'battle' && canBattle(play, seat, suit)) plan(play, { do: 'battle', seat, suit })
  else if (what === 'recruit' && placesFor(play, seat, 'warrior', suit).length > 0)
    plan(play, { do: 'order-place', seat, piece: 'warrior', suit })
  else if (what === 'build' && placesFor(play, seat, 'roost', suit).length > 0)
    plan(play, { do: 'order-place', seat, piece: 'roost', suit })
  else turmoil(play, seat)
}

function planColumn(play: Play, seat: Seat, column: number): void {
  const name = columns[column]
  if (name === undefined) return
  const left = eyrieOf(play, seat).decree[name].map(suitOfOrder)
  plan(play, { do: 'order', seat, column, left })
}

const ordering = /* @__PURE__ */ stepOf<OrderTask>({
  actions: (_play, { left }) =>
    suits.filter((suit) => left.includes(suit)).map((suit): Action => ({ type: 'order', suit })),
  mayEnd: () => false,
  answer(play, { seat, column, left }, action) {
    if (action.type !== 'order') return
    const rest = [...left]
    takeOut(rest, action.suit)
    if (rest.length > 0) plan(play, { do: 'order', seat, column, left: rest })
    else plan(play, { do: 'decree-column-done', seat, column })
    carryOut(play, seat, column, action.suit)
  },
})

export interface ColumnDoneTask {
  readonly do: 'decree-column-done'
  readonly seat: Seat
  readonly column: number
}

const placing: Question<PlaceOrderTask, Extract<OrderAction, { type: 'place' }>> = {
  actions: (play, { seat, piece, suit }) => placesFor(play, seat, piece, suit).map((at) => ({ type: 'place', at })),
  answer(play, { seat, piece }, { at }) {
    const two = piece === 'warrior' && eyrieOf(play, seat).leader === 'charismatic'
    const wanted = two ? 2 : 1
    // ROOT-7.5.2.1b: the one that is left is placed, then the Eyrie fall into turmoil.
    if (place(play, seat, piece, at, wanted) < wanted) turmoil(play, seat)
  },
}

/** The next column that holds a card; an empty one does nothing (ROOT-7.5.2d). */
function next(play: Play, seat: Seat, from: number): void {
  const { decree } = eyrieOf(play, seat)
  for (let column = from; column < columns.length; column++) {
    const name = columns[column]
    if (name !== undefined && decree[name].length > 0) {
      planColumn(play, seat, column)
      return
    }
  }
}

const columnNumber = /* @__PURE__ */ whole(0, columns.length - 1)
/** Cards of a deck and viziers; no column holds more. */
const mostOrders = 99

export const eyrieDecree: Chapter<OrderTask | PlaceOrderTask, OrderAction, BeginsTask | ColumnDoneTask | PointsTask> = {
  tasks: {
    'decree-begins': {
      fields: { seat: shape.seat },
      law: 'ROOT-7.5.2a',
      rule: { run: (play, { seat }) => next(play, seat, 0) },
    },
    order: {
      fields: { seat: shape.seat, column: columnNumber, left: listOf(shape.suit, mostOrders) },
      law: 'ROOT-7.5.2a',
      rule: ordering,
      refuse: {
        craft: () => because('craft-over.eyrie', 'ROOT-7.5.1'),
        done: () => because('not-optional.order', 'ROOT-7.5.2b'),
        order: (_play, { column }, { suit }) =>
          because('no-such-order', 'ROOT-7.5.2a', { suit, column: item(columns, column) }),
      },
    },
    'decree-column-done': {
      fields: { seat: shape.seat, column: columnNumber },
      law: 'ROOT-7.5.2a',
      rule: { run: (play, { seat, column }) => next(play, seat, column + 1) },
    },
    'order-place': {
      fields: { seat: shape.seat, piece: oneOf('warrior', 'roost'), suit: shape.suit },
      law: 'ROOT-7.5.2.1a',
      rule: placing,
      refuse: { place: (play, task, { at }) => placeRefused(play, task, at) },
    },
    'roost-points': {
      fields: { seat: shape.seat },
      law: 'ROOT-7.6.1',
      rule: {
        run: (play, { seat }) => score(play, seat, item(eyrieTracks.points, onMap(play, seat, 'roost')), 'ROOT-7.6.1'),
      },
    },
  },
  actions: { order: { fields: { suit: shape.suit } }, place: { fields: { at: shape.clearing } } },
}
