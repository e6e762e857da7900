import { fc, test as property } from '@fast-check/vitest'
import { createRandom } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { english } from 'totemforge/ironwood/english'
import { polish } from 'totemforge/ironwood/polish'
import { createTable } from 'totemforge/table'
import { type JoinSettings, joinTable } from 'totemforge/table/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { network } from './network'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Long enough for everything to have arrived, and for a lost connection to be tried again once. */
const soon = (milliseconds = 600) => vi.advanceTimersByTimeAsync(milliseconds)

const drop = (column: number) => ({ type: 'drop', column })

function fourInARow() {
  const table = createTable(connectFour, {})
  const net = network(() => table)
  return { table, net, join: (settings: JoinSettings = {}) => joinTable(net.open, settings) }
}

describe('a client at a table', () => {
  test('watches, sits down, acts and gets updates', async () => {
    const { join } = fourInARow()
    const kept: unknown[] = []
    const client = join({ keep: (token) => kept.push(token) })
    expect(client.heard()).toEqual({
      connection: 'connecting',
      update: null,
      story: [],
      here: [],
      chat: [],
      refusal: null,
    })
    let told = 0
    const stop = client.listen(() => told++)
    await soon()
    expect(client.heard()).toMatchObject({ connection: 'open', update: { viewer: 'spectator', legal: [] } })
    expect(await client.take('red', 'Ada')).toBe(null)
    expect(client.heard().update).toMatchObject({ viewer: 'red', turn: 'red' })
    expect(kept).toEqual([expect.stringMatching(/^\w{20,}$/)])
    const other = join()
    await soon()
    await other.take('yellow')
    expect(await client.act(drop(4))).toBe(null)
    expect(client.heard().update).toMatchObject({ turn: 'yellow', legal: [] })
    expect(await client.act(drop(4))).toMatchObject({ code: 'not-your-turn' })
    expect(told).toBeGreaterThan(3)
    stop()
    const before = told
    await other.act(drop(1))
    expect(told).toBe(before)
  })

  test('comes back to its seat with a token that was kept', async () => {
    const { join } = fourInARow()
    let token: string | null = null
    const first = join({
      keep: (kept) => {
        token = kept
      },
    })
    await soon()
    await first.take('red')
    first.close()
    const second = join({ token })
    await soon()
    expect(second.heard().update).toMatchObject({ viewer: 'red' })
  })

  test.each(['an old one', '!'])('watches where its token is worth nothing: %s', async (token) => {
    const { join } = fourInARow()
    const keep = vi.fn()
    const client = join({ token: token.replaceAll(' ', ''), keep })
    await soon()
    if (token !== '!') {
      expect(keep).toHaveBeenCalledExactlyOnceWith(null)
      expect(client.heard()).toMatchObject({ connection: 'open', update: { viewer: 'spectator' }, refusal: null })
    } else expect(client.heard()).toMatchObject({ update: null, refusal: { code: 'bad-message' } })
  })

  test('watches after it has got up', async () => {
    const { join } = fourInARow()
    const keep = vi.fn()
    const client = join({ keep })
    await soon()
    await client.take('red')
    expect(await client.leave()).toBe(null)
    await soon()
    expect(client.heard().update).toMatchObject({ viewer: 'spectator' })
    expect(keep).toHaveBeenLastCalledWith(null)
  })

  test('says why it is not shown the table', async () => {
    const table = createTable(connectFour, { spectators: false })
    const client = joinTable(network(() => table).open)
    await soon()
    expect(client.heard()).toMatchObject({ connection: 'open', update: null, refusal: { code: 'no-spectators' } })
    expect(await client.take('red')).toBe(null)
    expect(client.heard()).toMatchObject({ update: { viewer: 'red' }, refusal: null })
  })

  test('proposes and answers', async () => {
    const { join } = fourInARow()
    const [red, yellow] = [join(), join()]
    await soon()
    await red.take('red')
    await yellow.take('yellow')
    await red.act(drop(4))
    expect(await yellow.answer(true)).toMatchObject({ code: 'no-proposal' })
    expect(await red.propose('undo')).toBe(null)
    expect(yellow.heard().update?.proposal).toMatchObject({ what: 'undo', by: 'red' })
    expect(await yellow.answer(true)).toBe(null)
    expect(red.heard().update).toMatchObject({ turn: 'red', proposal: null })
  })

  test('repeats the events in another language', async () => {
    const table = createTable(ironwood, { options: { mode: 'duel', seed: 1 }, wordings: [english, polish] })
    const client = joinTable<unknown, unknown, unknown, string>(network(() => table).open, { language: 'en' })
    const other = joinTable<unknown, unknown, unknown, string>(network(() => table).open)
    await soon()
    await client.take('woodwalkers')
    await other.take('ironclad')
    for (let action = 0; action < 12; action++)
      for (const each of [client, other]) {
        const [choice] = each.heard().update?.legal ?? []
        if (choice) await each.act(choice.action)
      }
    const texts = client.heard().story.map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(5)
    client.speak('pl')
    await soon()
    const polished = client.heard().story.map(({ text }) => text)
    expect(client.heard().update?.language).toBe('pl')
    expect(polished.length).toBe(texts.length)
    expect(polished).not.toEqual(texts)
  })

  test('ignores messages that do not come from a table', async () => {
    const { net, join } = fourInARow()
    const client = join()
    await soon()
    const heard = client.heard()
    for (const text of ['<html>', '7', 'null', '{}', '{"type":"news"}']) net.say(text)
    expect(client.heard()).toBe(heard)
  })
})

describe('a connection that is lost', () => {
  test('is opened again, sooner at first than later, and never all at once', async () => {
    const { net, join } = fourInARow()
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const client = join()
    await soon()
    net.isUp = false
    net.cut()
    expect(client.heard()).toMatchObject({ connection: 'lost', update: { viewer: 'spectator' } })
    net.opened.length = 0
    await soon(60_000)
    // Three quarters of half a second, of one, of two, and then of four.
    expect(net.opened.length).toBe(22)
    net.isUp = true
    await soon(10_000)
    expect(client.heard()).toMatchObject({ connection: 'open' })
    vi.restoreAllMocks()
  })

  test('a request carried out without an answer is not carried out twice', async () => {
    const { table, net, join } = fourInARow()
    const [client, other] = [join(), joinTable(network(() => table).open)]
    await soon()
    await other.take('yellow')
    await client.take('red')
    net.cut()
    await soon()
    net.deafen()
    const answer = client.act(drop(4))
    await soon(1)
    expect(table.record().actions).toHaveLength(1)
    net.cut()
    await soon()
    expect(await answer).toBe(null)
    expect(table.record().actions).toHaveLength(1)
    expect(client.heard()).toMatchObject({ connection: 'open', update: { turn: 'yellow' } })
  })

  test('a seat that was taken without an answer is had all the same', async () => {
    const { table, net, join } = fourInARow()
    const keep = vi.fn()
    const client = join({ keep })
    await soon()
    net.deafen()
    const answer = client.take('red', 'Ada')
    await soon(1)
    net.cut()
    await soon()
    expect(await answer).toBe(null)
    expect(client.heard().update).toMatchObject({ viewer: 'red' })
    expect(keep).toHaveBeenCalledTimes(1)
    expect(table.saved().entries).toMatchObject([{ type: 'taken', seat: 'red', name: 'Ada' }])
  })

  test('requests made meanwhile follow the seat after the reconnection', async () => {
    const { net, join } = fourInARow()
    const client = join()
    await soon()
    await client.take('red')
    net.cut()
    const answer = client.act(drop(2))
    await soon()
    expect(await answer).toBe(null)
  })

  test('closed by the client, nothing is waited for any more', async () => {
    const { net, join } = fourInARow()
    const client = join()
    await soon()
    net.deafen()
    const answer = client.take('yellow')
    client.close()
    expect(await answer).toMatchObject({ code: 'closed' })
    expect(await client.take('yellow')).toMatchObject({ code: 'closed' })
    expect(client.heard()).toMatchObject({ connection: 'closed', refusal: null })
    await soon(60_000)
    expect(net.opened).toHaveLength(1)
  })

  property.prop([fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 10, maxLength: 40 }), fc.integer()])(
    'a client that is cut off again and again knows in the end as much as the others',
    async (chances, seed) => {
      const table = createTable(ironwood, { options: { mode: 'duel', seed }, wordings: [english] })
      const [shaky, steady] = [network(() => table), network(() => table)]
      let token: string | null = null
      const keep = (kept: string | null): void => {
        token = kept
      }
      const client = joinTable<unknown, unknown, unknown, string>(shaky.open, { keep })
      const other = joinTable<unknown, unknown, unknown, string>(network(() => table).open)
      await soon()
      await client.take('woodwalkers')
      await other.take('ironclad')
      const twin = joinTable<unknown, unknown, unknown, string>(steady.open, { token })
      await soon()
      const random = createRandom(seed)
      for (const chance of chances) {
        if (chance === 0) shaky.cut()
        if (chance === 1) shaky.deafen()
        for (const each of [client, other]) {
          const { update, connection } = each.heard()
          if (!update || update.legal.length === 0 || connection !== 'open') continue
          const asked = each.act(random.pick(update.legal).action)
          if (chance === 1 && each === client) shaky.cut()
          await soon()
          expect([null, 'stale', 'not-your-turn']).toContain((await asked)?.code ?? null)
        }
        await soon()
      }
      shaky.cut()
      await soon(20_000)
      const { update, story } = client.heard()
      expect(update?.view).toEqual(twin.heard().update?.view)
      expect(update?.legal).toEqual(twin.heard().update?.legal)
      expect(story).toEqual(twin.heard().story)
    },
  )
})
