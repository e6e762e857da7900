import { type GameRecord, loadRecord, recordText, replay, type Seeded, same } from '../../core'
import { type AnyGame, print } from '../moment'

/** A game that has been played to its end, or to the limit. */
export interface Whole {
  readonly game: AnyGame
  readonly options: Seeded
  readonly record: GameRecord<Seeded, unknown>
  readonly state: object
  /** The position before each action, and the last one, as `apply` gave them. */
  readonly states: readonly object[]
  /** What each of them looked like when it was new. */
  readonly prints: readonly string[]
}

type WholeLaw = (whole: Whole) => string | null

function loadsBack(form: string, text: string, { game, record, state }: Whole): string | null {
  const loaded = loadRecord(game, text)
  if (!loaded.ok)
    return `The record as ${form} is refused: ${loaded.problems.map(({ path, message }) => `${path}: ${message}`).join(' ')}`
  if (!same(loaded.record, record)) return `The record comes back from ${form} as another one.`
  return same(loaded.state, state) ? null : `The record leads from ${form} to another state.`
}

/** What must hold of a game as a whole. */
export const wholeLaws: Readonly<Record<string, WholeLaw>> = {
  'setup-repeats': ({ game, options }) => {
    const before = print(options)
    const repeats = same(game.setup(options), game.setup(options))
    if (print(options) !== before) return 'setup changes the options.'
    return repeats ? null : 'setup gives different states for the same options.'
  },

  'older-states-stay': ({ states, prints }) => {
    const changed = states.findIndex((state, index) => print(state) !== prints[index])
    return changed < 0 ? null : `The state before action ${changed} has changed since.`
  },

  'record-replays': ({ game, record, states }) => {
    const wrong = [0, Math.floor(record.actions.length / 2), record.actions.length].find(
      (count) => !same(replay(game, record, count), states[count]),
    )
    return wrong === undefined ? null : `Playing ${wrong} actions of the record back leads to another state.`
  },

  'record-as-json': (whole) => loadsBack('JSON', JSON.stringify(whole.record), whole),

  'record-as-text': (whole) => loadsBack('text', recordText(whole.game, whole.record), whole),
}
