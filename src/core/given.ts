/** Gives the results of chance for a purpose, or leaves them to the stream. */
export type Give<Chance> = (purpose: string) => Chance | undefined

/** Shared by every copy of the library in a program. */
const key = Symbol.for('totemforge.given-chance')

/** Lets a test set the results of chance. They belong to this one object: clones, JSON and comparisons do not carry them. */
export function giveChance<Chance>(streams: object, give: Give<Chance>): void {
  Object.defineProperty(streams, key, { value: give, configurable: true })
}

/** Returns chance to the streams. */
export function takeChanceBack(streams: object): void {
  Reflect.deleteProperty(streams, key)
}

const isGiving = <Chance>(streams: object): streams is { [key]: Give<Chance> } => key in streams

/** The results that a test set for a purpose, if any. */
export const givenChance = <Chance>(streams: object, purpose: string): Chance | undefined =>
  isGiving<Chance>(streams) ? streams[key](purpose) : undefined
