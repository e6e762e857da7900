import { readFileSync } from 'node:fs'
import { createRandom, type GameRecord, loadRecord, startRecord } from 'totemforge'
import { type Action, groundOf, type Options, root, type Seat } from 'totemforge/root'
import { createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { findGame } from '../../src/catalogue'

/** Those of Root and Ironwood were made by totemforge 1.0.0. They load as long as the rules keep their versions. */
const kept = (name: string, what: string): string => readFileSync(`test/golden/saved/${name}-${what}.json`, 'utf8')

describe.each([
  ['root', '0.1.0', 300],
  ['ironwood', '1.2.0', 150],
  ['daimyo', '0.3.0', 250],
] as const)('%s %s', async (id, version, length) => {
  const { game } = await findGame(id)
  const name = `${id}-${version}`

  test('its record loads', () => {
    const loaded = loadRecord(game, kept(name, 'record'))
    expect(loaded.ok ? loaded.record.actions.length : loaded.problems).toBe(length)
  })

  test('its saved table goes on', () => {
    const saved = JSON.parse(kept(name, 'table'))
    const table = createTable(game, { saved })
    expect(table.saved()).toEqual(saved)
    expect(table.record().actions).toHaveLength(length)
  })
})

/** A game on the Mountain until a path was opened, as 1.0.0 wrote it: it named a path by its number on the list of the map. */
function withOpenPath(): {
  readonly record: GameRecord<Options, Action>
  readonly now: readonly Action[]
  readonly seats: Seat[]
} {
  const options: Options = { seed: 3, factions: ['marquise', 'eyrie', 'alliance', 'vagabond'], map: 'mountain' }
  const state = root.setup(options)
  const record = startRecord(root, options)
  const now: Action[] = []
  const seats: Seat[] = []
  const random = createRandom(1)
  for (let opened = false; !opened; ) {
    const legal = root.legalActions(state)
    const opening = legal.find(({ type }) => type === 'open-path')
    const action = opening ?? random.pick(legal)
    seats.push(root.toAct(state) ?? 'p1')
    now.push(action)
    const path = groundOf(state).closedPaths.findIndex(
      ([from, to]) => action.type === 'open-path' && from === action.from && to === action.to,
    )
    record.actions.push(path < 0 ? action : JSON.parse(`{"type":"open-path","path":${path}}`))
    root.step(state, action)
    opened = path >= 0
  }
  return { record, now, seats }
}

test('a record of Root that names a path by its number loads, and has its ends', () => {
  const { record, now } = withOpenPath()
  const loaded = loadRecord(root, JSON.stringify(record))
  expect(loaded.ok ? loaded.record.actions : loaded.problems).toEqual(now)
  expect(now.at(-1)).toMatchObject({ type: 'open-path', from: expect.any(Number), to: expect.any(Number) })
})

test('a saved table of Root that names a path by its number goes on', () => {
  const { record, now, seats } = withOpenPath()
  const { options } = record
  const begun = createTable(root, { options }).saved()
  const entries = record.actions.map((action, index) => ({
    type: 'acted' as const,
    seat: seats[index] ?? 'p1',
    action,
  }))
  const table = createTable(root, { saved: { ...begun, entries: [...begun.entries, ...entries] } })
  expect(table.record().actions).toEqual(now)
})

test('a path of no such number is refused', () => {
  const { record } = withOpenPath()
  const wrong = JSON.stringify(record).replace(/"path":\d/, '"path":9')
  const loaded = loadRecord(root, wrong)
  expect(loaded.ok ? [] : loaded.problems.map(({ path }) => path)).toEqual([`actions[${record.actions.length - 1}]`])
})
