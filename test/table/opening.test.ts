import { type ConnectionSettings, connect, createTable, openTable, type Reply } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { codeOf, done } from './support'

type Served = Parameters<typeof connect>[0]
type Opened = Awaited<Served>

const drop = (column: number) => ({ type: 'drop', column }) as const

/** A client of a table that a test opens later. */
function client(table: Served, settings: ConnectionSettings = {}) {
  const replies: Reply[] = []
  let hungUp = 0
  const { receive, close } = connect(table, (text) => replies.push(JSON.parse(text)), {
    hangUp: () => hungUp++,
    ...settings,
  })
  return {
    replies,
    close,
    say: (message: object) => receive(JSON.stringify(message)),
    hungUp: () => hungUp,
    told: () =>
      replies
        .filter(({ type }) => type !== 'presence')
        .map((reply) => ('id' in reply ? [reply.type, reply.id] : [reply.type])),
  }
}

function later<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (error: unknown) => void = () => undefined
  const promise = new Promise<Value>((done, fail) => {
    resolve = done
    reject = fail
  })
  return { promise, resolve, reject }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const coded = (code: string): Error => Object.assign(new Error('There is trouble.'), { code })

describe('a table that is still opening', () => {
  test('answers waiting messages, in order, and sends everybody the news', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    const { version } = done(table.since(red))
    const opening = later<typeof table>()
    const clients = Array.from({ length: 15 }, () => client(opening.promise))
    const [first] = clients
    for (const { say } of clients) void say({ do: 'join', id: 'j', token: null })
    void first?.say({ do: 'join', id: 'j2', token: red })
    void first?.say({ do: 'act', id: 'a', action: drop(4), version })
    await turn()
    expect(clients.flatMap(({ replies }) => replies)).toEqual([])
    opening.resolve(table)
    await turn()
    expect(first?.told()).toEqual([['done', 'j'], ['update'], ['done', 'j2'], ['update'], ['update'], ['done', 'a']])
    for (const { replies } of clients)
      expect(replies.filter(({ type }) => type === 'update').at(-1)).toMatchObject({ turn: 'yellow' })
  })

  test('keeps as many messages as may come at once, and refuses the others', async () => {
    const opening = later<Opened>()
    const rate = { perSecond: 1e6, atOnce: 3 }
    const { say, told, replies } = client(opening.promise, {
      rate,
      clock: { now: count(), after: () => () => undefined },
    })
    for (const id of ['1', '2', '3', '4', '5']) void say({ do: 'join', id, token: null })
    expect(replies).toMatchObject([
      { id: null, refusal: { code: 'too-many' } },
      { id: null, refusal: { code: 'too-many' } },
    ])
    opening.resolve(createTable(connectFour, {}))
    await turn()
    expect(told().filter(([type]) => type === 'done')).toEqual([
      ['done', '1'],
      ['done', '2'],
      ['done', '3'],
    ])
    await say({ do: 'join', id: '6', token: null })
    expect(told()).toContainEqual(['done', '6'])
  })

  test.each([
    ['no-such-table', new Error('There is no such table.')],
    ['no-such-table', coded('NO_SUCH_TABLE')],
    ['no-such-table', coded('DAMAGED_TABLE')],
    ['not-known', coded('STORAGE_FAILED')],
  ])('that does not open refuses all that waits with %s, and the connection ends: %s', async (code, error) => {
    const opening = later<Opened>()
    const { say, replies, hungUp } = client(opening.promise)
    void say({ do: 'join', id: 'j', token: null, language: 'pl' })
    void say({ do: 'leave', id: 'l' })
    opening.reject(error)
    await turn()
    expect(replies).toMatchObject([
      { type: 'refused', id: 'j', refusal: { code } },
      { type: 'refused', id: 'l', refusal: { code } },
      { type: 'refused', id: null, refusal: { code } },
    ])
    expect(hungUp()).toBe(1)
    await say({ do: 'join', id: 'later', token: null })
    expect(replies).toHaveLength(3)
  })

  test.each([
    ['pl', 'Nie ma tu stołu, który można by otworzyć.'],
    ['de', 'There is no table here that can be opened.'],
  ])('that does not open refuses in the language of the request: %s', async (language, message) => {
    const opening = later<Opened>()
    const { say, replies } = client(opening.promise)
    void say({ do: 'join', id: 'j', token: null, language })
    void say({ do: 'leave', id: 'l' })
    opening.reject(new Error('There is no such table.'))
    await turn()
    expect(replies.map((reply) => ('refusal' in reply ? reply.refusal.message : ''))).toEqual([
      message,
      message,
      message,
    ])
  })

  test('that does not open says so where nothing was asked yet', async () => {
    const { replies, hungUp } = client(Promise.reject(new Error('There is no such table.')))
    await turn()
    expect(replies).toMatchObject([
      { id: null, refusal: { code: 'no-such-table', message: 'There is no table here that can be opened.' } },
    ])
    expect(hungUp()).toBe(1)
  })

  test.each(['resolve', 'reject'] as const)('says nothing to a client that has gone: %s', async (comes) => {
    const opening = later<Opened>()
    const { say, close, replies, hungUp } = client(opening.promise)
    void say({ do: 'join', token: null })
    close()
    if (comes === 'resolve') opening.resolve(createTable(connectFour, {}))
    else opening.reject(new Error('There is no such table.'))
    await turn()
    expect([replies, hungUp()]).toEqual([[], 0])
  })
})

/** A clock that goes on by a millisecond whenever it is looked at. */
function count(): () => number {
  let time = 0
  return () => time++
}

const unreachable = {
  create: async () => true,
  read: () => Promise.reject<null>(new Error('The connection is refused.')),
  append: async () => true,
  remove: async () => false,
  list: async () => [],
}

describe('a storage that fails', () => {
  test('differs from a table that can never be opened', async () => {
    await expect(openTable(connectFour, unreachable, 'a')).rejects.toMatchObject({
      code: 'STORAGE_FAILED',
      cause: { message: 'The connection is refused.' },
    })
    for (const error of [coded('DAMAGED_TABLE'), new RangeError('An id has letters.')]) {
      const storage = { ...unreachable, read: () => Promise.reject<null>(error) }
      await expect(openTable(connectFour, storage, 'a')).rejects.toBe(error)
    }
  })

  test('makes no token unknown', async () => {
    let isReachable = true
    const journal = {
      append: async () => true,
      async read() {
        if (!isReachable) throw new Error('The connection is lost.')
        return []
      },
    }
    const { say, replies } = client(createTable(connectFour, { journal }))
    isReachable = false
    await say({ do: 'join', id: 'j', token: 'taken_at_another_server' })
    isReachable = true
    await say({ do: 'join', id: 'k', token: 'taken_at_another_server' })
    expect(replies).toMatchObject([
      { id: 'j', refusal: { code: 'not-known' } },
      { id: 'k', refusal: { code: 'no-such-token' } },
    ])
  })
})

test('nobody can listen to a table that was put away', () => {
  const table = createTable(connectFour, {})
  table.close()
  expect(codeOf(table.subscribe(null, () => undefined))).toBe('table-over')
})
