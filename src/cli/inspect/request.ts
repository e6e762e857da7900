import type { Seed } from '../../core'
import type { TerminalSetting } from '../../toolkit'
import { readOptions, type Takes } from '../options'
import { english } from '../words/english'

/** The request of the words after `inspect`. */
export interface InspectRequest {
  readonly do: 'show'
  readonly seed: Seed
  readonly players: number | null
  readonly settings: Readonly<Record<string, string>>
  /** The file of a record to begin with. */
  readonly record: string | null
  /** 0 for any free port. */
  readonly port: number
}

const own: readonly (readonly [string, Takes])[] = [
  ['game', 'value'],
  ['seed', 'value'],
  ['players', 'value'],
  ['record', 'value'],
  ['port', 'value'],
  ['help', 'none'],
]

export function readInspect(
  words: readonly string[],
  settings: readonly TerminalSetting[],
): InspectRequest | { readonly do: 'help' } | { readonly do: 'complain'; readonly problem: string } {
  const options = new Map([...settings.map(({ name }): [string, Takes] => [name, 'value']), ...own])
  const given = readOptions(words, { options, help: 'npx totemforge inspect --help' })
  if (typeof given === 'string') return { do: 'complain', problem: given }
  if (given.has('help')) return { do: 'help' }
  if (given.has('record'))
    for (const name of [...settings.map((setting) => setting.name), 'seed', 'players'])
      if (given.has(name)) return { do: 'complain', problem: english.files.keeps(name) }
  for (const name of ['players', 'port']) {
    const text = given.get(name)
    if (text !== undefined && !/^\d{1,5}$/.test(text))
      return { do: 'complain', problem: `--${name} takes a whole number, not "${text}".` }
  }
  const port = Number(given.get('port') ?? 0)
  if (port > 65535) return { do: 'complain', problem: `--port takes a number up to 65535, not "${port}".` }
  const seed = given.get('seed') ?? '1'
  const players = given.get('players')
  return {
    do: 'show',
    seed: /^\d{1,15}$/.test(seed) ? Number(seed) : seed,
    players: players === undefined ? null : Number(players),
    settings: Object.fromEntries(
      settings.flatMap(({ name }) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])),
    ),
    record: given.get('record') ?? null,
    port,
  }
}

export const help = `npx totemforge inspect [GAME] shows a game in a page, for its author: the position as a
picture and as a tree, what each seat sees of it and what is hidden, the legal actions,
why any other is refused, the agenda, and the actions so far, to go back and try others.

  npx totemforge inspect ironwood
  npx totemforge inspect ./my-game.js --seed 7

  --record FILE         begins with a saved game
  --seed TEXT           the same seed gives the same game; 1 unless given
  --players 3           how many play, where the game leaves it open
  --port 8081           where the page is; a port that is free unless given

The options of the game, such as --map of Root, are those of play.

The page is served to this machine alone. Ctrl-C ends it.`
