/**
 * The core knows no particular game. It holds the contract between a game and its players, and what all games share: chance,
 * records, policies and matches.
 *
 * @module totemforge
 */
export type { ChanceEvent, ChanceOutcome } from './chance'
export { defineGame } from './define'
export type { Applied, Emit, Game, Outcome, Refusal, Rules, Viewer } from './game'
export { type Loaded, loadRecord, type Position, type Problem } from './load'
export { type Happening, type Match, type MatchError, type MatchPlan, playMatch, playMatchAsync } from './match'
export { type AsyncPolicy, type Policy, randomPolicy, type Turn } from './policy'
export { createRandom, createStreams, drawFrom, type Random, randomAlgorithm, type Streams } from './random'
export { type GameRecord, type Recorded, recordText, replay, startRecord } from './record'
export { IllegalActionError } from './refusal'
export { randomSeed, type Seed, type Seeded } from './seed'
export type { ActionOf, AsyncPolicyOf, EventOf, OptionsOf, PolicyOf, SeatOf, StateOf, ViewOf } from './types'
export { frozen, same } from './value'
