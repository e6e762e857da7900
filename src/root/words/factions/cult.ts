import type { CultBoard } from '../../rules/factions/cult/board'
import { type Conspiracy, conspiracyCost, cultTracks } from '../../rules/factions/cult/facts'
import { gardenKind } from '../../rules/factions/cult/gardens'
import { clearingSuits } from '../../rules/vocabulary'
import { cardNames } from '../names'
import type { Scene } from '../scene'
import { type FactionBoard, type Line, trackOf } from './faction'

/** What a conspiracy costs the seat that decides (ROOT-10.4.3b). */
export function priceOf({ sides, toAct }: Scene, what: Conspiracy): number {
  const board = toAct ? sides[toAct]?.board : undefined
  return conspiracyCost[what] - (board?.faction === 'cult' && board.hated ? 1 : 0)
}

export const cult: FactionBoard<CultBoard> = {
  tracks: (scene, seat) =>
    clearingSuits.map((suit) => trackOf(scene, seat, gardenKind[suit], null, cultTracks.points.slice(1))),
  lines(scene, _seat, { outcast, hated, acolytes, souls, revealed }, tracks) {
    const { words } = scene
    const { labels } = words.board
    const list = (label: string, cards: readonly string[]): Line[] =>
      cards.length > 0 ? [[label, cardNames(scene, cards)]] : []
    return [
      [labels.outcast, outcast ? words.board.outcast(outcast, hated) : words.board.none],
      [labels.acolytes, String(acolytes)],
      [labels.gardens, ''],
      ...tracks,
      ...list(labels.revealed, revealed),
      ...list(labels.souls, souls),
    ]
  },
}
