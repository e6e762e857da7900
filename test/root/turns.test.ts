import { expect, test } from 'vitest'
import { hand, points, table } from './table'

test('ROOT-EX-64, ROOT-9.4.2b: a turn of the Vagabond', () => {
  const sides = {
    p1: { character: 'ranger', items: ['boot', 'torch', 'crossbow', 'sword'], hand: ['anvil', 'sword'] },
    p2: { pieces: [['warrior', 12]], box: ['hammer'] },
  } as const
  const start = table({ factions: ['vagabond', 'marquise'], sides, tasks: [] })
  const board = start.state.sides.p1?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  board.forest = 2
  start.state.ruins[12] = ['bag']
  start.state.agenda.push(
    { do: 'turn', seat: 'p2' },
    { do: 'vagabond-daylight', seat: 'p1' },
    { do: 'slip', seat: 'p1' },
    { do: 'roam', seat: 'p1', boots: 0, slip: true, optional: true, battle: false },
  )
  expect(start.legal).toContain('slip a1')
  const explored = start.play('move-to 12', 'done', 'act explore')
  expect([points(explored, 'p1'), explored.state.ruins[12]]).toEqual([1, null])
  const aided = explored.play('act aid', 'exhaust crossbow', 'give anvil')
  expect([points(aided, 'p1'), hand(aided, 'p2')]).toEqual([2, ['anvil']])
  expect(aided.state.sides.p1?.board).toMatchObject({ ready: [1, 1, 0, 1, 1, 0, 0, 0], relations: { p2: 1 } })
})
