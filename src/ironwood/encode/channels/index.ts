import { battle } from './battle'
import { cardsAndCrystals } from './cards'
import type { IronwoodChannel } from './channel'
import { course } from './course'
import { map } from './map'
import { question } from './question'
import { solo } from './solo'
import { visions } from './visions'

export const channels: readonly IronwoodChannel[] = [
  ...course,
  ...cardsAndCrystals,
  ...map,
  ...visions,
  ...battle,
  ...question,
  ...solo,
]
