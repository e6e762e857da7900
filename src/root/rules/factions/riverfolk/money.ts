import { type Play, sideOf } from '../../play'
import { type ClearingSuit, clearingSuits, type Seat, seats } from '../../vocabulary'
import { type RiverfolkBoard, riverfolkOf } from './board'
import { change, type Purse } from './purse'

/** Where warriors lie on the board; on a track by its suit. */
export type Place = 'payments' | 'funds' | 'committed' | ClearingSuit

/**
 * Where warriors come from and go to: a place on the board of the Riverfolk, a track by its suit, or a supply.
 *
 * @example
 * if (event.type === 'funds' && event.to === 'payments') console.log('paid')
 */
export type Till = 'supply' | Place

export const purseAt = (board: RiverfolkBoard, place: Place): Purse =>
  place === 'payments' || place === 'funds' || place === 'committed' ? board[place] : board.tracks[place]

/** All places of the board where warriors lie. */
export const places: readonly Place[] = ['payments', 'funds', 'committed', ...clearingSuits]

/** Warriors go from one place of the board to another, or from and to their owner's supply. */
export function transfer(play: Play, seat: Seat, owner: Seat, from: Till, to: Till, count: number): void {
  if (count === 0) return
  const board = riverfolkOf(play, seat)
  if (from === 'supply') sideOf(play, owner).supply -= count
  else change(purseAt(board, from), owner, -count)
  if (to === 'supply') sideOf(play, owner).supply += count
  else change(purseAt(board, to), owner, count)
  play.emit?.({ type: 'funds', seat, owner, from, to, count })
}

/** Warriors of the Riverfolk come to Payments, as many as the supply has. */
export function pay(play: Play, seat: Seat, wanted: number): void {
  transfer(play, seat, seat, 'supply', 'payments', Math.min(wanted, sideOf(play, seat).supply))
}

/** All warriors of a place go to another. */
export function transferAll(play: Play, seat: Seat, from: Place, to: Place): void {
  const purse = purseAt(riverfolkOf(play, seat), from)
  for (const owner of seats) transfer(play, seat, owner, from, to, purse[owner] ?? 0)
}
