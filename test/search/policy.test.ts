import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { loveLetter, redeal } from '../../examples/games/love-letter'
import { createRandom, frozen } from '../../src/core'
import { flatMonteCarlo, halving, ismcts } from '../../src/search'
import { checkPolicy } from '../../src/testing'
import { games } from '../deep'
import { lanterns } from '../fixtures/lanterns'
import { heap, turnOf } from './games'

const searches = [
  ['ismcts', ismcts],
  ['flat Monte Carlo', flatMonteCarlo],
  ['halving', halving],
] as const

/** Without the time, which is never twice the same. */
const timeless = ({ milliseconds, ...searched }: { milliseconds: number }) => searched

/** The game with a clock that moves by a millisecond in each iteration, and only then. */
function slowly<Played extends { clone(state: never): unknown }>(game: Played): Played {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return {
    ...game,
    clone(state) {
      now++
      return game.clone(state)
    },
  }
}

afterEach(() => void vi.restoreAllMocks())

/** A decision in the middle of a round of Love Letter. */
function middle(seed: number) {
  const state = loveLetter.setup({ seed, players: 3 })
  const random = createRandom(seed)
  for (let count = 8; count > 0 || loveLetter.legalActions(state).length === 1; count--)
    loveLetter.step(state, random.pick(loveLetter.legalActions(state)))
  return state
}

describe.each(searches)('%s', (name, search) => {
  test('needs either iterations or milliseconds, and settings that make sense', () => {
    const given = (settings: object) => () => Reflect.apply(search, null, [connectFour, settings])
    const either = `${name}: give either iterations or milliseconds, so that the search knows when to stop.`
    expect(given({})).toThrow(new RangeError(either))
    expect(given({ iterations: 5, milliseconds: 5 })).toThrow(new RangeError(either))
    for (const [settings, message] of [
      [{ iterations: 0 }, 'iterations is a whole number from 1 on, not 0.'],
      [{ iterations: 1.5 }, 'iterations is a whole number from 1 on, not 1.5.'],
      [{ milliseconds: Number.NaN }, 'milliseconds is a number from 1 on, not NaN.'],
      [{ iterations: 5, exploration: -1 }, 'exploration is a number from 0 on, not -1.'],
      [{ iterations: 5, treeDepth: 0 }, 'treeDepth is a whole number from 1 on, not 0.'],
      [{ iterations: 5, longestPlayout: -1 }, 'longestPlayout is a whole number from 0 on, not -1.'],
      [{ iterations: 5, determinizations: 0 }, 'determinizations is a whole number from 1 on, not 0.'],
    ] as const)
      expect(given(settings)).toThrow(new RangeError(`${name}: ${message}`))
  })

  test('has a name that says its budget, or the one that it is given', () => {
    expect(search(connectFour, { iterations: 50 }).name).toBe(`${name} (50)`)
    expect(search(connectFour, { milliseconds: 50 }).name).toBe(`${name} (50 ms)`)
    expect(search(connectFour, { iterations: 50, name: 'mine' }).name).toBe('mine')
  })

  test('keeps the laws of policies', () => {
    const policy = search(loveLetter, { iterations: 12, longestPlayout: 10 })
    const options = (seed: number) => ({ seed, players: 2 + (seed % 3) })
    expect(checkPolicy(loveLetter, policy, { options, games: games(3), maxActions: 60 }).broken).toEqual([])
    const other = search(lanterns, { iterations: 12 })
    expect(checkPolicy(lanterns, other, { options: (seed) => ({ seed }), games: games(2) }).broken).toEqual([])
  })

  test('the same turn gets the same report, another chance another one', () => {
    const policy = search(loveLetter, { iterations: 200 })
    const report = (seed: number) => timeless(policy.search(turnOf(loveLetter, middle(1), seed)))
    expect(report(1)).toEqual(report(1))
    expect(report(1)).not.toEqual(report(2))
  })

  test('the statistics add up', () => {
    for (const seed of [1, 2, 3]) {
      const turn = turnOf(loveLetter, middle(seed))
      const { action, tried, iterations, inherited, determinizations, depth, stopped } = search(loveLetter, {
        iterations: 300,
        determinizations: 40,
      }).search(turn)
      expect([iterations, inherited, stopped]).toEqual([300, 0, false])
      expect(determinizations).toBe(40)
      expect(depth).toBeGreaterThanOrEqual(name === 'ismcts' ? 2 : 1)
      expect(turn.legal).toContain(action)
      expect(tried.map((each) => each.action)).toEqual(turn.legal)
      expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(300)
      for (const { value } of tried) {
        const values = Object.values(value ?? {})
        expect(values).toHaveLength(3)
        expect(values.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 10)
        expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('changes nothing of the turn that it is handed', () => {
    const { random, ...turn } = turnOf(loveLetter, middle(2))
    const handed = frozen(turn)
    search(loveLetter, { iterations: 50 }).choose({ ...handed, random })
    expect(handed).toEqual(turn)
  })

  test('goes by the view alone: where the hidden cards lie changes nothing', () => {
    const policy = search(loveLetter, { iterations: 100 })
    for (let seed = 0; seed < games(4); seed++) {
      const state = middle(seed)
      const other = loveLetter.clone(state)
      const seat = loveLetter.toAct(state) ?? 'north'
      redeal(other, seat, createRandom(seed))
      other.random = { seed: 'another', streams: {} }
      const report = (state: typeof other) => timeless(policy.search(turnOf(loveLetter, state)))
      expect(report(other)).toEqual(report(state))
    }
  })

  test('takes the time it is given, and no more', () => {
    const policy = search(slowly(connectFour), { milliseconds: 60 })
    const turn = turnOf(connectFour, connectFour.setup({ seed: 0 }))
    expect(policy.search(turn)).toMatchObject({ iterations: 60, milliseconds: 60 })
  })

  test('a single legal action is chosen at once', () => {
    const state = heap.setup({ seed: 0, players: 2, left: 1 })
    const policy = search(heap, { iterations: 1e9 })
    expect(policy.choose(turnOf(heap, state))).toBe(1)
    expect(policy.search(turnOf(heap, state))).toMatchObject({ action: 1, iterations: 0, stopped: false })
  })

  test.each([1, 2, 3, 4, 5, 6])('with %d seats it takes what wins', (players) => {
    const state = heap.setup({ seed: 0, players, left: players === 1 ? 6 : 3 })
    const { action, tried } = search(heap, { iterations: 300 }).search(turnOf(heap, state))
    expect(action).toBe(3)
    const won = tried.at(-1)?.value ?? {}
    expect(Object.keys(won)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, players))
    if (players > 1) expect(won).toMatchObject({ a: 1 })
  })

  test('in parts it finds the same, and lets others go on', async () => {
    const policy = search(loveLetter, { iterations: 400 })
    const turn = () => turnOf(loveLetter, middle(3))
    expect(timeless(await policy.searchAsync(turn()))).toEqual(timeless(policy.search(turn())))
    let served = 0
    const serve = (): void => {
      served++
      waiting = setTimeout(serve, 0)
    }
    let waiting = setTimeout(serve, 0)
    const found = await search(slowly(loveLetter), { milliseconds: 100 }).searchAsync(turn())
    clearTimeout(waiting)
    // Others are served after every 10 ms.
    expect(served).toBeGreaterThanOrEqual(9)
    expect(found.milliseconds).toBe(100)
  })

  test('stops at a signal, with its findings so far', async () => {
    const policy = search(connectFour, { iterations: 1e9 })
    const turn = turnOf(connectFour, connectFour.setup({ seed: 0 }))
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 30)
    const found = await policy.searchAsync(turn, { signal: controller.signal })
    expect(found.stopped).toBe(true)
    expect(found.iterations).toBeGreaterThan(0)
    expect(found.tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(found.iterations)
    const none = await policy.searchAsync(turn, { signal: AbortSignal.abort() })
    expect([none.iterations, none.stopped, none.action]).toEqual([0, true, turn.legal[0]])
  })
})
