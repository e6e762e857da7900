import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import * as ironwoodSchema from 'totemforge/ironwood/schema'
import { root } from 'totemforge/root'
import * as rootSchema from 'totemforge/root/schema'
import { fileStorage } from 'totemforge/storage'
import { createTable, openTable } from 'totemforge/table'
import { afterAll, describe, expect, test } from 'vitest'
import { loveLetter } from '../../examples/games/love-letter'
import { summarise, tournament } from '../../src/arena'
import { openResults } from '../../src/arena/results-file'
import { ironwoodMap } from '../../src/ironwood/rules/data/map'
import { playHere } from '../arena/here'
import { games } from '../deep'
import { done } from '../table/support'
import { codeOf, fuzz, tally, twisted, twistedText } from './twist'

const folder = mkdtempSync(join(tmpdir(), 'totemforge-fuzz-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A position after this many random actions. */
const ironwoodState = () => {
  const state = ironwood.setup({ mode: 'duel', seed: 1 })
  const random = createRandom(1)
  for (let count = 0; count < 40; count++) ironwood.step(state, random.pick(ironwood.legalActions(state)))
  return state
}
const rootState = () => {
  const state = root.setup({ seed: 1, players: 4 })
  const random = createRandom(1)
  for (let count = 0; count < 40; count++) root.step(state, random.pick(root.legalActions(state)))
  return state
}

interface Read {
  readonly ok: boolean
  readonly problems?: readonly { readonly path: string; readonly message: string }[]
}

describe('schemas', () => {
  const inIronwood = ironwoodState()
  const inRoot = rootState()
  const documents: readonly [name: string, runs: number, document: unknown, parse: (input: unknown) => Read][] = [
    ['an action of Ironwood', 2000, ironwood.legalActions(inIronwood)[0], ironwoodSchema.parseAction],
    ['options of Ironwood', 200, { mode: 'duel', seed: 1, map: ironwoodMap }, ironwoodSchema.parseOptions],
    ['a map of Ironwood', 200, ironwoodMap, ironwoodSchema.parseMap],
    ['a state of Ironwood', 30, inIronwood, ironwoodSchema.parseState],
    ['an action of Root', 2000, root.legalActions(inRoot)[0], rootSchema.parseAction],
    ['options of Root', 500, { seed: 1, players: 4, map: 'lake' }, rootSchema.parseOptions],
    ['a state of Root', 30, inRoot, rootSchema.parseState],
  ]

  test.each(documents)('a damaged %s is read, or its problems are reported', async (_name, runs, document, parse) => {
    const counts = tally()
    expect(parse(document)).toMatchObject({ ok: true })
    await fuzz(games(runs), (random) => {
      const read = parse(twisted(document, random))
      counts.count(String(read.ok))
      if (read.ok) return
      expect(read.problems?.length).toBeGreaterThan(0)
      for (const { message } of read.problems ?? []) expect(message.length).toBeLessThan(2000)
    })
    expect(counts.of('false')).toBeGreaterThan(runs / 10)
  })
})

/** A table of which much was done. */
async function savedTable() {
  const table = createTable(loveLetter, { options: { seed: 5, players: 3 }, allowance: { time: 60_000 } })
  const [north, east, south] = [
    done(await table.take('north')).token,
    done(await table.take('east', { name: 'Ada' })).token,
    done(await table.take('south')).token,
  ]
  const tokens: Record<string, string> = { north, east, south }
  for (let count = 0; count < 8; count++) {
    const turn = done(table.since(null)).turn
    const token = tokens[turn ?? ''] ?? ''
    const { legal, version } = done(table.since(token))
    const [choice] = legal
    if (choice) done(await table.act(token, choice.action, version, { id: `r${count}` }))
  }
  done(await table.propose(north, 'undo'))
  for (const token of [east, south]) done(await table.answer(token, true, done(table.since(token)).version))
  done(await table.leave(east))
  const saved = table.saved()
  table.close()
  return saved
}

describe('saved tables', () => {
  test('a saved table that is damaged comes back, or is refused by a code', async () => {
    const saved = await savedTable()
    const counts = tally()
    await fuzz(games(500), (random) => {
      const input: unknown = twisted(saved, random)
      try {
        const table = Reflect.apply(createTable, undefined, [loveLetter, { saved: input }])
        // What comes back can be saved again, and looked at.
        table.since(null)
        expect(createTable(loveLetter, { saved: table.saved() }).record()).toEqual(table.record())
        table.close()
        counts.count('back')
      } catch (error) {
        counts.count(codeOf(error))
      }
    })
    for (const kind of ['back', 'DAMAGED_TABLE', 'OTHER_TABLE']) expect(counts.of(kind), kind).toBeGreaterThan(5)
  })

  test('a damaged file of a table is read up to the damage, or refused with a code', async () => {
    const { head, entries } = await savedTable()
    const text = [head, ...entries].map((line) => `${JSON.stringify(line)}\n`).join('')
    const storage = await fileStorage(join(folder, 'tables'))
    const counts = tally()
    await fuzz(games(150), async (random) => {
      writeFileSync(join(folder, 'tables', 'a.jsonl'), twistedText(text, random))
      try {
        const table = await openTable(loveLetter, storage, 'a', { options: { players: 3 } })
        table.since(null)
        table.close()
        counts.count('back')
      } catch (error) {
        counts.count(codeOf(error))
      }
    })
    await storage.close()
    for (const kind of ['back', 'DAMAGED_TABLE']) expect(counts.of(kind), kind).toBeGreaterThan(5)
  })
})

test('a damaged file of results is read up to the damage, or refused with a code', async () => {
  const plan = { game: join('test', 'arena', 'games', 'bids.ts'), policies: ['b1', 'b2'], games: 4 }
  const { played, tournament: whole } = await playHere(plan)
  const file = join(folder, 'results.jsonl')
  const results = await openResults(file, whole)
  results.close()
  const { readFileSync } = await import('node:fs')
  const text = `${readFileSync(file, 'utf8')}${played.map((game) => `${JSON.stringify(game)}\n`).join('')}`
  const lines = text.trimEnd().split('\n')
  const counts = tally()
  await fuzz(games(300), async (random) => {
    const line = random.integer(0, lines.length - 1)
    const other = lines.map((each, index) =>
      index === line ? JSON.stringify(twisted(JSON.parse(each), random)) : each,
    )
    writeFileSync(file, random.integer(0, 1) === 0 ? twistedText(text, random) : `${other.join('\n')}\n`)
    try {
      const opened = await openResults(file, tournament(plan))
      opened.close()
      // What is read can be summed up.
      summarise(whole, opened.played)
      counts.count('read')
    } catch (error) {
      counts.count(codeOf(error))
    }
  })
  for (const kind of ['read', 'results']) expect(counts.of(kind), kind).toBeGreaterThan(20)
})
