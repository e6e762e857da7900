import type { ReasonWords } from '../words/catalogue'
import { alliance } from './alliance'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { eyrie } from './eyrie'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { landmarks } from './landmarks'
import { marquise } from './marquise'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** What points are for, to end the sentence "the Marquise scores 2 points …". */
export const reasons: ReasonWords = {
  'ROOT-3.2.1a': 'for removed buildings and tokens',
  'ROOT-3.2.2': 'for a crafted item',
  'ROOT-C.3.3a': 'for the opened path',
  'ROOT-C.3.4': 'for the Tower',
  'ROOT-CARD-04': 'by Royal Claim',
  'ROOT-CARD-05': 'by Stand and Deliver!',
  'ROOT-CARD-15': 'by Brutal Tactics',
  'ROOT-CARD-21': 'by Coffin Makers',
  'ROOT-CARD-27': 'by Charm Offensive',
  'ROOT-CARD-30': 'by Master Engravers',
  'ROOT-HIR-2Db': 'by the Bluebird Nobles',
  'ROOT-HIR-4b': 'for an item given to the Exile',
  ...landmarks.reasons,
  ...marquise.reasons,
  ...eyrie.reasons,
  ...alliance.reasons,
  ...vagabond.reasons,
  ...riverfolk.reasons,
  ...duchy.reasons,
  ...corvid.reasons,
  ...cult.reasons,
  ...hundreds.reasons,
  ...keepers.reasons,
}
