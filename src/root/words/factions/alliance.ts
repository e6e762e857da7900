import type { AllianceView } from '../../rules/factions/alliance/board'
import { allianceTracks } from '../../rules/factions/alliance/facts'
import { cardNames } from '../names'
import type { Scene } from '../scene'
import { type FactionBoard, trackOf } from './faction'

function supporterWords({ supporters, supporterCount, given, shown = [] }: AllianceView, scene: Scene): string {
  const { viewer, words } = scene
  if (supporters) return supporterCount === 0 ? words.board.none : `${supporterCount}: ${cardNames(scene, supporters)}`
  const known = viewer !== null && viewer !== 'spectator' ? (given[viewer] ?? []) : []
  const seen = shown.length > 0 ? `, ${words.board.among(cardNames(scene, shown))}` : ''
  return `${words.board.hidden(supporterCount)}${seen}${known.length > 0 ? `, ${words.board.youGave(cardNames(scene, known))}` : ''}`
}

export const alliance: FactionBoard<AllianceView> = {
  tracks: (scene, seat) => [trackOf(scene, seat, 'sympathy', allianceTracks.cost, allianceTracks.points)],
  lines(scene, _seat, board, tracks) {
    const { labels } = scene.words.board
    return [[labels.officers, String(board.officers)], [labels.supporters, supporterWords(board, scene)], ...tracks]
  },
}
