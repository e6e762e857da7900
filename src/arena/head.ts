import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { version } from '../../package.json'
import { fileOf, findGame } from '../catalogue'
import { moduleFile } from '../catalogue/load-module'
import { isObject } from '../core/value'
import { collectProblems, fits, named, objectOf, oneOf, optional, tableOf, text } from '../toolkit'
import type { Tournament } from './tournament'

/** The tournament, the version of its rules, and hashes of the files that play it. */
export interface Head {
  readonly totemforge: 'tournament 1'
  /** Of the library, whose policies may play otherwise in another one; 1.0.0 did not say it. */
  readonly version?: string
  readonly rules: string
  /** Of the plan. */
  readonly hash: string
  /** Of the modules and the trained models, by name. */
  readonly modules: Readonly<Record<string, string>>
  readonly tournament: Tournament
}

export const hashOf = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 32)

/** The same text for the same value, in any order of keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

/** The hashes of the files that a tournament names and that exist here. */
function modulesOf({ game, policies }: Tournament): Record<string, string> {
  const files = [/\.[cm]?[jt]s$/.test(game) ? game : null, ...policies.map(fileOf)]
  const modules = files.flatMap((name) => {
    const path = name === null ? null : moduleFile(name)
    return path === null ? [] : [[name, hashOf(readFileSync(path))] as const]
  })
  return Object.fromEntries(modules)
}

const shape = objectOf<Head>({
  totemforge: oneOf('tournament 1'),
  version: optional(text),
  rules: text,
  hash: text,
  modules: tableOf(text),
  tournament: named('tournament'),
})

/** Whether plain data is the unchanged head of a tournament. */
export const isHead = (value: unknown): value is Head =>
  fits(shape, value, collectProblems(), () => undefined) &&
  isObject(value.tournament) &&
  value.hash === hashOf(canonical(value.tournament))

type Hashes = Head['modules']

/** The first module that differs between two machines, or that only one of them has. */
export function differingModule(one: Hashes, other: Hashes): string | undefined {
  const hash = (hashes: Hashes, name: string) => (Object.hasOwn(hashes, name) ? hashes[name] : undefined)
  return [...new Set([one, other].flatMap(Object.keys))].find((name) => hash(one, name) !== hash(other, name))
}

export async function headOf(tournament: Tournament): Promise<Head> {
  const { game } = await findGame(tournament.game)
  return {
    totemforge: 'tournament 1',
    version,
    rules: `${game.id} ${game.version}`,
    hash: hashOf(canonical(tournament)),
    modules: modulesOf(tournament),
    tournament,
  }
}
