import { type Language, languages } from './games/language'
import { catalogues } from './words'
import type { TerminalWords } from './words/catalogue'

/** The locale for messages, by the first of the variables that says one, as POSIX has it: `pl_PL.UTF-8`. */
export const localeOf = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''

const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

/** A locale begins with its language; for one that there is not, as for `C`, English is spoken. */
function languageIn(locale: string): Language {
  const [name = ''] = locale.toLowerCase().split(/[_.@-]/)
  return isLanguage(name) ? name : 'en'
}

/** What the terminal is to say, by `--lang` among the words or else by the locale; with a sentence if there is no such language. */
export function wordsFor(
  words: readonly string[],
  locale: string,
): { readonly told: TerminalWords; readonly named: Language | null; readonly problem: string | null } {
  const usual = catalogues[languageIn(locale)]
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const given = words[at]?.split('=')[1] ?? words[at + 1]
  // Whatever is wrong with the option itself is found where the others are read.
  if (at < 0 || !given || given.startsWith('--')) return { told: usual, named: null, problem: null }
  const name = given.toLowerCase()
  if (!isLanguage(name))
    return { told: usual, named: null, problem: usual.options.noLanguage(languages.join(', '), given) }
  return { told: catalogues[name], named: name, problem: null }
}
