/**
 * Many games between policies, on all processors of a machine or on many machines, and statistics about the policies.
 *
 * @module arena
 */
export type { PolicySettings } from '../catalogue'
export { bradleyTerry, type Strength } from './bradley-terry'
export { type DealShare, sharesByDeal } from './by-deal'
export type { Watch } from './clock'
export { tournamentCsv } from './csv'
export type { Fixture } from './fixture'
export { fixtures, type Rotation, rotationOf } from './fixtures'
export { type Share, shareOf } from './interval'
export { tournamentPicture } from './picture'
export { PlanError } from './plan-error'
export { playFixture } from './play-fixture'
export { type Playing, type Progress, playTournament, type Tourney } from './play-tournament'
export type { Failure, Played, Thinking } from './played'
export { playForOthers, type Working } from './queue/play-for-others'
export type { Rating } from './ratings'
export type { Seating } from './seating'
export { summarise } from './summarise'
export type { Cause, Meeting, PolicySummary, Summary, WinShare } from './summary'
export { tournamentText } from './text'
export { type Limits, type Schedule, schedules, type Tournament, type TournamentPlan, tournament } from './tournament'
