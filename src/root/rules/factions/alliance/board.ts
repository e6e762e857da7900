import { type Play, sideOf } from '../../play'
import type { Seat } from '../../vocabulary'

export interface AllianceBoard {
  readonly faction: 'alliance'
  officers: number
  supporters: string[]
  /** What each seat gave and may still know among them (ROOT-INFO-03). */
  given: Partial<Record<Seat, string[]>>
  /** What everybody has seen come among them (ROOT-11.2.3c). */
  shown?: string[]
}

/**
 * The Alliance's board as a viewer sees it: how many supporters there are, and which only for the Alliance.
 *
 * @example
 * if (board.faction === 'alliance') console.log(board.supporterCount)
 */
export interface AllianceView extends Omit<AllianceBoard, 'supporters'> {
  supporters: string[] | null
  supporterCount: number
}

export function allianceOf(play: Pick<Play, 'state'>, seat: Seat): AllianceBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'alliance') return board
  throw new Error(`${seat} does not play the Alliance.`)
}
