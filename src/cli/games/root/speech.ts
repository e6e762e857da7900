import { czech } from '../../../root/czech'
import { english } from '../../../root/english'
import { polish } from '../../../root/polish'
import type { RootLanguage } from '../../../root/words/language'
import type { Language } from '../language'
import type { TerminalWords } from './words/catalogue'
import { czech as czechWords } from './words/czech'
import { english as englishWords } from './words/english'
import { polish as polishWords } from './words/polish'

/** What is told at the table: by the game in its language, and by the terminal besides. */
export interface Speech {
  readonly language: RootLanguage
  readonly words: TerminalWords
}

export const speeches: Readonly<Record<Language, Speech>> = {
  en: { language: english, words: englishWords },
  pl: { language: polish, words: polishWords },
  cs: { language: czech, words: czechWords },
}
