/**
 * A count with its noun, in the plural if needed.
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
  // Lists without holes, and below without fractions: JavaScript engines read lists of one kind fastest.
  const list: number[] = []
  while (list.length < length) list.push(0)
  return list
}

/**
 * The sum of the numbers in a list.
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
 * Adds to one number of a list, or subtracts from it. It throws for a place that the list does not have, and for a
 * result below zero.
 *
 * @example
 * add(state.forests.fighters, forest, 1)
 */
export function add(counts: number[], place: number, count: number): void {
  const before = counts[place]
  if (before === undefined) throw new RangeError(`There is no place ${place} in a list of ${counts.length}.`)
  // Adding -0 also changes nothing: it would turn the list into a list of fractions.
  if (count === 0) return
  if (before + count < 0) throw new RangeError(`${-count} cannot be taken from ${before}.`)
  counts[place] = before + count
}
