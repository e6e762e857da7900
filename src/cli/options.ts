import type { OptionWords } from './words/catalogue'
import { english } from './words/english'

/** Whether an option takes a value. */
export type Takes = 'value' | 'perhaps' | 'none'

/** The options that a command knows. */
export interface Known {
  readonly options: ReadonlyMap<string, Takes>
  /** Other spellings of options. */
  readonly synonyms?: Readonly<Record<string, string>>
  /** The command that lists them: `npx totemforge play --help`. */
  readonly help: string
  /** The words for problems; default: English. */
  readonly told?: OptionWords
}

/** The given options, by name; a sentence if they cannot be read. */
export function readOptions(
  words: readonly string[],
  { options, synonyms = {}, help, told = english.options }: Known,
): Map<string, string> | string {
  const given = new Map<string, string>()
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, typed = '', joined] = /^--([a-z-]+)(?:=(.*))?$/s.exec(word === '-h' ? '--help' : word) ?? []
    const name = (Object.hasOwn(synonyms, typed) && synonyms[typed]) || typed
    const takes = options.get(name)
    if (takes === undefined) return told.unknown(word, help)
    if (given.has(name)) return told.twice(name)
    const follows = takes !== 'none' && rest[0] !== undefined && !rest[0].startsWith('--')
    const value = joined ?? (follows ? rest.shift() : undefined) ?? ''
    if (takes === 'value' && value === '') return told.needsValue(typed)
    if (takes === 'none' && value !== '') return told.takesNoValue(name)
    given.set(name, value)
  }
  return given
}
