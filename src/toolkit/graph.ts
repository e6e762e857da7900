import { item } from './certain'

/**
 * A map as rules use it: for each place, by its number, the adjacent places.
 *
 * @example
 * const path: Neighbours = [[1], [0, 2], [1]]
 */
export type Neighbours = readonly (readonly number[])[]

/**
 * The adjacent places, from pairs that hold in both directions. The places of each list are in ascending order.
 *
 * @example
 * neighboursOf(3, [[2, 1], [0, 1]]) // [[1], [0, 2], [1]]
 */
export function neighboursOf(count: number, pairs: Iterable<readonly [number, number]>): number[][] {
  const lists = Array.from({ length: count }, (): number[] => [])
  for (const [one, other] of pairs) {
    item(lists, one).push(other)
    item(lists, other).push(one)
  }
  for (const list of lists) list.sort((one, other) => one - other)
  return lists
}

/**
 * The fewest steps from any of these places to each place; `Infinity` for a place that cannot be reached.
 *
 * @example
 * distancesFrom([[1], [0, 2], [1]], [0]) // [0, 1, 2]
 */
export function distancesFrom(neighbours: Neighbours, from: readonly number[]): number[] {
  const steps = neighbours.map(() => Number.POSITIVE_INFINITY)
  const reached = [...new Set(from)]
  for (const place of reached) steps[place] = 0
  // The list grows while it is read: the loop also visits the places that it finds.
  for (const place of reached)
    for (const next of item(neighbours, place))
      if (steps[next] === Number.POSITIVE_INFINITY) {
        steps[next] = item(steps, place) + 1
        reached.push(next)
      }
  return steps
}

/**
 * The fewest steps from any of these places to the nearest wanted one; `Infinity` if none can be reached. It stops at
 * the first wanted place.
 *
 * @example
 * stepsTo([[1], [0, 2], [1]], [0], (place) => place === 2) // 2
 */
export function stepsTo(neighbours: Neighbours, from: readonly number[], isWanted: (place: number) => boolean): number {
  const reached = [...from]
  let [steps, end] = [0, reached.length]
  for (let index = 0; index < reached.length; index++) {
    if (index === end) [steps, end] = [steps + 1, reached.length]
    const place = item(reached, index)
    if (isWanted(place)) return steps
    for (const next of item(neighbours, place)) if (!reached.includes(next)) reached.push(next)
  }
  return Number.POSITIVE_INFINITY
}

/**
 * The places that cannot be reached from the first; empty on a connected map.
 *
 * @example
 * unreached([[1], [0], []]) // [2]
 */
export function unreached(neighbours: Neighbours): number[] {
  if (neighbours.length === 0) return []
  return distancesFrom(neighbours, [0]).flatMap((steps, place) => (steps === Number.POSITIVE_INFINITY ? [place] : []))
}

/**
 * Pairs that hold in one direction only; empty for a symmetric table. Use it to test the data of a map.
 *
 * @example
 * oneWays([[1], [0, 2], []]) // [[1, 2]]
 */
export function oneWays(neighbours: Neighbours): [from: number, to: number][] {
  return neighbours.flatMap((list, from) =>
    list.flatMap((to): [number, number][] => (neighbours[to]?.includes(from) ? [] : [[from, to]])),
  )
}
