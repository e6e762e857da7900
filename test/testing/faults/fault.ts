import type { Report } from 'totemforge/testing'

/** Something wrong with a game that is otherwise sound, and the law that must find it. */
export interface Fault {
  readonly game: string
  /** What is wrong, in plain words. */
  readonly fault: string
  readonly law: string
  /** What the finding says of it. */
  readonly says: string
  check(): Report
}
