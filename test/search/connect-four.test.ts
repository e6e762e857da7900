import { describe, expect, test } from 'vitest'
import { connectFour, type State } from '../../examples/games/connect-four'
import { flatMonteCarlo, ismcts } from '../../src/search'
import { turnOf } from './games'

function after(columns: string): State {
  const state = connectFour.setup({ seed: 0 })
  for (const column of columns) connectFour.step(state, connectFour.parse(column))
  return state
}

const seeds = [1, 2, 3]

describe('Connect Four', () => {
  test('wins in one move', () => {
    const state = after('112233')
    for (const seed of seeds)
      for (const policy of [ismcts(connectFour, { iterations: 300 }), flatMonteCarlo(connectFour, { iterations: 300 })])
        expect(connectFour.format(policy.choose(turnOf(connectFour, state, seed)))).toBe('4')
  })
})
