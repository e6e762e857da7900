/**
 * The front door: the game of Ironwood, and what a client needs to play, save and take back.
 *
 * @module totemforge
 */
export {
  type Applied,
  type AsyncPolicy,
  type Game,
  type GameRecord,
  IllegalActionError,
  type Loaded,
  loadRecord,
  type Match,
  type Outcome,
  type Policy,
  type Problem,
  playMatch,
  playMatchAsync,
  type Refusal,
  randomPolicy,
  recordText,
  replay,
  type Seed,
  startRecord,
  type Turn,
  type Viewer,
} from './core'
export * from './ironwood'
