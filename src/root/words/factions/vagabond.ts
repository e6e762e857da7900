import type { VagabondBoard } from '../../rules/factions/vagabond/board'
import { vagabondTracks } from '../../rules/factions/vagabond/facts'
import { itemIndex } from '../../rules/vocabulary'
import { hasAny, itemList } from '../items'
import type { FactionBoard, Line } from './faction'

/** How many items a Vagabond may keep beside those on tracks (ROOT-9.6.4a). */
export const itemLimit = ({ ready }: Pick<VagabondBoard, 'ready'>): number =>
  vagabondTracks.limit + vagabondTracks.limitPerBag * Math.min(vagabondTracks.trackSpaces, ready[itemIndex.bag] ?? 0)

export const vagabond: FactionBoard<VagabondBoard> = {
  tracks: () => [],
  lines(scene, _seat, board) {
    const { labels } = scene.words.board
    const { names } = scene.words
    const { character, clearing, forest, ready, exhausted, damagedReady, damagedExhausted, relations, quests } = board
    const at = scene.ground.forests[forest]
    const line = (label: string, counts: readonly number[]): Line[] =>
      hasAny(counts) ? [[label, itemList(scene, counts)]] : []
    const related = scene.seats.flatMap((other) => {
      const space = relations[other]
      return space === undefined ? [] : [`${names.short(scene, other)} ${names.relation(space)}`]
    })
    return [
      ...(character ? [[labels.character, names.characters[character]] satisfies Line] : []),
      ...(clearing > 0 ? [[labels.pawn, names.clearing(scene, clearing)] satisfies Line] : []),
      ...(at ? [[labels.pawn, names.forest(at.id)] satisfies Line] : []),
      ...line(labels.ready, ready),
      ...line(labels.exhausted, exhausted),
      ...line(labels.damaged, damagedReady),
      ...line(labels.damagedExhausted, damagedExhausted),
      ...(related.length > 0 ? [[labels.relations, related.join(', ')] satisfies Line] : []),
      ...(quests.length > 0 ? [[labels.questsDone, quests.map(names.quest).join(', ')] satisfies Line] : []),
      [labels.itemLimit, String(itemLimit(board))],
    ]
  },
}
