import type { AskWords, OwnQuestions } from '../words/catalogue'
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
import { asks as general, questions as ownOfAll } from './questions'
import { riverfolk } from './riverfolk'
import { vagabond } from './vagabond'

/** What a seat decides, to end the sentence "Markýza rozhoduje…". */
export const asks = {
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
} as const satisfies AskWords

/** What can be asked as it is: "Markýza rozhoduje, kde…", "Kde…?"; not "zda…". */
type Askable = `, ${
  | 'kdo'
  | 'koho'
  | 'komu'
  | 'co'
  | 'čí'
  | 'kde'
  | 'kam'
  | 'odkud'
  | 'kolik'
  | 'jaký'
  | 'který'
  | 'která'
  | 'které'
  | 'kterou'
  | 'kterého'
  | 'kterým'
  | 'do kterého'
  | 've kterém'
  | 'na kterém'
  | 'na koho'
  | 'na kterou'
  | 's kým'
  | 'se kterou'
  | 'na mýtinách kterého'} ${string}`

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
  ...keepers.questions,
} satisfies OwnQuestions<typeof asks, Askable>
