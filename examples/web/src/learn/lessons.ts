import { type Event, ironwood, type Seat, type State } from 'totemforge/ironwood'

/** A small position with one task. */
export interface Lesson {
  readonly id: LessonId
  readonly seat: Seat
  begin(): State
  /** Whether the task is done, by the events so far. */
  isDone(event: Event): boolean
}

export const lessonIds = ['carry', 'discover', 'battle', 'found', 'build'] as const
export type LessonId = (typeof lessonIds)[number]

/** Each lesson stands alone: a reader who tries something else in between loses nothing. */
export const lessons: readonly Lesson[] = [
  {
    id: 'carry',
    seat: 'woodwalkers',
    begin: () =>
      ironwood.position({
        turn: 'woodwalkers',
        forests: { F3: { fighters: 2, full: 1 }, F8: 2 },
        mountains: { ferrum: 2, zincur: 1 },
        woodwalkers: { crystals: 1 },
      }),
    isDone: ({ type }) => type === 'secured',
  },
  {
    id: 'discover',
    seat: 'woodwalkers',
    begin: () =>
      ironwood.position({
        turn: 'woodwalkers',
        forests: { F3: 2, F7: 2 },
        mountains: { ferrum: 2, zincur: 1 },
        woodwalkers: { crystals: 1 },
        visions: { hand: ['auria'] },
      }),
    isDone: ({ type }) => type === 'discovered',
  },
  {
    id: 'battle',
    seat: 'woodwalkers',
    begin: () =>
      ironwood.position({
        turn: 'woodwalkers',
        forests: { F7: 3, F6: 2 },
        mountains: { ferrum: 2, auria: 2 },
        woodwalkers: { crystals: 1, hand: ['WW04', 'WW06'] },
      }),
    isDone: ({ type }) => type === 'battle-over',
  },
  {
    id: 'found',
    seat: 'ironclad',
    begin: () =>
      ironwood.position({
        turn: 'ironclad',
        forests: { F7: 2 },
        mountains: { ferrum: 2, argentimar: 2 },
        ironclad: { crystals: 2 },
      }),
    isDone: ({ type }) => type === 'founded',
  },
  {
    id: 'build',
    seat: 'ironclad',
    begin: () =>
      ironwood.position({
        turn: 'ironclad',
        forests: { F7: 2 },
        mountains: { ferrum: 2, argentimar: { fighters: 2, site: 'foundation' } },
        ironclad: { crystals: 5 },
      }),
    isDone: ({ type }) => type === 'built',
  },
]
