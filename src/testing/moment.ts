import type { Game, Random, Seeded } from '../core'

/** Any game: the kit asks and compares, and needs to know nothing of what it holds in its hands. */
export type AnyGame = Game<object, unknown, unknown, Seeded, string, unknown>

/** One position of a game that the kit plays. */
export interface Moment {
  readonly game: AnyGame
  readonly options: Seeded
  readonly state: object
  /** Who decides; `null` at the end. */
  readonly seat: string | null
  readonly legal: readonly unknown[]
  /** Everyone who may look: the players and the spectator. */
  readonly viewers: readonly string[]
  /** Actions met so far in the game, legal then, perhaps not now. */
  readonly met: readonly unknown[]
  readonly random: Random
  /** Changes in place what the viewer may not know. */
  readonly scramble: ((state: object, viewer: string, random: Random) => void) | undefined
}

/** Says what is wrong at a moment, or `null`. */
export type Law = (moment: Moment) => string | null

/** Some of the items where looking at all would take long. */
export const some = <Item>(items: readonly Item[], count: number, random: Random): readonly Item[] =>
  items.length <= count ? items : random.sample(items, count)

/** A text that is the same exactly for the same plain data in the same order. */
export const print = (value: unknown): string => JSON.stringify(value)

/** A copy as it comes back from a file or over a wire. */
export function throughJson<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
