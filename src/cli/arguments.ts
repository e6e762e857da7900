import type { Seed } from '../core'
import type { TerminalSetting } from '../toolkit'
import { standard } from './load-game'
import { readOptions, type Takes } from './options'
import { playCommand } from './program'
import type { TerminalWords } from './words/catalogue'

/** The people and policies at the table. */
export interface Company {
  /** The seats of the people at this keyboard; `null` if not given. */
  readonly seats: readonly string[] | null
  /** The players of the other seats; `null` if not given. */
  readonly against: readonly string[] | null
}

/** The request of the words after `play`. */
export type PlayRequest =
  | { readonly do: 'help with play' }
  | ({
      readonly do: 'begin'
      readonly players: number | null
      readonly settings: Readonly<Partial<Record<string, string>>>
      readonly seed: Seed | null
      readonly file: string | null
    } & Company)
  /** Without a file, the record of the game is in the working directory. */
  | ({ readonly do: 'resume'; readonly file: string | null } & Company)
  | { readonly do: 'complain'; readonly problem: string }

/** The options of `play` for every game, and whether each takes a value. */
const options: Readonly<Record<string, Takes>> = {
  game: 'value',
  against: 'value',
  seat: 'value',
  players: 'value',
  seed: 'value',
  record: 'value',
  resume: 'perhaps',
  lang: 'value',
  rows: 'value',
  help: 'none',
}

/** Other spellings of options. */
const synonyms: Readonly<Record<string, string>> = { opponents: 'against' }

/** The name of the game, and the other words: the game may come first without its option. */
export function splitGame(words: readonly string[]): { game: string; words: readonly string[] } {
  const [first = '', ...rest] = words
  if (first !== '' && !first.startsWith('-')) return { game: first, words: rest }
  const at = words.findIndex((word) => word === '--game' || word.startsWith('--game='))
  const [, joined] = /^--game=(.+)$/s.exec(words[at] ?? '') ?? []
  const follows = words[at + 1]
  const game = joined ?? (at >= 0 && follows && !follows.startsWith('--') ? follows : standard)
  return { game, words }
}

const complain = (problem: string): PlayRequest => ({ do: 'complain', problem })

export function readPlay(
  words: readonly string[],
  settings: readonly TerminalSetting[],
  told: TerminalWords,
): PlayRequest {
  const known = new Map<string, Takes>([
    ...settings.map(({ name }): [string, Takes] => [name, 'value']),
    ...Object.entries(options),
  ])
  const given = readOptions(words, { options: known, synonyms, help: `${playCommand} --help`, told: told.options })
  if (typeof given === 'string') return complain(given)
  return given.has('help') ? { do: 'help with play' } : request(given, settings, told)
}

const listOf = (text: string | undefined): string[] | null =>
  text === undefined ? null : text.split(',').map((name) => name.trim())

function request(
  given: ReadonlyMap<string, string>,
  settings: readonly TerminalSetting[],
  { files }: TerminalWords,
): PlayRequest {
  const company = { seats: listOf(given.get('seat')), against: listOf(given.get('against')) }
  const record = given.get('record') ?? null
  const resumed = given.get('resume')
  if (resumed !== undefined) {
    for (const name of [...settings.map((setting) => setting.name), 'seed', 'players'])
      if (given.has(name)) return complain(files.keeps(name))
    if (resumed !== '' && record !== null) return complain(files.namedTwice)
    return { do: 'resume', file: resumed || record, ...company }
  }
  const players = given.get('players') ?? null
  if (players !== null && !/^[1-9]\d?$/.test(players)) return complain(files.playersTakes(players))
  return {
    do: 'begin',
    ...company,
    players: players === null ? null : Number(players),
    settings: Object.fromEntries(
      settings.flatMap(({ name }) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
    ),
    seed: given.get('seed') ?? null,
    file: record,
  }
}
