import type { EyrieBoard } from '../../rules/factions/eyrie/board'
import { eyrieTracks } from '../../rules/factions/eyrie/facts'
import { columns } from '../../rules/vocabulary'
import { cardNames } from '../names'
import { type FactionBoard, type Line, trackOf } from './faction'

export const eyrie: FactionBoard<EyrieBoard> = {
  tracks: (scene, seat) => [trackOf(scene, seat, 'roost', null, eyrieTracks.points.slice(1))],
  lines(scene, _seat, board, tracks) {
    const { board: say, names } = scene.words
    const { labels } = say
    return [
      [labels.leader, board.leader ? names.leaders[board.leader] : say.none],
      ...(board.fallen.length > 0
        ? [[labels.fallen, board.fallen.map((leader) => names.leaders[leader]).join(', ')] satisfies Line]
        : []),
      ...columns.map(
        (column, index): Line => [
          index === 0 ? labels.decree : '',
          `${say.column[column]}: ${board.decree[column].length > 0 ? cardNames(scene, board.decree[column]) : '-'}`,
        ],
      ),
      ...tracks,
    ]
  },
}
