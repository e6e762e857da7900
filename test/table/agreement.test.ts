import { randomPolicy } from 'totemforge'
import { createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { codeOf, done, handClock } from './support'

const drop = (column: number) => ({ type: 'drop', column }) as const

async function fourInARow() {
  const table = createTable(connectFour, { options: { seed: 1 } })
  const red = done(await table.take('red')).token
  const yellow = done(await table.take('yellow')).token
  const version = (token: string): number => done(table.since(token)).version
  const act = async (token: string, column: number) => done(await table.act(token, drop(column), version(token)))
  return { table, red, yellow, version, act }
}

describe('agreements of the people', () => {
  test('an action is taken back once the other agrees; versions go on, and older clicks are stale', async () => {
    const { table, red, yellow, version, act } = await fourInARow()
    expect(codeOf(await table.propose(red, 'undo'))).toBe('nothing-to-undo')
    const empty = done(table.since(red)).view
    await act(red, 4)
    await act(yellow, 3)
    const before = version(yellow)
    done(await table.propose(red, 'undo'))
    expect(done(table.since(yellow)).proposal).toEqual({ what: 'undo', by: 'red', waitsFor: ['yellow'] })
    expect(codeOf(await table.propose(yellow, 'abort'))).toBe('already-proposed')
    expect(codeOf(await table.answer(red, true, version(red)))).toBe('no-proposal')
    expect(codeOf(await table.answer(yellow, true, before))).toBe('stale')
    done(await table.answer(yellow, true, version(yellow)))
    expect(done(table.since(red, 0))).toMatchObject({
      view: empty,
      turn: 'red',
      proposal: null,
      reset: true,
      events: [],
    })
    expect(version(yellow)).toBe(before + 2)
    expect(codeOf(await table.act(red, drop(1), before))).toBe('stale')
    await act(red, 1)
    expect(table.record().actions).toEqual([drop(1)])
  })

  test('a proposal that is declined, taken back, or overtaken by an action comes to nothing', async () => {
    const { table, red, yellow, version, act } = await fourInARow()
    await act(red, 4)
    done(await table.propose(red, 'undo'))
    done(await table.answer(yellow, false, version(yellow)))
    done(await table.propose(red, 'undo'))
    done(await table.answer(red, false, version(red)))
    done(await table.propose(red, 'undo'))
    await act(yellow, 4)
    expect(codeOf(await table.answer(yellow, true, version(yellow)))).toBe('no-proposal')
    expect(table.record().actions).toHaveLength(2)
  })

  test('a game that all want to end is over, and nothing more is done at it', async () => {
    const { table, red, yellow, version } = await fourInARow()
    done(await table.propose(red, 'abort', { id: 'p' }))
    expect(codeOf(await table.propose(red, 'abort', { id: 'p' }))).toBeNull()
    done(await table.answer(yellow, true, version(yellow)))
    expect(done(table.since(red))).toMatchObject({ end: { why: 'agreement' }, turn: null, legal: [], question: '' })
    expect(codeOf(await table.act(red, drop(4), version(red)))).toBe('table-over')
    const saved = table.saved()
    expect(done(createTable(connectFour, { saved }).since(yellow)).end).toMatchObject({ why: 'agreement' })
  })

  test('alone with bots nobody is asked, and the bot thinks again', async () => {
    const table = createTable(kuhnPoker, { options: { seed: 2 }, bots: { second: randomPolicy } })
    const first = done(await table.take('first')).token
    done(await table.act(first, { type: 'pass' }, done(table.since(first)).version))
    done(await table.propose(first, 'undo'))
    expect(done(table.since(first))).toMatchObject({ turn: 'first', reset: false, view: { moves: [] } })
  })
})

describe('clocks', () => {
  const allowance = { time: 10_000, increment: 1000 }

  test('run for the seat that decides once all are there, and gain when the turn passes', async () => {
    const clock = handClock()
    const table = createTable(connectFour, { allowance, clock })
    const red = done(await table.take('red')).token
    await clock.move(5000)
    const yellow = done(await table.take('yellow')).token
    const left = (): (number | null)[] => done(table.since(null)).seats.map((seat) => seat.left)
    await clock.move(2000)
    expect(left()).toEqual([8000, 10_000])
    done(await table.act(red, drop(4), done(table.since(red)).version))
    expect(left()).toEqual([9000, 10_000])
    await clock.move(9999)
    expect(left()).toEqual([9000, 1])
    await clock.move(1)
    await table.refresh()
    expect(done(table.since(yellow))).toMatchObject({ end: { why: 'time', seat: 'yellow' }, turn: null })
    const saved = table.saved()
    expect(done(createTable(connectFour, { saved, clock }).since(yellow)).end).toMatchObject({ why: 'time' })
  })

  test('run on while a seat is empty, so that nobody gains time by getting up', async () => {
    const clock = handClock()
    const table = createTable(connectFour, { allowance, clock })
    const red = done(await table.take('red')).token
    done(await table.leave(red))
    const yellow = done(await table.take('yellow')).token
    await clock.move(4000)
    const left = (): number | null | undefined => done(table.since(null)).seats[0]?.left
    // So far the two seats have not been taken at the same time.
    expect(left()).toBe(10_000)
    const again = done(await table.take('red')).token
    await clock.move(4000)
    done(await table.leave(again))
    done(await table.leave(yellow))
    await clock.move(3000)
    expect(left()).toBe(3000)
    done(await table.act(done(await table.take('red')).token, drop(4), done(table.since(null)).version))
    expect(left()).toBe(4000)
    await clock.move(10_000)
    await table.refresh()
    expect(done(table.since(null)).end).toMatchObject({ why: 'time', seat: 'yellow' })
  })

  test('go on after a crash from where the last decision began, and count no time in between', async () => {
    const clock = handClock()
    const table = createTable(connectFour, { allowance, clock })
    const red = done(await table.take('red')).token
    const yellow = done(await table.take('yellow')).token
    await clock.move(2000)
    done(await table.act(red, drop(4), done(table.since(red)).version))
    await clock.move(3000)
    done(await table.leave(red))
    const left = (each: typeof table): (number | null)[] => done(each.since(null)).seats.map((seat) => seat.left)
    expect(left(table)).toEqual([9000, 7000])
    const saved = table.saved()
    table.close()
    await clock.move(60_000)
    const later = createTable(connectFour, { saved, clock })
    expect(left(later)).toEqual([9000, 10_000])
    await clock.move(1000)
    expect(left(later)).toEqual([9000, 9000])
    done(await later.act(yellow, drop(3), done(later.since(yellow)).version))
    expect(left(later)).toEqual([9000, 10_000])
  })

  test('a table that was saved while its clocks stopped for an empty seat comes back', () => {
    const { head } = createTable(connectFour, { allowance }).saved()
    const taken = (seat: 'red' | 'yellow') => ({ type: 'taken', seat, hash: seat, name: null }) as const
    const saved = {
      head,
      entries: [taken('red'), taken('yellow'), { type: 'left', seat: 'red', spent: 4000 } as const],
    }
    expect(done(createTable(connectFour, { saved, clock: handClock() }).since(null)).seats[0]?.left).toBe(6000)
  })
})

describe('bots', () => {
  test('answer no earlier than the pace allows', async () => {
    const clock = handClock()
    const table = createTable(kuhnPoker, { bots: { second: randomPolicy }, pace: 500, clock })
    const first = done(await table.take('first')).token
    done(await table.act(first, { type: 'bet' }, done(table.since(first)).version))
    await clock.move(499)
    expect(done(table.since(first)).turn).toBe('second')
    await clock.move(2)
    expect(done(table.since(first)).end).not.toBeNull()
  })

  test('one that fails is reported, and the people may still agree to stop', async () => {
    const troubles: unknown[] = []
    const choose = () => Promise.reject(new Error('It broke.'))
    const table = createTable(kuhnPoker, {
      bots: { second: { name: 'broken', choose } },
      onTrouble: ({ what, error }) => troubles.push([what, String(error)]),
    })
    const first = done(await table.take('first')).token
    done(await table.act(first, { type: 'pass' }, done(table.since(first)).version))
    await table.idle()
    expect(troubles).toEqual([['bot', 'Error: It broke.']])
    done(await table.propose(first, 'abort'))
  })
})
