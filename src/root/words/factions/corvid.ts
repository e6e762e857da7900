import { without } from '../../../toolkit'
import type { CorvidView } from '../../rules/factions/corvid/board'
import { corvidTracks } from '../../rules/factions/corvid/facts'
import { pieceTotals } from '../../rules/pieces'
import { onMap } from '../../rules/rule'
import { clearings, plotKinds, type Seat } from '../../rules/vocabulary'
import type { Scene } from '../scene'
import type { FactionBoard } from './faction'

/** The plots on the map, clearing by clearing. */
function lying({ words: { board: say } }: Scene, { plots }: CorvidView): string {
  const found = clearings.flatMap((at) => {
    const plot = plots[at]
    return plot ? [`${at}: ${say.plot(plot)}`] : []
  })
  return found.length > 0 ? found.join('; ') : say.none
}

/** Plots in the supply: which only if the viewer sees all that lie on the map. */
function supply(scene: Scene, seat: Seat, { plots }: CorvidView): string {
  const { names, board: say } = scene.words
  const count = (pieceTotals.corvid.plot ?? 0) - onMap({ state: scene }, seat, 'plot')
  const faces = plots.flatMap((plot) => (plot ? [plot.face] : []))
  const known = faces.flatMap((face) => face ?? [])
  if (count === 0 || known.length < faces.length) return say.outOf(count, corvidTracks.plots.length)
  const left = without(corvidTracks.plots, known)
  const counted = plotKinds.flatMap((kind) => {
    const number = left.filter((each) => each === kind).length
    return number === 0 ? [] : [number > 1 ? `${names.plots[kind]} x${number}` : names.plots[kind]]
  })
  return `${say.outOf(count, corvidTracks.plots.length)}: ${counted.join(', ')}`
}

export const corvid: FactionBoard<CorvidView> = {
  tracks: () => [],
  lines(scene, seat, board) {
    const { labels } = scene.words.board
    return [
      [labels.plots, lying(scene, board)],
      [labels.plotsLeft, supply(scene, seat, board)],
      [labels.plotsPlaced, String(board.placed)],
    ]
  },
  note(scene, { plots }, kind, at) {
    const plot = kind === 'plot' ? plots[at] : null
    return plot ? ` (${scene.words.board.plot(plot)})` : ''
  },
}
