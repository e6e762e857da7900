import { type Play, sideAt } from '../../play'
import type { Character, Seat } from '../../vocabulary'

/** What a Vagabond has. Lists by item count the items of each kind (ROOT-9.0c). */
export interface VagabondBoard {
  readonly faction: 'vagabond' | 'vagabond2'
  character: Character | null
  /** Where the pawn is: a clearing, or 0 while it is in a forest. */
  clearing: number
  /** The number of its forest on the map's list, or -1. */
  forest: number
  ready: number[]
  exhausted: number[]
  damagedReady: number[]
  damagedExhausted: number[]
  /** How many of each kind bear an "R" (ROOT-9.7.3b). */
  fromRuins: number[]
  /** Spaces of the chart: 0 is Indifferent, 3 Allied, -1 Hostile. */
  relations: Partial<Record<Seat, number>>
  /** Finished quests. */
  quests: string[]
  /** Clearings where it has looked under a ruin that still stands (ROOT-9.7.3a). */
  looked: number[]
}

/** The Vagabond's board, or `null` for every other faction, and for a seat that has none yet. */
export function vagabondAt({ state }: Pick<Play, 'state'>, seat: Seat): VagabondBoard | null {
  const board = sideAt(state.sides, seat)?.board
  return board?.faction === 'vagabond' || board?.faction === 'vagabond2' ? board : null
}

export function vagabondOf(play: Pick<Play, 'state'>, seat: Seat): VagabondBoard {
  const board = vagabondAt(play, seat)
  if (board) return board
  throw new Error(`${seat} does not play a Vagabond.`)
}
