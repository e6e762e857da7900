import type { AsyncPolicy, Game, Seed, Seeded } from '../core'
import type { Encoding } from '../encode'
import type { Guide } from '../search'
import type { PolicySettings } from './policy-name'

/** An option of a game that is given by name and as text, such as `--map lake`. */
export interface Setting {
  readonly name: string
  /** What may stand there, for help. */
  readonly values: string
  readonly meaning: string
}

/** What was chosen for a game. */
export interface Chosen {
  readonly seed: Seed
  /** `null` if nobody said how many. */
  readonly players: number | null
  readonly settings: Readonly<Partial<Record<string, string>>>
  /** Counts from 0: what goes around among the seats, such as the factions, goes on with each turn. */
  readonly turn: number
}

/** A policy by its name, and how it is made; one that is fresh for every game remembers nothing of another. */
export interface PolicyMaker<View, Action, Seat extends string> {
  readonly meaning: string
  /** Throws an `Error` in plain words where the settings make no sense. */
  make(settings: PolicySettings): AsyncPolicy<View, Action, Seat> | Promise<AsyncPolicy<View, Action, Seat>>
}

/** A game with all that a tournament needs to know of it. */
export interface Listing<
  State extends object,
  Action,
  View,
  Options extends Seeded,
  Seat extends string,
  Event = unknown,
> {
  readonly game: Game<State, Action, View, Options, Seat, Event>
  readonly title: string
  readonly settings: readonly Setting[]
  readonly policies: Readonly<Record<string, PolicyMaker<View, Action, Seat>>>
  /** The options of one game; throws an `Error` in plain words where they cannot be had. */
  options(chosen: Chosen): Options
  /** After how many turns every seat has had everything that goes around; 1 where nothing does. */
  turns(chosen: Omit<Chosen, 'seed' | 'turn'>): number
  /** The policies that belong to a game with these options, by seat. */
  seated(options: Options): Readonly<Partial<Record<Seat, string>>>
  /** What a seat plays, where that is not the seat itself. */
  faction(state: State, seat: Seat): string
  readonly guide?: Guide<State, Action, Seat>
  readonly encoding?: Encoding<State, Action, View, Seat>
}

/** A listing whose types only its game knows. */
export type AnyListing = Listing<object, unknown, unknown, Seeded, string>
