import type { MarquiseBoard } from '../../rules/factions/marquise/board'
import { marquiseTracks } from '../../rules/factions/marquise/facts'
import { pieceTotals } from '../../rules/pieces'
import { onMap } from '../../rules/rule'
import { type FactionBoard, trackOf } from './faction'

export const marquise: FactionBoard<MarquiseBoard> = {
  tracks: (scene, seat) =>
    (['sawmill', 'workshop', 'recruiter'] as const).map((kind) =>
      trackOf(scene, seat, kind, marquiseTracks.cost, marquiseTracks.points[kind]),
    ),
  lines(scene, seat, _board, tracks) {
    const wood = (pieceTotals.marquise.wood ?? 0) - onMap({ state: scene }, seat, 'wood')
    return [...tracks, [scene.words.board.labels.woodLeft, String(wood)]]
  },
}
