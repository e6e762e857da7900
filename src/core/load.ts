import { reasonOf } from './fault'
import type { Refusal } from './game'
import { randomAlgorithm } from './random'
import { type GameRecord, type Recorded, replay, startRecord } from './record'
import { isOptions, readSaved, type Saved } from './saved'
import type { Seeded } from './seed'
import { copy } from './value'

/**
 * What is wrong with a record, and where.
 *
 * @example
 * const problem: Problem = { path: 'actions[17]', message: 'Column 4 is full.' }
 */
export interface Problem {
  readonly path: string
  readonly message: string
}

/**
 * A record and the state that it leads to: `state` is always what {@link replay} makes of `record`.
 *
 * @example
 * const { record, state }: Position<State, Options, Action> = loaded
 */
export interface Position<State, Options extends Seeded, Action> {
  readonly record: GameRecord<Options, Action>
  readonly state: State
}

/**
 * What {@link loadRecord} answers. Of a damaged record `good` holds the part before the damage, if there is any; of JSON
 * that is cut or broken, the actions that are whole.
 *
 * @example
 * if (!loaded.ok) for (const { path, message } of loaded.problems) console.error(`${path}: ${message}`)
 */
export type Loaded<State, Options extends Seeded, Action> =
  | ({ readonly ok: true } & Position<State, Options, Action>)
  | {
      readonly ok: false
      readonly problems: readonly Problem[]
      readonly good: Position<State, Options, Action> | null
    }

type Loading<State extends object, Action, Options extends Seeded> = Recorded<State, Action, Options> & {
  refusal(state: State, action: Action): Refusal | null
}

/**
 * Reads a record, from JSON or from the text that `recordText` writes, and plays it. Its shape, its game, its version
 * and every action are checked. It takes time in proportion to the text, of which it reads 10,000,000 characters at most, and
 * names one problem for each part of the header and one for the first action that is not good.
 *
 * @example
 * const loaded = loadRecord(game, await readFile('game.json', 'utf8'))
 * if (loaded.ok) resume(loaded.state, loaded.record)
 */
export function loadRecord<State extends object, Action, Options extends Seeded>(
  game: Loading<State, Action, Options>,
  text: string,
): Loaded<State, Options, Action> {
  const problems: Problem[] = []
  let good: Position<State, Options, Action> | null = null
  let path = 'record'
  try {
    const saved = readSaved<Action>(game, text)
    problems.push(...headerProblems(game, saved))
    const { options } = saved.header
    path = 'options'
    if (saved.header['game'] === game.id && isOptions<Options>(options))
      good = playThrough(game, options, saved, problems)
  } catch (error) {
    problems.push({ path, message: reasonOf(error) })
  }
  return good && problems.length === 0 ? { ok: true, ...good } : { ok: false, problems, good }
}

function headerProblems(game: { id: string; version: string }, { header, broken }: Saved<unknown>): Problem[] {
  const problems = broken === null ? [] : [{ path: 'record', message: broken }]
  const here = { game: game.id, version: game.version, random: randomAlgorithm }
  for (const [path, value] of Object.entries(here))
    if (header[path] !== value)
      problems.push({
        path,
        message: `The record says ${told(header[path])}; this is ${JSON.stringify(value)}.`,
      })
  if (!isOptions(header['options'])) problems.push({ path: 'options', message: 'These are not options with a seed.' })
  return problems
}

/** A value as a person can take it in. */
function told(value: unknown): string {
  const text = String(JSON.stringify(value))
  return text.length > 80 ? `${text.slice(0, 80)}...` : text
}

/** Plays as far as the actions are good; the first that is not becomes a problem. */
function playThrough<State extends object, Action, Options extends Seeded>(
  game: Loading<State, Action, Options>,
  options: Options,
  saved: Saved<Action>,
  problems: Problem[],
): Position<State, Options, Action> {
  const record = startRecord(game, options)
  const state = game.setup(options)
  for (const [index, read] of saved.actions.entries()) {
    try {
      const action = read()
      const refusal = game.refusal(state, action)
      if (refusal) throw new Error(refusal.message)
      const kept = copy(action)
      game.step(state, action)
      record.actions.push(kept)
    } catch (error) {
      problems.push({ path: `actions[${index}]`, message: reasonOf(error) })
      // The step may have failed half way.
      return { record, state: replay(game, record) }
    }
  }
  return { record, state }
}
