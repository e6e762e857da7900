/**
 * What a seat does in one of its information sets: in all positions that it cannot tell apart.
 *
 * @example
 * const { seat, actions, probabilities } = mix
 * console.log(seat, actions.map((action, index) => `${action} ${probabilities[index]}`))
 */
export interface Mix<Seat extends string = string> {
  readonly seat: Seat
  /** A key of the seat's view, for {@link strategyPolicy}. */
  readonly view: string
  /** The legal actions as texts, in the order of the game. */
  readonly actions: readonly string[]
  /** How likely each of the actions is; the sum is 1. */
  readonly probabilities: readonly number[]
}

/**
 * What each seat does, by the `historyKey` of its information sets. An information set that is missing is played at random. It is
 * plain data: `JSON.stringify([...strategy])` saves it, and `new Map(JSON.parse(text))` reads it back.
 *
 * @example
 * const mix = strategy.get(historyKey(kuhnPoker, record, 'first'))
 */
export type Strategy<Seat extends string = string> = ReadonlyMap<string, Mix<Seat>>

/**
 * An information set: its key, which is the `historyKey` of its seat, a key of its view, and its actions as texts.
 *
 * @example
 * const ofFirst = tree.sets.filter(({ seat }: InformationSet<Seat>) => seat === 'first')
 */
export interface InformationSet<Seat extends string> extends Omit<Mix<Seat>, 'probabilities'> {
  readonly key: string
}

/** Each of so many actions is equally likely. */
export const evenly = (count: number): number[] => Array.from({ length: count }, () => 1 / count)

/** Numbers from 0 as parts of 1; if all are 0, equal parts. */
export function normalized(numbers: ArrayLike<number>): number[] {
  const all = Array.from(numbers)
  const sum = all.reduce((total, number) => total + number, 0)
  return sum > 0 ? all.map((number) => number / sum) : evenly(all.length)
}
