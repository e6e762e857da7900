import type { Task } from '../rules'
import { clearingCount, type Seat } from '../rules/vocabulary'
import { type Part, type Put, placeOf, putName, putOne, type Sight } from './sight'
import { seats } from './values'

const manyCounted = 10

/** The question that waits; nothing once the game is over. */
export const askedIn = ({ view }: Sight): Task | undefined => view.agenda.at(-1)

/** What a task says, by the names of its fields. */
const fieldsOf = (task: Task | undefined): Readonly<Record<string, unknown>> => ({ ...task })

const isSeat = (value: unknown): value is Seat => seats.some((seat) => seat === value)

export const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []

/** A part that is written from one field of the question. */
export const askedField = (
  name: string,
  size: number,
  most: number,
  meaning: string,
  write: (put: Put, value: unknown) => void,
): Part<Sight> => ({
  name,
  size,
  most,
  meaning,
  write: (put, sight) => write(put, fieldsOf(askedIn(sight))[name]),
})

export const askedName = (name: string, names: readonly string[], meaning: string): Part<Sight> =>
  askedField(name, names.length, 1, `1 for ${meaning}: ${names.join(', ')}.`, (put, value) =>
    putName(put, names, value),
  )

export const askedPlace = (name: string, meaning: string): Part<Sight> =>
  askedField(name, clearingCount, 1, `${meaning}, by clearing.`, (put, value) => {
    if (typeof value === 'number') putOne(put, value - 1)
  })

export const kindPart = (names: readonly string[]): Part<Sight> => ({
  name: 'kind',
  size: names.length,
  most: 1,
  meaning: `1 for what is asked: ${names.join(', ')}.`,
  write: (put, sight) => putName(put, names, askedIn(sight)?.do),
})

export const aboutPart = (roles: readonly string[]): Part<Sight> => ({
  name: 'about',
  size: seats.length,
  most: 1,
  meaning: `Whom the question is about besides who answers it (${roles.join(', ')}), counted from the observer.`,
  write(put, sight) {
    const fields = fieldsOf(askedIn(sight))
    for (const role of roles) {
      const seat = fields[role]
      if (isSeat(seat)) putOne(put, placeOf(sight, seat))
    }
  },
})

export const flagsPart = (flags: readonly string[]): Part<Sight> => ({
  name: 'flags',
  size: flags.length,
  most: 1,
  meaning: `What the question says of itself: ${flags.join(', ')}.`,
  write(put, sight) {
    const fields = fieldsOf(askedIn(sight))
    for (const [number, name] of flags.entries()) if (fields[name] === true) put(number, 1)
  },
})

export const countsPart = (counts: readonly string[]): Part<Sight> => ({
  name: 'counts',
  size: counts.length,
  most: manyCounted,
  meaning: `Numbers of the question: ${counts.join(', ')}; more than ${manyCounted} are told as so many.`,
  write(put, sight) {
    const fields = fieldsOf(askedIn(sight))
    for (const [number, name] of counts.entries()) {
      const count = fields[name]
      if (typeof count === 'number') put(number, count)
    }
  },
})

export const thingPart = (things: readonly string[]): Part<Sight> => ({
  name: 'thing',
  size: things.length,
  most: 1,
  meaning: `What is placed or done: ${things.join(', ')}.`,
  write(put, sight) {
    const { piece, building, what } = fieldsOf(askedIn(sight))
    putName(put, things, piece ?? building ?? what)
  },
})
