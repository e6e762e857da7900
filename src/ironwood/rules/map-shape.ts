import { listOf, number, objectOf, oneOf, pairOf, type Shape, text, whole } from '../../toolkit'
import type { MapData } from './mapdata'
import * as shape from './shapes'
import { forestCount, mountainCount } from './vocabulary'

/** A custom map. */
export const mapShape = (pairs = listOf(pairOf(shape.placeId))): Shape<MapData> =>
  objectOf<MapData>({
    id: text,
    title: text,
    provenance: text,
    mountains: listOf(
      objectOf<MapData['mountains'][number]>({
        id: shape.mountainId,
        name: text,
        number: whole(1, mountainCount),
        kind: oneOf('ferrum', 'inner', 'outer'),
        at: pairOf(number),
      }),
    ),
    forests: listOf(
      objectOf<MapData['forests'][number]>({
        id: shape.forestId,
        number: whole(1, forestCount),
        kind: oneOf('inner', 'outer'),
        touches: listOf(shape.mountainId),
      }),
    ),
    ridges: pairs,
    paths: pairs,
  })
