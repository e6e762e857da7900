import { czech } from '../../../root/czech'
import { english } from '../../../root/english'
import { polish } from '../../../root/polish'
import type { RootLanguage } from '../../../root/words/language'
import type * as speech from '../speech'
import type { TerminalWords } from './words/catalogue'
import { czech as czechWords } from './words/czech'
import { english as englishWords } from './words/english'
import { polish as polishWords } from './words/polish'

export type Speech = speech.Speech<RootLanguage, TerminalWords>

export const speeches: speech.Speeches<RootLanguage, TerminalWords> = {
  en: { language: english, words: englishWords },
  pl: { language: polish, words: polishWords },
  cs: { language: czech, words: czechWords },
}
