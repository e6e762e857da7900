import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Refusal } from '../../src/core'
import { difference, type Patch, patched } from './patch'

/** What a test of rules shows: a position, what is done there, and what comes of it. */
export interface Shown {
  readonly before: object
  /** Actions as text, one after another. */
  readonly actions: readonly string[]
  readonly events: readonly unknown[]
  /** Why the last action is refused. */
  readonly refusal: Refusal | null
}

/** The scene of a test that the pages of these rules show. */
export interface Scene extends Shown {
  readonly rules: readonly string[]
  readonly file: string
  /** The group in which the test stands; empty outside of groups. */
  readonly suite: string
  readonly title: string
}

/** The games whose tests are shown. */
export const gamesWithScenes = ['ironwood', 'root', 'daimyo'] as const

const fileOf = (game: string): string => `docs/scenes/${game}.jsonl`

/** The scenes of a game. The first line of the file is a position; the others say what is different in theirs. */
export function readScenes(game: string): Scene[] {
  if (!existsSync(fileOf(game))) return []
  const [first = '{}', ...lines] = readFileSync(fileOf(game), 'utf8').trimEnd().split('\n')
  const base: unknown = JSON.parse(first)
  return lines.map((line) => {
    const { before, ...scene }: Omit<Scene, 'before'> & { readonly before: Patch } = JSON.parse(line)
    return { ...scene, before: Object(patched(base, before)) }
  })
}

export function writeScenes(game: string, scenes: readonly Scene[]): void {
  const base = scenes[0]?.before ?? {}
  const lines = scenes.map((scene) => ({ ...scene, before: difference(base, scene.before) }))
  writeFileSync(fileOf(game), [base, ...lines].map((line) => `${JSON.stringify(line)}\n`).join(''))
}
