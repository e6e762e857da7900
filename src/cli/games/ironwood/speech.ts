import { czech } from '../../../ironwood/czech'
import { english } from '../../../ironwood/english'
import { polish } from '../../../ironwood/polish'
import type { IronwoodLanguage } from '../../../ironwood/words'
import type * as speech from '../speech'
import type { TerminalWords } from './words/catalogue'
import { czech as czechWords } from './words/czech'
import { english as englishWords } from './words/english'
import { polish as polishWords } from './words/polish'

export type Speech = speech.Speech<IronwoodLanguage, TerminalWords>

export const speeches: speech.Speeches<IronwoodLanguage, TerminalWords> = {
  en: { language: english, words: englishWords },
  pl: { language: polish, words: polishWords },
  cs: { language: czech, words: czechWords },
}
