import { randomPolicy } from 'totemforge'
import { createTable, openTable, type SavedTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { type Seat as LoveSeat, loveLetter } from '../../examples/games/love-letter'
import { memoryStorage } from '../../examples/server/memory'
import { codeOf, done, handClock } from './support'

const drop = (column: number) => ({ type: 'drop', column }) as const

async function duel(settings: { readonly saved?: SavedTable<never, never, never> } = {}) {
  const clock = handClock()
  const table = createTable(connectFour, {
    options: { seed: 1 },
    standIns: { red: randomPolicy, yellow: randomPolicy },
    clock,
    pace: 100,
    ...settings,
  })
  const red = done(await table.take('red', { name: 'Ada' })).token
  const yellow = done(await table.take('yellow', { name: 'Bob' })).token
  const stop = (token: string) => done(table.subscribe(token, () => undefined)).stop
  const version = (token: string): number => done(table.since(token)).version
  return { table, clock, red, yellow, stop, version }
}

describe('a bot for somebody who is not there', () => {
  test('is not proposed for a person who is there, was there a moment ago, or for oneself', async () => {
    const { table, clock, red, yellow, stop } = await duel()
    const away = stop(yellow)
    await clock.move(100_000)
    expect(codeOf(await table.propose(red, 'bot', { seat: 'yellow' }))).toBe('seat-played')
    expect(codeOf(await table.propose(red, 'bot', { seat: 'red' }))).toBe('seat-played')
    away()
    await clock.move(29_000)
    expect(codeOf(await table.propose(red, 'bot', { seat: 'yellow' }))).toBe('seat-played')
    await clock.move(1000)
    expect(codeOf(await table.propose(red, 'bot', { seat: 'yellow' }))).toBeNull()
    expect(codeOf(await table.propose(red, 'bot', { seat: 'yellow' }))).toBe('seat-played')
  })

  test('needs a seat of this game and a policy for it', async () => {
    const { table, red } = await duel()
    expect(codeOf(await table.propose(red, 'bot'))).toBe('no-such-seat')
    const plain = createTable(connectFour, { options: { seed: 1 } })
    const { token } = done(await plain.take('red'))
    expect(codeOf(await plain.propose(token, 'bot', { seat: 'yellow' }))).toBe('no-bot')
  })

  test('plays until the person is back, who has the seat again', async () => {
    const { table, clock, red, yellow, stop, version } = await duel()
    await clock.move(30_000)
    done(await table.propose(red, 'bot', { seat: 'yellow' }))
    expect(done(table.since(red)).seats[1]).toMatchObject({ by: 'person', name: 'Bob', standIn: 'random' })
    done(await table.act(red, drop(4), version(red)))
    await clock.move(200)
    await table.idle()
    expect(table.record().actions).toHaveLength(2)
    done(await table.act(red, drop(4), version(red)))
    // Bob is back before the bot has chosen.
    stop(yellow)
    await clock.move(5000)
    expect(done(table.since(red)).seats[1]).not.toHaveProperty('standIn')
    expect(table.record().actions).toHaveLength(3)
    done(await table.act(yellow, drop(1), version(yellow)))
  })

  test('ends with the first request of the person, over whatever server', async () => {
    const { table, clock, red, yellow, version } = await duel()
    await clock.move(30_000)
    done(await table.propose(red, 'bot', { seat: 'yellow' }))
    done(await table.propose(yellow, 'abort'))
    expect(done(table.since(red)).seats[1]).not.toHaveProperty('standIn')
    done(await table.answer(red, true, version(red)))
    expect(done(table.since(red)).end?.why).toBe('agreement')
  })

  test('ends at once for a person who is connected to another server', async () => {
    const clock = handClock()
    const storage = memoryStorage()
    const settings = { options: { seed: 1 }, standIns: { yellow: randomPolicy }, clock, pace: 1000 }
    const [here, there] = [
      await openTable(connectFour, storage, 'one', settings),
      await openTable(connectFour, storage, 'one', settings),
    ]
    const red = done(await here.take('red')).token
    const yellow = done(await here.take('yellow')).token
    await there.refresh()
    done(there.subscribe(yellow, () => undefined))
    await clock.move(30_000)
    // This server does not know that yellow is connected to the other.
    done(await here.propose(red, 'bot', { seat: 'yellow' }))
    await there.refresh()
    await there.refresh()
    await here.refresh()
    expect(done(here.since(red)).seats[1]).not.toHaveProperty('standIn')
  })

  test('may come, go and come again in one position', async () => {
    const { table, clock, red, yellow, version } = await duel()
    done(await table.act(red, drop(4), version(red)))
    for (let round = 0; round < 3; round++) {
      await clock.move(30_000)
      done(await table.propose(red, 'bot', { seat: 'yellow' }))
      done(await table.propose(yellow, 'abort'))
      done(await table.answer(yellow, false, version(yellow)))
    }
    await clock.move(30_000)
    done(await table.propose(red, 'bot', { seat: 'yellow' }))
    await clock.move(1000)
    await table.idle()
    expect(table.record().actions).toHaveLength(2)
  })

  test('plays an empty seat until somebody takes it, and is kept with the table', async () => {
    const { table, clock, red, yellow, version } = await duel()
    done(await table.leave(yellow))
    done(await table.propose(red, 'bot', { seat: 'yellow' }))
    expect(done(table.since(red)).seats[1]).toMatchObject({ by: 'nobody', name: null, standIn: 'random' })
    const saved = JSON.parse(JSON.stringify(table.saved()))
    table.close()
    const later = createTable(connectFour, { saved, standIns: { yellow: randomPolicy }, clock, pace: 100 })
    done(await later.act(red, drop(4), version(red)))
    await clock.move(200)
    await later.idle()
    expect(later.record().actions).toHaveLength(2)
    done(await later.take('yellow'))
    expect(done(later.since(red)).seats[1]).not.toHaveProperty('standIn')
  })

  test('uses no time of the person', async () => {
    const clock = handClock()
    const table = createTable(connectFour, {
      options: { seed: 1 },
      standIns: { yellow: randomPolicy },
      allowance: { time: 60_000 },
      clock,
      pace: 20_000,
    })
    const red = done(await table.take('red')).token
    expect(codeOf(await table.propose(red, 'bot', { seat: 'yellow' }))).toBeNull()
    // The clocks run: every seat is played.
    await clock.move(1000)
    expect(done(table.since(red)).seats.map(({ left }) => left)).toEqual([59_000, 60_000])
    done(await table.act(red, drop(4), done(table.since(red)).version))
    await clock.move(20_000)
    await table.idle()
    expect(done(table.since(red)).seats.map(({ left }) => left)).toEqual([59_000, 60_000])
  })
})

describe('at a table of four', () => {
  async function four() {
    const clock = handClock()
    const table = createTable(loveLetter, {
      options: { seed: 3, players: 4 },
      standIns: { north: randomPolicy, east: randomPolicy, south: randomPolicy, west: randomPolicy },
      clock,
    })
    const tokens = new Map<LoveSeat, string>()
    for (const seat of ['north', 'east', 'south', 'west'] as const) tokens.set(seat, done(await table.take(seat)).token)
    const of = (seat: LoveSeat): string => tokens.get(seat) ?? ''
    const come = (seat: LoveSeat) => done(table.subscribe(of(seat), () => undefined)).stop
    const version = (seat: LoveSeat): number => done(table.since(of(seat))).version
    return { table, clock, of, come, version }
  }

  test('two leave at once: those who are there agree on a bot for each, and wait for nobody else', async () => {
    const { table, clock, of, come, version } = await four()
    come('north')
    come('east')
    await clock.move(30_000)
    done(await table.propose(of('north'), 'bot', { seat: 'south' }))
    expect(done(table.since(of('east'))).proposal).toEqual({
      what: 'bot',
      by: 'north',
      waitsFor: ['east'],
      seat: 'south',
    })
    expect(codeOf(await table.propose(of('east'), 'bot', { seat: 'west' }))).toBe('already-proposed')
    done(await table.answer(of('east'), true, version('east')))
    done(await table.propose(of('east'), 'bot', { seat: 'west' }))
    done(await table.answer(of('north'), false, version('north')))
    expect(done(table.since(null)).seats.map(({ standIn }) => standIn ?? null)).toEqual([null, null, 'random', null])
    // A seat that a bot plays is not asked to agree on anything.
    done(await table.leave(of('west')))
    done(await table.propose(of('north'), 'abort'))
    expect(done(table.since(null)).proposal?.waitsFor).toEqual(['east'])
    expect(createTable(loveLetter, { saved: table.saved() }).saved()).toEqual(table.saved())
  })

  test('a person who comes back while the others decide ends the proposal', async () => {
    const { table, clock, of, come } = await four()
    come('north')
    come('east')
    await clock.move(30_000)
    done(await table.propose(of('north'), 'bot', { seat: 'south' }))
    come('south')
    await table.refresh()
    expect(done(table.since(null)).proposal).toBeNull()
  })
})
