/**
 * A count and what is counted, in the plural where it belongs.
 *
 * @example
 * many(1, 'Golem') // '1 Golem'
 * many(3, 'Golem') // '3 Golems'
 */
export const many = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

/**
 * A list of zeros: a counter for each place.
 *
 * @example
 * const fighters = zeros(board.forests.length)
 */
export function zeros(length: number): number[] {
  // Lists without holes, and below without fractions: the engines of JavaScript read lists of one kind fastest.
  const list: number[] = []
  while (list.length < length) list.push(0)
  return list
}

/**
 * All the numbers of a list together.
 *
 * @example
 * const onTheMap = sum(state.forests.fighters)
 */
export function sum(numbers: readonly number[]): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

/**
 * Adds to one number of a list, or takes away from it. A place that the list does not have, and a number that would fall
 * below zero, are mistakes.
 *
 * @example
 * add(state.forests.fighters, forest, 1)
 */
export function add(counts: number[], place: number, count: number): void {
  const before = counts[place]
  if (before === undefined) throw new RangeError(`There is no place ${place} in a list of ${counts.length}.`)
  // Neither does -0 change it, which would make a list of fractions of it.
  if (count === 0) return
  if (before + count < 0) throw new RangeError(`${-count} cannot be taken from ${before}.`)
  counts[place] = before + count
}
