import { describe, expect, test } from 'vitest'
import { connectFour, type State } from '../../examples/games/connect-four'
import { createRandom } from '../../src/core'
import { flatMonteCarlo, halving, ismcts } from '../../src/search'
import { answerOf } from './games'

function after(state: State, column: string): State {
  const next = connectFour.clone(state)
  connectFour.step(next, connectFour.parse(column))
  return next
}

const columns = (state: State): string[] => connectFour.legalActions(state).map(connectFour.format)

/** The columns that win by force for the moving seat, in the given number of its own moves. */
function wins(state: State, moves: number): string[] {
  return columns(state).filter((column) => {
    const next = after(state, column)
    if (connectFour.outcome(next)) return next.winner !== null
    return moves > 1 && columns(next).every((reply) => wins(after(next, reply), moves - 1).length > 0)
  })
}

/** The columns after which the other does not win at once. */
const holds = (state: State): string[] =>
  columns(state).filter((column) => {
    const next = after(state, column)
    return connectFour.outcome(next) === null && wins(next, 1).length === 0
  })

/** Positions of random games that are of a kind, each of another game. */
function positions(count: number, isWanted: (state: State) => boolean): State[] {
  const found: State[] = []
  for (let seed = 0; found.length < count; seed++) {
    const random = createRandom(seed)
    const state = connectFour.setup({ seed })
    while (connectFour.toAct(state) !== null && !isWanted(state))
      connectFour.step(state, random.pick(connectFour.legalActions(state)))
    if (connectFour.toAct(state) !== null) found.push(state)
  }
  return found
}

describe('Connect Four', () => {
  const inOne = positions(10, (state) => wins(state, 1).length === 1)
  const inTwo = positions(10, (state) => wins(state, 1).length === 0 && wins(state, 2).length === 1)
  const held = positions(10, (state) => wins(state, 2).length === 0 && holds(state).length === 1)

  test.each([
    ['ismcts', ismcts(connectFour, { iterations: 400 })],
    ['flat Monte Carlo', flatMonteCarlo(connectFour, { iterations: 400 })],
    ['halving', halving(connectFour, { iterations: 400 })],
  ])('%s wins in one move where one move wins', (_, policy) => {
    for (const state of inOne) expect(wins(state, 1)).toEqual([answerOf(connectFour, policy, state)])
  })

  test('ismcts wins in two moves where one move does', () => {
    const policy = ismcts(connectFour, { iterations: 2000 })
    for (const state of inTwo) expect(wins(state, 2)).toEqual([answerOf(connectFour, policy, state)])
  })

  test('ismcts stops a win in one move where one move does', () => {
    const policy = ismcts(connectFour, { iterations: 2000 })
    for (const state of held) expect(holds(state)).toEqual([answerOf(connectFour, policy, state)])
  })
})
