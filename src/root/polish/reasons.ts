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

/** What points are for, to end the sentence "Markiza otrzymuje 2 punkty …". */
export const reasons: ReasonWords = {
  'ROOT-3.2.1a': 'za usunięte budynki i żetony',
  'ROOT-3.2.2': 'za przekuty przedmiot',
  'ROOT-C.3.3a': 'za otwartą ścieżkę',
  'ROOT-C.3.4': 'za Wieżę',
  'ROOT-CARD-04': 'dzięki karcie Królewskie Roszczenia',
  'ROOT-CARD-05': 'dzięki karcie Ręce do Góry!',
  'ROOT-CARD-15': 'dzięki karcie Brutalna Taktyka',
  'ROOT-CARD-21': 'dzięki karcie Trumniarze',
  'ROOT-CARD-27': 'dzięki karcie Ofensywa Wdzięku',
  'ROOT-CARD-30': 'dzięki karcie Mistrz Dłuta',
  'ROOT-HIR-2Db': 'za Błękitnych Szlachciców',
  'ROOT-HIR-4b': 'za przedmiot oddany Wygnańcowi',
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
