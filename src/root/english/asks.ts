import type { asks } from '../rules/refusals/asks'
import type { OwnQuestions } from '../words/catalogue'
import { advanced } from './advanced'
import { alliance } from './alliance'
import { corvid } from './corvid'
import { cult } from './cult'
import { duchy } from './duchy'
import { eyrie } from './eyrie'
import { hirelings } from './hirelings'
import { hundreds } from './hundreds'
import { keepers } from './keepers'
import { marquise } from './marquise'
import { questions as ownOfAll } from './questions'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** What can be asked as it is: "p1 decides where …", "Where …?"; not "on …" and "whether …". */
type Askable =
  `${'who' | 'whom' | 'whose' | 'which' | 'what' | 'where' | 'how many' | 'with whom' | 'with which' | 'from whom'} ${string}`

/** What the seat that decides is asked where that is not so. */
export const questions = {
  ...ownOfAll,
  ...marquise.questions,
  ...eyrie.questions,
  ...alliance.questions,
  ...vagabond.questions,
  ...riverfolk.questions,
  ...duchy.questions,
  ...corvid.questions,
  ...cult.questions,
  ...hundreds.questions,
  ...hirelings.questions,
  ...advanced.questions,
  ...keepers.questions,
} satisfies OwnQuestions<typeof asks, Askable>
