import { flag, listOf, named, objectOf, oneOf, optional, type Shape } from '../../toolkit'
import { seed } from '../../toolkit/seed'
import type { Card } from './card'
import type { MapData } from './mapdata'
import type { Options } from './setup'
import * as shape from './shapes'
import { type Difficulty, modes } from './solo/solo'

/** The options of a game; parts with limits that depend on the mode have only a name here. */
export const optionsShape = (): Shape<Options> =>
  objectOf<Options>({
    mode: oneOf(...modes),
    seed,
    beginnerDecks: optional(flag),
    newcomer: optional(objectOf<NonNullable<Options['newcomer']>>({ seat: shape.seat, at: listOf(shape.placeId, 4) })),
    level: optional(named<number>('level')),
    difficulty: optional(named<Difficulty>('difficulty')),
    map: optional(named<MapData>('map')),
    cards: optional(named<readonly Card[]>('cards')),
  })
