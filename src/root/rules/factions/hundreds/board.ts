import { type Play, sideOf } from '../../play'
import type { Mood, Seat } from '../../vocabulary'

/** What the Hundreds have on their board; all of it lies open. */
export interface HundredsBoard {
  readonly faction: 'hundreds'
  mood: Mood
  /** Items in the Hoard, by kind; each kind has its track. */
  hoard: number[]
  /** Ruins under which they have looked and left an item. */
  looked: number[]
}

export function hundredsOf(play: Pick<Play, 'state'>, seat: Seat): HundredsBoard {
  const { board } = sideOf(play, seat)
  if (board.faction === 'hundreds') return board
  throw new Error(`${seat} does not play the Hundreds.`)
}

export const isInMood = (play: Pick<Play, 'state'>, seat: Seat, mood: Mood): boolean =>
  hundredsOf(play, seat).mood === mood
