import { createRandom, createStreams, defineGame, drawFrom, same } from 'totemforge'
import { describe, expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { leducPoker } from '../../examples/games/leduc-poker'
import { daimyo } from '../../src/daimyo'
import { ironwood } from '../../src/ironwood'
import { root } from '../../src/root'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Draws in each way that there is, in one action. */
const fair = defineGame({
  id: 'fair',
  version: '1.0.0',
  seats: ['ann'],
  setup: ({ seed }) => ({ over: false, drawn: ['nothing'], random: createStreams<'fair'>(seed) }),
  toAct: ({ over }) => (over ? null : 'ann'),
  legalActions: ({ over }) => (over ? [] : ['dice', 'shuffle', 'sample', 'pick', 'coins', 'nothing']),
  step(state, action) {
    const draw = drawFrom(state.random, 'fair')
    state.over = true
    if (action === 'dice') state.drawn = draw.dice(2, 3).map(String)
    if (action === 'pick') state.drawn = [draw.pick(['a', 'a', 'b'])]
    if (action === 'sample') state.drawn = draw.sample(['a', 'b', 'c'], 2)
    if (action === 'shuffle') {
      state.drawn = ['a', 'b', 'c']
      draw.shuffle(state.drawn)
    }
    // A second draw only after a first one: its ways are not equally likely.
    if (action === 'coins') state.drawn = draw.die(2) === 1 ? ['heads'] : [`tails ${draw.integer(1, 3)}`]
  },
  clone: (state) => ({ ...state, random: { ...state.random, streams: { ...state.random.streams } } }),
  view: ({ over, drawn }) => ({ over, drawn: [...drawn] }),
  determinize: (view: { over: boolean; drawn: string[] }) => ({ ...view, random: createStreams<'fair'>(0) }),
  outcome: ({ over }) => (over ? { winners: [], reason: 'drawn' } : null),
  format: (action) => action,
  parse: (text) => text,
})

describe('chanceOutcomes', () => {
  const start = fair.setup({ seed: 7 })
  const outcomes = (action: string) =>
    Object.fromEntries(
      fair
        .chanceOutcomes({ state: start, action })
        .map(({ state, probability }) => [state.drawn.join(' '), probability]),
    )

  test('gives every way that a draw can go, with its probability', () => {
    expect(Object.values(outcomes('dice'))).toEqual(Array.from({ length: 9 }, () => expect.closeTo(1 / 9, 12)))
    expect(Object.keys(outcomes('shuffle')).sort()).toEqual(['a b c', 'a c b', 'b a c', 'b c a', 'c a b', 'c b a'])
    expect(Object.keys(outcomes('sample')).sort()).toEqual(['a b', 'a c', 'b a', 'b c', 'c a', 'c b'])
    expect(outcomes('nothing')).toEqual({ nothing: 1 })
  })

  test('adds up the ways to equal states, and follows a draw that hangs on another', () => {
    expect(outcomes('pick')).toEqual({ a: expect.closeTo(2 / 3, 12), b: expect.closeTo(1 / 3, 12) })
    expect(outcomes('coins')).toEqual({
      heads: 0.5,
      'tails 1': expect.closeTo(1 / 6, 12),
      'tails 2': expect.closeTo(1 / 6, 12),
      'tails 3': expect.closeTo(1 / 6, 12),
    })
  })

  test('leaves the state as it is, and what really happens is among the outcomes', () => {
    for (const action of fair.legalActions(start)) {
      const before = fair.clone(start)
      const found = fair.chanceOutcomes({ state: start, action })
      expect(start).toEqual(before)
      const next = fair.apply(start, action)
      expect(found.filter(({ state }) => same(state, next)).length).toBe(1)
    }
  })

  test('afterwards chance comes from the streams again, also if a draw fails', () => {
    const drawn = () => fair.apply(start, 'sample').drawn
    const before = drawn()
    fair.chanceOutcomes({ state: start, action: 'sample' })
    expect(drawn()).toEqual(before)
    const failing = defineGame({
      ...fair,
      step() {
        throw new Error('no')
      },
    })
    expect(() => failing.chanceOutcomes({ state: start, action: 'dice' })).toThrow('no')
    expect(drawn()).toEqual(before)
  })

  test('refuses an event with too many ways', () => {
    const tooMany = expect.objectContaining({ code: 'TOO_MANY_OUTCOMES' })
    expect(() => fair.chanceOutcomes({ state: start, action: 'dice' }, 8)).toThrow(tooMany)
    expect(fair.chanceOutcomes({ state: start, action: 'dice' }, 9)).toHaveLength(9)
    expect(() => ironwood.chanceOutcomes({ options: { mode: 'duel', seed: 1 } }, 20)).toThrow(tooMany)
  })

  test('deals Kuhn poker in 6 ways and Leduc poker in 9, and turns the board card', () => {
    const kuhn = kuhnPoker.chanceOutcomes({ options: { seed: 0 } })
    expect(kuhn.map(({ probability }) => probability)).toEqual(
      Array.from({ length: 6 }, () => expect.closeTo(1 / 6, 12)),
    )
    const deals = leducPoker.chanceOutcomes({ options: { seed: 0 } })
    expect(deals.map(({ state: { cards }, probability }) => [cards.first === cards.second, probability])).toEqual(
      deals.map(({ state: { cards } }) => {
        const isPair = cards.first === cards.second
        return [isPair, expect.closeTo(isPair ? 2 / 30 : 4 / 30, 12)]
      }),
    )
    expect([deals.length, sum(deals.map(({ probability }) => probability))]).toEqual([9, expect.closeTo(1, 12)])
    const [deal] = deals
    if (!deal) throw new Error('Nothing was dealt.')
    const called = leducPoker.apply(deal.state, { type: 'call' })
    const boards = leducPoker.chanceOutcomes({ state: called, action: { type: 'call' } })
    expect(sum(boards.map(({ probability }) => probability))).toBeCloseTo(1, 12)
    expect(boards.map(({ state }) => state.board).every((card) => card !== null)).toBe(true)
  })

  test('finds the ways of a draw in Daimyo, and what really happens is one of them', () => {
    const random = createRandom(7)
    const counts = new Set<number>()
    for (let seed = 0; seed < 5; seed++) {
      const state = daimyo.setup({ seed, clans: ['nature', 'nomads', 'technology'] })
      while (daimyo.toAct(state) !== null) {
        const action = random.pick(daimyo.legalActions(state))
        const before = daimyo.clone(state)
        daimyo.step(state, action)
        // A short discard pile is shuffled in few ways; dice and the bag have too many.
        const drawn = (['bag', 'dice', 'decks', 'goals', 'heroes', 'villagers', 'solo'] as const).filter(
          (purpose) => !same(before.random.streams[purpose], state.random.streams[purpose]),
        )
        const isShort = Object.values(before.sides).every(({ discard }) => discard.length <= 5)
        if (drawn.length === 0 ? counts.has(1) : !isShort || drawn.some((purpose) => purpose !== 'decks')) continue
        const found = daimyo.chanceOutcomes({ state: before, action }, 200)
        counts.add(found.length)
        expect(sum(found.map(({ probability }) => probability))).toBeCloseTo(1, 9)
        expect(found.filter((each) => same({ ...each.state, random: null }, { ...state, random: null }))).toHaveLength(
          1,
        )
      }
    }
    expect(counts).toContain(1)
    expect(Math.max(...counts)).toBeGreaterThan(1)
  })
})

describe('reseed', () => {
  test.each([
    [
      'Ironwood',
      () => ironwood.reseed(ironwood.setup({ mode: 'duel', seed: 7 }), createRandom(1)),
      ironwood.setup({ mode: 'duel', seed: 7 }),
    ],
    [
      'Daimyo',
      () => daimyo.reseed(daimyo.setup({ seed: 7, clans: ['nature', 'nomads'] }), createRandom(1)),
      daimyo.setup({ seed: 7, clans: ['nature', 'nomads'] }),
    ],
    ['Root', () => root.reseed(root.setup({ seed: 7 }), createRandom(1)), root.setup({ seed: 7 })],
    [
      'Leduc poker',
      () => leducPoker.reseed(leducPoker.setup({ seed: 7 }), createRandom(1)),
      leducPoker.setup({ seed: 7 }),
    ],
  ])('keeps the state of %s and changes its streams', (_name, reseeded, state) => {
    const { random, ...rest } = reseeded()
    expect(rest).toEqual({ ...state, random: undefined })
    expect(random.seed).not.toBe(state.random.seed)
    expect(random.streams).toEqual({})
  })

  test('takes the new chance from the source alone, and leaves the given state as it is', () => {
    const state = leducPoker.setup({ seed: 7 })
    const before = leducPoker.clone(state)
    expect(leducPoker.reseed(state, createRandom(1))).toEqual(leducPoker.reseed(state, createRandom(1)))
    expect(leducPoker.reseed(state, createRandom(1))).not.toEqual(leducPoker.reseed(state, createRandom(2)))
    expect(state).toEqual(before)
  })

  test('copies a state without streams', () => {
    const state = connectFour.setup({ seed: 7 })
    expect(connectFour.reseed(state, createRandom(1))).toEqual(state)
  })
})
