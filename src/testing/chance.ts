import { createStreams, type Random, same } from '../core'

/** Where chance lies in a state: the object that holds the streams, and under which name. */
interface Place {
  readonly holder: object
  readonly key: string
  readonly streams: object
}

const isStreams = (value: object): boolean => 'seed' in value && 'streams' in value

/** Every place of a state where {@link createStreams} has put chance. */
function places(holder: object, seen = new Set<object>()): Place[] {
  if (seen.has(holder)) return []
  seen.add(holder)
  return Object.entries(holder).flatMap(([key, value]): Place[] => {
    if (typeof value !== 'object' || value === null) return []
    return isStreams(value) ? [{ holder, key, streams: value }] : places(value, seen)
  })
}

/** The streams of chance in a state. */
export const streamsOf = (state: object): object[] => places(state).map(({ streams }) => streams)

/** Replaces the chance to come, which nobody may know. */
export function reseed(state: object, random: Random): void {
  for (const { holder, key } of places(state))
    Object.assign(holder, { [key]: createStreams(random.integer(0, 1_000_000_000)) })
}

/** Puts into a state the chance of another, where both have some: a die that falls in the open is no secret. */
export function keepChance(to: object, from: object): void {
  const kept = places(from)
  for (const [index, { holder, key }] of places(to).entries()) {
    const other = kept[index]
    if (other) Object.assign(holder, { [key]: structuredClone(other.streams) })
  }
}

/** A source of chance that gives what a test says, one result after another. */
export function fixedChance(purpose: string, results: unknown[]): Random {
  const next = (wanted: string): unknown => {
    if (results.length === 0) throw new Error(`Chance for ${purpose} gives nothing more, and ${wanted} is drawn.`)
    return results.shift()
  }
  const wrong = (given: unknown, wanted: string): Error =>
    new Error(`Chance for ${purpose} gives ${JSON.stringify(given)}, and ${wanted} is drawn.`)
  const integer = (from: number, to: number): number => {
    const wanted = `a whole number from ${from} to ${to}`
    const given = next(wanted)
    if (typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to) return given
    throw wrong(given, wanted)
  }
  /** The items that were given, each found among those that are drawn from. */
  const among = <Item>(items: readonly Item[], count: number, wanted: string): Item[] => {
    const given = next(wanted)
    const left = items.slice()
    const found = Array.isArray(given)
      ? given.flatMap((each) => {
          const index = left.findIndex((item) => same(item, each))
          return index < 0 ? [] : left.splice(index, 1)
        })
      : []
    if (Array.isArray(given) && given.length === count && found.length === count) return found
    throw wrong(given, wanted)
  }
  return {
    integer,
    die: (faces) => integer(1, faces),
    pick(items) {
      const wanted = `one of ${JSON.stringify(items)}`
      const given = next(wanted)
      for (const item of items) if (same(item, given)) return item
      throw wrong(given, wanted)
    },
    sample: (items, count) => among(items, count, `${count} of ${JSON.stringify(items)}`),
    shuffle(items) {
      for (const [index, item] of among(items, items.length, `an order of ${JSON.stringify(items)}`).entries())
        items[index] = item
    },
  }
}
