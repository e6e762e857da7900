import { checkGame } from 'totemforge/testing'
import { expect, test } from 'vitest'
import { connectFour } from '../../examples/games/connect-four'
import { kuhnPoker } from '../../examples/games/kuhn-poker'
import { ticTacToe } from '../../examples/games/tic-tac-toe'

const options = (seed: number) => ({ seed })

test('connect four keeps every law', () => {
  const report = checkGame(connectFour, { options })
  console.log(report)
  expect(report.broken).toEqual([])
})
test('ttt keeps every law', () => {
  const report = checkGame(ticTacToe, { options })
  expect(report.broken).toEqual([])
})
test('kuhn keeps every law', () => {
  const report = checkGame(kuhnPoker, { options })
  expect(report.broken).toEqual([])
})
