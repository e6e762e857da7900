/**
 * The seats in the order of play, from the first player on.
 *
 * @example
 * turnOrder(['ann', 'bob', 'cleo'], 'bob') // ['bob', 'cleo', 'ann']
 */
export function turnOrder<Seat>(seats: readonly Seat[], first: Seat): Seat[] {
  const start = seats.indexOf(first)
  if (start < 0) throw new RangeError(`${String(first)} is not among ${seats.length} seats.`)
  return [...seats.slice(start), ...seats.slice(0, start)]
}
