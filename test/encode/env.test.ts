import * as fc from 'fast-check'
import { createRandom, type Game, loadRecord, playMatch, randomPolicy, type Seeded } from 'totemforge'
import { createEnv, type Encoded, type EnvSettings } from 'totemforge/encode'
import { ironwood } from 'totemforge/ironwood'
import { ironbot } from 'totemforge/ironwood/bots'
import { root } from 'totemforge/root'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { connectFourEncoding } from '../../examples/encodings/connect-four'
import { connectFour, type Drop } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { games } from '../deep'
import { lanterns } from '../fixtures/lanterns'

/** Plays one game by chance, and holds every moment of it against the game itself, played beside it. */
function playThrough<State extends object, Action, View, Options extends Seeded, Seat extends string, Event>(
  game: Game<State, Action, View, Options, Seat, Event>,
  settings: EnvSettings<View, Action, Options, Seat>,
  seed: number,
): void {
  const { policies = {}, length = 100_000 } = settings
  const isAgent = (seat: Seat): boolean => !Object.keys(policies).includes(seat)
  const random = createRandom(seed)
  const env = createEnv(game, settings)
  env.reset(seed)
  const beside = game.setup(settings.options(seed))
  let played = 0
  const follow = (): void => {
    for (const action of env.record().actions.slice(played)) game.step(beside, action)
    played = env.record().actions.length
  }
  const sums = new Map<Seat, number>()
  const told: Seat[] = []
  for (let agent = env.agentSelection; agent !== null; agent = env.agentSelection) {
    follow()
    const { observation, reward, terminated, truncated, info } = env.last()
    expect(observation).toEqual(game.view(beside, agent))
    expect(env.observe(agent)).toEqual(observation)
    expect(reward).toBe(env.accumulatedRewards[agent])
    expect([terminated, truncated]).toEqual([env.terminated, env.truncated])
    expect(terminated).toBe(game.toAct(beside) === null)
    expect(truncated).toBe(!terminated && played >= length)
    if (terminated || truncated) {
      expect(info.legal).toEqual([])
      sums.set(agent, reward)
      told.push(agent)
      env.step(null)
    } else {
      expect(agent).toBe(game.toAct(beside))
      expect(env.agents).toEqual(game.players(beside).filter(isAgent))
      expect(info.legal).toEqual(game.legalActions(beside))
      expect(reward).toBe(0)
      env.step(random.pick(info.legal))
    }
  }
  expect(env.agents).toEqual([])
  expect(told).toEqual(game.players(beside).filter(isAgent))
  const outcome = game.outcome(beside)
  const winners = outcome?.winners ?? []
  const players = game.players(beside).length
  for (const seat of told) {
    const share = winners.includes(seat) ? 1 / winners.length : 0
    expect(sums.get(seat)).toBe(winners.length === 0 ? 0 : (players * share - 1) / (players - 1))
  }
}

const seeds = fc.integer({ min: 0, max: 1_000_000 })

describe('agents act in the order of the game, see its views, and get rewards at its end', () => {
  test.each([
    ['Connect Four', (seed: number) => playThrough(connectFour, { options: (seed) => ({ seed }) }, seed), 30],
    ['Kuhn poker', (seed: number) => playThrough(kuhnPoker, { options: (seed) => ({ seed }) }, seed), 50],
    [
      'lanterns, for two of three seats',
      (seed: number) => playThrough(lanterns, { options: (seed) => ({ seed, players: 2 }) }, seed),
      30,
    ],
    [
      'a duel of Ironwood',
      (seed: number) => playThrough(ironwood, { options: (seed) => ({ mode: 'duel', seed }), length: 400 }, seed),
      2,
    ],
    [
      'Ironwood against Ironbot, which the environment plays',
      (seed: number) =>
        playThrough(
          ironwood,
          { options: (seed) => ({ mode: 'ironbot', seed }), policies: { ironclad: ironbot }, length: 300 },
          seed,
        ),
      2,
    ],
    [
      'Root, cut off',
      (seed: number) => playThrough(root, { options: (seed) => ({ seed, players: 4 }), length: 150 }, seed),
      2,
    ],
  ])('%s', (_name, play, count) => {
    fc.assert(fc.property(seeds, play), { numRuns: games(count) })
  })
})

const env = () => createEnv(connectFour, { options: (seed) => ({ seed }), encoding: connectFourEncoding })

/** Every index of a mask that is open. */
const open = (mask: Uint8Array): number[] => [...mask].flatMap((bit, index) => (bit === 1 ? [index] : []))

describe('with an encoding', () => {
  test('masks are the legal actions, and observations what the encoding makes of the view', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = createRandom(seed)
        const played = env()
        const state = connectFour.setup({ seed })
        for (played.reset(seed); !played.terminated; ) {
          const { agentSelection: agent } = played
          const { observation, info } = played.last()
          const legal = connectFour.legalActions(state)
          expect(open(observation.mask).map(connectFourEncoding.actionAt)).toEqual(legal)
          expect(info.mask).toEqual(observation.mask)
          if (agent) expect(observation.observation).toEqual(connectFourEncoding.observe(state, agent))
          for (const other of connectFour.seats)
            if (other !== agent) expect(open(played.observe(other).mask)).toEqual([])
          const index = random.pick(open(observation.mask))
          connectFour.step(state, connectFourEncoding.actionAt(index))
          played.step(random.pick([index, connectFourEncoding.actionAt(index)]))
        }
        expect(played.rewards).toEqual(connectFourEncoding.returns(state))
        expect(open(played.last().observation.mask)).toEqual([])
      }),
      { numRuns: games(20) },
    )
  })

  test('a game is truncated at the length among the bounds', () => {
    const encoding = { ...connectFourEncoding, bounds: { ...connectFourEncoding.bounds, length: 3 } }
    const short = createEnv(connectFour, { options: (seed) => ({ seed }), encoding })
    short.reset(1)
    for (const column of [0, 0, 0]) short.step(column)
    expect([short.terminated, short.truncated, short.agents]).toEqual([false, true, ['red', 'yellow']])
    expect(short.last()).toMatchObject({ reward: 0, terminated: false, truncated: true, info: { legal: [] } })
  })

  test.each([
    [7, 'No legal action has the index 7.'],
    [-1, 'No legal action has the index -1.'],
    [0.5, 'No legal action has the index 0.5.'],
    [Number.NaN, 'No legal action has the index NaN.'],
    [0, 'Column 1 is full.'],
    [{ type: 'drop', column: 1 } satisfies Drop, 'Column 1 is full.'],
  ])('%j is refused, and nothing is changed', (choice, message) => {
    const played = env()
    played.reset(1)
    for (let disc = 0; disc < 6; disc++) played.step(0)
    const before = played.last()
    expect(() => played.step(choice)).toThrow(expect.objectContaining({ code: 'ILLEGAL_ACTION', message }))
    expect(played.last()).toEqual(before)
  })
})

describe('what does not fit the moment has a code', () => {
  const over = () => {
    const played = env()
    played.reset(1)
    for (const column of [0, 1, 0, 1, 0, 1, 0]) played.step(column)
    return played
  }

  test.each([
    ['a step before the first game', () => env().step(0), 'NOT_RESET'],
    ['a look before the first game', () => env().last(), 'NOT_RESET'],
    ['an action after the end', () => over().step(0), 'GAME_OVER'],
  ])('%s', (_name, misuse, code) => {
    expect(misuse).toThrow(expect.objectContaining({ code }))
  })

  test('null before the end, and anything after the last agent', () => {
    const played = env()
    played.reset(1)
    expect(() => played.step(null)).toThrow(expect.objectContaining({ code: 'NOT_OVER' }))
    const ended = over()
    expect([ended.agentSelection, ended.last().reward]).toEqual(['red', 1])
    ended.step(null)
    expect([ended.agentSelection, ended.last().reward]).toEqual(['yellow', -1])
    ended.step(null)
    expect(() => ended.step(null)).toThrow(expect.objectContaining({ code: 'NO_AGENT' }))
  })
})

describe('games repeat', () => {
  const options = (seed: number | string) => ({ mode: 'duel' as const, seed })

  const play = (seed: number) => {
    const env = createEnv(ironwood, { options, length: 200 })
    const random = createRandom(seed)
    for (env.reset(seed); !env.terminated && !env.truncated; ) env.step(random.pick(env.last().info.legal))
    return env.record()
  }

  test('the same seed and choices give the same game, which is a record', () => {
    expect(play(4)).toEqual(play(4))
    expect(play(4)).not.toEqual(play(5))
    expect(loadRecord(ironwood, JSON.stringify(play(4))).ok).toBe(true)
  })

  test('no seed gives a game like no other', () => {
    const env = createEnv(ironwood, { options })
    env.reset()
    const { seed } = env.record().options
    env.reset()
    expect(env.record().options.seed).not.toBe(seed)
  })

  test('policies of the environment choose as they would in a match', () => {
    const policies = { ash: randomPolicy, birch: randomPolicy, cedar: randomPolicy }
    const env = createEnv(lanterns, { options: (seed) => ({ seed }), policies })
    env.reset(9)
    expect(env.record()).toEqual(playMatch(lanterns, { options: { seed: 9 }, policies }).record)
    expect([env.agents, env.agentSelection, env.terminated]).toEqual([[], null, true])
  })

  test('the record keeps what was played, whatever the caller makes of its objects afterwards', () => {
    const env = createEnv(connectFour, { options: (seed: number | string) => ({ seed }) })
    env.reset(7)
    const move = { type: 'drop' as const, column: 1 as Drop['column'] }
    for (const column of [4, 2, 4] as const) env.step(Object.assign(move, { column }))
    const columns = () => env.record().actions.map(({ column }) => column)
    expect(columns()).toEqual([4, 2, 4])
    for (const action of env.record().actions) Object.assign(action, { column: 7 })
    expect(columns()).toEqual([4, 2, 4])
  })

  test('a clone goes its own way', () => {
    const played = env()
    played.reset(1)
    played.step(3)
    const other = played.clone()
    other.step(3)
    expect([played.record().actions.length, other.record().actions.length]).toEqual([1, 2])
    expect(played.agentSelection).toBe('yellow')
    expect(other.agentSelection).toBe('red')
  })
})

test('types are read off the game', () => {
  const encoded = env()
  const plain = createEnv(ironwood, { options: (seed) => ({ mode: 'duel', seed }), policies: { ironclad: ironbot } })
  for (const each of [encoded, plain]) each.reset(1)
  expectTypeOf(encoded.observe('red')).toEqualTypeOf<Encoded>()
  expectTypeOf(encoded.step).parameter(0).toEqualTypeOf<Drop | number | null>()
  expectTypeOf(plain.observe('woodwalkers')).toEqualTypeOf<ReturnType<typeof ironwood.view>>()
  expectTypeOf(plain.step).parameter(0).toEqualTypeOf<ReturnType<typeof ironwood.parse> | null>()
})
