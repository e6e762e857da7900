import * as z from 'zod'
import { cards } from './card'
import { map } from './map'
import { listOfAtMost, place, seat, seed } from './parts'

export const options = z.strictObject({
  mode: z.literal('duel'),
  seed,
  beginnerDecks: z.boolean().exactOptional(),
  newcomer: z.strictObject({ seat, at: listOfAtMost(place, 4) }).exactOptional(),
  map: map.exactOptional(),
  cards: cards.exactOptional(),
})
