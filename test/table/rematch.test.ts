import { defineGame, type Seeded } from 'totemforge'
import { createTable, type Rematch, type TableSettings } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { codeOf, done, handClock } from './support'

/** A game of three that is over at once. */
const threePlayers = defineGame({
  id: 'three-players',
  version: '1.0.0',
  seats: ['one', 'two', 'three'],
  setup: ({ seed }: Seeded) => ({ seed }),
  toAct: () => null,
  legalActions: (): never[] => [],
  step: () => undefined,
  clone: (state) => ({ ...state }),
  view: () => ({}),
  determinize: () => ({ seed: 0 }),
  outcome: () => ({ winners: [], reason: 'nothing to play' }),
  format: () => '',
  parse(): never {
    throw new Error('There are no actions.')
  },
})

async function over(settings: Pick<TableSettings<never, never, never, never, never>, 'onRematch'> = {}) {
  const rematches: Rematch[] = []
  const table = createTable(connectFour, { onRematch: (rematch) => rematches.push(rematch), ...settings })
  const red = done(await table.take('red', { name: 'Ada' })).token
  const yellow = done(await table.take('yellow', { name: 'Bob' })).token
  const version = (token: string): number => done(table.since(token)).version
  expect(codeOf(await table.propose(red, 'rematch'))).toBe('no-rematch')
  done(await table.propose(red, 'abort'))
  done(await table.answer(yellow, true, version(yellow)))
  // Both are there: those who are not are not asked.
  for (const token of [red, yellow]) done(table.subscribe(token, () => undefined))
  return { table, rematches, red, yellow, version }
}

describe('after a game', () => {
  test.each([
    ['rematch', ['red', 'yellow']],
    ['swap', ['yellow', 'red']],
  ] as const)('the same people play again (%s), with their tokens and names', async (what, [ada, bob]) => {
    const { table, rematches, red, yellow, version } = await over()
    done(await table.propose(red, what))
    expect(done(table.since(yellow)).proposal).toEqual({ what, by: 'red', waitsFor: ['yellow'] })
    done(await table.answer(yellow, true, version(yellow)))
    const [rematch] = rematches
    expect(done(table.since(null)).next).toBe(rematch?.id)
    const next = createTable(connectFour, { people: rematch?.people ?? [] })
    expect(done(next.since(red))).toMatchObject({ viewer: ada })
    expect(done(next.since(yellow))).toMatchObject({ viewer: bob })
    expect(done(next.since(null)).seats.find(({ seat }) => seat === ada)?.name).toBe('Ada')
    expect(createTable(connectFour, { saved: JSON.parse(JSON.stringify(next.saved())) }).saved()).toEqual(next.saved())
    expect(codeOf(await table.propose(red, what))).toBe('no-rematch')
  })

  test('nobody is taken along who did not agree', async () => {
    const { table, rematches, red, yellow, version } = await over()
    done(await table.propose(red, 'rematch'))
    done(await table.answer(yellow, false, version(yellow)))
    expect(rematches).toEqual([])
    done(await table.leave(yellow))
    done(await table.propose(red, 'rematch'))
    expect(rematches[0]?.people).toEqual([{ hash: expect.any(String), name: 'Ada' }, null])
  })

  test('who leaves while it is proposed does not play again', async () => {
    const { table, rematches, red, yellow } = await over()
    done(await table.propose(red, 'rematch'))
    done(await table.leave(yellow))
    expect(rematches[0]?.people).toEqual([{ hash: expect.any(String), name: 'Ada' }, null])
  })

  test('who takes the seat of somebody who left while it was proposed does not play again', async () => {
    const rematches: Rematch[] = []
    const table = createTable(threePlayers, { onRematch: (rematch) => rematches.push(rematch) })
    const take = async (seat: 'one' | 'two' | 'three', name: string) => {
      const { token } = done(await table.take(seat, { name }))
      done(table.subscribe(token, () => undefined))
      return token
    }
    const [ann, bob, cy] = [await take('one', 'Ann'), await take('two', 'Bob'), await take('three', 'Cy')]
    done(await table.propose(ann, 'rematch'))
    done(await table.answer(bob, true, done(table.since(bob)).version))
    done(await table.leave(bob))
    await take('two', 'Dan')
    done(await table.answer(cy, true, done(table.since(cy)).version))
    expect(rematches[0]?.people.map((person) => person?.name)).toEqual(['Ann', undefined, 'Cy'])
  })

  test('a table that opens again opens the next one too, in case the server ended in between', async () => {
    const { table, rematches, red, yellow, version } = await over()
    done(await table.propose(red, 'swap'))
    done(await table.answer(yellow, true, version(yellow)))
    createTable(connectFour, { saved: table.saved(), onRematch: (rematch) => rematches.push(rematch) })
    expect(rematches).toHaveLength(2)
    expect(rematches[1]).toEqual(rematches[0])
  })

  test('without a server that opens tables nobody can propose it', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    done(await table.propose(red, 'abort'))
    expect(codeOf(await table.propose(red, 'rematch'))).toBe('no-rematch')
  })

  test('the clocks of the next game run at once if everybody sits there', async () => {
    const { table, rematches, red, yellow, version } = await over()
    done(await table.propose(red, 'rematch'))
    done(await table.answer(yellow, true, version(yellow)))
    const people = rematches[0]?.people ?? []
    const clock = handClock()
    const next = createTable(connectFour, { people, allowance: { time: 60_000 }, clock })
    await clock.move(1000)
    expect(done(next.since(red)).seats.map(({ left }) => left)).toEqual([59_000, 60_000])
  })
})
