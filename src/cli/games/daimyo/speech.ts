import { czech } from '../../../daimyo/czech'
import { english } from '../../../daimyo/english'
import { polish } from '../../../daimyo/polish'
import type { DaimyoLanguage } from '../../../daimyo/words/language'
import type * as speech from '../speech'
import type { TerminalWords } from './words/catalogue'
import { czech as czechWords } from './words/czech'
import { english as englishWords } from './words/english'
import { polish as polishWords } from './words/polish'

export type Speech = speech.Speech<DaimyoLanguage, TerminalWords>

export const speeches: speech.Speeches<DaimyoLanguage, TerminalWords> = {
  en: { language: english, words: englishWords },
  pl: { language: polish, words: polishWords },
  cs: { language: czech, words: czechWords },
}
