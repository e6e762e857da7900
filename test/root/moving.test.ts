import { expect, test } from 'vitest'
import { hand, on, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const

test('ROOT-4.2a, ROOT-DP-19: a move takes any number of warriors, at least one, to one adjacent clearing', () => {
  const start = table({ factions: pair, sides: { p1: { pieces: [['warrior', 9, 3]] } }, tasks: [move] })
  expect(start.legal).toEqual(['move-to 1', 'move-to 4', 'move-to 12'])
  const counted = start.play('move-to 12')
  expect(counted.legal).toEqual(['move-count 1', 'move-count 2', 'move-count 3'])
  const moved = counted.play('move-count 2')
  expect([on(moved, 'p1', 'warrior', 9), on(moved, 'p1', 'warrior', 12)]).toEqual([1, 2])
})

test('ROOT-4.2b: buildings and tokens do not move', () => {
  const pieces = [
    ['sawmill', 9],
    ['wood', 9, 2],
    ['warrior', 9],
    ['sawmill', 5],
  ] as const
  const start = table({ factions: pair, sides: { p1: { pieces } }, tasks: [move] })
  const moved = start.play('move-to 12')
  expect([on(moved, 'p1', 'sawmill', 9), on(moved, 'p1', 'wood', 9), on(moved, 'p1', 'warrior', 12)]).toEqual([1, 2, 1])
  // From 5, where only a building stands, no move was offered.
  expect(start.legal).not.toContain('move-from 5')
})

test('ROOT-4.2c, ROOT-DP-17, ROOT-DP-18, ROOT-ENG-05: origin, then destination and way, then the number', () => {
  const p1 = {
    crafted: ['boat-builders'],
    pieces: [
      ['warrior', 1, 2],
      ['warrior', 6],
    ],
  } as const
  const start = table({ factions: pair, map: 'lake', deck: 'exiles', sides: { p1 }, tasks: [move] })
  expect(start.legal).toEqual(['move-from 1', 'move-from 6'])
  const whither = start.play('move-from 1')
  // Across the lake there are two ways: as along a river, or with the Ferry.
  expect(whither.legal).toEqual([
    'move-to 5',
    'move-to 9',
    'move-to 10',
    'move-to 10 ferry',
    'move-to 11',
    'move-to 11 ferry',
    'move-to 12',
    'move-to 12 ferry',
  ])
  const rowed = whither.play('move-to 12', 'move-count 1')
  expect([rowed.state.ferry, hand(rowed, 'p1').length]).toEqual([1, 0])
  const ferried = whither.play('move-to 12 ferry', 'move-count 1')
  expect([ferried.state.ferry, hand(ferried, 'p1').length]).toEqual([12, 1])
})

test('ROOT-ENG-29: clearings are offered in ascending order, by any way there, and "done" last', () => {
  const start = table({ factions: pair, map: 'lake', sides: { p1: { pieces: [['warrior', 12, 2]] } }, tasks: [move] })
  start.state.ferry = 12
  expect(start.legal).toEqual(['move-to 1', 'move-to 3', 'move-to 9', 'move-to 10', 'move-to 11'])
  const marched = table({ factions: pair, sides: { p1: { pieces: [['warrior', 9, 2]] } }, tasks: [actions] }).play(
    'act march',
    'move-to 12',
    'move-count 1',
  )
  expect(marched.legal).toEqual(['move-from 9', 'move-from 12', 'done'])
})

test('ROOT-4.2.1a: the mover rules the origin or the destination, judged before the move', () => {
  const foe = {
    pieces: [
      ['warrior', 9, 2],
      ['warrior', 1, 2],
      ['warrior', 12, 2],
    ],
  } as const
  const from = (count: number) =>
    table({
      factions: pair,
      sides: {
        p1: {
          pieces: [
            ['warrior', 9, count],
            ['warrior', 4],
          ],
        },
        p2: foe,
      },
      tasks: [move],
    })
  // Two against two is a tie, which the Eyrie rule: only to clearing 4, which is hers.
  expect(from(2).play('move-from 9').legal).toEqual(['move-count 1', 'move-count 2'])
  expect(from(3).play('move-from 9').legal).toEqual(['move-to 1', 'move-to 4', 'move-to 12'])
})

test('ROOT-4.2.2b: each move of an action may take any group', () => {
  const start = table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['warrior', 9, 2],
          ['warrior', 8],
        ],
      },
    },
    tasks: [actions],
  })
  const other = start.play('act march', 'move-from 9', 'move-to 12', 'move-count 1')
  expect(other.legal).toEqual(['move-from 8', 'move-from 9', 'move-from 12', 'done'])
  const same = other.play('move-from 12', 'move-to 11')
  expect(on(same, 'p1', 'warrior', 11)).toBe(1)
})

test('ROOT-4.2.2c, ROOT-DP-21: after each move the seat may stop, but not before the first', () => {
  const start = table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['warrior', 9],
          ['warrior', 8],
        ],
      },
    },
    tasks: [actions],
  })
  const marching = start.play('act march')
  expect(marching.refusal('done')).toMatchObject({ code: 'not-optional' })
  const moved = marching.play('move-from 8', 'move-to 4')
  expect(moved.legal).toContain('done')
  expect(moved.play('done').legal).toContain('act march')
  const stuck = {
    p1: { pieces: [['warrior', 9]], hand: ['anvil'] },
    p2: { pieces: [1, 4, 9, 12].map((at) => ['warrior', at, 2] as const) },
  } as const
  expect(table({ factions: pair, sides: stuck, tasks: [actions] }).legal).not.toContain('act march')
})

test('ROOT-9.5.1a: a pawn moves alone, and needs no rule', () => {
  const sides = {
    p1: { pawn: 9, items: ['boot'] },
    p2: {
      pieces: [
        ['warrior', 9, 3],
        ['warrior', 12, 3],
      ],
    },
  } as const
  const start = table({ factions: ['vagabond', 'eyrie'], sides, tasks: [{ do: 'vagabond-daylight', seat: 'p1' }] })
  const moved = start.play('act move', 'move-to 12')
  expect(moved.state.sides.p1?.board).toMatchObject({ clearing: 12 })
})
