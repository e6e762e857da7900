import { type Random, same } from '../core'
import { placesOfChance } from '../core/chance'

/** The streams of chance in a state. */
export const streamsOf = (state: object): object[] => placesOfChance(state).map(({ streams }) => streams)

/** Copies the chance of another state into this one, where both have some: an open die is not secret. */
export function keepChance(to: object, from: object): void {
  const kept = placesOfChance(from)
  for (const [index, { holder, key }] of placesOfChance(to).entries()) {
    const other = kept[index]
    if (other) Object.assign(holder, { [key]: structuredClone(other.streams) })
  }
}

/** A source of chance that gives the results set by a test, one after another. */
export function fixedChance(purpose: string, results: unknown[]): Random {
  const next = (wanted: string): unknown => {
    if (results.length === 0) throw new Error(`Chance for ${purpose} has no results left, but ${wanted} is drawn.`)
    return results.shift()
  }
  const wrong = (given: unknown, wanted: string): Error =>
    new Error(`Chance for ${purpose} gives ${JSON.stringify(given)}, but ${wanted} is drawn.`)
  const integer = (from: number, to: number): number => {
    const wanted = `a whole number from ${from} to ${to}`
    const given = next(wanted)
    if (typeof given === 'number' && Number.isInteger(given) && given >= from && given <= to) return given
    throw wrong(given, wanted)
  }
  /** The given items, each found among the items to draw from. */
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
    dice(count, faces) {
      const wanted = `a roll of ${count} dice with ${faces} faces`
      const given = next(wanted)
      const fits = (face: unknown): face is number =>
        typeof face === 'number' && Number.isInteger(face) && face >= 1 && face <= faces
      if (Array.isArray(given) && given.length === count && given.every(fits)) return given
      throw wrong(given, wanted)
    },
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
