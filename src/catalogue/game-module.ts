import type { Seeded } from '../core'
import type { TerminalGame } from '../toolkit'
import type { AnyEncoding, AnyGame } from './any'
import { exportsOf, isRecord } from './load-module'

/** How a user's module describes its game. */
export type AnyDescription = TerminalGame<object, unknown, unknown, Seeded, string, unknown>

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

const isGame = (value: unknown): value is AnyGame =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['seats']) &&
  needed.every((name) => typeof value[name] === 'function')

const isDescription = (value: unknown): value is AnyDescription => isRecord(value) && isGame(value['game'])

const isEither = (value: unknown): value is AnyDescription | AnyGame => isDescription(value) || isGame(value)

/**
 * The game that a module exports: its default, or else its only description, or else its only game; a sentence if there is
 * none.
 */
export function gameOf(module: unknown, name: string): AnyDescription | string {
  const all = exportsOf(module)
  const own = isRecord(module) ? module['default'] : undefined
  const found = [[own].filter(isEither), all.filter(isDescription), all.filter(isGame)]
  const [one, ...more] = found.find((each) => each.length > 0) ?? []
  if (one === undefined) return `${name} exports no game and no description of one.`
  if (more.length > 0) return `${name} exports several games; make the one to play its default export.`
  return isDescription(one) ? one : { game: one }
}

const encodes = ['indexOf', 'actionAt', 'mask', 'observe', 'returns']

const isEncoding = (value: unknown): value is AnyEncoding =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  isRecord(value['bounds']) &&
  encodes.every((name) => typeof value[name] === 'function')

/** The encoding of this game that a module exports, if any. */
export const encodingIn = (module: unknown, game: string): AnyEncoding | undefined =>
  exportsOf(module)
    .filter(isEncoding)
    .find(({ id }) => id.startsWith(`${game}-`))
