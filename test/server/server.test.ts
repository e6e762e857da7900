import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseReply } from 'totemforge/table/schema'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sendTo } from '../../examples/server/client'
import { startServer } from '../../examples/server/server'
import { type Client, connectTo } from './client'

type Settings = Omit<Parameters<typeof startServer>[0], 'port'>

const running: Awaited<ReturnType<typeof startServer>>[] = []

async function start(settings: Settings = {}) {
  const server = await startServer({ port: 0, ...settings })
  running.push(server)
  const address = `http://127.0.0.1:${server.port}`
  const post = (body: string) => fetch(`${address}/api/tables`, { method: 'POST', body })
  return {
    ...server,
    address,
    post,
    async open(game: string, options?: object): Promise<string> {
      const { id }: { id: string } = JSON.parse(await (await post(JSON.stringify({ game, options }))).text())
      return id
    },
  }
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const tokenOf = (answer: Awaited<ReturnType<Client['ask']>>): string => {
  if (answer.type === 'done' && answer.token !== undefined) return answer.token
  throw new Error('There is no token.')
}

describe('two clients over real sockets', () => {
  test('play a duel while somebody watches; who was cut off comes back, catches up and goes on', async () => {
    const { port, open } = await start()
    const id = await open('ironwood', { mode: 'duel' })
    const [ada, bob, eve] = await Promise.all([connectTo(port, id), connectTo(port, id), connectTo(port, id)])
    await eve.ask({ do: 'join', token: null })
    const token = tokenOf(await ada.ask({ do: 'take', seat: 'woodwalkers', name: 'Ada' }))
    await bob.ask({ do: 'take', seat: 'ironclad' })
    const clients = [ada, bob]
    const playOne = async (): Promise<void> => {
      const deciding = (): Client | undefined => clients.find((client) => client.last().legal.length > 0)
      await expect.poll(deciding).toBeDefined()
      const client = deciding()
      const [choice] = client?.last().legal ?? []
      if (!client || !choice) throw new Error('Nobody decides.')
      const { version } = client.last()
      expect(await client.ask({ do: 'act', action: choice.action, version })).toMatchObject({ type: 'done' })
    }
    for (let actions = 0; actions < 20; actions++) await playOne()
    const known = ada.last().version
    ada.socket.terminate()
    const again = await connectTo(port, id)
    clients[0] = again
    await again.ask({ do: 'join', token, since: known - 1 })
    await again.heard('update')
    expect(again.last()).toMatchObject({ viewer: 'woodwalkers', since: known - 1 })
    expect(again.last().events).toEqual(ada.last().events)
    for (let actions = 0; actions < 20; actions++) await playOne()
    expect(eve.last()).toMatchObject({ viewer: 'spectator', legal: [] })
    for (const reply of [...ada.replies, ...bob.replies, ...eve.replies, ...again.replies])
      expect(parseReply(reply)).toMatchObject({ ok: true })
  })

  test('stop cleanly when the server does', async () => {
    const { port, open, close } = await start()
    const client = await connectTo(port, await open('root'))
    await close()
    running.length = 0
    expect(await client.closed).toBe(1001)
    await expect(fetch(`http://127.0.0.1:${port}/api/tables`)).rejects.toThrow()
  })
})

describe('the list of tables', () => {
  test('names the open ones, the newest first, and who sits there', async () => {
    const { port, address, open } = await start()
    const list = async (): Promise<unknown> => (await fetch(`${address}/api/tables`)).json()
    expect(await list()).toEqual([])
    const root = await open('root')
    const ironwood = await open('ironwood', { mode: 'ironbot', level: 1 })
    expect(await list()).toMatchObject([
      { id: ironwood, game: 'ironwood', seats: [{ by: 'nobody' }, { by: 'bot' }] },
      { id: root, game: 'root', seats: [{ by: 'nobody' }, { by: 'nobody' }, { by: 'nobody' }, { by: 'nobody' }] },
    ])
    const client = await connectTo(port, root)
    await client.ask({ do: 'take', seat: 'p2', name: 'Ada' })
    await expect.poll(list).toMatchObject([{}, { seats: [{}, { by: 'person' }, {}, {}] }])
  })

  test.each([
    ['no JSON', '{', 'The request must be JSON.'],
    ['no table', '7', 'A table is an object with a game and its options.'],
    ['no game', '{"game":"toString"}', 'There are tables of ironwood, root, daimyo.'],
    ['bad options', '{"game":"ironwood","options":{"mode":"chess"}}', 'mode: '],
    ['options that are none', '{"game":"root","options":7}', ''],
    ['what is too long', JSON.stringify({ game: 'x'.repeat(20_000) }), 'This is too long.'],
  ])('refuses %s with a sentence', async (_what, body, message) => {
    const { post } = await start()
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(JSON.parse(await answer.text()).message).toContain(message)
  })

  test('an address opens so many tables, a server holds so many, and nobody chooses the seed', async () => {
    const { post } = await start({ most: 2, perAddress: { clients: 5, tables: 3 } })
    const body = '{"game":"ironwood","options":{"mode":"duel","seed":1}}'
    const statuses: number[] = []
    for (let times = 0; times < 4; times++) statuses.push((await post(body)).status)
    expect(statuses).toEqual([201, 201, 400, 429])
  })
})

/** The status of a path as it is, which `fetch` would tidy up. */
const statusOf = (port: number, path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
      .on('error', reject)
      .end()
  })

describe('files', () => {
  const outer = mkdtempSync(join(tmpdir(), 'totemforge-server-'))
  const folder = join(outer, 'page')
  beforeAll(() => {
    mkdirSync(folder)
    mkdirSync(join(outer, 'page-of-others'))
    writeFileSync(join(folder, 'index.html'), '<p>Hello</p>')
    writeFileSync(join(outer, 'secret.txt'), 'secret')
    writeFileSync(join(outer, 'page-of-others', 'secret.txt'), 'secret')
  })
  afterAll(() => rmSync(outer, { recursive: true, force: true }))

  test('are served with their kind', async () => {
    const { address } = await start({ folder })
    const answer = await fetch(`${address}/`)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<p>Hello</p>',
    ])
    expect((await fetch(`${address}/index.html`, { method: 'PUT' })).status).toBe(405)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/a/../../secret.txt',
    '/..%2fpage-of-others%2fsecret.txt',
    '//etc/passwd',
    '/%00',
    '/%',
    '/index.html/',
  ])('%s leads nowhere', async (path) => {
    const { port, address } = await start({ folder })
    expect(await statusOf(port, path)).toBe(404)
    expect((await fetch(`${address}/`)).status).toBe(200)
  })
})

describe('a hostile client', () => {
  test('changes nothing, and the others play on', async () => {
    const { port, open } = await start()
    const id = await open('ironwood', { mode: 'duel' })
    const [ada, mallory] = await Promise.all([connectTo(port, id), connectTo(port, id)])
    await ada.ask({ do: 'take', seat: 'woodwalkers' })
    const before = ada.last()
    const [choice] = before.legal
    if (!choice) throw new Error('Nothing to choose.')
    const action = { do: 'act', action: choice.action, version: before.version } as const
    expect(await mallory.ask(action)).toMatchObject({ refusal: { code: 'no-such-token' } })
    await mallory.ask({ do: 'take', seat: 'ironclad' })
    expect(await mallory.ask({ ...action, version: mallory.last().version })).toMatchObject({ type: 'refused' })
    expect(await mallory.ask({ do: 'take', seat: 'woodwalkers' })).toMatchObject({ refusal: { code: 'seat-taken' } })
    for (const text of ['', '{', 'null', '[]', '{"do":"act"}', '\u0000', Buffer.from([1, 2, 3])]) mallory.say(text)
    // So many that the line is cut, however slowly they are read.
    for (let times = 0; times < 5000; times++) mallory.say('{"do":"since","version":0}')
    expect(await mallory.closed).toBe(1008)
    expect(ada.last().version - before.version).toBe(1)
    expect(await ada.ask({ ...action, version: ada.last().version })).toMatchObject({ type: 'done' })
  })

  test('is cut off after a message that is too long', async () => {
    const { port, open } = await start()
    const client = await connectTo(port, await open('root'))
    client.say('x'.repeat(100_000))
    expect(await client.closed).toBe(1009)
  })

  test('has only so many connections from one address', async () => {
    const { port, open } = await start({ perAddress: { clients: 2, tables: 5 } })
    const id = await open('root')
    const first = await connectTo(port, id)
    await connectTo(port, id)
    await expect(connectTo(port, id)).rejects.toThrow('429')
    first.socket.terminate()
    await expect
      .poll(() =>
        connectTo(port, id).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  test('is told that there is no such table, whatever it asks for', async () => {
    const { port, address } = await start()
    const answers = ['GET // HTTP/1.1', 'GET http://[/ HTTP/1.1', 'GET /api/tables/%ff HTTP/1.1'].map(
      (line) =>
        new Promise<string>((resolve) => {
          const socket = connect(port, '127.0.0.1', () =>
            socket.write(`${line}\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
          )
          socket.on('data', (data) => resolve(String(data)))
        }),
    )
    for (const answer of await Promise.all(answers)) expect(answer).toContain('404 Not Found')
    expect((await fetch(`${address}/api/tables`)).status).toBe(200)
  })

  test('that does not answer any more is cut off', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { port, open } = await start({ patience: 1000 })
    const id = await open('root')
    const client = await connectTo(port, id)
    const silent = await connectTo(port, id)
    silent.socket.pong = () => undefined
    const pinged = Promise.all([client, silent].map(({ socket }) => once(socket, 'ping')))
    vi.advanceTimersByTime(1000)
    await pinged
    // What is answered after the ping is heard after it.
    await client.ask({ do: 'join', token: null })
    vi.advanceTimersByTime(1000)
    expect(await silent.closed).toBe(1006)
    expect(await client.ask({ do: 'join', token: null })).toMatchObject({ type: 'done' })
  })

  test('that does not read is cut off', () => {
    const done: string[] = []
    const client = (bufferedAmount: number) => ({
      bufferedAmount,
      send: (text: string) => void done.push(text),
      terminate: () => void done.push('cut'),
    })
    sendTo(client(1_000_000))('news')
    sendTo(client(5_000_000))('more')
    expect(done).toEqual(['news', 'cut'])
  })
})
