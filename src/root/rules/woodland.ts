import type { Provenance } from './provenance'
import type { ClearingSuit } from './vocabulary'

/**
 * A clearing as the map prints it; `opposite` is the corner diagonally opposite, for corners only.
 *
 * @example
 * const corners = rootMaps.lake.clearings.filter((clearing) => clearing.opposite !== null)
 */
export interface Clearing {
  readonly id: number
  /** `null`: a suit marker is laid here at random (ROOT-C.0). */
  readonly suit: ClearingSuit | null
  /** All of them; where there is a ruin it covers one. */
  readonly slots: number
  readonly ruin: boolean
  readonly opposite: number | null
  /** For drawing, on a field of 100 by 100. */
  readonly at: readonly [number, number]
}

/**
 * A forest: the clearings it touches, and the forests next to it.
 *
 * @example
 * const large = rootMaps.autumn.forests.filter((forest) => forest.clearings.length > 4)
 */
export interface Forest {
  readonly id: string
  readonly clearings: readonly number[]
  readonly adjacent: readonly string[]
}

/**
 * A map: what is printed on it. One of your own can take the place of the four.
 *
 * @example
 * const map: Woodland = { ...rootMaps.autumn, id: 'two-rivers', rivers: [[4, 7], [7, 11], [10, 11], [5, 10], [2, 6]] }
 */
export interface Woodland {
  readonly id: string
  readonly name: string
  /** By their numbers, 1 to 12. */
  readonly clearings: readonly Clearing[]
  /** Every printed path, also those that begin closed. */
  readonly paths: readonly (readonly [number, number])[]
  readonly closedPaths: readonly (readonly [number, number])[]
  readonly rivers: readonly (readonly [number, number])[]
  /** Clearings on the lake. */
  readonly coast: readonly number[]
  /** The ring of clearings around the map. */
  readonly edge: readonly number[]
  readonly forests: readonly Forest[]
  /** Where the Ferry starts, and where the Tower stands. */
  readonly ferry: number | null
  readonly tower: number | null
  /** How much of it is known, and from where. */
  readonly provenance: Provenance
}
