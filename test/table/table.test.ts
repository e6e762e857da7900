import { randomPolicy } from 'totemforge'
import { createTable, type SavedTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour, type Drop } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { loveLetter } from '../../examples/games/love-letter'
import { codeOf, done } from './support'

const drop = (column: number) => ({ type: 'drop', column }) as const

/** Connect Four with a person on either side. */
async function fourInARow() {
  const table = createTable(connectFour, { options: { seed: 1 } })
  const red = done(await table.take('red', { name: 'Ada' })).token
  const yellow = done(await table.take('yellow')).token
  return { table, red, yellow, version: (token: string | null) => done(table.since(token, 0)).version }
}

describe('seats', () => {
  test('are taken by tokens, each once, and tokens are neither guessed nor saved', async () => {
    const { table, red, yellow } = await fourInARow()
    expect(red).toMatch(/^[a-z0-9]{25}$/)
    expect(red).not.toBe(yellow)
    expect(codeOf(await table.take('red'))).toBe('seat-taken')
    expect(JSON.stringify(table.saved())).not.toContain(red)
    expect(done(table.since(red, 0))).toMatchObject({
      viewer: 'red',
      seats: [
        { seat: 'red', by: 'person', name: 'Ada' },
        { seat: 'yellow', by: 'person', name: null },
      ],
    })
  })

  test('of bots and of nobody are not for people', async () => {
    const table = createTable(kuhnPoker, { bots: { second: randomPolicy } })
    expect(codeOf(await table.take('second'))).toBe('no-such-seat')
    const nowhere: string = 'third'
    expect(codeOf(await Reflect.apply(table.take, table, [nowhere]))).toBe('no-such-seat')
  })

  test('are taken once by a token of the client’s own, however often it asks', async () => {
    const table = createTable(connectFour, {})
    const token = 'chosen_by_the_client_itself'
    const taken = [await table.take('red', { token }), await table.take('red', { token })]
    expect(taken).toEqual([
      { ok: true, seat: 'red', token },
      { ok: true, seat: 'red', token },
    ])
    expect(table.saved().entries).toHaveLength(1)
    expect(codeOf(await table.take('red', { token: `${token}_` }))).toBe('seat-taken')
    expect(codeOf(await table.take('yellow', { token }))).toBe('bad-message')
    for (const weak of ['', '1234', 'x'.repeat(19), 'x'.repeat(101), 'with blanks and more than twenty'])
      expect(codeOf(await table.take('yellow', { token: weak }))).toBe('bad-message')
    expect(table.saved().entries).toHaveLength(1)
  })

  test('are given back: the token is worth nothing, its listener hears no more, and somebody else sits down', async () => {
    const { table, red } = await fourInARow()
    const heard: string[] = []
    table.subscribe(red, ({ viewer }) => heard.push(viewer), { onEnd: () => heard.push('end') })
    expect(codeOf(await table.leave(red))).toBeNull()
    expect(codeOf(table.since(red, 0))).toBe('no-such-token')
    const next = done(await table.take('red')).token
    expect(codeOf(await table.act(next, drop(1), done(table.since(next, 0)).version))).toBeNull()
    expect(heard).toEqual(['end'])
  })
})

describe('acting', () => {
  test('changes the position, and tells everybody', async () => {
    const { table, red, yellow, version } = await fourInARow()
    const heard: unknown[] = []
    table.subscribe(yellow, ({ turn, legal, events }) => heard.push([turn, legal.length, events.length]))
    expect(done(await table.act(red, drop(4), version(red))).version).toBe(version(red))
    expect(heard).toEqual([['yellow', 7, 0]])
    expect(done(table.since(null, 0))).toMatchObject({ viewer: 'spectator', turn: 'yellow', legal: [] })
  })

  test('is refused out of turn, at an older version, with another token, and changes nothing', async () => {
    const { table, red, yellow, version } = await fourInARow()
    const before = version(red)
    expect(codeOf(await table.act(yellow, drop(4), version(yellow)))).toBe('not-your-turn')
    expect(codeOf(await table.act(`${red}x`, drop(4), before))).toBe('no-such-token')
    expect(codeOf(await table.act(red, { type: 'drop', column: 9 }, before))).toBe('no-such-column')
    expect(codeOf(await table.act(red, drop(4), before + 1))).toBe('no-such-version')
    expect(version(red)).toBe(before)
    done(await table.act(red, drop(4), before))
    done(await table.act(yellow, drop(4), version(yellow)))
    expect(codeOf(await table.act(red, drop(4), before))).toBe('stale')
    expect(table.record().actions).toHaveLength(2)
  })

  test('a click or an answer on the version just before the last change is stale', async () => {
    const { table, red, yellow, version } = await fourInARow()
    done(await table.act(red, drop(4), version(red)))
    expect(codeOf(await table.act(yellow, drop(4), version(yellow) - 1))).toBe('stale')
    done(await table.propose(red, 'undo'))
    expect(codeOf(await table.answer(yellow, true, version(yellow) - 1))).toBe('stale')
    expect(codeOf(await table.answer(yellow, true, version(yellow)))).toBeNull()
  })

  test('what does not touch the position makes no click stale', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    const { version } = done(table.since(red, 0))
    done(await table.take('yellow'))
    expect(codeOf(await table.act(red, drop(4), version))).toBeNull()
  })

  test('the same request twice acts once, and is answered the same', async () => {
    const { table, red, version } = await fourInARow()
    const before = version(red)
    const answers = await Promise.all([
      table.act(red, drop(4), before, { id: 'a' }),
      table.act(red, drop(4), before, { id: 'a' }),
    ])
    expect(answers[0]).toEqual({ ok: true, version: before + 1 })
    expect(answers[1]).toEqual(answers[0])
    expect(await table.act(red, drop(4), before, { id: 'a' })).toEqual(answers[0])
    expect(table.record().actions).toHaveLength(1)
  })

  test('a table recognises repeated requests, but not those of a person who left the seat', async () => {
    const { table, red, yellow, version } = await fourInARow()
    const first = await table.act(red, drop(4), version(red), { id: 'a' })
    for (let count = 0; count < 20; count++) {
      done(await table.propose(yellow, 'abort', { id: `p${count}` }))
      done(await table.answer(red, false, version(red), { id: `n${count}` }))
    }
    expect(await table.act(red, drop(4), 0, { id: 'a' })).toEqual(first)
    await table.leave(red)
    const next = done(await table.take('red')).token
    done(await table.act(yellow, drop(5), version(yellow)))
    done(await table.act(next, drop(6), version(next), { id: 'a' }))
    expect(table.record().actions).toEqual([drop(4), drop(5), drop(6)])
  })

  test('a refusal of the game has its rule and its words', async () => {
    const { table, red, version } = await fourInARow()
    expect(await table.act(red, drop(9), version(red))).toEqual({
      ok: false,
      refusal: { code: 'no-such-column', message: 'Drop a disc into one of the columns 1 to 7.' },
    })
  })
})

describe('versions', () => {
  test('events since a version come once, and those of others without hidden parts', async () => {
    const table = createTable(loveLetter, { options: { seed: 3, players: 2 } })
    const north = done(await table.take('north')).token
    const east = done(await table.take('east')).token
    const before = done(table.since(east, 0)).version
    const { version, legal } = done(table.since(north, 0))
    const [first] = legal
    if (!first) throw new Error('Nothing to do.')
    done(await table.act(north, first.action, version))
    const seen = done(table.since(east, before))
    expect(seen.events.map(({ event }) => event.type)).toContain('played')
    expect(done(table.since(east, seen.version)).events).toEqual([])
    expect(codeOf(table.since(east, seen.version + 1))).toBe('no-such-version')
  })
})

describe('languages', () => {
  test('texts of the table come in the requested language; a game without words uses its own messages', async () => {
    const { table, yellow, version } = await fourInARow()
    const say = async (language: string, token = yellow) => {
      const answer = await table.act(token, drop(9), version(yellow), { language })
      return answer.ok ? null : answer.refusal.message
    }
    expect(await say('pl-PL')).toBe('To nie twoja kolej.')
    expect(await say('cs')).toBe('Nejsi na tahu.')
    expect(await say('de')).toBe('It is not your turn.')
    expect(await say('pl', 'nobody')).toBe('Nikt przy tym stole nie ma takiego klucza dostępu.')
  })
})

describe('bots', () => {
  test('play with each other to the end', async () => {
    const table = createTable(loveLetter, {
      options: { seed: 1, players: 3 },
      bots: { north: randomPolicy, east: randomPolicy, south: randomPolicy },
    })
    await table.idle()
    expect(done(table.since(null, 0)).end).toMatchObject({ why: 'rules' })
  })
})

describe('a saved table', () => {
  test('comes back as it was: tokens, versions, requests', async () => {
    const { table, red, yellow, version } = await fourInARow()
    const answer = await table.act(red, drop(4), version(red), { id: 'a' })
    done(await table.act(yellow, drop(5), version(yellow)))
    const saved: SavedTable<Drop, { seed: string | number }, 'red' | 'yellow'> = JSON.parse(
      JSON.stringify(table.saved()),
    )
    const again = createTable(connectFour, { saved })
    for (const token of [red, yellow, null]) expect(again.since(token, 0)).toEqual(table.since(token, 0))
    expect(await again.act(red, drop(4), 0, { id: 'a' })).toEqual(answer)
    expect(again.record()).toEqual(table.record())
  })
})
