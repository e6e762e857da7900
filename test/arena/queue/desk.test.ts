import { expect, onTestFinished, test } from 'vitest'
import { fixtures, type Played, playFixture, tournament } from '../../../src/arena'
import { type Desk, openQueue, takeResults } from '../../../src/arena/queue/desk'
import { resultsKey } from '../../../src/arena/queue/names'
import { orderOf } from '../../../src/arena/queue/order'
import { isThere } from '../../needs'
import { bids } from '../here'
import { startRedis } from './redis'

test.skipIf(!isThere('redis-server'))(
  'a bad result is removed and its game played again; after five bad results it is given up',
  async () => {
    const redis = await startRedis()
    onTestFinished(redis.end)
    const whole = tournament({ game: bids, policies: ['b1', 'b2'], games: 2 })
    const all = await fixtures(whole)
    const order = await orderOf(whole)
    const queue = await openQueue(redis.client, order.id)
    onTestFinished(() => queue.close())
    const counted: Played[] = []
    const told: string[] = []
    const desk: Desk = {
      redis: redis.client,
      queue,
      order,
      missing: new Map(all.map((fixture) => [fixture.number, fixture])),
      done: (played) => void counted.push(played),
      tell: (sentence) => void told.push(sentence),
      refused: new Map(),
    }
    const key = resultsKey(order.id)
    const played = await Promise.all(all.map((fixture) => playFixture(whole, fixture)))
    const send = (number: number, text: string) => redis.client.hset(key, String(number), text)

    // The result of another game, and a text that is not JSON.
    await send(0, JSON.stringify(played[1]))
    await send(1, '{')
    expect(await takeResults(desk)).toBe(0)
    expect([counted, told.length, await redis.client.hlen(key)]).toEqual([[], 2, 0])
    expect(told[0]).toBe('A worker sent a bad result for game 0. It is removed, and the game is played again.')

    await send(0, JSON.stringify(played[0]))
    expect(await takeResults(desk)).toBe(1)
    expect(counted).toEqual([played[0]])

    for (let times = 2; times <= 5; times++) {
      expect(desk.missing.has(1)).toBe(true)
      await send(1, '"constructor"')
      await takeResults(desk)
    }
    expect(desk.missing.size).toBe(0)
    expect(counted[1]).toMatchObject({
      number: 1,
      winners: [],
      failure: { kind: 'crash', seat: null, message: 'No worker sent a good result.' },
    })
  },
)
