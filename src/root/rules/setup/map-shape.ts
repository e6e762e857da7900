import {
  type Fields,
  flag,
  listOf,
  nullable,
  number,
  objectOf,
  oneOf,
  pairOf,
  rowOf,
  type Shape,
  whole,
} from '../../../toolkit'
import { type Provenance, sourceNames } from '../provenance'
import * as shape from '../shapes'
import { clearingCount, mostForests, mostPaths } from '../vocabulary'
import type { Clearing, Forest, Woodland } from '../woodland'
import type { Ground } from '../woodlands'

const mostSlots = 3

/** What is printed on a map with at least so many clearings. */
function printed(least: number): Fields<Omit<Woodland, 'provenance'>> {
  const pairs = listOf(pairOf(shape.clearing), mostPaths)
  const clearings = listOf(shape.clearing, clearingCount)
  return {
    id: shape.ownId,
    name: shape.ownName,
    clearings: listOf(
      objectOf<Clearing>({
        id: shape.clearing,
        suit: nullable(shape.clearingSuit),
        slots: whole(0, mostSlots),
        ruin: flag,
        opposite: nullable(shape.clearing),
        at: pairOf(number),
      }),
      clearingCount,
      least,
    ),
    paths: pairs,
    closedPaths: pairs,
    rivers: pairs,
    coast: clearings,
    edge: clearings,
    forests: listOf(
      objectOf<Forest>({ id: shape.forest, clearings, adjacent: listOf(shape.forest, mostForests) }),
      mostForests,
    ),
    ferry: nullable(shape.clearing),
    tower: nullable(shape.clearing),
  }
}

/** A map of one's own. The rules say which clearings are missing, so they ask for fewer. */
export function mapShape(least: number = clearingCount): Shape<Woodland> {
  const parts = listOf(shape.ownId, 20)
  return objectOf<Woodland>({
    ...printed(least),
    provenance: objectOf<Provenance>({
      known: parts,
      recalled: parts,
      reconstructed: parts,
      sources: listOf(oneOf(...sourceNames), sourceNames.length),
    }),
  })
}

/** A map as a state carries it. */
export function groundShape(): Shape<Ground> {
  const clearings = listOf(shape.clearing, clearingCount)
  const forests = listOf(whole(0, mostForests - 1), mostForests)
  const perClearing = <Each>(each: Shape<Each>): Shape<Each[]> => rowOf(each, clearingCount + 1)
  return objectOf<Ground>({
    ...printed(clearingCount),
    byPath: perClearing(clearings),
    byRiver: perClearing(clearings),
    slots: perClearing(whole(0, mostSlots)),
    opposites: perClearing(shape.place),
    corners: clearings,
    forestsAt: perClearing(forests),
    forestNeighbours: listOf(forests, mostForests),
  })
}
