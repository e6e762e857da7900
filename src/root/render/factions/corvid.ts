import { measured } from '../../../render/measure'
import type { Piece } from '../../../render/piece'
import { at, centred, write } from '../../../render/svg'
import type { CorvidView } from '../../rules/factions/corvid/board'
import { clearings } from '../../rules/vocabulary'
import { factionBoards } from '../../words/factions'
import type { Scene } from '../../words/scene'
import { line } from '../line'
import { colours } from '../palette'
import * as draw from '../shapes'
import type { DrawnBoard } from './faction'

/** As a plot lies for everybody else. */
const faceDown = { face: null, up: false, not: [] }

/** The plots on the map, each over the number of its clearing. */
function drawPlots({ words }: Scene, { plots }: CorvidView): Piece {
  const label = words.board.labels.plots
  const left = Math.max(88, measured(label, 12) + 10)
  const lying = clearings.flatMap((place) => {
    const plot = plots[place]
    return plot ? [{ place, plot }] : []
  })
  return {
    height: 48,
    parts: [
      write(0, 20, label, { 'font-size': 12, fill: colours.faint }),
      ...lying.map(({ place, plot }, index) =>
        at(left + 11 + 29 * index, 16, [draw.plot(plot), write(0, 26, place, { ...centred, 'font-size': 12 })]),
      ),
    ],
  }
}

export const corvid: DrawnBoard<CorvidView> = {
  pieces({ sketch: { scene }, seat, inside }, board) {
    const [, ...lines] = factionBoards.corvid.lines(scene, seat, board, [])
    return [drawPlots(scene, board), ...lines.map(([label, text]) => line(label, text, inside))]
  },
  token: ({ plots }, kind, at) => (kind === 'plot' ? draw.plot(plots[at] ?? faceDown) : null),
}
