import { frozen } from '../../core'
import { type Neighbours, neighboursOf } from '../../toolkit'
import { autumn } from './data/maps/autumn'
import { lake } from './data/maps/lake'
import { mountain } from './data/maps/mountain'
import { winter } from './data/maps/winter'
import { clearingCount, type MapId } from './vocabulary'
import type { Woodland } from './woodland'

/**
 * A map as it is played on: what is printed, and what follows from it by clearing number and by forest number.
 *
 * @example
 * const beside: readonly number[] | undefined = groundOf(state).byPath[5]
 */
export interface Ground extends Omit<Woodland, 'provenance'> {
  /** Along printed paths, closed ones too. */
  readonly byPath: Neighbours
  readonly byRiver: Neighbours
  readonly slots: readonly number[]
  /** The opposite corner, 0 where there is none. */
  readonly opposites: readonly number[]
  readonly corners: readonly number[]
  readonly forestsAt: readonly (readonly number[])[]
  readonly forestNeighbours: Neighbours
}

function layGround({ provenance: _, ...map }: Woodland): Ground {
  const indexOf = (id: string): number => map.forests.findIndex((forest) => forest.id === id)
  const byNumber = <Value>(value: (id: number) => Value): Value[] =>
    Array.from({ length: clearingCount + 1 }, (_, id) => value(id))
  const clearing = (id: number) => map.clearings.find((each) => each.id === id)
  return {
    ...map,
    // The lists of a map are frozen; the rules get their own.
    closedPaths: map.closedPaths.map(([one, other]) => [one, other]),
    coast: [...map.coast],
    forests: map.forests.map((forest) => ({ ...forest, clearings: [...forest.clearings] })),
    byPath: neighboursOf(clearingCount + 1, map.paths),
    byRiver: neighboursOf(clearingCount + 1, map.rivers),
    slots: byNumber((id) => clearing(id)?.slots ?? 0),
    opposites: byNumber((id) => clearing(id)?.opposite ?? 0),
    corners: map.clearings.flatMap(({ id, opposite }) => (opposite === null ? [] : [id])),
    forestsAt: byNumber((id) => map.forests.flatMap((forest, index) => (forest.clearings.includes(id) ? [index] : []))),
    forestNeighbours: map.forests.map(({ adjacent }) => adjacent.map(indexOf)),
  }
}

/** The ground that a map makes; a state holds it only for a map of one's own. */
export const makeGround = (map: Woodland): Ground => frozen(layGround(map))

export const woodlands: Readonly<Record<MapId, Ground>> = {
  autumn: /* @__PURE__ */ makeGround(autumn),
  winter: /* @__PURE__ */ makeGround(winter),
  lake: /* @__PURE__ */ makeGround(lake),
  mountain: /* @__PURE__ */ makeGround(mountain),
}

/**
 * The same for the rules alone, and not frozen: engines read frozen lists several times slower. Nothing of it gets into a state, an
 * action or an event.
 */
const grounds: Readonly<Record<MapId, Ground>> = {
  autumn: /* @__PURE__ */ layGround(autumn),
  winter: /* @__PURE__ */ layGround(winter),
  lake: /* @__PURE__ */ layGround(lake),
  mountain: /* @__PURE__ */ layGround(mountain),
}

/** The ground on which the rules play. */
export const playedOn = (map: MapId | Ground): Ground => (typeof map === 'string' ? grounds[map] : map)

/**
 * The ground that a state, or a view of it, is played on.
 *
 * @example
 * const { forests, byRiver } = groundOf(view)
 */
export const groundOf = ({ map }: { readonly map: MapId | Ground }): Ground =>
  typeof map === 'string' ? woodlands[map] : map
