import type { AsyncPolicy, Game, Seed, Seeded } from '../core'
import type { Encoding } from '../encode'
import type { Guide } from '../search'
import type { PolicySettings } from './policy-name'

/** An option of a game, by name and as text, such as `--map lake`. */
export interface Setting {
  readonly name: string
  /** The possible values, for help. */
  readonly values: string
  readonly meaning: string
}

/** The choices for a game. */
export interface Chosen {
  readonly seed: Seed
  /** `null` if not given. */
  readonly players: number | null
  readonly settings: Readonly<Partial<Record<string, string>>>
  /** Counts from 0; rotates what goes around among the seats, such as the factions. */
  readonly turn: number
}

/** A policy by its name, and how to create it; a fresh one for every game remembers nothing of other games. */
export interface PolicyMaker<View, Action, Seat extends string> {
  readonly meaning: string
  /** Throws an `Error` with a plain sentence if the settings make no sense. */
  make(settings: PolicySettings): AsyncPolicy<View, Action, Seat> | Promise<AsyncPolicy<View, Action, Seat>>
}

/** A game with everything that a tournament needs to know about it. */
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
  /** The options of one game; throws an `Error` with a plain sentence if they are impossible. */
  options(chosen: Chosen): Options
  /** The number of turns after which every seat has had everything that goes around; 1 if nothing does. */
  turns(chosen: Omit<Chosen, 'seed' | 'turn'>): number
  /** The policies that belong to a game with these options, by seat. */
  seated(options: Options): Readonly<Partial<Record<Seat, string>>>
  /** What a seat plays, if that is not the seat itself. */
  faction(state: State, seat: Seat): string
  readonly guide?: Guide<State, Action, Seat>
  readonly encoding?: Encoding<State, Action, View, Seat>
}

/** A listing whose types are unknown here. */
export type AnyListing = Listing<object, unknown, unknown, Seeded, string>
