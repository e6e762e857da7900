import { afterEach, describe, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../examples/server/memory'
import { startServer } from '../../examples/server/server'
import { connectTo } from './client'

const running: Awaited<ReturnType<typeof startServer>>[] = []

const stop = () => Promise.all(running.splice(0).map((server) => server.close()))

async function start(storage = memoryStorage()) {
  const server = await startServer({ port: 0, storage })
  running.push(server)
  const address = `http://127.0.0.1:${server.port}/api/tables`
  const post = (game: string, headers = {}) =>
    fetch(address, { method: 'POST', headers, body: JSON.stringify({ game }) })
  return {
    address,
    post,
    port: server.port,
    async open(game: string): Promise<string> {
      const { id }: { id: string } = JSON.parse(await (await post(game)).text())
      return id
    },
  }
}

afterEach(async () => {
  vi.restoreAllMocks()
  await stop()
})

describe('a table that the storage keeps', () => {
  test('is opened when somebody comes to it: messages that come first are answered', async () => {
    const storage = memoryStorage()
    const { open, port } = await start(storage)
    const id = await open('ironwood')
    const ada = await connectTo(port, id)
    const taken = await ada.ask({ do: 'take', seat: 'woodwalkers' })
    const token = taken.type === 'done' ? (taken.token ?? '') : ''
    const { version, legal } = ada.last()
    await stop()
    const next = await start(storage)
    const clients = await Promise.all(
      Array.from({ length: 15 }, async (_, index) => {
        const client = await connectTo(next.port, id)
        await client.ask({ do: 'join', token: index === 0 ? token : null })
        await client.heard('update')
        return client
      }),
    )
    const [first] = clients
    expect(first?.last()).toMatchObject({ viewer: 'woodwalkers', version, legal })
    const before = clients.map((client) => client.replies.length)
    expect(await first?.ask({ do: 'act', action: legal[0]?.action, version })).toMatchObject({ type: 'done' })
    for (const [index, client] of clients.entries()) await client.heard('update', () => true, before[index])
  })

  test('is listed with those who sit there, without being opened', async () => {
    const storage = memoryStorage()
    const { open, port } = await start(storage)
    const id = await open('ironwood')
    await (await connectTo(port, id)).ask({ do: 'take', seat: 'woodwalkers' })
    await stop()
    const read = vi.spyOn(storage, 'read')
    const { address } = await start(storage)
    expect(await (await fetch(address)).json()).toMatchObject([
      {
        id,
        game: 'ironwood',
        seats: [
          { seat: 'woodwalkers', by: 'person' },
          { seat: 'ironclad', by: 'nobody' },
        ],
      },
    ])
    expect(read).not.toHaveBeenCalled()
  })

  test('is refused for good if there is none, and none is made', async () => {
    const storage = memoryStorage()
    const { port } = await start(storage)
    const client = await connectTo(port, 'nowhere')
    expect(await client.heard('refused')).toMatchObject({ refusal: { code: 'no-such-table' } })
    expect(await client.closed).toBe(1008)
    expect(await storage.list()).toEqual([])
  })

  test('is opened later if the storage does not answer now', async () => {
    const storage = memoryStorage()
    const { open } = await start(storage)
    const id = await open('root')
    await stop()
    const said = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(storage, 'read').mockRejectedValueOnce(new Error('The connection is refused.'))
    const { port } = await start(storage)
    const client = await connectTo(port, id)
    expect(await client.heard('refused')).toMatchObject({ refusal: { code: 'not-known' } })
    expect(await client.closed).toBe(1008)
    expect(await (await connectTo(port, id)).ask({ do: 'join', token: null })).toMatchObject({ type: 'done' })
    expect(said).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['https://elsewhere.example', 403],
  ['null', 403],
  ['HERE', 201],
])('a page of %s that opens a table is answered with %i', async (origin, status) => {
  const { address, post } = await start()
  const here = new URL(address).origin
  expect((await post('ironwood', { origin: origin.replace('HERE', here) })).status).toBe(status)
  expect((await post('ironwood', { origin: origin.replace('HERE', here.replace('http', 'https')) })).status).toBe(
    status,
  )
})
