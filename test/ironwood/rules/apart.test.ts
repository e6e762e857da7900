import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { type Event, ironwood, ironwoodCards, ironwoodMap, type Options } from '../../../src/ironwood/rules'
import { ironwoodBoard } from '../../../src/ironwood/rules/board'
import { greedy } from './greedy'

/** Every object in a value that can be written into, and where it lies. */
function writable(value: unknown, path = '', found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  if (!Object.isFrozen(value)) found.set(value, path)
  for (const [key, part] of Object.entries(value)) writable(part, `${path}.${key}`, found)
  return found
}

/** Where one value can be written into through another. */
function shared(one: Map<object, string>, other: Map<object, string>): string[] {
  return [...one].flatMap(([part, path]) => (other.has(part) ? [`${path} is ${other.get(part)}`] : []))
}

const options: [string, Options][] = [
  ['a duel', { mode: 'duel', seed: 3 }],
  [
    'a duel with cards of its own',
    { mode: 'duel', seed: 4, map: ironwoodMap, cards: structuredClone(Object.values(ironwoodCards)) },
  ],
  ['against Ironbot', { mode: 'ironbot', seed: 3, level: 3 }],
  ['against Woodenbot', { mode: 'woodenbot', seed: 3, level: 3 }],
]

describe('what is handed out leads back into no game', () => {
  const owners = new Map<object, string>()

  test.each(options)('%s', (game, given) => {
    const random = createRandom(given.seed, 'apart')
    const state = ironwood.setup(given)
    for (let count = 0; count < 1500 && state.result === null; count++) {
      const legal = ironwood.legalActions(state)
      const own = writable(state, 'state')
      const views = (['woodwalkers', 'ironclad', 'spectator'] as const).map((viewer) =>
        writable(ironwood.view(state, viewer), `view of ${viewer}`),
      )
      expect(shared(writable(legal, 'legal'), own)).toEqual([])
      for (const [index, view] of views.entries()) {
        expect(shared(view, own)).toEqual([])
        for (const other of views.slice(index + 1)) expect(shared(view, other)).toEqual([])
      }
      // What lies in two games at once is a table of the library, or the caller's own.
      const others = [...own].filter(([part]) => (owners.get(part) ?? game) !== game)
      expect(others.map(([, path]) => path)).toEqual([])
      for (const part of own.keys()) owners.set(part, game)
      const action = count % 3 === 0 ? random.pick(legal) : greedy(state, random)
      const events: Event[] = []
      ironwood.step(state, action, (event) => events.push(event))
      expect(shared(writable(events, 'events'), writable(state, 'state'))).toEqual([])
    }
    expect(shared(writable(given, 'options'), writable(state, 'state'))).toEqual([])
  })

  test.each([
    ['cards', ironwoodCards],
    ['map', ironwoodMap],
    ['board', ironwoodBoard],
  ])('the %s that come with the game cannot be written into', (_what, table) => {
    expect([...writable(table).values()]).toEqual([])
  })
})
