import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Clan, daimyo, type Event } from '../../src/daimyo'
import { event as eventShape } from '../../src/daimyo/rules/event-shape'
import { state as stateShape } from '../../src/daimyo/rules/state-shape'
import { kindOf } from '../../src/daimyo/rules/task'
import { checkFields, checkShape } from '../../src/toolkit'

const tables: readonly (readonly Clan[])[] = [['nomads'], ['nature', 'nomads'], ['aristocrats', 'technology', 'nature']]

test.each(tables.map((clans) => ({ clans })))(
  'states, tasks and events of a game have their shapes: $clans',
  ({ clans }) => {
    const state = daimyo.setup({ seed: 4, clans })
    const random = createRandom(4, 'shapes')
    const wrong: string[] = []
    const report = (path: string, message: string): void => void wrong.push(`${path}: ${message}`)
    for (let count = 0; daimyo.toAct(state) !== null; count++) {
      const events: Event[] = []
      daimyo.step(state, random.pick(daimyo.legalActions(state)), (each) => void events.push(each))
      for (const each of events) checkShape(eventShape, each, each.type, report, () => undefined)
      if (count % 5 > 0) continue
      // Tasks are named in the shape of a state: each kind has its fields in its chapter.
      checkShape(stateShape, state, 'state', report, () => undefined)
      for (const task of state.agenda) {
        const { do: name, ...parts } = task
        checkFields(kindOf(task).fields, parts, name, report, () => undefined)
      }
    }
    expect([...new Set(wrong)].slice(0, 5)).toEqual([])
  },
)
