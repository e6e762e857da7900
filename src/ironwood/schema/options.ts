import * as z from 'zod'
import { cards } from './card'
import { map } from './map'
import { listOfAtMost, place, seat, seed } from './parts'
import { difficulty, level, mode } from './solo'

export const options = z.strictObject({
  mode,
  seed,
  beginnerDecks: z.boolean().exactOptional(),
  newcomer: z.strictObject({ seat, at: listOfAtMost(place, 4) }).exactOptional(),
  level: level.exactOptional(),
  difficulty: difficulty.exactOptional(),
  map: map.exactOptional(),
  cards: cards.exactOptional(),
})
