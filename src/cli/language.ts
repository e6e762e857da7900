import { type Language, languages } from './games/language'
import { catalogues } from './words'
import type { TerminalWords } from './words/catalogue'

/** The locale for messages, from the first variable that names one, in the order of POSIX: `pl_PL.UTF-8`. */
export const localeOf = (environment: Readonly<Record<string, string | undefined>>): string =>
  environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || ''

const isLanguage = (name: string): name is Language => languages.some((language) => language === name)

/** A locale begins with its language; an unknown language, such as `C`, means English. */
function languageIn(locale: string): Language {
  const [name = ''] = locale.toLowerCase().split(/[_.@-]/)
  return isLanguage(name) ? name : 'en'
}

/** The words of the terminal, by `--lang` or else by the locale; with a sentence for an unknown language. */
export function wordsFor(
  words: readonly string[],
  locale: string,
): { readonly told: TerminalWords; readonly named: Language | null; readonly problem: string | null } {
  const usual = catalogues[languageIn(locale)]
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const given = words[at]?.split('=')[1] ?? words[at + 1]
  // The reader of all options finds other mistakes in this option.
  if (at < 0 || !given || given.startsWith('--')) return { told: usual, named: null, problem: null }
  const name = given.toLowerCase()
  if (!isLanguage(name))
    return { told: usual, named: null, problem: usual.options.noLanguage(languages.join(', '), given) }
  return { told: catalogues[name], named: name, problem: null }
}
