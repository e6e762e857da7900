import { type Code, codes } from '../kits/kit'
import { czech } from './czech'
import { english, type PageWords } from './english'
import { polish } from './polish'

export type { PageWords } from './english'

export const pageWords: Readonly<Record<Code, PageWords>> = { en: english, pl: polish, cs: czech }

/** The language that the browser asks for, if the page has it. */
export const preferred = (wanted: readonly string[]): Code =>
  wanted.map((tag) => codes.find((code) => tag.toLowerCase().startsWith(code))).find((code) => code !== undefined) ??
  'en'

/** A name of a field or value in words, or as it is where it is a number. */
export const labelOf = (words: Readonly<Record<string, string>>, name: string): string => words[name] ?? name
