import { checkGame, script } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { marketDay, piles, type State } from '../../examples/games/market-day'
import { games } from '../deep'

const from = script(marketDay)

/** Ann and Bob have kept a goal each, and Ann is about to roll. */
function kept(): State {
  const start = from(marketDay.setup({ seed: 1, players: 2 }))
  const goals: State['goals'] = { ann: ['plum', 'plum'], bob: ['apple', 'fig'], cleo: [], dan: [] }
  return { ...start.state, goals, spare: ['apple', 'pear', 'pear', 'fig'] }
}

test.each([2, 3, 4])('with %d players it keeps every law of the kit', (players) => {
  const report = checkGame(marketDay, { options: (seed) => ({ seed, players }), games: games(5), every: 3, piles })
  expect(report).toMatchObject({ broken: [], untested: ['redeal-alone'], finished: games(5) })
})

test('five or one cannot play', () => {
  expect(() => marketDay.setup({ seed: 1, players: 5 })).toThrow('Two to four can play.')
})

describe('hidden goals', () => {
  test('who holds two equal goals is asked all the same', () => {
    const start = from(kept())
    expect([start.seat, start.legal]).toEqual(['ann', ['keep plum']])
    expect(start.view('bob').goals).toMatchObject({ ann: [null, null], bob: ['apple', 'fig'] })
  })

  test('only the owner knows what it kept and what it put back', () => {
    const both = from(kept()).play('keep plum', 'keep fig')
    expect(both.view('bob')).toMatchObject({
      goals: { ann: [null], bob: ['fig'] },
      back: { ann: [null], bob: ['apple'] },
    })
    const event = { type: 'kept', seat: 'bob', goal: 'fig', for: 'bob' } as const
    expect(both.events).toContainEqual(event)
    expect(marketDay.redact(event, 'ann')).toEqual({ ...event, goal: null })
  })
})

describe('the market', () => {
  const dice = [
    [6, 6, 1],
    [2, 3, 3],
  ]

  test('three dice are one draw of chance, and one of them is placed', () => {
    const rolled = from(kept())
      .chance({ dice: [[6, 6, 1]] })
      .play('keep plum', 'keep fig')
    expect(rolled.legal).toContain('place 6 plum')
    expect(rolled.legal).toHaveLength(8)
    const placed = rolled.chance({ dice: [[2, 3, 3]] }).play('place 6 plum')
    expect(placed.state.baskets.ann.plum).toBe(6)
    expect(placed.legal).not.toContain('place 2 plum')
  })

  test('the lowest die begins the next round', () => {
    const two = from(kept())
      .chance({ dice: [...dice, [4, 4, 4]] })
      .play('keep plum', 'keep fig', 'place 6 plum', 'place 2 fig')
    expect(two.events).toContainEqual({ type: 'begins', seat: 'bob' })
    expect(two.seat).toBe('bob')
  })

  test('a fruit of the goal counts twice, and equal scores share the victory', () => {
    const last = (plum: number): State => {
      const state = kept()
      return {
        ...state,
        baskets: { ...state.baskets, ann: { ...state.baskets.ann, plum }, bob: { ...state.baskets.bob, pear: 8 } },
        agenda: [],
      }
    }
    expect(marketDay.outcome(last(5))).toMatchObject({
      winners: ['ann'],
      scores: { ann: 10, bob: 8 },
      places: [['ann'], ['bob']],
    })
    expect(marketDay.outcome(last(4))).toMatchObject({ winners: ['ann', 'bob'], places: [['ann', 'bob']] })
    expect(marketDay.view(last(5), 'spectator').goals.bob).toEqual(['apple', 'fig'])
  })
})
