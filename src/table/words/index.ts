import type { Refusal } from '../../core'
import type { languages } from '../../doors'
import { wordingFor } from '../texts'
import { czech } from './czech'
import { english } from './english'
import { polish } from './polish'
import type { TableWords } from './words'

type Language = (typeof languages)[keyof typeof languages]

const catalogues: Readonly<Record<Language, TableWords>> = { en: english, pl: polish, cs: czech }

/** The words of a language; English for an unknown one. */
export const tableWordsFor = (language: string | null): TableWords =>
  wordingFor(Object.values(catalogues), language) ?? english

/** A refusal that the game has no words for. */
export function tableRefusal(words: TableWords, { code, message }: Refusal): string {
  const told: Readonly<Record<string, string>> = words.refusals
  return (Object.hasOwn(told, code) ? told[code] : undefined) ?? message
}
