import type { Game, Problem } from '../../core'
import type { Action } from './action'
import { check } from './check'
import type { Event } from './event'
import { game } from './game'
import { position } from './position'
import { sensible } from './sensible'
import type { Options } from './setup'
import type { Situation } from './situation'
import type { State } from './state'
import type { View } from './view'
import type { Seat } from './vocabulary'
import { type Zones, zones } from './zones'

/**
 * The type of `ironwood`: a {@link Game} with more helpers.
 *
 * @example
 * const game: Ironwood = ironwood
 */
export interface Ironwood extends Game<State, Action, View, Options, Seat, Event> {
  /** Lists the problems of a state: lost or extra pieces, cards in two places, a stuck agenda. */
  check(state: State): Problem[]
  /** Leaves out actions that nobody would want: taking less of a gain, a draw or a steal. */
  sensible(actions: readonly Action[]): Action[]
  /**
   * A position at the beginning of a turn, from a description. It refuses what the rules do not allow, and names the
   * rule.
   */
  position(situation: Situation): State
  /** The place of each card of a game, hidden ones included. */
  zones(state: State): Zones
}

/**
 * Ironwood: the Woodwalkers in the forests against the Ironclad on the mountains.
 *
 * @example
 * let state = ironwood.setup({ mode: 'duel', seed: 7 })
 * for (let n = 0; n < 5000 && !ironwood.outcome(state); n++) state = ironwood.apply(state, ironwood.legalActions(state)[0])
 */
export const ironwood: Ironwood = /* @__PURE__ */ Object.assign({}, game, { check, sensible, position, zones })

export type { Action, ActionOf } from './action'
export { type Board, boardOf, type Forest, type Mountain } from './board'
export type { Card, CombatBonus, Continuous, Cost, Reach, SoloIcon, Step, Values } from './card'
export { ironwoodCards } from './cards'
export { ironwoodMap } from './data/map'
export type { Choice, Event } from './event'
export type { MapData } from './mapdata'
export type { IronwoodReasons, IronwoodRefusal } from './refusals/reasons'
export type { Options } from './setup'
export type { Situation, SituationSide } from './situation'
export { difficultyOf } from './solo/difficulty'
export type { BotSide, Difficulty, Face, Mode, ProcedureStep, Solo, Stance } from './solo/solo'
export type { Battle, CardSet, Frame, Mark, Restriction, Result, Side, Site, Slot, State, Wager } from './state'
export type { Task } from './task'
export type { SideView, View, WagerView } from './view'
export type { Seat, Totem, Unit } from './vocabulary'
export type { CardZone, VisionZone, Zones } from './zones'
