import type { HiddenPiece, SeenPiece } from '../../hidden-pieces'
import { type Play, sideOf } from '../../play'
import type { PlotKind, Seat } from '../../vocabulary'

/** A plot on the map. */
export type Plot = HiddenPiece<PlotKind>

export interface CorvidBoard {
  readonly faction: 'corvid'
  /** The plot in each clearing; a plot is replaced, never changed. */
  plots: (Plot | null)[]
  /** Plots placed in this turn (ROOT-13.5.2b). */
  placed: number
  /** Whether it has drawn a card in this Evening (ROOT-13.6.1c), and whether it has exerted (ROOT-13.6.1b). */
  drew: boolean
  exerted: boolean
}

/**
 * The Conspiracy's board as a viewer sees it: what a plot is that lies face down, only the Conspiracy sees.
 *
 * @example
 * if (board.faction === 'corvid') console.log(board.plots[5]?.face ?? 'unknown')
 */
export interface CorvidView extends Omit<CorvidBoard, 'plots'> {
  plots: (SeenPiece<PlotKind> | null)[]
}

export function corvidOf(play: Pick<Play, 'state'>, seat: Seat): CorvidBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'corvid') return board
  throw new Error(`${seat} does not play the Corvid Conspiracy.`)
}
