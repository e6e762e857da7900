import { createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { loveLetter } from '../../examples/games/love-letter'
import { codeOf, done, untyped } from './support'

const first = 'abcdefghij1234567890'
const second = '0987654321jihgfedcba'

describe('an invitation', () => {
  test('keeps a seat for the one who has it, opens no other, and is used up', async () => {
    const table = createTable(loveLetter, { options: { seed: 1, players: 4 } })
    const north = done(await table.take('north')).token
    done(await table.invite(north, 'east', first))
    done(await table.invite(north, 'south', second))
    expect(done(table.since(null)).seats.map(({ invited }) => invited ?? false)).toEqual([false, true, true, false])
    expect(codeOf(await table.take('east'))).toBe('invited')
    expect(codeOf(await table.take('south', { invitation: first }))).toBe('invited')
    const { token } = done(await table.take('east', { invitation: first }))
    done(await table.leave(token))
    done(await table.take('east'))
    // It is no token: it shows nobody's cards, and its maker does not know the token of the seat.
    expect(codeOf(table.since(first))).toBe('no-such-token')
    expect(codeOf(await table.take('south', { invitation: second, token: second }))).toBe('bad-message')
    expect(JSON.stringify(table.saved())).not.toContain(second)
  })

  test('is replaced by a new one, kept with the table, and gone when everybody has left', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    done(await table.invite(red, 'yellow', first))
    done(await table.invite(red, 'yellow', second))
    const later = createTable(connectFour, { saved: JSON.parse(JSON.stringify(table.saved())) })
    expect(codeOf(await later.take('yellow', { invitation: first }))).toBe('invited')
    done(await later.leave(red))
    done(await later.take('yellow'))
  })

  test('is made only by those who sit there, for an empty seat of this game', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    expect(codeOf(await table.invite('nobody', 'yellow', first))).toBe('no-such-token')
    expect(codeOf(await table.invite(red, 'red', first))).toBe('seat-taken')
    expect(codeOf(await table.invite(red, 'yellow', red))).toBe('bad-message')
    expect(codeOf(await table.invite(red, 'yellow', 'x'.repeat(30)))).toBe('weak-token')
    expect(await untyped(table.invite, red, 'yellow', 7)).toMatchObject({ refusal: { code: 'bad-message' } })
    expect(await untyped(table.invite, red, 'green', first)).toMatchObject({ refusal: { code: 'no-such-seat' } })
  })

  test('200 are made at a table at most', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    for (let count = 0; count < 200; count++) done(await table.invite(red, 'yellow', `${first}${count}`))
    expect(codeOf(await table.invite(red, 'yellow', first))).toBe('too-many-invitations')
  })
})
