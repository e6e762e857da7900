import { type GameRecord, loadRecord, recordText, replay, type Seeded } from '../../core'
import { difference } from '../difference'
import { asksOutside } from '../outside'
import { heldByBoth } from '../plain'
import { type AnyGame, print, type Verdict } from '../position'

/** A game played to its end, or to the limit. */
export interface Whole {
  readonly game: AnyGame
  readonly options: Seeded
  readonly record: GameRecord<Seeded, unknown>
  readonly state: object
  /** The position before each action, and the last one, as `apply` returned them. */
  readonly states: readonly object[]
  /** A snapshot of each when it was new. */
  readonly prints: readonly string[]
}

type WholeLaw = (whole: Whole) => Verdict

function loadsBack(form: string, text: string, { game, record, state }: Whole): string | null {
  const loaded = loadRecord(game, text)
  if (!loaded.ok)
    return `The record as ${form} is refused: ${loaded.problems.map(({ path, message }) => `${path}: ${message}`).join(' ')}`
  const other = difference(record, loaded.record, 'as played', `from ${form}`)
  if (other !== null) return `The record read back from ${form} is different: ${other}.`
  const found = difference(state, loaded.state, 'as played', `from ${form}`)
  return found === null ? null : `The record read back from ${form} leads to a different state: ${found}.`
}

/** The laws for a whole game. */
export const wholeLaws: Readonly<Record<string, WholeLaw>> = {
  'older-states-stay': ({ states, prints }) => {
    for (const [index, state] of states.entries()) {
      if (print(state) === prints[index]) continue
      const found = difference(JSON.parse(prints[index] ?? ''), state, 'then', 'now')
      const next = states[index + 1]
      const both = next === undefined ? null : heldByBoth(state, next)
      const why = both === null ? '' : ` It shares the object ${both} with the state after it.`
      return `The state before action ${index} has changed since: ${found}.${why}`
    }
    return null
  },

  'record-replays': ({ game, record, states }) => {
    for (const count of [0, Math.floor(record.actions.length / 2), record.actions.length]) {
      const found = difference(states[count], replay(game, record, count), 'as played', 'as replayed')
      if (found !== null) return `Playing ${count} actions of the record back leads to a different state: ${found}.`
    }
    return null
  },

  'record-as-json': (whole) => loadsBack('JSON', JSON.stringify(whole.record), whole),

  'record-as-text': (whole) => loadsBack('text', recordText(whole.game, whole.record), whole),
}

/** The laws for the setup of a game. */
export function setupRepeats(game: AnyGame, options: Seeded): Verdict {
  const before = print(options)
  const found = difference(game.setup(options), game.setup(options), 'the first time', 'the second time')
  if (print(options) !== before)
    return `setup changes the options: ${difference(JSON.parse(before), options, 'before', 'after')}.`
  if (found === null) return null
  return `setup gives different states for the same options: ${found}.${asksOutside(() => game.setup(options))}`
}
