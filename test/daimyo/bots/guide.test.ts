import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../src/core'
import { type Clan, daimyo, type Options, type State } from '../../../src/daimyo'
import { daimyoGuide } from '../../../src/daimyo/bots'
import { halving } from '../../../src/search'
import { checkPolicy } from '../../../src/testing'
import { games } from '../../deep'

const { evaluate = () => Number.NaN, evaluateAll, sensible = () => [], advance = (state: State) => state } = daimyoGuide

const tables: readonly Options[] = [
  { seed: 1, clans: ['nature'], difficulty: 'hard' },
  { seed: 2, clans: ['technology', 'nomads'] },
  { seed: 3, clans: ['aristocrats', 'nature', 'nomads'], boards: 'advanced' },
  { seed: 4, clans: ['nomads', 'aristocrats', 'nature', 'technology'] },
]

/** Every seventh position of a game of the quick player, who now and then does something else. */
function* positions(options: Options): Generator<State> {
  const state = daimyo.setup(options)
  const random = createRandom(options.seed)
  for (let count = 0; daimyo.toAct(state) !== null; count++) {
    if (count % 7 === 0) yield state
    if (random.die(6) === 1) daimyo.step(state, random.pick(daimyo.legalActions(state)))
    else advance(state, random)
  }
}

describe.each(tables)('what the guide tells a search about Daimyo, $clans', (options) => {
  test('tells it of every position, and changes none', () => {
    for (const state of positions(options)) {
      const before = JSON.stringify(state)
      const seats = daimyo.players(state)
      expect(evaluateAll?.(state, seats)).toEqual(seats.map((seat) => evaluate(state, seat)))
      for (const seat of seats) {
        const value = evaluate(state, seat)
        expect(value).toBeGreaterThan(0)
        expect(value).toBeLessThan(1)
      }
      const legal = daimyo.legalActions(state)
      const tried = sensible(legal, state)
      expect([tried.length > 0, tried.length <= 3]).toEqual([true, true])
      expect(legal.filter((action) => tried.includes(action))).toEqual(tried)
      expect(JSON.stringify(state)).toBe(before)
      // The quick player carries out one action.
      const next = advance(daimyo.clone(state), createRandom(1))
      const after = legal.map((action) => {
        const other = daimyo.clone(state)
        daimyo.step(other, action)
        return JSON.stringify(other)
      })
      expect(after).toContain(JSON.stringify(next))
    }
  })
})

test('points more stand better, and points of a rival worse', () => {
  for (const state of positions({ seed: 5, clans: ['nature', 'nomads'] })) {
    const { nature, nomads } = state.sides
    if (!nature || !nomads) continue
    const before = evaluate(state, 'nature')
    nature.points += 2
    const more = evaluate(state, 'nature')
    nature.points -= 2
    nomads.points += 2
    const less = evaluate(state, 'nature')
    nomads.points -= 2
    expect([more > before, less < before]).toEqual([true, true])
  }
})

test('a search with it answers legally, repeats itself and changes nothing', () => {
  const policy = halving(daimyo, { iterations: 6, guide: daimyoGuide })
  const clans: readonly Clan[] = ['nature', 'nomads', 'technology']
  const options = (seed: number): Options => ({ seed, clans })
  expect(checkPolicy(daimyo, policy, { options, seats: clans, games: games(1), maxActions: 40 }).broken).toEqual([])
})
