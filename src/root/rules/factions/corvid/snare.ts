import { because } from '../../because'
import type { Side } from '../../state'
import type { Seat } from '../../vocabulary'

/** ROOT-13.7.2: a snare that lies face up binds everybody but the Conspiracy and its partner, and hirelings (ROOT-13.7.2c). */
export function isSnared({ board, partner }: Side, at: number, controller: Seat | null): boolean {
  if (board.faction !== 'corvid' || (partner !== null && partner === controller)) return false
  const plot = board.plots[at]
  return plot?.up === true && plot.face === 'snare'
}

export const snaredPlace = (at: number) => because('snared.place', 'ROOT-13.7.2a', { at })
export const snaredWay = (at: number) => because('snared.way', 'ROOT-13.7.2a', { at })
