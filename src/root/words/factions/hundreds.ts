import type { HundredsBoard } from '../../rules/factions/hundreds/board'
import {
  type HoardTrack,
  hoarded,
  hoardTracks,
  hundredsFacts,
  hundredsTracks,
} from '../../rules/factions/hundreds/facts'
import { countOn } from '../../rules/factions/hundreds/hoard'
import { onMap } from '../../rules/rule'
import { items, type Seat } from '../../rules/vocabulary'
import { hasAny, itemList } from '../items'
import type { Scene } from '../scene'
import type { FactionBoard, Line } from './faction'

/** The value of a track of the Hoard, with the items on it. */
function hoardWords(scene: Scene, { hoard }: HundredsBoard, track: HoardTrack): string {
  const value = hundredsTracks.worth[countOn(hoard, track)] ?? 0
  const lying = hoard.map((count, index) => (hoarded[track].some((each) => items[index] === each) ? count : 0))
  return hasAny(lying) ? `${value} (${itemList(scene, lying)})` : String(value)
}

/** How many of its strongholds and of its mobs are on the map. */
export const pieceLines = (scene: Scene, seat: Seat): Line[] => {
  const { board: say } = scene.words
  const line = (label: string, kind: 'stronghold' | 'mob'): Line => [
    label,
    say.outOf(onMap({ state: scene }, seat, kind), hundredsFacts.pieces[kind].count),
  ]
  return [line(say.labels.strongholds, 'stronghold'), line(say.labels.mobs, 'mob')]
}

export const hundreds: FactionBoard<HundredsBoard> = {
  tracks: () => [],
  lines(scene, seat, board) {
    const { labels } = scene.words.board
    return [
      [labels.mood, scene.words.names.moods[board.mood]],
      ...hoardTracks.map((track): Line => [labels[track], hoardWords(scene, board, track)]),
      ...pieceLines(scene, seat),
    ]
  },
}
