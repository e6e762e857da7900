import type { Seed } from '../core'
import { highestLevel } from '../ironwood/rules/solo/difficulty'
import { type Bot, bots, isBot } from './opponents'
import { playCommand } from './program'

/** What the words after `totemforge` ask for. */
export type Request =
  | { readonly do: 'help' | 'help with play' | 'version' }
  | {
      readonly do: 'begin'
      readonly against: Bot
      readonly level: number
      readonly seed: Seed | null
      readonly file: string
    }
  /** Without a file it is the one game that lies in the working directory. */
  | { readonly do: 'resume'; readonly against: Bot | null; readonly file: string | null }
  | { readonly do: 'complain'; readonly problem: string }

/** The options of `play`, and whether each takes a value. */
const options: Readonly<Record<string, 'value' | 'perhaps' | 'none'>> = {
  against: 'value',
  level: 'value',
  seed: 'value',
  record: 'value',
  resume: 'perhaps',
  help: 'none',
}

const complain = (problem: string): Request => ({ do: 'complain', problem })

export const fileFor = (bot: Bot): string => `totemforge-${bot}.json`

export function readArguments(words: readonly string[]): Request {
  const [command, ...rest] = words
  if (command === undefined || command === 'help' || command === '--help' || command === '-h') return { do: 'help' }
  if (command === '--version') return { do: 'version' }
  if (command === 'play') return readPlay(rest)
  return complain(`There is no "${command}". npx totemforge --help says what there is.`)
}

function readPlay(words: readonly string[]): Request {
  const given = new Map<string, string>()
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', joined] = /^--([a-z]+)(?:=(.*))?$/s.exec(word === '-h' ? '--help' : word) ?? []
    const takes = Object.hasOwn(options, name) ? options[name] : undefined
    if (takes === undefined)
      return complain(`There is no option "${word}". ${playCommand} --help lists those that there are.`)
    if (given.has(name)) return complain(`--${name} is there twice.`)
    const follows = takes !== 'none' && rest[0] !== undefined && !rest[0].startsWith('--')
    const value = joined ?? (follows ? rest.shift() : undefined) ?? ''
    if (takes === 'value' && value === '') return complain(`--${name} needs a value after it.`)
    if (takes === 'none' && value !== '') return complain(`--${name} takes no value.`)
    given.set(name, value)
  }
  return given.has('help') ? { do: 'help with play' } : request(given)
}

function request(given: ReadonlyMap<string, string>): Request {
  const against = given.get('against') ?? null
  const level = given.get('level') ?? '0'
  const record = given.get('record') ?? null
  if (against !== null && !isBot(against)) return complain(`--against takes ${bots.join(' or ')}, not "${against}".`)
  if (!/^\d+$/.test(level) || Number(level) > highestLevel)
    return complain(`--level goes from 0 to ${highestLevel}, not "${level}".`)
  const resumed = given.get('resume')
  if (resumed !== undefined) {
    for (const name of ['level', 'seed'])
      if (given.has(name)) return complain(`A game that is resumed keeps its ${name}: leave out --${name}.`)
    if (resumed !== '' && record !== null) return complain('--resume names a file already: leave out --record.')
    return { do: 'resume', against, file: resumed || record }
  }
  if (against === null) return complain(`Against whom? --against takes ${bots.join(' or ')}.`)
  const seed = given.get('seed') ?? null
  return { do: 'begin', against, level: Number(level), seed, file: record ?? fileFor(against) }
}
