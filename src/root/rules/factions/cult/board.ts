import { type Play, sideOf } from '../../play'
import type { ClearingSuit, Seat } from '../../vocabulary'

/** What the Cult have on their board; all of it lies open. */
export interface CultBoard {
  readonly faction: 'cult'
  /** The suit of the Outcast; nobody until the Cult has chosen in setup. */
  outcast: ClearingSuit | null
  /** The marker shows its Hated side. */
  hated: boolean
  acolytes: number
  /** The Lost Souls, in place of the discard pile (ROOT-10.2.6a). */
  souls: string[]
  /** Cards revealed in this Daylight. */
  revealed: string[]
}

export function cultOf(play: Pick<Play, 'state'>, seat: Seat): CultBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'cult') return board
  throw new Error(`${seat} does not play the Cult.`)
}

/** The Outcast, once it is chosen. */
export function outcastOf(play: Pick<Play, 'state'>, seat: Seat): ClearingSuit {
  const { outcast } = cultOf(play, seat)
  if (outcast) return outcast
  throw new Error(`${seat} has not chosen the Outcast yet.`)
}
