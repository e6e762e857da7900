import type { Language } from '../games/language'
import type { TerminalWords } from './catalogue'
import { czech } from './czech'
import { english } from './english'
import { polish } from './polish'

/** The catalogues of the terminal. */
export const catalogues: Readonly<Record<Language, TerminalWords>> = { en: english, pl: polish, cs: czech }
