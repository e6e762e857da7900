import type { Outcome } from '../core'
import { placesByScore } from '../toolkit'

/** Seats in the order of their places; the seats of one group tie. */
function groupsOf(outcome: Outcome<string> | null, seats: readonly string[]): readonly (readonly string[])[] {
  if (!outcome) return [seats]
  const { winners, scores = {}, places } = outcome
  if (places) return [...places, seats.filter((seat) => places.every((group) => !group.includes(seat)))]
  if (winners.length === 0) return [seats]
  const others = seats.filter((seat) => !winners.includes(seat))
  return [winners, ...placesByScore(others, (seat) => scores[seat] ?? Number.NEGATIVE_INFINITY)]
}

/** The place of every seat; tied seats get the mean of their places. */
export function placesOf(outcome: Outcome<string> | null, seats: readonly string[]): Record<string, number> {
  const places: Record<string, number> = {}
  let taken = 0
  for (const group of groupsOf(outcome, seats)) {
    for (const seat of group) places[seat] = taken + (group.length + 1) / 2
    taken += group.length
  }
  return places
}
