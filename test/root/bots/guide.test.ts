import { createRandom } from 'totemforge'
import { greedy, rootGuide } from 'totemforge/root/bots'
import { ismcts } from 'totemforge/search'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { type Faction, type Options, root, type State } from '../../../src/root'
import { games } from '../../deep'

const { evaluate, evaluateAll, playout, weigh } = rootGuide
if (!evaluate || !evaluateAll || !playout || !weigh) throw new Error('The guide of Root has no such part.')

const all: readonly Faction[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

/** Positions of a game of greedy players, with a little chance. */
function* positions(options: Options): Generator<State> {
  const state = root.setup(options)
  const random = createRandom(options.seed)
  for (let count = 0; count < 2000; count++) {
    const seat = root.toAct(state)
    if (seat === null) return
    if (count % 5 === 0) yield state
    const legal = root.legalActions(state)
    const turn = { view: root.view(state, seat), legal, seat, random }
    root.step(state, random.die(6) === 1 ? random.pick(legal) : greedy.choose(turn))
  }
}

const tables: readonly Options[] = [
  { seed: 1, factions: all },
  { seed: 2, factions: ['vagabond2', 'eyrie', 'vagabond', 'alliance'], deck: 'exiles', map: 'lake' },
  { seed: 3, players: 3, factions: 'draft' },
  { seed: 4, factions: ['alliance', 'marquise'], map: 'mountain' },
]

describe.each(tables)('what the guide tells a search about Root, $factions', (options) => {
  test('tells it of every position, and changes none', () => {
    for (const state of positions(options)) {
      const before = JSON.stringify(state)
      const seats = root.players(state)
      expect(evaluateAll(state, seats)).toEqual(seats.map((seat) => evaluate(state, seat)))
      for (const seat of seats) {
        const value = evaluate(state, seat)
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      const legal = root.legalActions(state)
      const weights = weigh(state, legal)
      expect(weights).toHaveLength(legal.length)
      expect(weights.every((weight) => weight > 0 && Number.isFinite(weight))).toBe(true)
      const chosen = playout(state, legal, createRandom(1))
      expect(legal).toContain(chosen)
      // The quick player does what looks most promising.
      expect(weights[legal.indexOf(chosen)]).toBe(Math.max(...weights))
      expect(JSON.stringify(state)).toBe(before)
    }
  })
})

test('a point more stands better, and a point of another worse', () => {
  for (const state of positions({ seed: 5, factions: all })) {
    const { p1, p2 } = state.sides
    // What is owned counts less the nearer the end is, so near it one point can count for both.
    if (!p1 || !p2 || Math.max(...state.seats.map((seat) => state.sides[seat]?.score ?? 0)) >= 15) continue
    const before = evaluate(state, 'p1')
    p1.score++
    const more = evaluate(state, 'p1')
    p1.score--
    p2.score++
    const less = evaluate(state, 'p1')
    p2.score--
    expect(more).toBeGreaterThan(before)
    expect(less).toBeLessThan(before)
  }
})

test('a search with it answers legally, repeats itself and changes nothing', () => {
  const policy = ismcts(root, { iterations: 6, determinizations: 2, guide: rootGuide })
  const options = (seed: number): Options => ({ seed, factions: all })
  expect(checkPolicy(root, policy, { options, games: games(1), maxActions: 100 }).broken).toEqual([])
})
