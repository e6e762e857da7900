/**
 * What games are built of: small functions that know no game. Take what fits; a game may do all of it by hand.
 *
 * @module toolkit
 */
export {
  type Agenda,
  type Automatic,
  type Course,
  createAgenda,
  type Due,
  orderedBy,
  type Pending,
  plan,
  type Question,
  type Rule,
} from './agenda'
export { checkFields, checkShape, type Report } from './fits'
export { createNotation, type Notation, type Parts } from './notation'
export { redacted, type Secrets } from './redaction'
export {
  either,
  type Fields,
  type Form,
  flag,
  listOf,
  named,
  nullable,
  type Optional,
  objectOf,
  oneOf,
  optional,
  type Shape,
  text,
  whole,
  word,
} from './shape'
export { type Telling, type Tellings, tell } from './telling'
export type {
  TerminalChosen,
  TerminalCommand,
  TerminalGame,
  TerminalOpponent,
  TerminalSetting,
  TerminalShown,
} from './terminal-game'
