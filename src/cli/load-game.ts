import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyGame, type Described, describe } from './described'
import { type BuiltIn, builtIn } from './games'
import { reasonOf } from './reason'

export const standard: BuiltIn = 'ironwood'

export const isBuiltIn = (name: string): name is BuiltIn => Object.hasOwn(builtIn, name)

/** The game of a name, or of a module in a file; a sentence if there is none. */
export async function loadGame(name: string): Promise<Described | string> {
  if (isBuiltIn(name)) return describe(builtIn[name])
  const path = resolve(name)
  if (!existsSync(path))
    return `There is no game "${name}". --game takes ${Object.keys(builtIn).join(', ')}, or the file of a module.`
  let module: unknown
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(path).href)
  } catch (error) {
    return `${name} cannot be loaded as a module: ${reasonOf(error)}`
  }
  return gameIn(module, name)
}

/** What a module exports: its default, or else the one description, or else the one game. */
export function gameIn(module: unknown, name: string): Described | string {
  const exported = isRecord(module) ? module : {}
  const own = exported['default']
  // A module of the older kind comes as the default of a newer one.
  const all = [...new Set([...Object.values(exported), ...(isRecord(own) ? [own['default']] : [])])]
  const found = [[own].filter(isEither), all.filter(isDescription), all.filter(isGame)]
  const [one, ...more] = found.find((each) => each.length > 0) ?? []
  if (one === undefined) return `${name} exports no game: neither what describes one to the terminal, nor one itself.`
  if (more.length > 0) return `${name} exports several games; the one to be played must be its default.`
  return describe(isDescription(one) ? one : { game: one })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const needed = [
  'setup',
  'toAct',
  'actor',
  'legalActions',
  'tryApply',
  'view',
  'redact',
  'outcome',
  'players',
  'format',
  'parse',
]

const isGame = (value: unknown): value is AnyGame['game'] =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['seats']) &&
  needed.every((name) => typeof value[name] === 'function')

const isDescription = (value: unknown): value is AnyGame => isRecord(value) && isGame(value['game'])

const isEither = (value: unknown): value is AnyGame | AnyGame['game'] => isDescription(value) || isGame(value)
