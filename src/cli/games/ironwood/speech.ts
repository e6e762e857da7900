import { czech } from '../../../ironwood/czech'
import { english } from '../../../ironwood/english'
import { polish } from '../../../ironwood/polish'
import type { IronwoodLanguage } from '../../../ironwood/words'
import type { Language } from '../language'
import type { TerminalWords } from './words/catalogue'
import { czech as czechWords } from './words/czech'
import { english as englishWords } from './words/english'
import { polish as polishWords } from './words/polish'

/** What is told at the table: by the game in its language, and by the terminal besides. */
export interface Speech {
  readonly language: IronwoodLanguage
  readonly words: TerminalWords
}

export const speeches: Readonly<Record<Language, Speech>> = {
  en: { language: english, words: englishWords },
  pl: { language: polish, words: polishWords },
  cs: { language: czech, words: czechWords },
}
