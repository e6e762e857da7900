import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bradleyTerry, type Played, shareOf, sharesByDeal } from '../../src/arena'
import { student } from '../../src/arena/interval'
import { createRandom, type Random } from '../../src/core'

let number = 0

/** A game with this deal; the policies come in the order of their places, from the seat that is named first. */
function game(seed: number, seats: readonly string[], policies: readonly string[], places: readonly number[]): Played {
  const by = <Value>(values: readonly Value[]): Record<string, Value> =>
    Object.fromEntries(values.map((value, index) => [seats[index] ?? '', value]))
  return {
    number: number++,
    seed,
    seated: by(policies),
    factions: by(seats),
    winners: seats.filter((_, index) => places[index] === 1),
    cause: 'played',
    places: by(places),
    scores: {},
    actions: 10,
    time: {},
    failure: null,
  }
}

const duel = (seed: number, one: string, other: string, ahead: boolean): Played =>
  game(seed, ['red', 'blue'], [one, other], ahead ? [1, 2] : [2, 1])

const scale = 400 / Math.LN10
const z = 1.959964

describe('shares by deal', () => {
  test('are surer than games where each deal is won by its first seat: only luck decided, and the seats were swapped', () => {
    const played = [1, 2, 3, 4].flatMap((seed) => [duel(seed, 'a', 'b', true), duel(seed, 'b', 'a', true)])
    // 0, 0.5 four times, and 1: a spread of 0.316, over the root of 6, and 2.57 of it.
    const [low, high] = [expect.closeTo(0.168, 3), expect.closeTo(0.832, 3)]
    expect(sharesByDeal(played)).toEqual([
      { name: 'a', games: 8, deals: 4, share: 0.5, low, high },
      { name: 'b', games: 8, deals: 4, share: 0.5, low, high },
    ])
    const more = Array.from({ length: 50 }, (_, seed) => [duel(seed, 'a', 'b', true), duel(seed, 'b', 'a', true)])
    expect(sharesByDeal(more.flat())[0]?.low).toBeGreaterThan(0.47)
    expect(shareOf(50, 100).low).toBeLessThan(0.41)
  })

  test('have nearly the usual interval where each of many deals is played once', () => {
    const played = Array.from({ length: 1000 }, (_, seed) => duel(seed, 'a', 'b', seed % 5 > 0))
    const error = z * Math.sqrt((0.8 * 0.2) / 999)
    expect(sharesByDeal(played)[0]).toMatchObject({
      share: 0.8,
      low: expect.closeTo(0.8 - error, 2),
      high: expect.closeTo(0.8 + error, 2),
    })
  })

  /** How many of 400 tournaments have an interval that holds the true share; the seats of a deal are swapped. */
  function covered(dealt: number, strength: number, luck: (random: Random) => readonly boolean[]): number {
    const random = createRandom(1, `${dealt} ${strength}`)
    return Array.from({ length: 400 }, () => {
      const played = Array.from({ length: dealt }, (_, seed) => luck(random).map((won) => duel(seed, 'a', 'b', won)))
      const [found] = sharesByDeal(played.flat())
      return found && found.low <= strength && strength <= found.high ? 1 : 0
    }).reduce<number>((sum, each) => sum + each, 0)
  }

  const chance = (random: Random, share: number): boolean => random.integer(1, 1000) <= 1000 * share

  test.each([5, 20].flatMap((dealt) => [0.5, 0.7, 0.9, 0.97].map((share) => [dealt, share] as const)))(
    'hold the true share in 95 of 100 tournaments of %d deals and a share of %d',
    (dealt, share) => {
      const independent = covered(dealt, share, (random) => [chance(random, share), chance(random, share)])
      const together = covered(dealt, share, (random) => {
        const won = chance(random, share)
        return [won, won]
      })
      const swapped = covered(dealt, share, (random) => [chance(random, 2 * share - 1), true])
      // 400 tournaments: 95 % less two and a half standard deviations.
      for (const found of [independent, together, swapped]) expect(found).toBeGreaterThanOrEqual(0.95 * 400 - 11)
    },
  )

  test('know nothing of one deal, count a repeated game once, and leave out a game that failed', () => {
    const one = duel(1, 'a', 'b', true)
    // The game threw, or no machine could finish it.
    const failed = (['game', 'crash'] as const).map((kind, index): Played => {
      const failure = { kind, seat: null, policy: null, action: null, message: 'no' }
      return { ...game(2 + index, ['red', 'blue'], ['a', 'b'], [1.5, 1.5]), winners: [], failure }
    })
    expect(sharesByDeal([one, one, ...failed])[0]).toEqual({ name: 'a', games: 1, deals: 1, share: 1, low: 0, high: 1 })
  })

  test('share a victory among its winners', () => {
    const shared = game(1, ['n', 'e', 's'], ['a', 'b', 'c'], [1, 1, 3])
    expect(sharesByDeal([shared]).map(({ share }) => share)).toEqual([0.5, 0.5, 0])
  })
})

describe('Bradley and Terry', () => {
  test('of two policies: the odds, with the interval of the logit', () => {
    const count = 40
    const played = Array.from({ length: count }, (_, seed) => duel(seed, 'a', 'b', seed % 4 > 0))
    const strength = (scale * Math.log(3)) / 2
    // 40 deals, and two more, one won and one lost; Student's for 42 of them.
    expect(student(41)).toBeCloseTo(2.01954, 5)
    const squares = 30 * 0.25 ** 2 + 10 * 0.75 ** 2 + 0.25 ** 2 + 0.75 ** 2
    const error = (scale * student(41) * Math.sqrt((squares * 42) / 41)) / (42 * 0.75 * 0.25) / 2
    const near = (value: number) => expect.closeTo(value, 6)
    expect(bradleyTerry(played)).toEqual([
      { name: 'a', strength: near(strength), low: near(strength - error), high: near(strength + error) },
      { name: 'b', strength: near(-strength), low: near(-strength - error), high: near(-strength + error) },
    ])
  })

  test('gives each policy as many victories as it has, whatever the order of the games', () => {
    const names = ['a', 'b', 'c', 'd']
    const result = fc.record({ one: fc.nat(3), step: fc.integer({ min: 1, max: 3 }), ahead: fc.boolean() })
    fc.assert(
      fc.property(fc.array(result, { minLength: 10, maxLength: 60 }), (results) => {
        const played = results.map(({ one, step, ahead }, seed) =>
          duel(seed, names[one] ?? '', names[(one + step) % 4] ?? '', ahead),
        )
        const found = bradleyTerry(played)
        fc.pre(found !== null)
        const strengths = new Map(found?.map(({ name, strength }) => [name, strength]))
        for (const name of names) {
          let more = 0
          for (const { seated, places } of played) {
            const own = seated['red'] === name ? 'red' : seated['blue'] === name ? 'blue' : null
            if (own === null) continue
            const other = seated[own === 'red' ? 'blue' : 'red'] ?? ''
            const lead = (strengths.get(name) ?? 0) - (strengths.get(other) ?? 0)
            more += (places[own] === 1 ? 1 : 0) - 1 / (1 + 10 ** (-lead / 400))
          }
          expect(more).toBeCloseTo(0, 5)
        }
        const backwards = bradleyTerry([...played].reverse()) ?? []
        for (const { name, strength } of backwards) expect(strength).toBeCloseTo(strengths.get(name) ?? Number.NaN, 4)
        expect([...strengths.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 4)
      }),
    )
  })

  test('counts each pair of a table, a tie as half, and is the surer the more deals only the seat decided', () => {
    const dealt = (deals: number) =>
      Array.from({ length: deals }, (_, seed) => [
        game(seed, ['n', 'e', 's'], ['a', 'b', 'c'], [1.5, 1.5, 3]),
        game(seed, ['n', 'e', 's'], ['c', 'a', 'b'], [1, 2.5, 2.5]),
      ]).flat()
    const few = bradleyTerry(dealt(2)) ?? []
    const many = bradleyTerry(dealt(200)) ?? []
    expect([few.length, many.length]).toEqual([3, 3])
    for (const { strength, high } of few) {
      expect(strength).toBeCloseTo(0, 6)
      expect(high).toBeGreaterThan(100)
    }
    for (const { high } of many) expect(high).toBeLessThan(5)
  })

  test.each([2, 3, 5])('holds the true strength in 95 of 100 tournaments of three policies and %d deals', (deals) => {
    const random = createRandom(1, `strengths ${deals}`)
    const truth = { a: 50, b: 0, c: -50 }
    const names = ['a', 'b', 'c'] as const
    const pairs = names.flatMap((one) => names.flatMap((other) => (one === other ? [] : [[one, other] as const])))
    const won = (one: 'a' | 'b' | 'c', other: 'a' | 'b' | 'c'): boolean =>
      random.integer(1, 1000) <= 1000 / (1 + 10 ** ((truth[other] - truth[one]) / 400))
    const found = Array.from({ length: 300 }, () => {
      const played = Array.from({ length: deals }, (_, seed) =>
        pairs.map(([one, other]) => duel(seed, one, other, won(one, other))),
      ).flat()
      return bradleyTerry(played)?.find(({ name }) => name === 'a') ?? []
    }).flat()
    const held = found.filter(({ low, high }) => low <= truth.a && truth.a <= high).length
    // Less two and a half standard deviations.
    expect(held).toBeGreaterThanOrEqual(0.95 * found.length - 10)
  })

  test('has no answer where somebody won all, or two never met', () => {
    expect(bradleyTerry([1, 2].map((seed) => duel(seed, 'a', 'b', true)))).toBeNull()
    const apart = [1, 2].flatMap((seed) => [duel(seed, 'a', 'b', seed === 1), duel(seed, 'c', 'd', seed === 1)])
    expect(bradleyTerry(apart)).toBeNull()
    expect(bradleyTerry([])).toBeNull()
  })
})
