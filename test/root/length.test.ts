import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, type Options, root, type State } from '../../src/root'
import { games } from '../deep'
import { patience, playThrough, tables } from './course'

/** Two Vagabonds by themselves run dry: quests, ruins and items to craft do not come again. */
const lively = ({ factions }: Options): boolean =>
  !Array.isArray(factions) || factions.some((each) => !each.startsWith('vagabond'))

const draw = (players: number, count: number): Options[] =>
  fc.sample(tables(players).filter(lively), { numRuns: count, seed: 7 })

/** What `docs/rules/root` says of random games is measured; this holds its shape. */
describe.each([
  [2, 250, 800],
  [3, 350, 1800],
  [4, 500, 2200],
])('random games of %i', (players, least, most) => {
  let ended = 0
  let actions = 0
  let listed = 0
  let widest = 0
  let largest = 0
  const drawn = draw(players, games(10, 20))
  const play = (): void => {
    for (const options of drawn) {
      const state = playThrough(options, ({ before }, number) => {
        const { length } = root.legalActions(before)
        actions++
        listed += length
        widest = Math.max(widest, length)
        if (number % 20 === 0) largest = Math.max(largest, JSON.stringify(before).length)
      })
      largest = Math.max(largest, JSON.stringify(state).length)
      if (state.result) ended++
    }
  }

  test(`ROOT-ENG-30: nearly all end within ${patience} actions, by points or dominance`, () => {
    play()
    expect(ended / drawn.length).toBeGreaterThanOrEqual(0.9)
    expect(actions / drawn.length).toBeGreaterThan(least)
    expect(actions / drawn.length).toBeLessThan(most)
  })

  test('ROOT-ENG-28: a decision has a handful of answers, and never more than sixty', () => {
    expect(listed / actions).toBeGreaterThan(3)
    expect(listed / actions).toBeLessThan(5)
    expect(widest).toBeLessThanOrEqual(60)
  })

  test('a state is at most 12 kB as JSON, from the first to the last', () => {
    expect(largest).toBeGreaterThan(1000)
    expect(largest).toBeLessThan(12_000)
  })
})

/** Ends everything that can be ended, and does the first thing that must be done. */
const pass = (state: State): Action => {
  const legal = root.legalActions(state)
  const action = legal.find(({ type }) => type === 'done') ?? legal[0]
  if (!action) throw new Error('Nothing can be done.')
  return action
}

test('ROOT-ENG-09: the rules know no draw and no last round; players who only pass never end a game', () => {
  for (const factions of [['marquise', 'vagabond'] as const, ['marquise', 'alliance', 'vagabond'] as const]) {
    const state = root.setup({ seed: 1, factions })
    while (state.round < 500) root.step(state, pass(state))
    expect(state.result).toBeNull()
    expect(state.seats.map((seat) => state.sides[seat]?.score)).toEqual(state.seats.map(() => 0))
  }
})
