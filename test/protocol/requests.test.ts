import { createRandom, loadRecord } from 'totemforge'
import { createEnvs } from 'totemforge/encode'
import { describe, expect, test } from 'vitest'
import { connectFourEncoding as encoding } from '../../examples/encodings/connect-four'
import { connectFour } from '../../examples/games/connect-four'
import { mostEnvironments } from '../../src/protocol/world'
import { lanterns } from '../fixtures/lanterns'
import { caller, server } from './support'

const drops = (...columns: number[]) => columns.map((column) => ({ type: 'drop', column }))

const recordOf = (...columns: number[]) => ({
  format: 'totemforge-record-1',
  game: 'connect-four',
  version: '1.0.0',
  random: 'blake3-1',
  options: { seed: 1 },
  actions: drops(...columns),
})

/** All numbers again, of those that are not 0. */
function unpaired(text: string, size: number): Float32Array {
  const pairs = Buffer.from(text, 'base64')
  const numbers = new Float32Array(size)
  for (let at = 0; at < pairs.length; at += 8) numbers[pairs.readUInt32LE(at)] = pairs.readFloatLE(at + 4)
  return numbers
}

test('an answer names the id of its request, up to 200 characters', async () => {
  const { answer } = await server()
  const ids = [7, 'x'.repeat(200), 'x'.repeat(201)]
  const named = await Promise.all(ids.map(async (id) => JSON.parse(await answer(JSON.stringify({ id }))).id))
  expect(named).toEqual([7, 'x'.repeat(200), null])
})

test('a refusal of the rules has the form that the schema says', async () => {
  const { ask, told } = await caller()
  await told('create', { name: 'a', game: 'ironwood', options: { mode: 'duel' }, seed: 1 })
  const { error } = await ask('apply', { name: 'a', action: 'rest' })
  expect(error).toMatchObject({ code: 'refused', refusal: { code: 'wrong-phase', parameters: expect.any(Object) } })
})

describe('environments', () => {
  test('the same seed gives the same games, also those that follow', async () => {
    const { told } = await caller()
    for (const name of ['a', 'b']) await told('create', { name, game: 'ironwood', options: { mode: 'duel' }, seed: 5 })
    const seeds = []
    for (const name of ['a', 'b']) {
      await told('reset', { name })
      const { record } = await told('record', { name })
      seeds.push(record.options.seed)
    }
    expect(seeds).toEqual(['5 1', '5 1'])
    await told('reset', { name: 'a', seed: 5 })
    expect((await told('record', { name: 'a' })).record.options).toEqual({ mode: 'duel', seed: 5 })
    const following = []
    for (let count = 0; count < 2; count++) {
      await told('reset', { name: 'a' })
      following.push((await told('record', { name: 'a' })).record.options.seed)
    }
    expect(following).toEqual(['5 1', '5 2'])
  })

  test('without a seed chance is new each time; the seed may stand in the options', async () => {
    const { told } = await caller()
    const seedOf = async (name: string, parts: object) => {
      await told('create', { name, game: 'connect-four', ...parts })
      return (await told('record', { name })).record.options.seed
    }
    expect(await seedOf('a', {})).not.toBe(await seedOf('b', {}))
    expect(await seedOf('c', { options: { seed: 'mine' } })).toBe('mine')
  })

  test('opponents are those of the options unless named, and play at once', async () => {
    const { told } = await caller()
    const solo = { game: 'ironwood', options: { mode: 'woodenbot' }, seed: 3 }
    await told('create', { name: 'bot', ...solo })
    await told('create', { name: 'alone', ...solo, opponents: {} })
    const seen = { bot: new Set<string>(), alone: new Set<string>() }
    for (const name of ['bot', 'alone'] as const)
      for (let action = 0; action < 20; action++) {
        const { text } = await told('choose', { name, policy: 'random' })
        seen[name].add((await told('apply', { name, action: text })).turn)
      }
    expect([...seen.bot]).toEqual(['ironclad'])
    expect([...seen.alone].sort()).toEqual(['ironclad', 'woodwalkers'])
    const both = { woodwalkers: 'woodenbot', ironclad: 'random' }
    const played = await told('create', { name: 'both', ...solo, opponents: both, length: 50 })
    expect([played.turn, played.actions, played.truncated]).toEqual([null, 50, true])
  })

  test('a clone goes its own way', async () => {
    const { told } = await caller()
    await told('create', { name: 'a', game: 'connect-four' })
    await told('clone', { name: 'a', as: 'b' })
    await told('apply', { name: 'b', action: '1' })
    expect((await told('legal', { name: 'a' })).seat).toBe('red')
    expect((await told('legal', { name: 'b' })).seat).toBe('yellow')
  })

  test('a record is loaded as object or text, and goes on', async () => {
    const { told } = await caller()
    const object = await told('load', { name: 'a', game: 'connect-four', record: recordOf(1, 2) })
    expect([object.actions, object.turn]).toEqual([2, 'red'])
    const text = JSON.stringify(recordOf(1, 2, 1, 2, 1, 2, 1))
    const ended = await told('load', { name: 'b', game: 'connect-four', record: text })
    expect([ended.terminated, ended.returns]).toEqual([true, { red: 1, yellow: -1 }])
    expect(ended.outcome).toEqual({ winners: ['red'], reason: 'four in a row' })
    expect((await told('record', { name: 'b' })).record).toEqual(JSON.parse(text))
  })

  test('a reset with other options has the next seed too, also after a record and with a seed among the first options', async () => {
    const { told } = await caller()
    await told('create', { name: 'a', game: 'connect-four', options: { seed: 4 } })
    await told('load', { name: 'b', game: 'connect-four', record: recordOf(1, 2) })
    const seeds = []
    for (const name of ['a', 'b'])
      for (const options of [{}, undefined, { seed: 9 }]) {
        await told('reset', { name, options })
        seeds.push((await told('record', { name })).record.options.seed)
      }
    expect(seeds).toEqual(['4 1', '4 2', 9, '1 1', '1 2', 9])
  })

  test('there is an end to their number', async () => {
    const { told, refused } = await caller()
    for (let number = 0; number < mostEnvironments; number++)
      await told('create', { name: `${number}`, game: 'connect-four' })
    expect(await refused('create', { name: 'more', game: 'connect-four' })).toBe('too-many-environments')
    await told('close', { name: '7' })
    await told('create', { name: 'more', game: 'connect-four' })
  })
})

describe('each seat gets its own hidden information', () => {
  test('views, legal actions and events equal those of the game for that seat', async () => {
    const { told } = await caller()
    await told('create', { name: 'a', game: 'lanterns', seed: 4 })
    const state = lanterns.setup({ seed: 4 })
    for (const seat of ['ash', 'birch', 'spectator'] as const)
      expect((await told('view', { name: 'a', seat })).view).toEqual(lanterns.view(state, seat))
    expect((await told('legal', { name: 'a', seat: 'birch' })).legal).toEqual([])
    const [action] = lanterns.legalActions(state)
    const opponents = { birch: 'random', cedar: 'random' }
    await told('create', { name: 'b', game: 'lanterns', seed: 4, opponents })
    const { events } = await told('apply', { name: 'b', action, by: 'ash' })
    const wagered = events.filter(({ type }: { type: string }) => type === 'wagered')
    expect(wagered).toHaveLength(3)
    expect(wagered[0].card).toBeTypeOf('number')
    expect(wagered.slice(1).map(({ card }: { card: unknown }) => card)).toEqual([null, null])
  })

  test('another seat is refused for every request', async () => {
    const { ask, told } = await caller()
    await told('create', { name: 'a', game: 'connect-four' })
    for (const action of ['1', 0, 6, { type: 'drop', column: 1 }, { nonsense: true }]) {
      const { error } = await ask('apply', { name: 'a', action, by: 'yellow' })
      expect([error.code, error.refusal.code]).toEqual(['refused', 'not-your-turn'])
    }
  })
})

test('a batch goes as many environments in the process do', async () => {
  const { told } = await caller()
  const names = ['0', '1', '2']
  const envs = createEnvs(3, connectFour, { encoding, options: (seed) => ({ seed }), autoReset: true })
  envs.reset(9)
  for (const name of names) await told('create', { name, game: 'connect-four', seed: `9 ${name} 0`, autoReset: true })
  const random = createRandom(1)
  for (let step = 0; step < 60; step++) {
    const actions = names.map((_, row) =>
      random.pick([0, 1, 2, 3, 4, 5, 6].filter((index) => envs.rows.masks[row * 7 + index] === 1)),
    )
    envs.step(actions)
    const { rows } = envs
    if (step % 2 === 0) {
      const said = await told('step', { names, actions })
      expect(said.observations.flat()).toEqual([...rows.observations])
      expect(said.rewards.flat()).toEqual([...rows.rewards])
      expect(said.terminated).toEqual([...rows.terminated].map(Boolean))
      expect(said.turns).toEqual([...rows.turns].map((turn) => connectFour.seats[turn]))
      for (const [row, legal] of said.legal.entries())
        expect(legal).toEqual([0, 1, 2, 3, 4, 5, 6].filter((index) => rows.masks[row * 7 + index] === 1))
    } else {
      const form = step % 4 === 1 ? 'base64' : 'sparse'
      const said = await told('step', { names, actions, form })
      const floats = (text: string) => new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer)
      if (form === 'base64') expect(floats(said.observations)).toEqual(rows.observations)
      else expect(unpaired(said.observations, rows.observations.length)).toEqual(rows.observations)
      expect(floats(said.rewards)).toEqual(rows.rewards)
      const bytes = [...Buffer.from(said.masks, 'base64')]
      expect(bytes).toEqual(
        names.map((_, row) => rows.masks.slice(row * 7, row * 7 + 7).reduce((sum, bit, at) => sum + (bit << at), 0)),
      )
    }
  }
})

test('a batch with one action that is refused changes nothing', async () => {
  const { ask, told } = await caller()
  for (const name of ['a', 'b']) await told('create', { name, game: 'connect-four' })
  const { error } = await ask('step', { names: ['a', 'b'], actions: [0, 7] })
  expect([error.code, error.name]).toEqual(['refused', 'b'])
  for (const name of ['a', 'b']) expect((await told('record', { name })).record.actions).toEqual([])
})

test('without autoReset a game that has ended takes null, and is rewarded once', async () => {
  const { told, refused } = await caller()
  await told('load', { name: 'a', game: 'connect-four', record: recordOf(1, 2, 1, 2, 1, 2) })
  const ended = await told('step', { names: ['a'], actions: [0], observe: false })
  expect(ended).toMatchObject({ terminated: [true], rewards: [[1, -1]], turns: [null], legal: [[]] })
  expect(await refused('step', { names: ['a'], actions: [0] })).toBe('game-over')
  const after = await told('step', { names: ['a'], actions: [null], observe: false })
  expect(after).toMatchObject({ terminated: [true], rewards: [[0, 0]], turns: [null] })
})

test('null leaves a game as it is, and shows it', async () => {
  const { told } = await caller()
  for (const name of ['a', 'b']) await told('create', { name, game: 'connect-four' })
  const rows = await told('step', { names: ['a', 'b'], actions: [null, 3] })
  expect(rows).toMatchObject({
    turns: ['red', 'yellow'],
    terminated: [false, false],
    rewards: [
      [0, 0],
      [0, 0],
    ],
  })
  expect(rows.observations[0]).toEqual((await told('encode', { name: 'a' })).observation)
})

test('an observation is the same in all forms, and the sparse one is short', async () => {
  const { told } = await caller()
  await told('create', { name: 'a', game: 'ironwood', options: { mode: 'duel' }, seed: 3 })
  const plain = (await told('encode', { name: 'a' })).observation
  const whole = (await told('encode', { name: 'a', form: 'base64' })).observation
  const sparse = (await told('encode', { name: 'a', form: 'sparse' })).observation
  expect([...unpaired(sparse, plain.length)]).toEqual(plain)
  expect(plain.some((number: number) => number > 0)).toBe(true)
  expect(sparse.length).toBeLessThan(whole.length / 5)
})

test('a policy chooses a legal action, and the played game is a record', async () => {
  const { told } = await caller()
  await told('create', { name: 'a', game: 'ironwood', options: { mode: 'ironbot' }, seed: 2, length: 40 })
  for (;;) {
    const { text } = await told('choose', { name: 'a', policy: 'greedy' })
    const { truncated } = await told('apply', { name: 'a', action: text, by: 'woodwalkers' })
    if (truncated) break
  }
  const { record } = await told('record', { name: 'a' })
  const { ironwood } = await import('totemforge/ironwood')
  expect(loadRecord(ironwood, JSON.stringify(record)).ok).toBe(true)
})

describe('an opponent that fails leaves everything as it was', () => {
  /** Two duels: a free one, and one whose opponent throws when it has to decide, and the texts that lead up to there. */
  async function duels() {
    const calls = await caller()
    const { told, ask } = calls
    const duel = { game: 'ironwood', options: { mode: 'duel' }, seed: 1 }
    await told('create', { name: 'free', ...duel })
    await told('create', { name: 'held', ...duel, opponents: { ironclad: 'ironbot' }, autoReset: true })
    const index = async (name: string) => (await told('choose', { name, policy: 'greedy' })).index
    const step = async () =>
      ask('step', { names: ['free', 'held'], actions: [await index('free'), await index('held')], observe: false })
    const both = async () => [await told('state', { name: 'free' }), await told('state', { name: 'held' })]
    let before = await both()
    for (let said = await step(); said.answer; said = await step()) before = await both()
    return { ...calls, step, both, before }
  }

  test('in a step, which says whose opponent it was', async () => {
    const { step, both, before, told } = await duels()
    expect(await step()).toMatchObject({ error: { code: 'policy-failed', name: 'held' } })
    expect(await both()).toEqual(before)
    expect(await told('legal', { name: 'held' })).toMatchObject({ seat: 'woodwalkers' })
    const records = await Promise.all(['free', 'held'].map((name) => told('record', { name })))
    expect(records.map(({ record }) => record.actions.length)).toEqual([2, 2])
  })

  test('after an action', async () => {
    const { told, refused, both, before } = await duels()
    const { text } = await told('choose', { name: 'held', policy: 'greedy' })
    expect(await refused('apply', { name: 'held', action: text, by: 'woodwalkers' })).toBe('policy-failed')
    expect(await both()).toEqual(before)
    expect(await told('legal', { name: 'held' })).toMatchObject({ seat: 'woodwalkers' })
  })
})

describe('what cannot be answered has a code', () => {
  test.each<[string, string, object, string]>([
    ['a game of no name', 'create', { name: 'x', game: 'chess' }, 'no-such-game'],
    ['a game of the prototype', 'create', { name: 'x', game: 'constructor' }, 'no-such-game'],
    ['an environment of no name', 'legal', { name: '__proto__' }, 'no-such-environment'],
    ['a name twice', 'create', { name: 'a', game: 'root' }, 'name-taken'],
    ['a name twice, of a clone', 'clone', { name: 'a', as: 'a' }, 'name-taken'],
    ['a seat of another game', 'view', { name: 'a', seat: 'ash' }, 'no-such-seat'],
    ['a seat of the prototype', 'view', { name: 'a', seat: '__proto__' }, 'no-such-seat'],
    ['an opponent of no seat', 'create', { name: 'x', game: 'root', opponents: { p9: 'greedy' } }, 'no-such-seat'],
    ['an opponent of no name', 'create', { name: 'x', game: 'root', opponents: { p1: 'toString' } }, 'no-such-policy'],
    ['a file as a policy', 'choose', { name: 'a', policy: './examples/policies/hurried.ts' }, 'no-such-policy'],
    ['settings that make no sense', 'choose', { name: 'a', policy: 'random:7' }, 'no-such-policy'],
    ['options that make no sense', 'create', { name: 'x', game: 'ironwood', options: { mode: 'war' } }, 'bad-options'],
    ['no options', 'create', { name: 'x', game: 'ironwood' }, 'bad-options'],
    ['a record of another game', 'load', { name: 'x', game: 'root', record: recordOf(1) }, 'bad-record'],
    ['a record with an illegal action', 'load', { name: 'x', game: 'connect-four', record: recordOf(8) }, 'bad-record'],
    ['indexes without an encoding', 'apply', { name: 'hidden', action: 3 }, 'no-encoding'],
    ['observations without an encoding', 'encode', { name: 'hidden' }, 'no-encoding'],
    ['a text that is not an action', 'apply', { name: 'a', action: 'dance' }, 'bad-action'],
    ['an action that is not legal', 'apply', { name: 'a', action: { type: 'drop', column: 9 } }, 'refused'],
    ['an index that is not legal', 'apply', { name: 'a', action: 99 }, 'refused'],
    ['an action of __proto__', 'apply', { name: 'a', action: JSON.parse('{"__proto__":{"type":"drop"}}') }, 'refused'],
    ['an action after the end', 'apply', { name: 'over', action: '3' }, 'game-over'],
    ['a choice after the end', 'choose', { name: 'over', policy: 'random' }, 'game-over'],
    ['two games in a batch', 'step', { names: ['a', 'hidden'], actions: [0, 0] }, 'bad-batch'],
    ['a game twice in a batch', 'step', { names: ['a', 'a'], actions: [0, 0] }, 'bad-batch'],
    ['fewer actions than games', 'step', { names: ['a'], actions: [] }, 'bad-batch'],
    ['a part of the wrong kind', 'reset', { name: 7 }, 'bad-request'],
    ['a part too many', 'reset', { name: 'a', sede: 7 }, 'bad-request'],
    ['nothing that there is', 'dance', {}, 'bad-request'],
  ])('%s', async (_what, does, parts, code) => {
    const { told, refused } = await caller()
    await told('create', { name: 'a', game: 'connect-four' })
    await told('create', { name: 'hidden', game: 'lanterns' })
    await told('load', { name: 'over', game: 'connect-four', record: recordOf(1, 2, 1, 2, 1, 2, 1) })
    expect(await refused(does, parts)).toBe(code)
  })
})

describe('an id is repeated', () => {
  test.each([['"seven"'], ['7'], ['-0.5'], ['null'], ['""']])('%s', async (id) => {
    const { answer } = await caller()
    for (const does of ['games', 'dance'])
      expect(await answer(`{"id":${id},"do":"${does}"}`)).toMatch(new RegExp(`^\\{"id":${id},`))
  })

  test.each([['{"do":"games"}'], ['{"id":[1],"do":"games"}'], ['{"id":{"a":1}}'], ['[]'], ['7'], ['']])(
    'and is null where there is none: %s',
    async (line) => {
      const { answer } = await caller()
      expect(await answer(line)).toMatch(/^{"id":null,/)
    },
  )
})
