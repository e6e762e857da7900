import { randomSeed } from 'totemforge'
import { createTable } from 'totemforge/table'
import { describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { hashOf, seatOf } from '../../src/table/token'
import { codeOf, done } from './support'

describe('a token', () => {
  test.each([20, 100])('of %d characters takes a seat and acts', async (length) => {
    const table = createTable(connectFour, {})
    const token = Array.from({ length: 5 }, randomSeed).join('').slice(0, length)
    expect(token).toHaveLength(length)
    expect(done(await table.take('red', { token })).token).toBe(token)
    const { version } = done(table.since(token))
    expect(codeOf(await table.act(token, { type: 'drop', column: 4 }, version))).toBeNull()
  })

  test('of more than 100 characters is compared with nothing', () => {
    const people = new Map([['red', { hash: hashOf('x'.repeat(101)) }]])
    const read = vi.spyOn(people, Symbol.iterator)
    expect(seatOf(people, 'x'.repeat(101))).toBeNull()
    expect(read).not.toHaveBeenCalled()
  })

  test('is not found by a part of its hash', () => {
    const token = 'x'.repeat(20)
    expect(seatOf(new Map([['red', { hash: hashOf(token).slice(0, -1) }]]), token)).toBeNull()
    expect(seatOf(new Map([['red', { hash: '' }]]), token)).toBeNull()
  })
})
