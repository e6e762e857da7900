import type { KeepersView } from '../../rules/factions/keepers/board'
import { relicTypes, retinueColumns } from '../../rules/vocabulary'
import { cardNames } from '../names'
import type { Scene } from '../scene'
import type { FactionBoard, Line } from './faction'

/** Relics in a forest, as everybody sees them. */
const relicsIn = ({ words: { board: say } }: Scene, { forests }: KeepersView, forest: number): string[] =>
  (forests[forest] ?? []).map(({ type, face }) => say.relic(type, face))

/** Forest by forest. */
function relics(scene: Scene, board: KeepersView): string {
  const lying = scene.ground.forests.flatMap(({ id }, forest) => {
    const found = relicsIn(scene, board, forest)
    return found.length > 0 ? [`${id}: ${found.join(', ')}`] : []
  })
  return lying.length > 0 ? lying.join('; ') : scene.words.board.none
}

/** The values in each row. */
const recovered = ({ words: { board: say } }: Scene, board: KeepersView): string =>
  relicTypes
    .map((type) => {
      const values = board.recovered[type]
      return `${say.relicTypes[type]} ${values.length > 0 ? values.join(' ') : '-'}`
    })
    .join('; ')

export const keepers: FactionBoard<KeepersView> = {
  tracks: () => [],
  lines(scene, _seat, board) {
    const { board: say } = scene.words
    const { labels } = say
    return [
      [labels.relics, relics(scene, board)],
      [labels.recovered, recovered(scene, board)],
      ...retinueColumns.map((column, index): Line => {
        const cards = board.retinue[column]
        return [
          index === 0 ? labels.retinue : '',
          `${say.retinue[column]}: ${cards.length > 0 ? cardNames(scene, cards) : '-'}`,
        ]
      }),
    ]
  },
  inForest: relicsIn,
}
