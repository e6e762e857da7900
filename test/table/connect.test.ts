import { readFileSync, writeFileSync } from 'node:fs'
import { type ConnectionSettings, connect, createTable, type Reply, type Request } from 'totemforge/table'
import { jsonSchema, messageSchemas, parseReply, parseRequest } from 'totemforge/table/schema'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { handClock } from './support'

/** A client that keeps what it is sent; everything it is sent has its form. */
function client(table: Parameters<typeof connect>[0], settings: ConnectionSettings = {}) {
  const replies: Reply[] = []
  const send = (text: string): void => {
    const parsed = parseReply(JSON.parse(text))
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problems[0]?.message}`)
    // Presence has tests of its own.
    if (parsed.value.type !== 'presence') replies.push(parsed.value)
  }
  const connection = connect(table, send, { rate: { perSecond: 1000, atOnce: 1000 }, ...settings })
  return {
    replies,
    connection,
    /** What came of a message. */
    async say(message: Request | string): Promise<Reply[]> {
      replies.length = 0
      await connection.receive(typeof message === 'string' ? message : JSON.stringify(message))
      return [...replies]
    },
  }
}

const drop = (column: number) => ({ type: 'drop', column })

describe('a connection', () => {
  test.each([
    ['not JSON', 'nonsense'],
    ['a request', '{"do":"join","token":null}'],
    ['a request that is refused', '{"do":"leave"}'],
  ])('receive never throws: a line that cannot carry the answer to %s is closed', async (_, message) => {
    const table = createTable(connectFour, {})
    let sent = 0
    let hungUp = 0
    const send = (): never => {
      sent++
      throw new Error('The line is closed.')
    }
    const { receive } = connect(table, send, { hangUp: () => hungUp++ })
    await receive(message)
    await receive(message)
    expect([sent, hungUp]).toEqual([1, 1])
  })

  test('a line that cannot carry news is closed, and the table hears of it', async () => {
    const troubles: unknown[] = []
    const table = createTable(connectFour, { onTrouble: ({ what }) => troubles.push(what) })
    let isBroken = false
    let hungUp = 0
    const send = (): void => {
      if (isBroken) throw new Error('The line is closed.')
    }
    const { receive } = connect(table, send, { hangUp: () => hungUp++ })
    await receive('{"do":"join","token":null}')
    isBroken = true
    expect(await table.take('red')).toMatchObject({ ok: true })
    expect(await table.take('yellow')).toMatchObject({ ok: true })
    expect([troubles, hungUp]).toEqual([['listener'], 1])
  })

  test('a rate without a limit refuses nothing', async () => {
    const rate = { perSecond: Number.POSITIVE_INFINITY, atOnce: Number.POSITIVE_INFINITY }
    const { say } = client(createTable(connectFour, {}), { rate, clock: handClock() })
    for (let count = 0; count < 3; count++)
      expect(await say({ do: 'since', id: 's', version: 0 })).toMatchObject([{ type: 'done' }, { type: 'update' }])
  })

  test('sits down, acts, gets updates, catches up after a cut, and gets up', async () => {
    const table = createTable(connectFour, {})
    const [ada, bob, eve] = [client(table), client(table), client(table)]
    expect(await eve.say({ do: 'join', token: null })).toMatchObject([
      { type: 'done', version: 0 },
      { type: 'update', viewer: 'spectator', legal: [] },
    ])
    const [taken, first] = await ada.say({ do: 'take', id: 't', seat: 'red', name: 'Ada' })
    expect(taken).toMatchObject({ type: 'done', id: 't', seat: 'red' })
    expect(first).toMatchObject({ type: 'update', viewer: 'red', turn: 'red' })
    if (taken?.type !== 'done' || taken.token === undefined || first?.type !== 'update') throw new Error('No token.')
    await bob.say({ do: 'take', seat: 'yellow' })
    expect(await ada.say({ do: 'act', id: 'a', action: drop(4), version: first.version })).toMatchObject([
      { type: 'update', turn: 'yellow', legal: [] },
      { type: 'done', id: 'a' },
    ])
    expect(bob.replies.at(-1)).toMatchObject({ type: 'update', turn: 'yellow' })
    expect(eve.replies.at(-1)).toMatchObject({ type: 'update', turn: 'yellow', legal: [] })
    const { version } = first
    ada.connection.close()
    const again = client(table)
    expect(await again.say({ do: 'join', token: taken.token, since: version })).toMatchObject([
      { type: 'done', version: version + 2 },
      { type: 'update', viewer: 'red', since: version },
    ])
    expect(await again.say({ do: 'leave', id: 'l' })).toMatchObject([{ type: 'gone' }, { type: 'done', id: 'l' }])
    expect(await again.say({ do: 'act', action: drop(4), version })).toMatchObject([
      { type: 'refused', id: null, refusal: { code: 'no-such-token' } },
    ])
  })

  test.each([
    ['{"do":"act"', [{ path: '', message: 'A table message must be JSON.' }]],
    [
      '[]',
      [
        {
          path: 'do',
          message: 'A request does one of these: take, join, act, since, propose, answer, leave, invite, say.',
        },
      ],
    ],
    ['{"do":"toString"}', [{ path: 'do' }]],
    ['{"do":"act","version":1}', [{ path: 'action', message: 'This is missing.' }]],
    ['{"do":"act","action":{},"version":-1}', [{ path: 'version' }]],
    ['{"do":"join","token":7}', [{ path: 'token' }]],
    ['{"do":"take","seat":"red","name":"A\\u202eda"}', [{ path: 'name' }]],
    ['{"do":"leave","__proto__":{"token":"x"}}', [{ path: '__proto__', message: 'There is no such key here.' }]],
  ])('says what is wrong with %s', async (text, problems) => {
    const { say } = client(createTable(connectFour, {}))
    expect(await say(text)).toMatchObject([{ type: 'refused', refusal: { code: 'bad-message' }, problems }])
    if (text.startsWith('{') && text.endsWith('}')) expect(parseRequest(JSON.parse(text)).ok).toBe(false)
  })

  test('refuses messages that are too long, too deep or too many, and continues after a pause', async () => {
    const clock = handClock()
    let hungUp = 0
    const { say, replies, connection } = client(createTable(connectFour, {}), {
      rate: { perSecond: 1, atOnce: 3 },
      clock,
      hangUp: () => hungUp++,
    })
    const longest = JSON.stringify({ do: 'leave' }).padEnd(16_384)
    expect(await say(longest)).toMatchObject([{ refusal: { code: 'no-such-token' } }])
    await clock.move(1000)
    expect(await say(`{"do":"leave","id":"${'x'.repeat(20_000)}"}`)).toMatchObject([
      { refusal: { code: 'too-long', parameters: { longest: 16_384 } } },
    ])
    expect(await say(`{"do":"act","version":0,"action":${'['.repeat(8000)}${']'.repeat(8000)}}`)).toMatchObject([
      { refusal: { code: 'bad-message' } },
    ])
    expect(await say({ do: 'join', token: null })).toMatchObject([{ type: 'done' }, { type: 'update' }])
    replies.length = 0
    for (let count = 0; count < 2000; count++) await connection.receive('{"do":"leave"}')
    expect(replies).toMatchObject([{ refusal: { code: 'too-many', parameters: { perSecond: 1, atOnce: 3 } } }])
    expect(hungUp).toBe(1)
    await clock.move(1000)
    expect(await say({ do: 'since', version: 0 })).toMatchObject([{ type: 'done' }, { type: 'update' }])
    // After a pause for all that may come at once, a new flood is counted from the beginning.
    await clock.move(3000)
    replies.length = 0
    for (let count = 0; count < 2000; count++) await connection.receive('{"do":"leave"}')
    expect(replies.map((reply) => reply.type === 'refused' && reply.refusal.code)).toEqual([
      'no-such-token',
      'no-such-token',
      'no-such-token',
      'too-many',
    ])
    expect(hungUp).toBe(2)
  })

  test('says to which request a refusal belongs, up to 100 characters, and names ten problems', async () => {
    const { say } = client(createTable(connectFour, {}))
    for (const [id, told] of [
      ['x'.repeat(100), 'x'.repeat(100)],
      ['x'.repeat(101), null],
    ])
      expect(await say(JSON.stringify({ do: 'act', version: -1, id }))).toMatchObject([{ type: 'refused', id: told }])
    const keys = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, 1]))
    const [refused] = await say(JSON.stringify({ do: 'leave', ...keys }))
    expect(refused?.type === 'refused' && refused.problems).toHaveLength(10)
  })

  test('may be kept from taking seats', async () => {
    const { say } = client(createTable(connectFour, {}), { takes: false })
    expect(await say({ do: 'take', seat: 'red' })).toMatchObject([{ refusal: { code: 'no-such-seat' } }])
  })
})

test('the JSON Schema is as it was', () => {
  const file = 'test/golden/table/messages.schema.json'
  const text = `${JSON.stringify(jsonSchema(), null, 2)}\n`
  if (process.env['GOLDEN']) writeFileSync(file, text)
  expect(JSON.parse(text)).toEqual(JSON.parse(readFileSync(file, 'utf8')))
})

test('the schemas take those of a game', () => {
  const { reply } = messageSchemas()
  expect(reply.safeParse({ type: 'gone' }).success).toBe(true)
  expect(reply.safeParse({ type: 'gone', more: 1 }).success).toBe(false)
})
