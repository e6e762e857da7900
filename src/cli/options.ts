import type { OptionWords } from './words/catalogue'
import { english } from './words/english'

/** Whether an option has a value behind it. */
export type Takes = 'value' | 'perhaps' | 'none'

/** The options that a command knows. */
export interface Known {
  readonly options: ReadonlyMap<string, Takes>
  /** Another word for an option. */
  readonly synonyms?: Readonly<Record<string, string>>
  /** What lists them: `npx totemforge play --help`. */
  readonly help: string
  /** How it is told what is wrong; in English unless given. */
  readonly told?: OptionWords
}

/** The options that were given, by name; a sentence if they cannot be read. */
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
