/**
 * Parts to build games from: small functions that know no game. Take what you need; a game may do all of it by hand.
 *
 * @module toolkit
 */
export {
  type Agenda,
  type AgendaRules,
  type Automatic,
  createAgenda,
  type Due,
  orderedBy,
  type Pending,
  plan,
  type Question,
  type Rule,
  type SeatQuestion,
} from './agenda'
export { entry, item } from './certain'
export {
  type ActionIn,
  type ActionKind,
  type AskedOf,
  type AutomaticKind,
  type Chapter,
  type ChapterTerms,
  type GatheredActions,
  type GatheredTasks,
  gatherActions,
  gatherTasks,
  type Hiding,
  type QuestionKind,
  type RefusalTable,
  type TaskKind,
  type TaskOf,
} from './chapter'
export { add, many, sum, zeros } from './counts'
export {
  type Declaration,
  declarePiles,
  type Look,
  type Piles,
  type SeenBy,
  type ShownPile,
  type ShownPiles,
} from './declared-piles'
export { countedAs, disclosure, type Fates, fixed, hidden, open, ownerOnly } from './disclosure'
export { type CheckNamed, checkFields, checkShape, type Report } from './fits'
export { distancesFrom, type Neighbours, neighboursOf, oneWays, stepsTo, unreached } from './graph'
export { keysOf } from './keys'
export { createNotation, type Notation, type Parts } from './notation'
export { takeFromTop, takeOut, without } from './piles'
export { placesByScore } from './places'
export { type PlainLimits, plain, usualLimits } from './plain'
export { type Forms, pluralsOf } from './plural'
export { collectProblems, type Problems, within, writtenPath } from './problems'
export { type Criterion, type Line, type Ranking, rank, rankByLines } from './rank'
export { type Check, fits, type Parsed, readAs, refusedFor } from './read'
export {
  type Reasons,
  type RefusalOf,
  type RefusalTellings,
  refusalFor,
  type SpokenOf,
  tellRefusal,
} from './reasons'
export { redacted, type Secrets } from './redaction'
export {
  either,
  type Fields,
  type Form,
  flag,
  flagOf,
  listOf,
  named,
  nullable,
  number,
  type Optional,
  objectOf,
  oneOf,
  optional,
  pairOf,
  rowOf,
  type Shape,
  tableOf,
  taggedBy,
  text,
  whole,
  word,
} from './shape'
export { shown } from './shown'
export { spotsWithRoom } from './spots'
export { type Telling, type Tellings, tell, worded } from './telling'
export type {
  TerminalChosen,
  TerminalCommand,
  TerminalGame,
  TerminalOpponent,
  TerminalSetting,
  TerminalShown,
} from './terminal-game'
export { turnOrder } from './turn-order'
export type { Wording } from './wording'
