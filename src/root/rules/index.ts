import type { Game, Problem } from '../../core'
import type { Card } from './card'
import { allCards } from './cards'
import type { Action } from './chapters'
import { check } from './check/check'
import { autumn } from './data/maps/autumn'
import { lake } from './data/maps/lake'
import { mountain } from './data/maps/mountain'
import { winter } from './data/maps/winter'
import type { Event } from './event'
import { game } from './game'
import type { Options } from './setup/options'
import { position } from './setup/position'
import type { RootSituation } from './setup/situation'
import type { State } from './state'
import type { View } from './view'
import { type Item, items, type MapId, type Seat } from './vocabulary'
import type { Woodland } from './woodland'

/**
 * The type of `root`: a {@link Game} with two more helpers.
 *
 * @example
 * const game: Root = root
 */
export interface Root extends Game<State, Action, View, Options, Seat, Event> {
  /** Lists what is wrong with a state: pieces lost or made, cards in two places, an agenda that is stuck. */
  check(state: State): readonly Problem[]
  /** Sets up a position as it is described, at the beginning of a phase. A position that the rules do not allow is refused with its problems. */
  position(situation: RootSituation): State
}

/**
 * Root: woodland factions that each play by rules of their own.
 *
 * @example
 * let state = root.setup({ seed: 7, factions: ['marquise', 'eyrie'] })
 * for (let n = 0; n < 5000 && !root.outcome(state); n++) state = root.apply(state, root.legalActions(state)[0])
 */
export const root: Root = /* @__PURE__ */ Object.assign({}, game, { check, position })

/**
 * The four maps as data: to draw, and to start a map of your own from.
 *
 * @example
 * const clearings = rootMaps.winter.clearings.length // 12
 */
export const rootMaps: Readonly<Record<MapId, Woodland>> = { autumn, winter, lake, mountain }

/**
 * Every card of both decks, with its copies in either.
 *
 * @example
 * const ambushes = rootCards.filter((card) => card.kind === 'ambush')
 */
export const rootCards: readonly Card[] = allCards

/**
 * The kinds of items, in the order of every list that counts items: `state.supply`, `side.items` and others.
 *
 * @example
 * const swords = state.supply[rootItems.indexOf('sword')]
 */
export const rootItems: readonly Item[] = items

export type { Battle } from './battle/battle'
export type { Card, Cost, Moment } from './card'
export type { Action, Task } from './chapters'
export { rootProvenance } from './data/provenance'
export type { Deck } from './deck'
export type { Event } from './event'
export type { AllianceView } from './factions/alliance/board'
export type { CorvidView } from './factions/corvid/board'
export type { Service } from './factions/riverfolk/facts'
export type { Till } from './factions/riverfolk/money'
export type { Landmark, LandmarkView } from './landmarks/landmark'
export type { PieceKind } from './pieces'
export type { Provenance, Source } from './provenance'
export type { RootReasons, RootRefusal } from './refusals/words'
export type { Scored } from './scored'
export type { Advanced, LandmarkOptions } from './setup/advanced/options'
export type { Options } from './setup/options'
export { reachOf } from './setup/reach'
export type { RootSituation, RootSituationHireling, RootSituationLandmark, RootSituationSide } from './setup/situation'
export type { Declined, Gear, Hired, Hiring, Result, Side, State } from './state'
export type { SideView, View } from './view'
export type {
  Character,
  ClearingSuit,
  Column,
  DeckId,
  Faction,
  Hireling,
  Item,
  LandmarkName,
  Leader,
  MapId,
  Minister,
  Owner,
  Phase,
  PlotKind,
  Rank,
  Seat,
  Suit,
} from './vocabulary'
export type { Clearing, Forest, Woodland } from './woodland'
export { type Ground, groundOf } from './woodlands'
