/** Says what chance gives for a purpose, or leaves it to the stream. */
export type Give<Chance> = (purpose: string) => Chance | undefined

/** Shared by every copy of the library in a program. */
const key = Symbol.for('totemforge.given-chance')

/** Lets a test say what chance gives. It hangs on this one object: no clone, no JSON and no comparison takes it along. */
export function giveChance<Chance>(streams: object, give: Give<Chance>): void {
  Object.defineProperty(streams, key, { value: give, configurable: true })
}

/** Leaves chance to the streams again. */
export function takeChanceBack(streams: object): void {
  Reflect.deleteProperty(streams, key)
}

const isGiving = <Chance>(streams: object): streams is { [key]: Give<Chance> } => key in streams

/** What a test has given for a purpose, if it has. */
export const givenChance = <Chance>(streams: object, purpose: string): Chance | undefined =>
  isGiving<Chance>(streams) ? streams[key](purpose) : undefined
