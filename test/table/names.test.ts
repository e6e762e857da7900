import { createTable } from 'totemforge/table'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { codeOf, done, untyped } from './support'

const nameAt = async (name: string): Promise<string | null | undefined> => {
  const table = createTable(connectFour, {})
  const taken = await table.take('red', { name })
  return taken.ok ? done(table.since(null)).seats[0]?.name : taken.refusal.code
}

describe('the name of a person', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada   of\u00a0Lovelace ', 'Ada of Lovelace'],
    ['Žofie', 'Žofie'],
    ['Z\u030cofie', 'Žofie'],
    ['👩‍🚀', 'bad-message'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    [`Z${'\u0333'.repeat(40)}`, `Z${'\u0333'.repeat(4)}`],
    ['\u3164\u2800', 'bad-message'],
    ['   ', 'bad-message'],
    ['Ad\u0000a', 'bad-message'],
    ['Ad\na', 'bad-message'],
    ['Ad\u202ea', 'bad-message'],
    ['x'.repeat(60), 'x'.repeat(60)],
    ['x'.repeat(61), 'bad-message'],
  ])('%j is kept as %j', async (name, kept) => expect(await nameAt(name)).toBe(kept))

  test.each(['red', 'Yellow', 'Ｙｅｌｌｏｗ', ' y e l l o w! ', 'spectator', 'thinker'])(
    '%j is refused: it imitates a seat, a spectator or a bot',
    async (name) => {
      const thinker = { name: 'thinker', choose: () => Promise.reject(new Error('It never plays.')) }
      const table = createTable(connectFour, { standIns: { yellow: thinker } })
      expect(codeOf(await table.take('red', { name }))).toBe('name-taken')
    },
  )

  test('of another person is taken, until that person gets up', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red', { name: 'Ada' })).token
    expect(codeOf(await table.take('yellow', { name: 'ADA.' }))).toBe('name-taken')
    done(await table.leave(red))
    done(await table.take('yellow', { name: 'ADA.' }))
  })

  test('does not give a token away, neither its own nor that of another', async () => {
    const table = createTable(connectFour, {})
    const red = done(await table.take('red')).token
    expect(codeOf(await table.take('yellow', { name: `I am ${red}` }))).toBe('holds-token')
    const token = 'abcdefghij1234567890'
    expect(codeOf(await table.take('yellow', { name: `my ${token}`, token }))).toBe('holds-token')
    expect(JSON.stringify(table.saved())).not.toContain(token)
  })

  test('is kept with the table', async () => {
    const table = createTable(connectFour, {})
    done(await table.take('red', { name: 'Ada' }))
    const saved = JSON.parse(JSON.stringify(table.saved()))
    expect(done(createTable(connectFour, { saved }).since(null)).seats[0]).toMatchObject({ by: 'person', name: 'Ada' })
  })

  test('a name of a wrong type is a bad message', async () =>
    expect(await untyped(createTable(connectFour, {}).take, 'red', { name: ['Ada'] })).toMatchObject({
      refusal: { code: 'bad-message', parameters: { part: 'name' } },
    }))
})
