/**
 * Who comes first, second and so on: the highest score first; those with the same score share a place. It fits the `places`
 * of an outcome, and the first place are the winners.
 *
 * @example
 * placesByScore(['ann', 'bob', 'cleo'], (seat) => scores[seat]) // [['bob'], ['ann', 'cleo']]
 */
export function placesByScore<Seat>(seats: readonly Seat[], score: (seat: Seat) => number): Seat[][] {
  const scores = seats.map(score)
  const places = [...new Set(scores)].sort((one, other) => other - one)
  return places.map((place) => seats.filter((_seat, index) => scores[index] === place))
}
