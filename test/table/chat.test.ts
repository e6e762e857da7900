import { fc, test as property } from '@fast-check/vitest'
import { connect, createTable, type Line, type Reply } from 'totemforge/table'
import { joinTable } from 'totemforge/table/client'
import { describe, expect, test, vi } from 'vitest'
import { connectFour, type Seat } from '../../examples/games/connect-four'
import { network } from './network'
import { codeOf, done, handClock } from './support'

async function talking(chat: 'players' | 'everybody' | null = 'players') {
  const clock = handClock()
  const table = createTable(connectFour, { options: { seed: 1 }, chat, clock })
  const red = done(await table.take('red', { name: 'Ada' })).token
  const yellow = done(await table.take('yellow')).token
  const heard = (token: string | null): Line<Seat>[] => {
    const lines: Line<Seat>[] = []
    done(table.subscribe(token, () => undefined, { onChat: (each) => lines.push(...each) })).stop()
    return lines
  }
  return { table, clock, red, yellow, heard }
}

describe('the chat of a table', () => {
  test('is off unless the table has it', async () => {
    const { table, red } = await talking(null)
    expect(codeOf(await table.say(red, 'Hello'))).toBe('no-chat')
    expect(table.saved().head).not.toHaveProperty('chat')
  })

  test('is told with names, and kept with the table', async () => {
    const { table, red, yellow, heard } = await talking()
    const before = done(table.since(red)).version
    done(await table.say(red, 'Good luck!', { id: 'a' }))
    done(await table.say(red, 'Good luck!', { id: 'a' }))
    done(await table.say(yellow, '<img src=x onerror=alert(1)>'))
    const lines = [
      { number: 0, seat: 'red', name: 'Ada', text: 'Good luck!' },
      { number: 1, seat: 'yellow', name: null, text: '<img src=x onerror=alert(1)>' },
    ]
    expect(heard(red)).toEqual(lines)
    // A click does not become stale by it.
    expect(done(table.since(red)).version).toBe(before)
    const saved = JSON.parse(JSON.stringify(table.saved()))
    const later = createTable(connectFour, { saved })
    const told: unknown[] = []
    later.subscribe(yellow, () => undefined, { onChat: (each) => told.push(...each) })
    expect(told).toEqual(lines)
  })

  test.each([
    ['players', 'no-chat', 0],
    ['everybody', null, 1],
  ] as const)('of %s: a spectator is answered %j', async (chat, code, count) => {
    const { table, heard } = await talking(chat)
    expect(codeOf(await table.say(null, 'I watch', { id: 's' }))).toBe(code)
    expect(codeOf(await table.say(null, 'I watch', { id: 's' }))).toBe(code)
    expect(heard(null)).toHaveLength(count)
    if (count > 0) expect(heard(null)[0]).toEqual({ number: 0, seat: 'spectator', name: null, text: 'I watch' })
  })

  test('goes on after the game', async () => {
    const { table, red, yellow } = await talking()
    done(await table.propose(red, 'abort'))
    done(await table.answer(yellow, true, done(table.since(yellow)).version))
    expect(codeOf(await table.say(red, 'Again?'))).toBeNull()
  })

  test('a flood is refused, costs others nothing, and ends for good at 300 lines of a seat', async () => {
    const { table, clock, red, yellow, heard } = await talking()
    const codes: (string | null)[] = []
    for (let count = 0; count < 1000; count++) codes.push(codeOf(await table.say(red, `line ${count}`)))
    expect(codes.filter((code) => code === null)).toHaveLength(5)
    expect(codes.at(-1)).toBe('too-fast')
    expect(codeOf(await table.say(yellow, 'Stop it'))).toBeNull()
    for (let count = 0; count < 400; count++) {
      await clock.move(2000)
      codes.push(codeOf(await table.say(red, `more ${count}`)))
    }
    expect(codes.at(-1)).toBe('too-much-said')
    expect(table.saved().entries.filter(({ type, seat }) => type === 'said' && seat === 'red')).toHaveLength(300)
    // Somebody who comes late sees the newest hundred.
    expect(heard(yellow)).toHaveLength(100)
    expect(heard(yellow).at(-1)?.number).toBe(300)
    expect(codeOf(await table.say(yellow, 'Thank you'))).toBeNull()
    const again = createTable(connectFour, { saved: table.saved() })
    expect(codeOf(await again.say(red, 'After a restart'))).toBe('too-much-said')
  })

  test.each([
    ['', 'bad-message'],
    [' \n\t ', 'bad-message'],
    ['\u200b\u2060', 'bad-message'],
    ['x'.repeat(301), 'bad-message'],
    ['x'.repeat(300), null],
    ['two\nlines', null],
  ])('%j is answered %j', async (text, code) => {
    const { table, red, heard } = await talking()
    expect(codeOf(await table.say(red, text))).toBe(code)
    if (code === null) expect(heard(red)[0]?.text).toBe(text.replace('\n', ' '))
  })

  test('a line that gives the token of a seat away is refused', async () => {
    const { table, red, yellow } = await talking()
    expect(codeOf(await table.say(yellow, `https://play.example/#${red}`))).toBe('holds-token')
    expect(codeOf(await table.say(yellow, `mine: ${yellow}.`))).toBe('holds-token')
  })

  property.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })])(
    'whatever is said comes out in one line, without what is not seen',
    async (text) => {
      const { table, red, heard } = await talking()
      if (codeOf(await table.say(red, text)) !== null) return
      const said = heard(red)[0]?.text ?? ''
      expect(said).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      expect(said.trim()).toBe(said)
      expect(said.length).toBeGreaterThan(0)
    },
  )
})

describe('over a connection', () => {
  test('a line is sent to all, alone and not with the position; a wrong one is explained', async () => {
    const { table, red, yellow } = await talking()
    const replies: Reply[] = []
    const ada = connect(table, (text) => replies.push(JSON.parse(text)))
    await ada.receive(JSON.stringify({ do: 'join', token: red }))
    replies.length = 0
    done(await table.say(yellow, 'Hello'))
    expect(replies).toEqual([{ type: 'chat', lines: [{ number: 0, seat: 'yellow', name: null, text: 'Hello' }] }])
    await ada.receive('{"do":"say","id":"x","text":7}')
    await ada.receive(JSON.stringify({ do: 'say', id: 'y', text: 'x'.repeat(301) }))
    await ada.receive(JSON.stringify({ do: 'say', id: 'z', text: 'Hello', html: true }))
    expect(replies.slice(1)).toMatchObject([
      { type: 'refused', id: 'x', refusal: { code: 'bad-message' }, problems: [{ path: 'text' }] },
      { type: 'refused', id: 'y', refusal: { code: 'bad-message' }, problems: [{ path: 'text' }] },
      { type: 'refused', id: 'z', refusal: { code: 'bad-message' }, problems: [{ path: 'html' }] },
    ])
  })

  test('a client that comes back knows each line once', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { table, red, yellow, clock } = await talking()
    const net = network(() => table)
    const client = joinTable(net.open, { token: red })
    await vi.advanceTimersByTimeAsync(600)
    expect(await client.say('one')).toBeNull()
    net.cut()
    await clock.move(10_000)
    done(await table.say(yellow, 'two'))
    await vi.advanceTimersByTimeAsync(5000)
    expect(client.heard().chat.map(({ text }) => text)).toEqual(['one', 'two'])
    expect(client.heard().here).toEqual(['red'])
    client.close()
    vi.useRealTimers()
  })
})
