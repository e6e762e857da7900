import type { Rules } from './game'
import { randomAlgorithm } from './random'
import type { Seeded } from './seed'
import { copy } from './value'

export const recordFormat = 'totemforge-record-1'

/**
 * A played game: everything needed to play it again. Plain JSON, so `JSON.stringify` saves it and
 * {@link loadRecord} reads it back.
 *
 * @example
 * const record = startRecord(game, { seed: 7 })
 * record.actions.push(action)
 * localStorage.setItem('game', JSON.stringify(record))
 */
export interface GameRecord<Options extends Seeded, Action> {
  readonly format: typeof recordFormat
  readonly game: string
  readonly version: string
  /** The {@link randomAlgorithm} of the library that made the record. */
  readonly random: string
  readonly options: Options
  readonly actions: Action[]
}

/**
 * The parts of a game that records need: its name and version, the first position, the turns, `step` and the texts. Every
 * {@link Game} has them, so pass a game.
 *
 * @example
 * const text = recordText(connectFour, record)
 */
export interface Recorded<State extends object, Action, Options extends Seeded>
  extends Pick<
    Rules<State, Action, unknown, Options, string>,
    'id' | 'version' | 'setup' | 'toAct' | 'outcome' | 'format' | 'parse'
  > {
  /** Carries an action out, in place. */
  step(state: State, action: Action): void
}

/**
 * A record with no actions yet; push each action onto `actions` as it is played. The record copies the options, so later
 * changes do not reach it. Copy an action yourself if you change it afterwards.
 *
 * @example
 * const record = startRecord(game, { seed: 7 })
 */
export function startRecord<State extends object, Action, Options extends Seeded>(
  game: Recorded<State, Action, Options>,
  options: Options,
): GameRecord<Options, Action> {
  return {
    format: recordFormat,
    game: game.id,
    version: game.version,
    random: randomAlgorithm,
    options: copy(options),
    actions: [],
  }
}

/**
 * Plays a record to its end, or its first `count` actions. It trusts the record: read a record from outside with
 * {@link loadRecord} first.
 *
 * @example
 * const before = replay(game, record, record.actions.length - 1) // takes the last action back
 */
export function replay<State extends object, Action, Options extends Seeded>(
  game: Recorded<State, Action, Options>,
  record: GameRecord<Options, Action>,
  count = record.actions.length,
): State {
  if (!Number.isInteger(count) || count < 0 || count > record.actions.length)
    throw new RangeError(`The record holds ${record.actions.length} actions; ${count} of them cannot be played.`)
  const state = game.setup(copy(record.options))
  for (const action of record.actions.slice(0, count)) game.step(state, action)
  return state
}

/**
 * The record as a text that a person can read and correct, with one line per action. Numbers, seats and lines that begin with
 * `#` help the reader; {@link loadRecord} reads only the actions.
 *
 * @example
 * await writeFile('game.txt', recordText(game, record))
 */
export function recordText<State extends object, Action, Options extends Seeded>(
  game: Recorded<State, Action, Options>,
  record: GameRecord<Options, Action>,
): string {
  const state = replay(game, record, 0)
  const lines = [
    record.format,
    `game ${record.game}`,
    `version ${record.version}`,
    `random ${record.random}`,
    `options ${JSON.stringify(record.options)}`,
    '',
  ]
  for (const [index, action] of record.actions.entries()) {
    // The reader would take these characters for the end of the seat.
    lines.push(`${index + 1} ${game.toAct(state)?.replace(/: |\n/g, ' ')}: ${game.format(action)}`)
    game.step(state, action)
  }
  const outcome = game.outcome(state)
  if (outcome)
    lines.push(`# ${outcome.winners.length ? `won by ${outcome.winners.join(', ')}` : 'draw'}: ${outcome.reason}`)
  for (const [index, seats] of (outcome?.places ?? []).entries())
    lines.push(`# place ${index + 1}: ${seats.join(', ')}`)
  return `${lines.join('\n')}\n`
}
