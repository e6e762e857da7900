/** All combinations of `count` items, in order. */
function choices<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, index) => choices(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]))
}

/** Fills the seats with the items as evenly as possible: each equally often, and every combination for the remaining seats. */
function shared<Item>(items: readonly Item[], seats: number): Item[][] {
  const times = Math.floor(seats / items.length)
  const often = Array.from({ length: times }, () => items).flat()
  return choices(items, seats % items.length).map((more) => [...often, ...more])
}

/** The policies that sit together: in a round robin as many different ones as there are seats, in pairings two. */
export function tablesOf(policies: readonly string[], seats: number, schedule: 'round-robin' | 'pairings'): string[][] {
  const together = Math.min(policies.length, schedule === 'pairings' ? 2 : seats, seats)
  return choices(policies, together).flatMap((chosen) => shared(chosen, seats))
}

/** The items rotated by `by` places. */
export const turned = <Item>(items: readonly Item[], by: number): Item[] => {
  const from = (items.length - (by % items.length)) % items.length
  return [...items.slice(from), ...items.slice(0, from)]
}

/** The number of steps after which the rotation repeats; a table with a policy twice repeats sooner. */
export function periodOf(items: readonly unknown[]): number {
  const same = (by: number): boolean => items.every((item, index) => item === items[(index + by) % items.length])
  for (let by = 1; by < items.length; by++) if (same(by)) return by
  return Math.max(1, items.length)
}
