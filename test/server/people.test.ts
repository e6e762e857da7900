import { afterEach, describe, expect, test } from 'vitest'
import { memoryStorage } from '../../examples/server/memory'
import { startServer } from '../../examples/server/server'
import { type Client, connectTo } from './client'

const running: Awaited<ReturnType<typeof startServer>>[] = []
const stop = () => Promise.all(running.splice(0).map((server) => server.close()))
afterEach(async () => void (await stop()))

async function start(storage = memoryStorage()) {
  const server = await startServer({ port: 0, storage })
  running.push(server)
  const address = `http://127.0.0.1:${server.port}/api/tables`
  const post = (table: object) => fetch(address, { method: 'POST', body: JSON.stringify(table) })
  return {
    port: server.port,
    post,
    list: async (ids = ''): Promise<unknown> => (await fetch(`${address}${ids}`)).json(),
    async open(table: object): Promise<string> {
      const { id }: { id: string } = JSON.parse(await (await post(table)).text())
      return id
    },
  }
}

const sit = async (client: Client, seat: string, name: string): Promise<string> => {
  const answer = await client.ask({ do: 'take', seat, name })
  if (answer.type === 'done' && answer.token !== undefined) return answer.token
  throw new Error(JSON.stringify(answer))
}

describe('the people at the tables of the server', () => {
  test('names, chat, clocks and an agreed bot are there after a restart', async () => {
    const storage = memoryStorage()
    const { open, port } = await start(storage)
    const id = await open({ game: 'daimyo', chat: 'players', allowance: { time: 60_000 } })
    const ada = await connectTo(port, id)
    const token = await sit(ada, 'nature', 'Ada')
    await ada.ask({ do: 'say', text: 'Is anybody there?' })
    expect(await ada.ask({ do: 'propose', what: 'bot', seat: 'technology' })).toMatchObject({ type: 'done' })
    await stop()
    const next = await start(storage)
    const again = await connectTo(next.port, id)
    await again.ask({ do: 'join', token })
    expect((await again.heard('chat')).lines).toMatchObject([{ name: 'Ada', text: 'Is anybody there?' }])
    expect(await again.heard('presence')).toEqual({ type: 'presence', here: ['nature'] })
    expect(again.last().seats).toMatchObject([
      { seat: 'nature', name: 'Ada', left: expect.any(Number) },
      { seat: 'technology', by: 'nobody', standIn: 'greedy' },
    ])
  })

  test('the Empire of Daimyo is not a seat for people', async () => {
    const { open, port } = await start()
    const ada = await connectTo(port, await open({ game: 'daimyo', options: { clans: ['nature'] } }))
    const token = await sit(ada, 'nature', 'Ada')
    await ada.ask({ do: 'join', token })
    await ada.heard('update')
    expect(ada.last().seats).toMatchObject([
      { seat: 'nature', name: 'Ada' },
      { seat: 'empire', by: 'bot' },
    ])
    expect(await ada.ask({ do: 'take', seat: 'empire', name: 'Ada' })).toMatchObject({ type: 'refused' })
  })

  test.each([
    [{ game: 'ironwood', chat: 'loud' }, 'chat'],
    [{ game: 'ironwood', allowance: { time: -1 } }, 'allowance.time'],
    [{ game: 'ironwood', allowance: 7 }, 'allowance'],
    [{ game: 'chess' }, 'There are tables of'],
  ])('%j is no table', async (table, problem) => {
    const { post, list } = await start()
    const answer = await post(table)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(problem)])
    expect(await list()).toEqual([])
  })

  test('nobody is seated by those who open a table', async () => {
    const { open, port } = await start()
    const people = [{ hash: 'x', name: 'Ada' }, null]
    const client = await connectTo(port, await open({ game: 'ironwood', people }))
    await client.ask({ do: 'join', token: null })
    await client.heard('update')
    expect(client.last().seats.map(({ by }) => by)).toEqual(['nobody', 'nobody'])
  })

  test('play again at a table that is there when they come to it', async () => {
    const { open, port, list } = await start()
    const id = await open({ game: 'ironwood', chat: 'players' })
    const [ada, bob] = [await connectTo(port, id), await connectTo(port, id)]
    const token = await sit(ada, 'woodwalkers', 'Ada')
    await sit(bob, 'ironclad', 'Bob')
    await ada.ask({ do: 'act', action: { type: 'resign', seat: 'woodwalkers' }, version: ada.last().version })
    await ada.ask({ do: 'propose', what: 'swap' })
    const { version } = await bob.heard('update', ({ proposal }) => proposal?.what === 'swap')
    expect(await bob.ask({ do: 'answer', agrees: true, version })).toMatchObject({ type: 'done' })
    const { next = '' } = await ada.heard('update', (update) => update.next !== undefined)
    const again = await connectTo(port, next)
    await again.ask({ do: 'join', token })
    expect(await again.heard('update')).toMatchObject({ viewer: 'ironclad', chat: 'players' })
    expect(await list(`?ids=${id},${next},nowhere`)).toMatchObject([
      { id: next, game: 'ironwood', open: true, turn: 'woodwalkers', seats: [{ name: 'Bob' }, { name: 'Ada' }] },
      { id, open: false, turn: null },
    ])
  })
})
