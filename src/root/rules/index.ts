import type { Game, Problem } from '../../core'
import type { Action } from './chapters'
import { check } from './check/check'
import type { Event } from './event'
import { game } from './game'
import type { Options, State } from './state'
import type { View } from './view'
import type { Seat } from './vocabulary'

/**
 * What `root` is: a {@link Game} with a helper more.
 *
 * @example
 * const game: Root = root
 */
export interface Root extends Game<State, Action, View, Options, Seat, Event> {
  /** Lists what is wrong with a state: pieces lost or made, cards in two places, an agenda that is stuck. */
  check(state: State): readonly Problem[]
}

/**
 * Root: woodland factions that each play by rules of their own.
 *
 * @example
 * let state = root.setup({ seed: 7, factions: ['marquise', 'eyrie'] })
 * for (let n = 0; n < 5000 && !root.outcome(state); n++) state = root.apply(state, root.legalActions(state)[0])
 */
export const root: Root = /* @__PURE__ */ Object.assign({}, game, { check })

export type { Battle } from './battle/battle'
export type { Action, Task } from './chapters'
export type { Event } from './event'
export type { Options, Result, Side, State } from './state'
export type { AllianceView, SideView, View } from './view'
export type {
  Character,
  ClearingSuit,
  Column,
  DeckId,
  Faction,
  Item,
  Leader,
  MapId,
  Phase,
  Seat,
  Suit,
} from './vocabulary'
