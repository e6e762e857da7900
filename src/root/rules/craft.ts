import { add, listOf, optional } from '../../toolkit'
import { because } from './because'
import type { Card } from './card'
import { cardOf, different } from './cards'
import type { Chapter } from './chapter'
import type { Task } from './chapters'
import { clearingsOf } from './clearings'
import { craftingAt, craftingPlaces, craftsWith } from './crafting-pieces'
import { discard, draw, leaveHand } from './hands'
import { canTakeItem, takeForged } from './landmarks/forge'
import { isLostCity } from './landmarks/lost-city'
import { has, type Play, plan, type Question, rulesOf, rulesOfHireling, sideOf, suitAt } from './play'
import { removeAllEnemies } from './removal'
import { gain, settle } from './score'
import * as shape from './shapes'
import { type ClearingSuit, clearingSuits, clearings, itemIndex, type Seat, type Suit } from './vocabulary'

/** No card costs more symbols. */
const mostCost = 8

/** Crafting pieces that are not activated yet, by suit (ROOT-4.1.1), and how many of them can be used at most. */
interface Pieces extends Record<ClearingSuit, number> {
  /** Those in the Lost City, which pay for any suit (ROOT-INT-61). */
  wild: number
  most: number
}
/** The same of a faction that crafts with something else. */
export type Tools = Readonly<Pieces>

/** A card is being crafted: what is still to be paid by pieces of any suit (ROOT-4.1.1e). */
export interface PayTask {
  readonly do: 'pay'
  readonly seat: Seat
  readonly card: string
  readonly left: number
  /** Suits that are still to be paid, where a piece in the Lost City may pay for one of them (ROOT-INT-61). */
  readonly owed?: readonly ClearingSuit[]
}
/** The cost is paid; or the effect is resolved and the card leaves (ROOT-4.1.2d). */
export interface PaidTask {
  readonly do: 'paid'
  readonly seat: Seat
  readonly card: string
}
export interface SpentTask extends Omit<PaidTask, 'do'> {
  readonly do: 'spent'
}
export type PayAction =
  | { readonly type: 'activate'; readonly suit: Suit }
  /** A piece in the Lost City. */
  | { readonly type: 'activate-city' }

/** Those that can still be activated; or all of them, to say what is wrong. */
export function piecesOf(play: Play, seat: Seat, { activated = false } = {}): Tools {
  const free: Pieces = { fox: 0, rabbit: 0, mouse: 0, wild: 0, most: 0 }
  const kinds = craftsWith(play, seat)
  if (kinds.length === 0) return rulesOf(play, seat).tools?.(play, seat) ?? free
  const standing = craftingPlaces(play, seat, kinds)
  for (const at of clearings) {
    const count = (standing[at] ?? 0) - (activated ? 0 : (play.state.turn.activated[at] ?? 0))
    if (count > 0) {
      free[isLostCity(play.state, at) ? 'wild' : suitAt(play, at)] += count
      free.most += count
    }
  }
  return free
}

/** Whether a seat has a crafting piece left: whether it can craft then depends on its hand. */
export function hasPieces(play: Play, seat: Seat): boolean {
  return canUse(piecesOf(play, seat)) > 0
}

/** How many can be activated. */
const canUse = ({ fox, rabbit, mouse, wild, most }: Tools): number => Math.min(fox + rabbit + mouse + wild, most)

export function canPay({ cost }: Pick<Card, 'cost'>, pieces: Tools): boolean {
  let wild = 0
  for (const suit of clearingSuits) {
    let needed = 0
    for (const each of cost) if (each === suit) needed++
    wild += Math.max(0, needed - pieces[suit])
  }
  return wild <= pieces.wild && cost.length <= canUse(pieces)
}

/** Cards of the hand that can be crafted now (ROOT-4.1). */
export function craftable(play: Play, seat: Seat): string[] {
  const { hand, crafted } = sideOf(play, seat)
  const pieces = piecesOf(play, seat)
  if (canUse(pieces) === 0) return []
  return different(hand, (id) => {
    const card = cardOf(id)
    if (card.cost.length === 0 || !canPay(card, pieces)) return false
    if (card.item !== null) return canTakeItem(play, seat, itemIndex[card.item])
    return card.kind === 'favor' || !crafted.includes(id)
  })
}

/** Activates a piece of a suit, or one in the Lost City; of several the one in the clearing with the lowest number (ROOT-4.1.1e). */
function activate(play: Play, seat: Seat, suit: ClearingSuit | 'wild'): void {
  const kinds = craftsWith(play, seat)
  if (kinds.length === 0) {
    rulesOf(play, seat).activateTool?.(play, seat)
    return
  }
  const { activated } = play.state.turn
  const at = clearings.find(
    (each) =>
      (isLostCity(play.state, each) ? 'wild' : suitAt(play, each)) === suit &&
      craftingAt(play, seat, kinds, each) > (activated[each] ?? 0),
  )
  if (at === undefined) throw new Error(`${seat} has no crafting piece of the suit ${suit} left.`)
  activated[at] = (activated[at] ?? 0) + 1
}

/** Crafts a card of the hand. */
export const craft = (play: Play, seat: Seat, id: string): void =>
  payFor(play, seat, id, { do: 'paid', seat, card: id })

/** The cost of a card of the hand is paid, and then something becomes of it: its suits are paid at once, question marks one by one. */
export function payFor(play: Play, seat: Seat, id: string, then: Task): void {
  leaveHand(play, seat, id)
  const { payCraft } = rulesOf(play, seat)
  if (payCraft) {
    play.emit?.({ type: 'laid-out', seat, card: id })
    plan(play, then)
    payCraft(play, seat, id)
    return
  }
  const { cost } = cardOf(id)
  const suits = cost.filter((suit) => suit !== 'any')
  const left = cost.length - suits.length
  const isWild = piecesOf(play, seat).wild > 0
  if (left > 0 || isWild) play.emit?.({ type: 'laid-out', seat, card: id })
  if (isWild) {
    plan(play, { do: 'pay', seat, card: id, left, owed: suits }, then)
    return
  }
  for (const suit of suits) activate(play, seat, suit)
  plan(play, { do: 'pay', seat, card: id, left }, then)
}

/** ROOT-4.1.2d: paid; the item, the points, what else crafting an item sets off, and the card is discarded. */
function complete(play: Play, seat: Seat, card: Card): void {
  const { beforeItem } = rulesOf(play, seat)
  play.emit?.({ type: 'crafted', seat, card: card.id, item: beforeItem ? null : card.item })
  if (card.kind === 'persistent') {
    sideOf(play, seat).crafted.push(card.id)
    return
  }
  plan(play, { do: 'spent', seat, card: card.id })
  if (card.item === null) {
    removeAllEnemies(play, seat, clearingsOf(play, card.suit))
    return
  }
  const isForged = takeForged(play, seat, itemIndex[card.item])
  if (beforeItem) {
    settle(play)
    if (!play.state.result) plan(play, beforeItem(seat, card.id))
  } else finishItem(play, seat, card)
  if (isForged && !play.state.result) draw(play, seat, 1)
}

/** The item and its points, or one of them; and what crafting an item sets off in any case. */
export function finishItem(
  play: Play,
  seat: Seat,
  { item, points }: Card,
  kept: 'both' | 'item' | 'points' = 'both',
): void {
  if (item === null) return
  const { takeItem, itemPoints } = rulesOf(play, seat)
  if (kept === 'points') play.emit?.({ type: 'item', seat, item, how: 'removed' })
  else if (takeItem) takeItem(play, seat, item)
  else add(sideOf(play, seat).items, itemIndex[item], 1)
  if (kept !== 'item') gain(play, seat, itemPoints?.(play, seat, points) ?? points, 'ROOT-3.2.2')
  if (has(play, seat, 'master-engravers')) gain(play, seat, 1, 'ROOT-CARD-30')
  settle(play)
  if (play.state.result) return
  for (const other of play.state.seats) if (other !== seat && has(play, other, 'murine-broker')) draw(play, other, 1)
}

/** ROOT-4.1.2d: the card is discarded, unless a hireling of its player keeps it (ROOT-HIR-10Da). */
function putDown(play: Play, { seat, card }: SpentTask): void {
  for (const { hireling, controller } of play.state.hirelings) {
    const task = controller === seat ? rulesOfHireling(play, hireling).keepsCrafted?.(play, seat, card) : null
    if (!task) continue
    sideOf(play, seat).crafted.push(card)
    plan(play, task)
    return
  }
  discard(play, seat, [card], 'play')
}

/** With what the next symbol can be paid so that the rest can be paid too. */
function payments(play: Play, { seat, left, owed = [] }: PayTask): PayAction[] {
  if (owed.length + left === 0) return []
  const [symbol = 'any', ...rest] = owed
  const pieces = piecesOf(play, seat)
  const cost = [...rest, ...Array<'any'>(owed.length > 0 ? left : left - 1).fill('any')]
  const serves = (suit: ClearingSuit | 'wild'): boolean =>
    pieces[suit] > 0 && canPay({ cost }, { ...pieces, [suit]: pieces[suit] - 1, most: pieces.most - 1 })
  const suits = clearingSuits.filter((suit) => (symbol === 'any' || symbol === suit) && serves(suit))
  // With too few printed ones of a suit a piece in the City pays for it anyhow, so the printed ones come first.
  const isSpare =
    symbol === 'any' || pieces[symbol] === 0 || owed.filter((suit) => suit === symbol).length <= pieces[symbol]
  return [
    ...suits.map((suit) => ({ type: 'activate', suit }) as const),
    ...(isSpare && serves('wild') ? [{ type: 'activate-city' } as const] : []),
  ]
}

const paying: Question<PayTask, PayAction> = {
  actions: payments,
  answer(play, { seat, card, left: all, owed = [] }, action) {
    if (action.type === 'activate-city') activate(play, seat, 'wild')
    else if (action.suit !== 'bird') activate(play, seat, action.suit)
    const rest = owed.slice(1)
    const left = owed.length > 0 ? all : all - 1
    plan(play, rest.length > 0 ? { do: 'pay', seat, card, left, owed: rest } : { do: 'pay', seat, card, left })
  },
}

export const crafting: Chapter<PayTask, PayAction, PaidTask | SpentTask> = {
  tasks: {
    pay: {
      fields: {
        seat: shape.seat,
        card: shape.card,
        left: shape.amount,
        owed: optional(listOf(shape.clearingSuit, mostCost)),
      },
      law: 'ROOT-4.1.1e',
      rule: paying,
      refuse: {
        'activate-city': (_play, { seat }) => because('no-such-piece.city', 'ROOT-INT-61', { seat }),
        activate: (_play, { seat }, action) =>
          because('no-such-piece.crafting', 'ROOT-4.1.1e', { seat, suit: action.suit }),
      },
    },
    paid: {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-4.1.2a',
      rule: { run: (play, { seat, card }) => complete(play, seat, cardOf(card)) },
    },
    spent: {
      fields: { seat: shape.seat, card: shape.card },
      law: 'ROOT-4.1.2d',
      rule: { run: putDown },
    },
  },
  actions: { activate: { fields: { suit: shape.suit } }, 'activate-city': { fields: {} } },
}
