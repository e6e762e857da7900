import { without } from '../../../../toolkit'
import type { Play } from '../../play'
import { clearings, type PlotKind, plotKinds, type Seat } from '../../vocabulary'
import { type CorvidBoard, corvidOf, type Plot } from './board'
import { corvidTracks } from './facts'

export const plotAt = (play: Pick<Play, 'state'>, seat: Seat, at: number): Plot | null =>
  corvidOf(play, seat).plots[at] ?? null

/** Whether a plot lies face down in a clearing. */
export const isHiddenAt = (play: Pick<Play, 'state'>, seat: Seat, at: number): boolean =>
  plotAt(play, seat, at)?.up === false

/** Clearings with a plot that lies face up, or face down. */
export const plotsAt = (play: Pick<Play, 'state'>, seat: Seat, up: boolean): number[] =>
  clearings.filter((at) => plotAt(play, seat, at)?.up === up)

/** How many plots of a kind lie face up. */
export const countUp = ({ plots }: Pick<CorvidBoard, 'plots'>, kind: PlotKind): number =>
  plots.filter((plot) => plot?.up && plot.face === kind).length

/** Kinds that are left in the supply. */
export function kindsLeft(play: Pick<Play, 'state'>, seat: Seat): PlotKind[] {
  const { plots } = corvidOf(play, seat)
  const left = without(
    corvidTracks.plots,
    plots.flatMap((plot) => (plot ? [plot.face] : [])),
  )
  return plotKinds.filter((kind) => left.includes(kind))
}

/** Takes a plot off the board with all that is known of it (ROOT-13.2.2.1c); the piece on the map leaves by other ways. */
export function forgetPlot(play: Pick<Play, 'state'>, seat: Seat, at: number): Plot | null {
  const { plots } = corvidOf(play, seat)
  const gone = plots[at] ?? null
  plots[at] = null
  return gone
}
