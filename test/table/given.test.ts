import { randomPolicy } from 'totemforge'
import { createTable, openTable, type Storage } from 'totemforge/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { loveLetter } from '../../examples/games/love-letter'
import { done, untyped } from './support'

// What a program without types may hand over by mistake.

const drop = { type: 'drop', column: 4 }

/** A game of two people in which the first has acted, so that everything could be asked. */
async function begun() {
  const table = createTable(connectFour, {})
  const red = done(await table.take('red')).token
  const yellow = done(await table.take('yellow')).token
  done(await table.act(red, { type: 'drop', column: 4 }, done(table.since(red)).version))
  return { table, red, yellow }
}

type Begun = Awaited<ReturnType<typeof begun>>

const bad = (part: string) => ({ code: 'bad-message', parameters: { part } })
const noVersion = { code: 'no-such-version', parameters: { newest: 3 } }

describe('a request that is not valid is refused in words and changes nothing', () => {
  const requests: readonly [string, (begun: Begun) => unknown, object][] = [
    ['a proposal of something else', ({ table, red }) => untyped(table.propose, red, 'redo'), bad('what')],
    ['a version that is a text', ({ table, yellow }) => untyped(table.act, yellow, drop, '0'), noVersion],
    ['a version below 0', ({ table, yellow }) => table.act(yellow, { type: 'drop', column: 4 }, -1), noVersion],
    ['half a version', ({ table, yellow }) => table.act(yellow, { type: 'drop', column: 4 }, 2.5), noVersion],
    ['no version', ({ table, yellow }) => untyped(table.act, yellow, drop), noVersion],
    ['a version that throws', ({ table, yellow }) => untyped(table.act, yellow, drop, Symbol('3')), noVersion],
    ['an answer that is a text', ({ table, red }) => untyped(table.answer, red, 'no', 3), bad('agrees')],
    ['an id that is a number', ({ table, red }) => untyped(table.propose, red, 'abort', { id: 7 }), bad('id')],
    ['a long id', ({ table, red }) => table.propose(red, 'abort', { id: 'x'.repeat(101) }), bad('id')],
    ['nothing to ask with', ({ table, red }) => untyped(table.leave, red, null), bad('asking')],
    ['a language that is a number', ({ table, red }) => untyped(table.leave, red, { language: 7 }), bad('language')],
    ['no seat', ({ table }) => untyped(table.take, null), { code: 'no-such-seat' }],
    ['nobody', ({ table }) => untyped(table.take, 'red', null), bad('who')],
    ['a name that is a number', ({ table }) => untyped(table.take, 'red', { name: 7 }), bad('name')],
    ['a name that cannot be seen', ({ table }) => table.take('red', { name: 'A\u202eda' }), bad('name')],
    ['a token that is a number', ({ table }) => untyped(table.take, 'red', { token: 7 }), bad('token')],
    ['no token', ({ table }) => untyped(table.since), { code: 'no-such-token' }],
    ['a version to look from', ({ table }) => untyped(table.since, null, '0'), noVersion],
    ['a language to look in', ({ table }) => untyped(table.since, null, 0, 7), bad('language')],
    ['a listener that is not a function', ({ table }) => untyped(table.subscribe, null), bad('listener')],
    ['no way to listen', ({ table }) => untyped(table.subscribe, null, () => 0, null), bad('listening')],
    ['a version to listen from', ({ table }) => untyped(table.subscribe, null, () => 0, { since: '0' }), bad('since')],
    [
      'an end that is not a function',
      ({ table }) => untyped(table.subscribe, null, () => 0, { onEnd: 7 }),
      bad('onEnd'),
    ],
  ]
  test.each(requests)('%s', async (_what, ask, refusal) => {
    const tried = await begun()
    const before = tried.table.saved()
    expect(await ask(tried)).toMatchObject({ ok: false, refusal })
    expect(tried.table.saved()).toEqual(before)
    expect(createTable(connectFour, { saved: before }).record()).toEqual(tried.table.record())
  })

  test.each([
    'x'.repeat(20),
    'ab'.repeat(20),
    '1234567890'.repeat(2),
    'abcdefghijklmnopqrstuvwxyz'.slice(0, 5) + 'a'.repeat(20),
  ])('a token that is easy to guess: %s', async (token) => {
    const table = createTable(connectFour, {})
    expect(await table.take('red', { token, language: 'pl' })).toMatchObject({
      ok: false,
      refusal: { code: 'weak-token', message: expect.stringContaining('łatwo zgadnąć') },
    })
  })
})

describe('a table is not made of settings that are not valid', () => {
  const bot = randomPolicy
  test.each<[string, unknown, string]>([
    ['nothing', null, 'Settings are an object'],
    ['a key that is misspelt', { wording: [] }, 'wording'],
    ['a policy that is missing', { bots: { red: undefined } }, 'bots.red'],
    ['the name of a policy', { bots: { red: 'randomPolicy' } }, 'bots.red'],
    ['a policy without a name', { bots: { red: { choose: bot.choose } } }, 'bots.red'],
    ['a policy for a seat that does not exist', { bots: { rot: bot } }, 'bots.rot'],
    ['a list of policies', { bots: [bot] }, 'bots'],
    ['no time', { allowance: { time: Number.NaN } }, 'allowance.time'],
    ['a time below 0', { allowance: { time: -1 } }, 'allowance.time'],
    ['a time of 0', { allowance: { time: 0 } }, 'allowance.time'],
    ['a time that does not end', { allowance: { time: Number.POSITIVE_INFINITY } }, 'allowance.time'],
    ['a time that is a text', { allowance: { time: '60000' } }, 'allowance.time'],
    ['an increment below 0', { allowance: { time: 1000, increment: -1 } }, 'allowance.increment'],
    ['a part of an allowance that is misspelt', { allowance: { time: 1000, bonus: 10 } }, 'allowance.bonus'],
    ['an allowance that is a number', { allowance: 60_000 }, 'allowance'],
    ['a pace that is not a number', { pace: Number.NaN }, 'pace'],
    ['spectators by a text', { spectators: 'no' }, 'spectators'],
    ['a wording that is not in a list', { wordings: { language: 'en' } }, 'wordings'],
    ['a language for a wording', { wordings: ['en'] }, 'wordings'],
    ['a clock without hands', { clock: { now: () => 0 } }, 'clock'],
    ['a journal that cannot be read', { journal: { append: () => true } }, 'journal'],
    ['a name for a function', { onTrouble: 'console' }, 'onTrouble'],
    ['options that are a text', { options: 'seed' }, 'options'],
    ['a seed that JSON cannot hold', { options: { seed: Number.NaN } }, 'options'],
    ['a function in the options', { options: { seed: 1, more: () => 0 } }, 'options'],
  ])('%s', (_what, settings, path) => {
    const make = () => untyped(createTable, connectFour, settings)
    expect(make).toThrow(expect.objectContaining({ code: 'INVALID_SETTINGS' }))
    expect(make).toThrow(path)
  })

  test('a policy for a seat that does not play in this game', () => {
    const make = () => createTable(loveLetter, { options: { players: 2 }, bots: { south: bot } })
    expect(make).toThrow('bots.south: This game is played by north, east.')
  })

  test.each([null, 7, 'table', false])('saved data that is %s', (saved) => {
    expect(() => untyped(createTable, connectFour, { saved })).toThrow(
      expect.objectContaining({ code: 'DAMAGED_TABLE' }),
    )
  })

  test('a table comes back with the bots that it had, and with no others', () => {
    const saved = createTable(connectFour, { bots: { red: bot } }).saved()
    expect(() => createTable(connectFour, { saved })).toThrow('red was played by random')
    expect(() => createTable(connectFour, { saved, bots: { red: bot, yellow: bot } })).toThrow(
      expect.objectContaining({
        code: 'OTHER_TABLE',
        message: expect.stringContaining('yellow was not played by a bot'),
      }),
    )
  })

  test('a setting that is undefined counts as not given', () => {
    const settings = { bots: undefined, allowance: undefined, pace: undefined, onTrouble: undefined }
    expect(untyped(createTable, connectFour, settings)).toHaveProperty('take')
  })

  test('nothing is stored of a table that cannot be made', async () => {
    const created = vi.fn()
    const storage: Storage = Object.assign(Object.create(null), { read: async () => null, create: created })
    const open = async (settings: object) => untyped(openTable, loveLetter, storage, 'a', settings)
    for (const settings of [
      { pace: -1 },
      { saved: {} },
      { options: { players: 9 } },
      { options: { players: 2 }, bots: { south: bot } },
    ])
      await expect(open(settings)).rejects.toThrow()
    expect(created).not.toHaveBeenCalled()
  })
})

describe('trouble shows', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('on the console, if nobody else takes it', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = new Error('It broke.')
    const broken = { name: 'broken', choose: () => Promise.reject(error) }
    const table = createTable(kuhnPoker, { bots: { first: broken } })
    await table.idle()
    expect(shown.mock.calls).toEqual([['Trouble at a table (bot):', error]])
    table.subscribe(null, () => {
      throw error
    })
    done(await table.take('second'))
    expect(shown.mock.calls[1]).toEqual(['Trouble at a table (listener):', error])
  })
})
