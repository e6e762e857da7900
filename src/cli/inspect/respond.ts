import { loadRecord, recordText, type Seeded, startRecord } from '../../core'
import { isPlain } from '../../toolkit/plain'
import type { Described } from '../described'
import { asTest } from './as-test'
import { createLines, type Line } from './line'
import { lookAt, tryAction } from './look'

/** Answers a request of the page; throws a sentence if the requested thing does not exist. */
export type Respond = (what: string, asked: unknown) => unknown

const isSeeded = (value: unknown): value is Seeded =>
  isPlain(value) && (typeof value['seed'] === 'number' || typeof value['seed'] === 'string')

function lineIn(asked: unknown): Line {
  if (!isPlain(asked) || !isSeeded(asked['options']) || !Array.isArray(asked['actions']))
    throw new RangeError('Options with a seed and a list of actions are needed.')
  return { options: asked['options'], actions: asked['actions'] }
}

const textIn = (asked: unknown, name: string): string => {
  const text = isPlain(asked) ? asked[name] : undefined
  if (typeof text !== 'string') throw new RangeError(`A text ${name} is needed.`)
  return text
}

/** `first` is the first line of the page. */
export function createRespond(described: Described, first: Line): Respond {
  const { game } = described
  const reach = createLines(described)
  const told = (actions: readonly unknown[]): string[] => actions.map((action) => game.format(action))
  return (what, asked) => {
    switch (what) {
      case 'begin':
        return { title: described.title, id: game.id, version: game.version, ...first, texts: told(first.actions) }
      case 'look':
        return lookAt(described, reach(lineIn(asked)))
      case 'try': {
        const seat = isPlain(asked) && typeof asked['seat'] === 'string' ? asked['seat'] : null
        return tryAction(described, reach(lineIn(asked)).state, textIn(asked, 'typed'), seat)
      }
      case 'load': {
        const loaded = loadRecord(game, textIn(asked, 'record'))
        if (!loaded.ok)
          throw new RangeError(loaded.problems.map(({ path, message }) => `${path}: ${message}`).join(' '))
        const { options, actions } = loaded.record
        return { options, actions, texts: told(actions) }
      }
      case 'record': {
        const line = lineIn(asked)
        reach(line)
        const { options, actions } = line
        return { text: recordText(game, { ...startRecord(game, options), actions: [...actions] }) }
      }
      case 'test': {
        const line = lineIn(asked)
        return { text: asTest(described, line, game.legalActions(reach(line).state)) }
      }
      default:
        throw new RangeError(`There is no ${what} here.`)
    }
  }
}
