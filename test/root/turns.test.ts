import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

/** A whole turn of a seat, as the game plans it. */
const turnOf = (seat: 'p1' | 'p2'): Task => ({ do: 'turn', seat })

test('ROOT-EX-61: a turn of the Marquise', () => {
  const p1 = {
    pieces: [
      ['keep', 1],
      ['sawmill', 1],
      ['warrior', 1, 2],
      ['workshop', 10],
      ['warrior', 10],
      ['recruiter', 12],
      ['warrior', 12],
      ['warrior', 11],
    ],
    hand: ['birdy-bindle', 'sword', 'travel-gear-fox'],
  } as const
  const start = table({ factions: ['marquise', 'eyrie'], sides: { p1 }, tasks: [turnOf('p1')] })
  expect(on(start, 'p1', 'wood', 1)).toBe(1)
  const crafted = start.play('craft travel-gear-fox')
  expect([points(crafted, 'p1'), crafted.state.sides.p1?.items[0], crafted.state.discard]).toEqual([
    1,
    1,
    ['travel-gear-fox'],
  ])
  const built = crafted.play('act build', 'building sawmill')
  expect([points(built, 'p1'), on(built, 'p1', 'wood', 1), on(built, 'p1', 'sawmill', 11)]).toEqual([2, 0, 1])
  const recruited = built.play('act recruit')
  expect(on(recruited, 'p1', 'warrior', 12)).toBe(2)
  expect(recruited.refusal('act recruit').rule).toBe('ROOT-6.5b')
  const marched = recruited.play(
    'act march',
    'move-from 12',
    'move-to 11',
    'move-count 1',
    'move-from 1',
    'move-to 10',
    'move-count 1',
  )
  expect(marched.legal).toEqual(['spend-bird birdy-bindle', 'done'])
  const spent = marched.play('spend-bird birdy-bindle')
  expect(spent.legal).toContain('act overwork')
  const ended = spent.play('act march', 'move-from 12', 'move-to 11', 'done', 'done')
  expect([hand(ended, 'p1').length, points(ended, 'p1'), ended.seat]).toEqual([2, 2, 'p2'])
})

test('ROOT-EX-62: a turn of the Eyrie', () => {
  const sides = {
    p1: {
      leader: 'builder',
      pieces: [
        ['roost', 6],
        ['warrior', 6, 6],
      ],
      decree: { recruit: ['vizier'], move: ['vizier'] },
      hand: ['anvil', 'sword', 'birdy-bindle'],
    },
    p2: { pieces: [['warrior', 2]] },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [turnOf('p1')] })
  const added = start.play('decree sword', 'column battle', 'decree birdy-bindle', 'column build')
  expect(added.legal).toEqual(['craft anvil', 'done'])
  const moved = added.chance({ dice: [2, 1] }).play('done', 'move-to 2', 'move-count 4')
  expect([on(moved, 'p1', 'warrior', 6), on(moved, 'p1', 'warrior', 2), on(moved, 'p2', 'warrior', 2)]).toEqual([
    3, 3, 0,
  ])
  expect(on(moved, 'p1', 'roost', 2)).toBe(1)
  expect([points(moved, 'p1'), hand(moved, 'p1').length]).toEqual([1, 2])
})

test('ROOT-EX-63, ROOT-8.4.2.1a: a turn of the Alliance', () => {
  const sides = { p1: { supporters: ['anvil', 'sword', 'birdy-bindle'], hand: ['root-tea-fox', 'bake-sale'] } } as const
  const start = table({ factions: ['alliance', 'eyrie'], sides, tasks: [turnOf('p1')] })
  expect(start.legal).toEqual(['done'])
  const spread = start.play(
    'done',
    'spread 2',
    'supporter sword',
    'spread 6',
    'supporter anvil',
    'spread 3',
    'supporter birdy-bindle',
  )
  expect([points(spread, 'p1'), on(spread, 'p1', 'sympathy', 3)]).toEqual([2, 1])
  const crafted = spread.play('craft root-tea-fox')
  expect([points(crafted, 'p1'), crafted.legal.includes('train bake-sale')]).toEqual([4, false])
  const ended = crafted.play('mobilize bake-sale')
  expect(ended.state.sides.p1?.board).toMatchObject({ supporters: ['bake-sale'] })
  expect([hand(ended, 'p1').length, ended.state.active]).toEqual([1, 'p2'])
})

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
