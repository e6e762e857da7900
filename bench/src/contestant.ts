import type { Choices } from './choices'

/** How a game ended: JSON, the same for every contestant of that game. */
export type Ending = Readonly<Record<string, unknown>>

/** One way to play a game, from its setup to its end. */
export interface Player {
  play(choices: Choices): unknown
  /** Plays in the same way and says how the game ended. */
  playOut(choices: Choices): Ending
}

export interface Contestant {
  /** How many games make a round: about half a second of them. */
  readonly games: number
  /** Called in the process that plays, so that no contestant is in another one's way. */
  readonly make: () => Player
}

export type Contestants = Readonly<Record<string, Contestant>>

export function player<State>(play: (choices: Choices) => State, ending: (state: State) => Ending): Player {
  return { play, playOut: (choices) => ending(play(choices)) }
}
