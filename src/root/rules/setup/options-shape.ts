import { either, flag, listOf, named, objectOf, oneOf, optional, type Shape, whole } from '../../../toolkit'
import { seed } from '../../../toolkit/seed'
import * as shape from '../shapes'
import { mostPlayers } from '../vocabulary'
import { advancedShape } from './advanced/options'
import type { Options } from './options'

/** How a game begins. */
export const optionsShape = (): Shape<Options> =>
  objectOf<Options>({
    seed,
    players: optional(whole(2, mostPlayers)),
    factions: optional(either(oneOf('random', 'any', 'draft'), listOf(shape.faction, mostPlayers))),
    everyQuestion: optional(flag),
    // What these may be a shape alone does not say.
    map: optional(named<NonNullable<Options['map']>>('map')),
    deck: optional(named<NonNullable<Options['deck']>>('deck')),
    advanced: optional(advancedShape()),
  })
