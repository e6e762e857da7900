import type { Code } from '../kits/kit'

/** A small position with one task. */
export interface Lesson<Id extends string = string, State extends object = object, Seat extends string = string> {
  readonly id: Id
  readonly seat: Seat
  begin(): State
  /** The event that ends the task has these fields. */
  readonly done: Readonly<Record<string, unknown>>
  /** The actions that lead there, as text; the page marks the next one. */
  readonly way: readonly string[]
}

/** The texts of a lesson: its subject, its task, and the result. */
export interface LessonWords {
  readonly title: string
  readonly text: readonly string[]
  readonly task: string
  readonly done: string
}

/** The lessons of a game, and the choices for a first whole game afterwards. */
export interface Course<Id extends string = string> {
  readonly lessons: readonly Lesson<Id>[]
  readonly words: Readonly<Record<Code, Readonly<Record<Id, LessonWords>>>>
  readonly first: Readonly<Record<string, string>>
}

/** Each lesson stands alone: a reader who tries something else in between loses nothing. */
export const isDone = ({ done }: Lesson, event: unknown): boolean => {
  if (typeof event !== 'object' || event === null) return false
  const fields = new Map<string, unknown>(Object.entries(event))
  return Object.entries(done).every(([name, value]) => fields.get(name) === value)
}
