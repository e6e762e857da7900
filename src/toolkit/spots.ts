import { keysOf } from './keys'

/**
 * The spots that have room for one more.
 *
 * @example
 * spotsWithRoom({ mill: 1, market: 3 }, { mill: ['ann'], market: ['bob', 'ann'] }) // ['market']
 */
export function spotsWithRoom<Spot extends string>(
  capacities: Readonly<Record<Spot, number>>,
  placed: Readonly<Record<Spot, readonly unknown[]>>,
): Spot[] {
  return keysOf(capacities).filter((spot) => placed[spot].length < capacities[spot])
}
