/**
 * A map as data: the places and their neighbours. A custom map can replace the standard one.
 *
 * @example
 * const outer = ironwoodMap.forests.filter((forest) => forest.kind === 'outer')
 */
export interface MapData {
  readonly id: string
  readonly title: string
  /** How much of the map is known. */
  readonly provenance: string
  readonly mountains: readonly {
    readonly id: string
    readonly name: string
    /** 1 to 11; the forests have a series of their own (IW-MAP-06). */
    readonly number: number
    readonly kind: 'ferrum' | 'inner' | 'outer'
    /** Where to draw it: Ferrum is at [0, 0], x grows to the right and y downwards. No rule depends on it. */
    readonly at: readonly [number, number]
  }[]
  readonly forests: readonly {
    readonly id: string
    /** 1 to 16. */
    readonly number: number
    readonly kind: 'inner' | 'outer'
    /** The mountains beside it, by id. */
    readonly touches: readonly string[]
  }[]
  /** Each joins two mountains, by id, in both directions. */
  readonly ridges: readonly (readonly [string, string])[]
  /** Each joins two forests, by id, in both directions. */
  readonly paths: readonly (readonly [string, string])[]
}
