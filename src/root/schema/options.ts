import * as z from 'zod'
import { schemaOf } from '../../schema/shape'
import * as shape from '../rules/shapes'
import { deckIds, mapIds, mostPlayers } from '../rules/vocabulary'
import { deck } from './deck'
import { map } from './map'
import { atMost, seed } from './parts'

export const options = z.strictObject({
  seed,
  players: z.int().min(2).max(mostPlayers).exactOptional(),
  factions: z.union([z.enum(['random', 'draft']), atMost(schemaOf(shape.faction), mostPlayers)]).exactOptional(),
  map: z.union([z.enum(mapIds), map]).exactOptional(),
  deck: z.union([z.enum(deckIds), deck]).exactOptional(),
})
