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
 * A record and the state that {@link replay} makes of it.
 *
 * @example
 * const { record, state }: Position<State, Options, Action> = loaded
 */
export interface Position<State, Options extends Seeded, Action> {
  readonly record: GameRecord<Options, Action>
  readonly state: State
}

/**
 * The answer of {@link loadRecord}. For a damaged record, `good` holds the part before the damage, if any; for cut or broken
 * JSON, the whole actions.
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
  renewed(state: State, action: Action): Action
  refusal(state: State, action: Action): Refusal | null
}

/**
 * Reads a record, from JSON or from the text that `recordText` writes, and plays it. It checks the shape, the game, the version
 * and every action. It reads at most 10,000,000 characters, in time proportional to the text, and names one problem for each
 * part of the header and one for the first bad action.
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

/** A value as a short text for a person. */
function told(value: unknown): string {
  const text = String(JSON.stringify(value))
  return text.length > 80 ? `${text.slice(0, 80)}...` : text
}

/** Plays the good actions; the first bad one becomes a problem. */
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
      const action = game.renewed(state, read())
      const refusal = game.refusal(state, action)
      if (refusal) throw new Error(refusal.message)
      const kept = copy(action)
      game.step(state, action)
      record.actions.push(kept)
    } catch (error) {
      problems.push({ path: `actions[${index}]`, message: reasonOf(error) })
      // The step may have failed halfway.
      return { record, state: replay(game, record) }
    }
  }
  return { record, state }
}
