import { type Play, sideOf } from '../../play'
import type { ClearingSuit, Seat } from '../../vocabulary'
import type { Service } from './facts'
import type { Purse } from './purse'

/**
 * What lies on the board of the Riverfolk, all of it in the open (ROOT-11.0f): warriors of any seat, trade posts, prices.
 *
 * @example
 * if (board.faction === 'riverfolk') console.log(board.prices.mercenaries, board.funds.p1 ?? 0)
 */
export interface RiverfolkBoard {
  readonly faction: 'riverfolk'
  payments: Purse
  funds: Purse
  committed: Purse
  /** Warriors on empty spaces of the tracks. */
  readonly tracks: Readonly<Record<ClearingSuit, Purse>>
  /** Trade posts that are still on their tracks. */
  readonly posts: Record<ClearingSuit, number>
  /** From 1 to 4; 0 until they are set. */
  readonly prices: Record<Service, number>
}

export function riverfolkOf(play: Pick<Play, 'state'>, seat: Seat): RiverfolkBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'riverfolk') return board
  throw new Error(`${seat} does not play the Riverfolk.`)
}
