import type { Game, Problem } from '../../core'
import type { Action } from './chapters'
import { check } from './check'
import type { Event } from './event'
import { game } from './game'
import { position } from './position/position'
import type { DaimyoSituation } from './position/situation'
import type { Options } from './setup/options'
import type { State } from './state'
import type { View } from './view'
import type { Seat } from './vocabulary'

/**
 * The type of `daimyo`: a {@link Game} with two more helpers.
 *
 * @example
 * const game: Daimyo = daimyo
 */
export interface Daimyo extends Game<State, Action, View, Options, Seat, Event> {
  /** Lists the problems of a state: lost or extra pieces, cards in two places, a storage that holds too much. */
  check(state: State): readonly Problem[]
  /** A position at the beginning of a turn, from a description. It refuses what the rules do not allow, and names the rule. */
  position(situation: DaimyoSituation): State
}

/**
 * Daimyo: clans place dice, send governors and Shadows to islands, and dig for relics.
 *
 * @example
 * let state = daimyo.setup({ seed: 7, clans: ['nature', 'nomads'] })
 * for (let n = 0; n < 5000 && !daimyo.outcome(state); n++) state = daimyo.apply(state, daimyo.legalActions(state)[0])
 */
export const daimyo: Daimyo = /* @__PURE__ */ Object.assign({}, game, { check, position })

export { type DaimyoAchievement, daimyoAchievements } from './achievements'
export { type Box, daimyoBox, type OwnBox } from './box'
export type {
  AbilityRow,
  BoardData,
  BonusFace,
  BonusTile,
  ClanData,
  Condition,
  Goal,
  Hero,
  IslandData,
  Known,
  Provenance,
  Reward,
  SoloAct,
  SoloCard,
  VillagersTile,
} from './card'
export type { Action, Task } from './chapters'
export type { Event } from './event'
export type { Step } from './keywords'
export type { EmpireStart, Numbers } from './numbers'
export type {
  DaimyoSituation,
  DaimyoSituationClan,
  DaimyoSituationEmpire,
  DaimyoSituationMercenaries,
  DaimyoSituationPieces,
} from './position/situation'
export type { Options } from './setup/options'
export type { State } from './state'
export type { ClanView, EmpireView, IslandView, View } from './view'
export type { Clan, Island, Resource, Seat, Side } from './vocabulary'
