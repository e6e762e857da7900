import type { AskWords } from '../words/catalogue'
import { advanced } from './advanced'
import { alliance } from './alliance'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { eyrie } from './eyrie'
import { hirelings } from './hirelings'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { landmarks } from './landmarks'
import { marquise } from './marquise'
import { asks as general } from './questions'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** What a seat decides, to end the sentence "Markiza decyduje…". */
export const asks: AskWords = {
  ...general,
  ...landmarks.asks,
  ...marquise.asks,
  ...eyrie.asks,
  ...alliance.asks,
  ...vagabond.asks,
  ...riverfolk.asks,
  ...duchy.asks,
  ...corvid.asks,
  ...cult.asks,
  ...hundreds.asks,
  ...hirelings.asks,
  ...advanced.asks,
  ...keepers.asks,
}
