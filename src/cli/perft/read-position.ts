import { loadRecord, type Problem as Wrong } from '../../core'
import { type GameName, gameNames, isGameName } from '../../doors'
import type { Described } from '../described'
import { type Problem, refused } from '../exit'
import { fileProblem } from '../file-problem'
import { parseState } from '../games/parse-state'
import { loadGame } from '../load-game'
import { readWhole } from '../whole-file'
import { english } from '../words/english'

export interface FoundPosition {
  readonly described: Described
  readonly state: object
}

/**
 * The position in a file: a record that leads to it, or its state as JSON. Without a named game it takes the game that
 * fits.
 */
export async function readPosition(file: string, game: string | null): Promise<FoundPosition | Problem> {
  let text: string | null
  try {
    text = readWhole(file)
  } catch (error) {
    return fileProblem(file, 'read', error, english)
  }
  if (text === null) return refused(`There is no file ${file}.`)
  const names = game === null ? gameNames : [game]
  const problems: Wrong[] = []
  for (const name of names) {
    const described = await loadGame(name)
    if (typeof described === 'string') return refused(described)
    const read = isState(text) ? await stateIn(text, name) : recordIn(text, described)
    if ('state' in read) return { described, state: read.state }
    problems.push(...read.problems)
    // A record names its game.
    if (!isState(text) && !read.problems.some(({ path }) => path === 'game')) break
  }
  const [first] = problems.filter(({ path }) => game !== null || path !== 'game')
  const about = first && (game !== null || !isState(text)) ? ` ${first.path}: ${first.message}` : ''
  return refused(`${file} holds no record or state of ${names.join(' or ')}.${about}`)
}

type Read = { readonly state: object } | { readonly problems: readonly Wrong[] }

function recordIn(text: string, { game }: Described): Read {
  const loaded = loadRecord(game, text)
  return loaded.ok ? { state: loaded.state } : { problems: loaded.problems }
}

/** A state is JSON, and no record. */
function isState(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !('format' in value)
  } catch {
    return false
  }
}

async function stateIn(text: string, name: string): Promise<Read> {
  if (!isGameName(name)) return { problems: [{ path: 'file', message: 'This game reads records, but not states.' }] }
  return stateOf(name, JSON.parse(text))
}

/** A state saved as JSON. */
export async function stateOf(game: GameName, value: unknown): Promise<Read> {
  const parse = await parseState[game]()
  const parsed = parse(value)
  return parsed.ok ? { state: parsed.value } : { problems: parsed.problems }
}
