import { createTable, type Journal } from 'totemforge/table'
import { expect, test, vi } from 'vitest'
import { connectFour, type Drop, type Seat } from '../../examples/games/connect-four'
import { systemClock } from '../../src/table/clock'
import { done, handClock } from './support'

test('the clock of the platform waits no longer than the platform can', () => {
  const timeout = vi.spyOn(globalThis, 'setTimeout')
  systemClock.after(1e12, () => undefined)()
  systemClock.after(500, () => undefined)()
  expect(timeout.mock.calls.map(([, milliseconds]) => milliseconds)).toEqual([2 ** 31 - 1, 500])
  timeout.mockRestore()
})

test('a seat loses on time when its time is up, however early the clock calls', async () => {
  const hand = handClock()
  const clock = { ...hand, after: (wait: number, run: () => void) => hand.after(Math.min(wait, 1000), run) }
  const table = createTable(connectFour, { allowance: { time: 5000, increment: 0 }, clock })
  done(await table.take('red'))
  done(await table.take('yellow'))
  await hand.move(4999)
  expect(done(table.since(null)).end).toBeNull()
  await hand.move(1)
  expect(done(table.since(null)).end).toMatchObject({ why: 'time', seat: 'red' })
})

test('a loss on time that the storage did not take is written as soon as it does', async () => {
  const hand = handClock()
  let isDown = false
  const written: string[] = []
  const journal: Journal<Drop, Seat> = {
    async append(_number, { type }) {
      if (isDown) throw new Error('The disk is full.')
      written.push(type)
      return true
    },
    read: async () => [],
  }
  const table = createTable(connectFour, {
    allowance: { time: 5000, increment: 0 },
    clock: hand,
    journal,
    onTrouble: () => undefined,
  })
  done(await table.take('red'))
  done(await table.take('yellow'))
  isDown = true
  await hand.move(5000)
  expect(done(table.since(null)).end).toBeNull()
  isDown = false
  await hand.move(1000)
  expect(done(table.since(null)).end).toMatchObject({ why: 'time', seat: 'red' })
  expect(written).toEqual(['taken', 'taken', 'flagged'])
  table.close()
})
