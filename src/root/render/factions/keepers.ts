import { measured } from '../../../render/measure'
import type { Piece } from '../../../render/piece'
import { at, write } from '../../../render/svg'
import { type KeepersView, suitInRetinue } from '../../rules/factions/keepers/board'
import { keepersTracks, relicOf } from '../../rules/factions/keepers/facts'
import { asRelic } from '../../rules/factions/keepers/trophies'
import { relicTypes, retinueColumns } from '../../rules/vocabulary'
import type { Scene } from '../../words/scene'
import { drawColumns } from '../columns'
import { colours } from '../palette'
import * as draw from '../shapes'
import type { DrawnBoard } from './faction'

/** The relic board: three rows, filled from the left (ROOT-15.0c). */
function drawRows({ words: { board: say } }: Scene, { recovered }: KeepersView): Piece {
  const label = say.labels.recovered
  const left = Math.max(88, measured(label, 12) + 10)
  return {
    height: 28 * relicTypes.length + 4,
    parts: [
      write(0, 20, label, { 'font-size': 12, fill: colours.faint }),
      ...relicTypes.flatMap((type, row) =>
        Array.from({ length: keepersTracks.row }, (_, column) => {
          const value = recovered[type][column]
          const sign = value === undefined ? draw.emptySlot() : draw.relic(type, value)
          return at(left + 12 + 30 * column, 15 + 28 * row, [sign])
        }),
      ),
      ...relicTypes.map((type, row) =>
        write(left + 8 + 30 * keepersTracks.row, 19 + 28 * row, say.relicTypes[type], {
          'font-size': 12,
          fill: colours.faint,
        }),
      ),
    ],
  }
}

export const keepers: DrawnBoard<KeepersView> = {
  pieces({ sketch, seat, inside }, board) {
    const { retinue } = sketch.scene.words.board
    const columns = retinueColumns.map((column) => ({
      target: { kind: 'slot', id: column, in: seat } as const,
      name: retinue[column],
      cards: board.retinue[column],
    }))
    return [drawRows(sketch.scene, board), drawColumns(sketch, columns, suitInRetinue, inside)]
  },
  token(_board, kind) {
    const relic = asRelic(kind)
    return relic ? draw.relic(relicOf[relic].type, relicOf[relic].value) : null
  },
  inForest: ({ forests }, forest) => (forests[forest] ?? []).map(({ type, face }) => draw.relic(type, face)),
}
