import type { Problem, Seeded } from '../core'
import { isObject } from '../core/value'
import {
  checkShape,
  collectProblems,
  flag,
  listOf,
  named,
  nullable,
  number,
  objectOf,
  oneOf,
  optional,
  type Problems,
  refusedFor,
  type Shape,
  tableOf,
  text,
} from '../toolkit'
import { type Allowance, type Entry, everyProposed, type Person, type SavedTable, type TableHead } from './entry'

type AnyEntry = Entry<unknown, string>
type EntryOf<Type extends AnyEntry['type']> = Extract<AnyEntry, { readonly type: Type }>

// The format is checked together with the game and its version.
const head = objectOf<Omit<TableHead<Seeded>, 'format'> & { readonly format: string }>({
  format: text,
  game: text,
  version: text,
  random: text,
  options: named('options'),
  bots: tableOf(text),
  chat: optional(oneOf('players', 'everybody')),
  people: optional(tableOf(objectOf<Person>({ hash: text, name: nullable(text) }))),
  allowance: nullable(objectOf<Allowance>({ time: number, increment: optional(number) })),
})

const request = optional(text)
const spent = optional(number)

const entries: { readonly [Type in AnyEntry['type']]: Shape<EntryOf<Type>> } = {
  taken: objectOf<EntryOf<'taken'>>({ type: oneOf('taken'), seat: text, hash: text, name: nullable(text) }),
  left: objectOf<EntryOf<'left'>>({ type: oneOf('left'), seat: text, spent }),
  acted: objectOf<EntryOf<'acted'>>({ type: oneOf('acted'), seat: text, action: named('action'), spent, request }),
  proposed: objectOf<EntryOf<'proposed'>>({
    type: oneOf('proposed'),
    seat: text,
    what: oneOf(...everyProposed),
    asks: optional(listOf(text)),
    for: optional(text),
    bot: optional(text),
    next: optional(text),
    request,
  }),
  answered: objectOf<EntryOf<'answered'>>({ type: oneOf('answered'), seat: text, agrees: flag, request }),
  flagged: objectOf<EntryOf<'flagged'>>({ type: oneOf('flagged'), seat: text }),
  returned: objectOf<EntryOf<'returned'>>({ type: oneOf('returned'), seat: text }),
  invited: objectOf<EntryOf<'invited'>>({ type: oneOf('invited'), seat: text, for: text, hash: text, request }),
  said: objectOf<EntryOf<'said'>>({ type: oneOf('said'), seat: text, text, request }),
}

const isType = (value: unknown): value is AnyEntry['type'] => typeof value === 'string' && Object.hasOwn(entries, value)

function checkEntry(entry: unknown, seats: readonly string[], problems: Problems): void {
  const { type, seat, for: other } = isObject(entry) ? entry : {}
  if (isType(type)) checkShape(entries[type], entry, '', problems.add, () => undefined)
  else problems.add('type', `An entry has one of these types: ${Object.keys(entries).join(', ')}.`)
  const isKnown = (value: unknown): boolean => typeof value !== 'string' || seats.includes(value)
  const isSpectator = type === 'said' && seat === 'spectator'
  if (!isKnown(seat) && !isSpectator) problems.add('seat', `The game has the seats ${seats.join(', ')}.`)
  if (!isKnown(other)) problems.add('for', `The game has the seats ${seats.join(', ')}.`)
}

const damaged = (problems: readonly Problem[]): Error =>
  refusedFor('DAMAGED_TABLE', 'The saved table is damaged', problems)

/** Converts a part of the saved data; a failure counts as damage at that path. */
export function madeOf<Value>(path: string, make: () => Value): Value {
  try {
    return make()
  } catch (error) {
    throw damaged([{ path, message: error instanceof Error ? error.message : String(error) }])
  }
}

/** Refuses data that no table of these seats can have saved. The game checks options and actions. */
export function checkSaved(saved: SavedTable<unknown, Seeded, string>, seats: readonly string[]): void {
  const problems = collectProblems()
  if (!isObject(saved)) throw damaged([{ path: '', message: 'This is not an object.' }])
  checkShape(head, saved.head, 'head', problems.add, () => undefined)
  addEntries(saved.entries, 0, seats, problems)
  if (problems.found.length > 0) throw damaged(problems.found)
}

/** Refuses entries that no table of these seats can have saved; the first entry has the number `from`. */
export function checkEntries(saved: unknown, from: number, seats: readonly string[]): void {
  const problems = collectProblems()
  addEntries(saved, from, seats, problems)
  if (problems.found.length > 0) throw damaged(problems.found)
}

function addEntries(saved: unknown, from: number, seats: readonly string[], problems: Problems): void {
  if (!Array.isArray(saved)) problems.add('entries', 'This is not a list.')
  else
    for (const [index, entry] of saved.entries()) {
      checkEntry(entry, seats, problems.at('entries').at(from + index))
      if (problems.full) break
    }
}
