import type { Action } from '../action'
import { crystalsLeft, gain } from '../components'
import { drawable, drawCards, drawVisions } from '../piles'
import { type Play, type Question, sideOf } from '../play'
import { opponentOf, type Seat } from '../vocabulary'

/**
 * Draw, Gain, Steal and taking from the cargo: how many, from none to all that there are, is chosen before anything is seen
 * (IW-KEY-19).
 */
export interface AmountTask {
  readonly do: 'amount'
  readonly seat: Seat
  readonly of: Amount['type']
  readonly most: number
}

type Amount = Extract<Action, { type: 'draw' | 'draw-visions' | 'gain' | 'steal' | 'take-cargo' }>

/** How many there are to be had. */
function available(play: Play, seat: Seat, of: Amount['type']): number {
  const { state } = play
  if (of === 'draw') return drawable(play, seat)
  if (of === 'draw-visions') return state.visions.deck.length
  if (of === 'gain') return crystalsLeft(state)
  return of === 'steal' ? sideOf(play, opponentOf(seat)).crystals : state.drill.cargo
}

export const amount: Question<AmountTask, Amount> = {
  seat: (_play, { seat }) => seat,
  asks: (play, { seat, of, most }) => most > 0 && available(play, seat, of) > 0,
  actions(play, { seat, of, most }) {
    const count = Math.min(most, available(play, seat, of))
    return count === 0 ? [] : Array.from({ length: count + 1 }, (_, less) => ({ type: of, count: count - less }))
  },
  answer(play, { seat }, { type, count }) {
    if (count === 0) return
    if (type === 'draw') drawCards(play, seat, count)
    else if (type === 'draw-visions') drawVisions(play, count)
    else if (type === 'gain') gain(play, seat, count)
    else if (type === 'steal') steal(play, seat, count)
    else takeCargo(play, count)
  },
}

/** IW-KEY-17: from the opponent's available crystals. */
export function steal(play: Play, seat: Seat, count: number): void {
  sideOf(play, opponentOf(seat)).crystals -= count
  sideOf(play, seat).crystals += count
  play.emit?.({ type: 'stole', seat, count })
}

/** CI-IC12: not an unloading. */
function takeCargo(play: Play, count: number): void {
  play.state.drill.cargo -= count
  sideOf(play, 'ironclad').crystals += count
  play.emit?.({ type: 'took-cargo', count })
}
