import type { DuchyBoard } from '../../rules/factions/duchy/board'
import { duchyFacts, duchyTracks } from '../../rules/factions/duchy/facts'
import { onMap, warriorsAt } from '../../rules/rule'
import { burrow, ranks, type Seat } from '../../rules/vocabulary'
import { cardNames } from '../names'
import type { Scene } from '../scene'
import { type FactionBoard, type Line, trackOf } from './faction'

/** How many of its tunnels are on the map. */
export const tunnelWords = (scene: Scene, seat: Seat): string =>
  scene.words.board.outOf(onMap({ state: scene }, seat, 'tunnel'), duchyFacts.pieces.tunnel.count)

export const duchy: FactionBoard<DuchyBoard> = {
  tracks: (scene, seat) => [
    trackOf(scene, seat, 'citadel', null, duchyTracks.warriors.slice(1)),
    trackOf(scene, seat, 'market', null, duchyTracks.cards.slice(1)),
  ],
  lines(scene, seat, { swayed, crowns, revealed }, tracks) {
    const { board: say, names } = scene.words
    const { labels } = say
    const position = { state: scene }
    return [
      [labels.burrow, names.pieceCount('warrior', warriorsAt(position, seat, burrow))],
      [labels.swayed, swayed.length === 0 ? say.none : swayed.map((each) => names.ministers[each]).join(', ')],
      [labels.crowns, ranks.map((rank) => say.crowns(rank, crowns[rank])).join(', ')],
      ...tracks,
      [labels.tunnels, tunnelWords(scene, seat)],
      ...(revealed.length > 0 ? [[labels.revealed, cardNames(scene, revealed)] satisfies Line] : []),
    ]
  },
}
