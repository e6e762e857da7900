import { playMatch, randomPolicy, type Seed } from 'totemforge'
import { ironwood, type Seat } from 'totemforge/ironwood'
import { greedy, ironwoodGuide, strategist } from 'totemforge/ironwood/bots'
import { checkPolicy } from 'totemforge/testing'
import { describe, expect, test } from 'vitest'
import { answered } from '../../../src/ironwood/bots/quick'

const seats: readonly Seat[] = ['woodwalkers', 'ironclad']

const start = ironwood.position({
  turn: 'woodwalkers',
  forests: { F9: { fighters: 2, full: 1 }, F11: 1, F7: 2 },
  mountains: { ferrum: 3, auria: 2, zincur: 2 },
})

describe('the guide', () => {
  test('the hope of one seat is the fear of the other, and the winner has everything', () => {
    const worth = (state: typeof start) => seats.map((seat) => ironwoodGuide.evaluate?.(state, seat) ?? 0)
    const [wood = 0, iron = 0] = worth(start)
    expect(wood + iron).toBeCloseTo(1)
    const better = worth({ ...start, secured: 1 })[0] ?? 0
    expect(better).toBeGreaterThan(wood)
    expect(worth({ ...start, result: { winner: 'ironclad', by: 'forges' } })).toEqual([expect.closeTo(0), 1])
  })

  test('a playout plays whole turns, and rests where the fifth begins', () => {
    let state = ironwood.clone(start)
    const turns = [state.turns]
    while (!ironwoodGuide.isRest?.(state, start)) {
      state = answered(state)
      if (state.agenda.at(-1)?.do === 'turn') turns.push(state.turns)
    }
    expect(turns).toEqual([1, 2, 3, 4, 5])
  })
})

describe('the strategist', () => {
  test.each([
    ['duel', seats],
    ['ironbot', ['woodwalkers']],
    ['woodenbot', ['ironclad']],
  ] as const)('answers legally, repeats itself and changes nothing it is shown: %s', (mode, seats) => {
    const policy = strategist({ iterations: 2 })
    const settings = { options: (seed: Seed) => ({ mode, seed }), seats, games: 1, maxActions: 16 }
    expect(checkPolicy(ironwood, policy, settings)).toMatchObject({ games: 1, broken: [] })
  })

  test.each(seats)('beats the random player as %s', (seat) => {
    const policies = { woodwalkers: randomPolicy, ironclad: randomPolicy, [seat]: strategist({ iterations: 4 }) }
    const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed: 3 }, policies, maxActions: 5000 })
    expect(outcome?.winners).toEqual([seat])
  })

  test('a budget that makes no sense is refused', () => {
    expect(() => strategist({ iterations: 0 })).toThrow('strategist: iterations is a whole number from 1 on, not 0.')
  })

  test.runIf(process.env['DEEP'])('beats the greedy player, half of the games from each seat', () => {
    let won = 0
    for (let game = 0; game < 60; game++) {
      const [seat, other] = game % 2 ? (['woodwalkers', 'ironclad'] as const) : (['ironclad', 'woodwalkers'] as const)
      const policies = { woodwalkers: greedy, ironclad: greedy, [seat]: strategist({ iterations: 32 }) }
      const { outcome } = playMatch(ironwood, { options: { mode: 'duel', seed: game >> 1 }, policies })
      if (outcome && !outcome.winners.includes(other)) won++
    }
    expect(won).toBeGreaterThan(36)
  })
})
