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

/** What points are for, to end the sentence "Markýza získává 2 body …". */
export const reasons: ReasonWords = {
  'ROOT-3.2.1a': 'za odstraněné budovy a žetony',
  'ROOT-3.2.2': 'za vyrobený předmět',
  'ROOT-C.3.3a': 'za otevřenou cestu',
  'ROOT-C.3.4': 'za Věž',
  'ROOT-CARD-04': 'díky kartě Královský nárok',
  'ROOT-CARD-05': 'díky kartě Peníze, nebo život!',
  'ROOT-CARD-15': 'díky kartě Brutální taktika',
  'ROOT-CARD-21': 'díky kartě Výrobci rakví',
  'ROOT-CARD-27': 'díky kartě Šarmantní ofenziva',
  'ROOT-CARD-30': 'díky kartě Mistři rytci',
  'ROOT-HIR-2Db': 'za Modré šlechtice',
  'ROOT-HIR-4b': 'za předmět daný Vyhnanci',
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
