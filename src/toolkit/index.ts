/**
 * What games are built of: an agenda of tasks, a notation for actions, shapes of data.
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
