import type { Seeded } from 'totemforge'
import { type connect, createTable, type Table } from 'totemforge/table'
import { joinTable } from 'totemforge/table/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { connectFour, type Drop } from '../../examples/games/connect-four'
import { freePort } from '../free-port'
import { network } from './network'

const drop = (column: number) => ({ type: 'drop', column }) as const

/** Long enough for everything to have arrived. */
const soon = (milliseconds = 600) => vi.advanceTimersByTimeAsync(milliseconds)

type Served = Parameters<typeof connect>[0]

async function sitDown(table: Table<Drop, unknown, Seeded, string, unknown>, serve: () => Served = () => table) {
  const net = network(serve)
  const keep = vi.fn()
  const client = joinTable<unknown, Drop, unknown, string>(net.open, { keep })
  await soon()
  await client.take('red')
  net.asked.length = 0
  return { net, client, keep }
}

const inMemory = () => createTable(connectFour, { options: { seed: 1 } })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

describe('a request that is not answered on an open line', () => {
  test('is repeated: the join', async () => {
    const net = network(inMemory)
    net.losing = 1
    const client = joinTable(net.open)
    await soon(1500)
    expect(client.heard()).toMatchObject({ connection: 'open', update: null })
    await soon(600)
    expect(client.heard()).toMatchObject({ connection: 'open', update: { viewer: 'spectator' } })
    expect(net.opened).toHaveLength(1)
  })

  test('is repeated with its id until it is carried out: an action', async () => {
    const table = inMemory()
    const { net, client } = await sitDown(table)
    net.losing = 2
    const answer = client.act(drop(4))
    await soon(6100)
    expect(await answer).toBeNull()
    expect(table.record().actions).toEqual([drop(4)])
    expect(net.opened).toHaveLength(1)
    await soon(60_000)
    expect(net.asked).toHaveLength(1)
  })

  test('is repeated: a join for which the connection owes too much', async () => {
    const net = network(inMemory, {
      rate: { perSecond: 1, atOnce: 4 },
      longest: 120,
      clock: { now: () => Date.now(), after: () => () => undefined },
    })
    const client = joinTable(net.open)
    await soon()
    for (const language of ['pl', 'cs', 'en']) client.speak(language)
    const refused = vi.fn()
    client.listen(() => client.heard().refusal && refused())
    const before = client.heard().update
    await soon(30_000)
    expect(net.asked.slice(-1)).toMatchObject([{ do: 'join', language: 'en' }])
    expect(net.asked.length).toBeGreaterThan(4)
    expect(refused).not.toHaveBeenCalled()
    expect(client.heard().update).not.toBe(before)
    const answer = client.leave()
    await soon()
    expect(await answer).toMatchObject({ code: 'no-such-token' })
  })

  test('waits until the join has been answered, or it would be refused', async () => {
    const table = inMemory()
    const { net, client } = await sitDown(table)
    net.cut()
    net.losing = 1
    await soon()
    const answer = client.act(drop(4))
    await soon(3000)
    expect(await answer).toBeNull()
    expect(net.asked.map((request) => request.do)).toEqual(['join', 'act'])
  })

  test('is repeated less often, and then over another line', async () => {
    const { net, client } = await sitDown(inMemory())
    net.deafen()
    net.opened.length = 0
    const begun = Date.now()
    const times: number[] = []
    const push = net.asked.push.bind(net.asked)
    net.asked.push = (...requests) => {
      times.push(Date.now() - begun)
      return push(...requests)
    }
    const answer = client.act(drop(4))
    await soon(15_000)
    expect(times.slice(0, 4)).toEqual([0, 2000, 6000, 10_000])
    expect(net.opened).toHaveLength(1)
    expect(await answer).toBeNull()
    expect(client.heard()).toMatchObject({ connection: 'open', update: { turn: 'yellow' } })
  })

  test('is done where its answer was lost: getting up', async () => {
    const { net, client, keep } = await sitDown(inMemory())
    net.deafen()
    const answer = client.leave()
    await soon(1)
    net.cut()
    await soon(2000)
    expect(await answer).toBeNull()
    expect(keep).toHaveBeenLastCalledWith(null)
    expect(await client.leave()).toMatchObject({ code: 'no-such-token' })
  })

  test('tells nothing twice where it is a join', async () => {
    const { net, client } = await sitDown(inMemory())
    const { update } = client.heard()
    const version = update?.version ?? 0
    const told = (text: string) => ({ type: 'update', ...update, events: [{ event: null, text }] })
    net.say(JSON.stringify({ ...told('one'), since: version, version: version + 1 }))
    const next = JSON.stringify({ ...told('two'), since: version + 1, version: version + 2 })
    net.say(next)
    net.say(next)
    expect(client.heard().story.map(({ text }) => text)).toEqual(['one', 'two'])
  })
})

test('a request whose outcome is not known is asked again by the client, with the same id', async () => {
  const entries: object[] = []
  let faults = 0
  const table = createTable(connectFour, {
    options: { seed: 1 },
    onTrouble: () => undefined,
    journal: {
      async append(number, entry) {
        if (number !== entries.length) return false
        entries.push(entry)
        if (faults-- > 0) throw new Error('The connection is lost.')
        return true
      },
      read: async (from) => JSON.parse(JSON.stringify(entries.slice(from))),
    },
  })
  const { net, client } = await sitDown(table)
  faults = 1
  const answer = client.act(drop(4))
  await soon(2100)
  expect(await answer).toBeNull()
  expect(net.asked).toHaveLength(2)
  expect(net.asked[1]).toEqual(net.asked[0])
  expect(table.record().actions).toEqual([drop(4)])
})

describe('a table that does not open', () => {
  test('ends the client and its requests if there is no such table', async () => {
    let serve = (): Served => table
    const table = inMemory()
    const { net, client, keep } = await sitDown(table, () => serve())
    serve = () => Promise.reject(new Error('There is no such table.'))
    net.deafen()
    const answer = client.act(drop(4))
    net.cut()
    await soon()
    expect(await answer).toMatchObject({ code: 'no-such-table' })
    expect(client.heard()).toMatchObject({ connection: 'closed', refusal: { code: 'no-such-table' } })
    expect(await client.act(drop(4))).toMatchObject({ code: 'no-such-table' })
    const { length } = net.opened
    await soon(60_000)
    expect(net.opened).toHaveLength(length)
    expect(keep).not.toHaveBeenCalledWith(null)
  })

  test('is tried again if its storage failed', async () => {
    let serve = (): Served => table
    const table = inMemory()
    const { net, client } = await sitDown(table, () => serve())
    serve = () => Promise.reject(Object.assign(new Error('The connection is refused.'), { code: 'STORAGE_FAILED' }))
    net.cut()
    const answer = client.act(drop(4))
    await soon(10_000)
    expect(client.heard()).toMatchObject({ update: { viewer: 'red' }, refusal: null })
    serve = () => table
    await soon(4100)
    expect(await answer).toBeNull()
    expect(client.heard()).toMatchObject({ connection: 'open', update: { turn: 'yellow' } })
  })

  test('is opened again if it was put away, and everybody has their seat', async () => {
    let table = inMemory()
    const { net, client, keep } = await sitDown(table, () => table)
    const watching = joinTable(network(() => table).open)
    await soon()
    const { saved, close } = table
    table = createTable(connectFour, { saved: saved() })
    close()
    const answer = client.act(drop(4))
    await soon()
    expect(await answer).toBeNull()
    expect(net.opened).toHaveLength(2)
    expect(client.heard()).toMatchObject({ connection: 'open', update: { viewer: 'red', turn: 'yellow' } })
    expect(watching.heard()).toMatchObject({ connection: 'open', update: { viewer: 'spectator', turn: 'yellow' } })
    expect(keep).toHaveBeenCalledTimes(1)
  })
})

test('a server that cannot be reached does not end a program with the package ws', async () => {
  vi.useRealTimers()
  const port = await freePort()
  let opened = 0
  const client = joinTable(() => {
    opened++
    return new WebSocket(`ws://127.0.0.1:${port}`)
  })
  await expect.poll(() => opened, { timeout: 60_000 }).toBe(2)
  expect(client.heard().connection).toBe('lost')
  client.close()
})
