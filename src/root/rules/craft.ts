import { add } from '../../toolkit'
import { because } from './because'
import type { Card } from './card'
import { cardOf, different } from './cards'
import type { Chapter } from './chapter'
import type { Task } from './chapters'
import { clearingsOf } from './clearings'
import { craftingAt, craftsWith } from './crafting-pieces'
import { discard, draw, leaveHand } from './hands'
import { has, type Play, plan, type Question, rulesOf, rulesOfHireling, sideOf, suitAt } from './play'
import { removeAllEnemies } from './removal'
import { gain, settle } from './score'
import * as shape from './shapes'
import { type ClearingSuit, clearingSuits, clearings, itemIndex, type Seat, type Suit } from './vocabulary'

/** Crafting pieces that are not activated yet, by suit (ROOT-4.1.1), and how many of them can be used at most. */
interface Pieces extends Record<ClearingSuit, number> {
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
export type PayAction = { readonly type: 'activate'; readonly suit: Suit }

/** Those that can still be activated; or all of them, to say what is wrong. */
export function piecesOf(play: Play, seat: Seat, { activated = false } = {}): Tools {
  const free: Pieces = { fox: 0, rabbit: 0, mouse: 0, most: 0 }
  const kinds = craftsWith(play, seat)
  if (kinds.length === 0) return rulesOf(play, seat).tools?.(play, seat) ?? free
  for (const at of clearings) {
    const count = craftingAt(play, seat, kinds, at) - (activated ? 0 : (play.state.turn.activated[at] ?? 0))
    if (count > 0) {
      free[suitAt(play, at)] += count
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
const canUse = ({ fox, rabbit, mouse, most }: Tools): number => Math.min(fox + rabbit + mouse, most)

export function canPay({ cost }: Card, pieces: Tools): boolean {
  for (const suit of clearingSuits) {
    let needed = 0
    for (const each of cost) if (each === suit) needed++
    if (needed > pieces[suit]) return false
  }
  return cost.length <= canUse(pieces)
}

/** Cards of the hand that can be crafted now (ROOT-4.1). */
export function craftable(play: Play, seat: Seat): string[] {
  const { hand, crafted } = sideOf(play, seat)
  const pieces = piecesOf(play, seat)
  if (canUse(pieces) === 0) return []
  return different(hand, (id) => {
    const card = cardOf(id)
    if (card.cost.length === 0 || !canPay(card, pieces)) return false
    if (card.item !== null) return (play.state.supply[itemIndex[card.item]] ?? 0) > 0
    return card.kind === 'favor' || !crafted.includes(id)
  })
}

/** Activates a piece of a suit; of several the one in the clearing with the lowest number (ROOT-4.1.1e). */
function activate(play: Play, seat: Seat, suit: ClearingSuit): void {
  const kinds = craftsWith(play, seat)
  if (kinds.length === 0) {
    rulesOf(play, seat).activateTool?.(play, seat)
    return
  }
  const { activated } = play.state.turn
  const at = clearingsOf(play, suit).find((each) => craftingAt(play, seat, kinds, each) > (activated[each] ?? 0))
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
  for (const suit of cost) if (suit !== 'any') activate(play, seat, suit)
  let left = 0
  for (const suit of cost) if (suit === 'any') left++
  if (left > 0) play.emit?.({ type: 'laid-out', seat, card: id })
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
  add(play.state.supply, itemIndex[card.item], -1)
  if (beforeItem) plan(play, beforeItem(seat, card.id))
  else finishItem(play, seat, card)
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

const paying: Question<PayTask, PayAction> = {
  actions(play, { seat, left }) {
    if (left === 0) return []
    const pieces = piecesOf(play, seat)
    return clearingSuits.filter((suit) => pieces[suit] > 0).map((suit) => ({ type: 'activate', suit }))
  },
  answer(play, task, { suit }) {
    if (suit !== 'bird') activate(play, task.seat, suit)
    plan(play, { ...task, left: task.left - 1 })
  },
}

export const crafting: Chapter<PayTask, PayAction, PaidTask | SpentTask> = {
  tasks: {
    pay: {
      fields: { seat: shape.seat, card: shape.card, left: shape.count },
      law: 'ROOT-4.1.1e',
      rule: paying,
      refuse: {
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
  actions: { activate: { fields: { suit: shape.suit } } },
}
