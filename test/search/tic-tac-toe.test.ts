import { expect, test } from 'vitest'
import { type State, ticTacToe } from '../../examples/games/tic-tac-toe'
import { ismcts } from '../../src/search'
import { turnOf } from './games'

test.each(['x', 'o'] as const)('Tic-tac-toe is never lost by %s, against any play', (seat) => {
  const policy = ismcts(ticTacToe, { iterations: 1000 })
  const ends = new Map<string, State['winner']>()
  const play = (state: State): void => {
    if (ends.has(state.cells)) return
    ends.set(state.cells, state.winner)
    if (state.turn === null) return
    const actions = state.turn === seat ? [policy.choose(turnOf(ticTacToe, state))] : ticTacToe.legalActions(state)
    for (const action of actions) {
      const next = ticTacToe.clone(state)
      ticTacToe.step(next, action)
      play(next)
    }
  }
  play(ticTacToe.setup({ seed: 0 }))
  const winners = new Set(ends.values())
  expect(winners).toContain(seat)
  expect(winners).not.toContain(seat === 'x' ? 'o' : 'x')
})
