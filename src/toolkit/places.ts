/**
 * The seats in first place, second place and so on: the highest score first; equal scores share a place. It fits the
 * `places` of an outcome, and the first place holds the winners.
 *
 * @example
 * placesByScore(['ann', 'bob', 'cleo'], (seat) => scores[seat]) // [['bob'], ['ann', 'cleo']]
 */
export function placesByScore<Seat>(seats: readonly Seat[], score: (seat: Seat) => number): Seat[][] {
  const scores = seats.map(score)
  const places = [...new Set(scores)].sort((one, other) => other - one)
  return places.map((place) => seats.filter((_seat, index) => scores[index] === place))
}
