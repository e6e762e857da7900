import { createRandom } from 'totemforge'
import { historyKey } from 'totemforge/encode'
import { ironwood } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { gameNames } from '../../src/doors'
import { caller } from './support'

type Caller = Awaited<ReturnType<typeof caller>>

/** Acts at random until this seat decides, at least so often. */
async function playTo({ told }: Caller, name: string, seat: string, least: number): Promise<void> {
  for (let count = 0; ; count++) {
    const { turn } = (await told('step', { names: [name], actions: [null], observe: false })).turns
    const { seat: decides, legal } = await told('legal', { name })
    if (count >= least && decides === seat) return
    expect(turn).toBeUndefined()
    await told('apply', { name, action: createRandom(`${seat} ${count}`).pick<{ index: number }>(legal).index })
  }
}

/** An Ironwood duel some actions in, where the Woodwalkers decide. */
async function duel() {
  const each = await caller()
  await each.told('create', { name: 'a', game: 'ironwood', options: { mode: 'duel' }, seed: 3, length: 500 })
  await playTo(each, 'a', 'woodwalkers', 40)
  return each
}

describe('determinize', () => {
  test('keeps what the seat knows, and the same seed draws the same world', async () => {
    const { told } = await duel()
    const seat = 'woodwalkers'
    for (const [as, seed] of [
      ['b', 1],
      ['c', 1],
      ['d', 2],
    ] as const)
      expect((await told('determinize', { name: 'a', as, seat, seed })).turn).toBe(seat)
    const [a, b, c, d] = await Promise.all(['a', 'b', 'c', 'd'].map((name) => told('state', { name })))
    expect(b).toEqual(c)
    expect(b).not.toEqual(a)
    expect(b).not.toEqual(d)
    for (const name of ['b', 'd']) {
      expect((await told('view', { name, seat })).view).toEqual((await told('view', { name: 'a', seat })).view)
      expect(await told('legal', { name })).toEqual(await told('legal', { name: 'a' }))
      expect((await told('keys', { name, seat })).information).toBe(
        (await told('keys', { name: 'a', seat })).information,
      )
    }
  })

  test('depends on nothing that the seat does not know', async () => {
    const { told } = await duel()
    const seat = 'woodwalkers'
    // Another truth that looks the same to the seat gives the same worlds.
    await told('determinize', { name: 'a', as: 'b', seat, seed: 'another truth' })
    await told('determinize', { name: 'a', as: 'of a', seat, seed: 5 })
    await told('determinize', { name: 'b', as: 'of b', seat, seed: 5 })
    expect(await told('state', { name: 'of a' })).toEqual(await told('state', { name: 'of b' }))
  })

  test('gives an environment that goes on, is copied and begins anew, and has no record', async () => {
    const { told, refused } = await duel()
    const before = await told('record', { name: 'a' })
    const { actions } = await told('determinize', { name: 'a', as: 'b', seat: 'ironclad', seed: 1 })
    expect(actions).toBe(before.record.actions.length)
    const [{ index }] = (await told('legal', { name: 'b' })).legal
    expect((await told('apply', { name: 'b', action: index })).actions).toBe(actions + 1)
    expect(await refused('record', { name: 'b' })).toBe('no-record')
    await told('clone', { name: 'b', as: 'c' })
    expect(await refused('record', { name: 'c' })).toBe('no-record')
    await told('reset', { name: 'b' })
    expect((await told('record', { name: 'b' })).record.options).toEqual({ mode: 'duel', seed: '1 1' })
    expect(await told('record', { name: 'a' })).toEqual(before)
  })

  test('opponents of a drawn world have the chance of its seed', async () => {
    const { told } = await caller()
    const shared = { game: 'connect-four', opponents: { yellow: 'random' } }
    const follow = async (name: string) => {
      const played = []
      for (let count = 0; count < 3; count++) {
        await told('apply', { name, action: (await told('legal', { name })).legal[0].text })
        played.push(await told('state', { name }))
      }
      return played
    }
    for (const [name, seed] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      await told('create', { name, seed, ...shared })
      await told('determinize', { name, as: `of ${name}`, seat: 'red', seed: 9 })
    }
    expect(await follow('of a')).toEqual(await follow('of b'))
  })
})

test('reseed keeps what is hidden, and draws chance to come anew', async () => {
  const { told, refused } = await caller()
  await told('create', { name: 'a', game: 'ironwood', options: { mode: 'duel' }, seed: 3 })
  for (const [as, seed] of [
    ['b', 1],
    ['c', 1],
    ['d', 2],
  ] as const)
    await told('reseed', { name: 'a', as, seed })
  const seen = async (name: string, seat: string) => (await told('view', { name, seat })).view
  for (const seat of ironwood.seats) expect(await seen('b', seat)).toEqual(await seen('a', seat))
  const [b, c, d] = await Promise.all(['b', 'c', 'd'].map((name) => told('state', { name })))
  expect(b).toEqual(c)
  expect(b).not.toEqual(d)
  expect(await refused('record', { name: 'b' })).toBe('no-record')
})

describe('keys', () => {
  test('of the history are those of the library, where a record leads to the game', async () => {
    const { told, refused } = await duel()
    const { record } = await told('record', { name: 'a' })
    for (const seat of ironwood.seats)
      expect(await told('history', { name: 'a', seat })).toEqual({ seat, history: historyKey(ironwood, record, seat) })
    expect((await told('history', { name: 'a' })).seat).toBe('woodwalkers')
    await told('determinize', { name: 'a', as: 'b', seat: 'ironclad', seed: 1 })
    expect(await refused('history', { name: 'b' })).toBe('no-record')
  })

  test('are those of the encoding', async () => {
    const { told } = await duel()
    const { record } = await told('record', { name: 'a' })
    const { state } = await told('state', { name: 'a' })
    expect(record.options.seed).toBe(3)
    const keys = await told('keys', { name: 'a' })
    const view = ironwood.view(state, 'woodwalkers')
    expect(keys).toEqual({
      seat: 'woodwalkers',
      information: ironwoodEncoding.informationKey(view, 'woodwalkers'),
      position: ironwoodEncoding.positionKey(state),
    })
    const other = await told('keys', { name: 'a', seat: 'ironclad' })
    expect([other.seat, other.position]).toEqual(['ironclad', keys.position])
    expect(other.information).not.toBe(keys.information)
  })

  test('after the end, only a named seat has knowledge', async () => {
    const { told } = await caller()
    await told('create', { name: 'a', game: 'connect-four', length: 1 })
    await told('apply', { name: 'a', action: 0 })
    expect(await told('keys', { name: 'a' })).toMatchObject({ seat: null, information: null })
    expect((await told('keys', { name: 'a', seat: 'red' })).information).toMatch(/^\w{25}$/)
  })
})

describe('a state', () => {
  test.each(gameNames)('of %s is written and read, and the game goes on from it in the same way', async (game) => {
    const { told, refused } = await caller()
    const { options } = (await told('games')).games.find(({ name }: { name: string }) => name === game)
    await told('create', { name: 'a', game, options, seed: 4 })
    for (let count = 0; count < 20; count++)
      await told('apply', { name: 'a', action: (await told('legal', { name: 'a' })).legal[0].text })
    const { state } = await told('state', { name: 'a' })
    await told('restore', { name: 'b', game, state, options, seed: 8 })
    for (let count = 0; count < 20; count++) {
      const { legal } = await told('legal', { name: 'a' })
      expect((await told('legal', { name: 'b' })).legal).toEqual(legal)
      for (const name of ['a', 'b']) await told('apply', { name, action: legal[0].text })
    }
    expect(await told('state', { name: 'b' })).toEqual(await told('state', { name: 'a' }))
    expect(await refused('record', { name: 'b' })).toBe('no-record')
    await told('reset', { name: 'b' })
    expect((await told('record', { name: 'b' })).record.options).toEqual({ ...options, seed: '8 1' })
  })

  test('that does not fit is refused, as is a game that reads none', async () => {
    const { ask, refused } = await caller()
    const { error } = await ask('restore', { name: 'a', game: 'ironwood', state: { round: 1 } })
    expect([error.code, error.problems.length > 0]).toEqual(['bad-state', true])
    const state = connectFour.setup({ seed: 1 })
    expect(await refused('restore', { name: 'a', game: 'connect-four', state })).toBe('bad-state')
    expect(await refused('legal', { name: 'a' })).toBe('no-such-environment')
  })
})

test('a reset adds to the options until the next one, and opponents follow the options', async () => {
  const { told, refused } = await caller()
  await told('create', { name: 'a', game: 'ironwood', options: { mode: 'ironbot' }, seed: 5 })
  const optionsOf = async () => (await told('record', { name: 'a' })).record.options
  const agents = async (parts: object) => (await told('reset', { name: 'a', ...parts })).agents
  expect(await agents({ options: { level: 2 } })).toEqual(['woodwalkers'])
  expect(await optionsOf()).toEqual({ mode: 'ironbot', level: 2, seed: '5 1' })
  expect(await agents({ options: { mode: 'woodenbot' }, seed: 6 })).toEqual(['ironclad'])
  expect(await optionsOf()).toEqual({ mode: 'woodenbot', seed: 6 })
  expect(await refused('reset', { name: 'a', options: { mode: 'war' } })).toBe('bad-options')
  expect(await optionsOf()).toEqual({ mode: 'woodenbot', seed: 6 })
  expect(await agents({})).toEqual(['woodwalkers'])
  expect(await optionsOf()).toEqual({ mode: 'ironbot', seed: '6 1' })
})

describe('a picture', () => {
  test('is what a viewer sees, as text or as an SVG', async () => {
    const { told } = await caller()
    await told('create', { name: 'a', game: 'ironwood', options: { mode: 'duel' }, seed: 5 })
    const { turn } = await told('step', { names: ['a'], actions: [null], observe: false }).then(({ turns }) => ({
      turn: turns[0],
    }))
    const own = await told('render', { name: 'a' })
    expect(own.seat).toBe(turn)
    const open = await told('render', { name: 'a', seat: 'spectator' })
    expect(open.picture).not.toBe(own.picture)
    expect((await told('render', { name: 'a', seat: 'spectator', form: 'svg' })).picture).toMatch(
      /^<svg [\s\S]*<\/svg>\s*$/,
    )
  })

  test('a game without one has a text', async () => {
    const { told, refused } = await caller()
    await told('create', { name: 'a', game: 'lanterns' })
    expect((await told('render', { name: 'a' })).picture).toContain('\n')
    expect(await refused('render', { name: 'a', form: 'svg' })).toBe('no-picture')
    expect(await refused('render', { name: 'a', seat: 'red' })).toBe('no-such-seat')
  })
})
