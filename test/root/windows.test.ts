import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const

test('ROOT-CARD-13, ROOT-1.4.1b, ROOT-ENG-10, ROOT-ENG-12a: each effect at its moment, and no other', () => {
  const crafted = ['better-burrow-bank', 'royal-claim', 'command-warren', 'codebreakers', 'cobbler'] as const
  const sides = {
    p1: { crafted, pieces: [['warrior', 6, 2]] },
    p2: { pieces: [['warrior', 6]], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, phase: 'birdsong', tasks: [{ do: 'turn', seat: 'p1' }] })
  expect(start.legal).toEqual(['use better-burrow-bank', 'done'])
  const between = start.play('done')
  expect(between.legal).toEqual(['use royal-claim', 'done'])
  const dawn = between.play('done', 'done')
  expect([dawn.state.phase, dawn.legal]).toEqual(['daylight', ['use command-warren', 'done']])
  const day = dawn.play('done')
  expect(day.legal).toEqual(['use codebreakers', 'done'])
  const evening = day.play('done', 'done')
  expect([evening.state.phase, evening.legal]).toEqual(['evening', ['use cobbler', 'done']])
})

test('ROOT-ENG-12, ROOT-ENG-12a, ROOT-1.4.2b: before each step of the Birdsong of the Eyrie, and after the last', () => {
  const sides = {
    p1: { crafted: ['stand-and-deliver'], hand: ['sword'], leader: 'builder' },
    p2: { hand: ['anvil'], pieces: [['warrior', 1]] },
  } as const
  const start = table({
    factions: ['eyrie', 'marquise'],
    sides,
    phase: 'birdsong',
    tasks: [{ do: 'turn', seat: 'p1' }],
  })
  const option = ['use stand-and-deliver', 'done']
  expect(start.legal).toEqual(option)
  const decree = start.play('done')
  expect(decree.legal).toEqual(option)
  const added = decree.play('done', 'decree sword', 'column build')
  expect(added.legal).toEqual(option)
  const settled = added.play('done', 'place 3')
  expect(settled.legal).toEqual(option)
  expect(points(settled.play('use stand-and-deliver'), 'p2')).toBe(1)
})

test('ROOT-ENG-12a, ROOT-ENG-16: the options of Daylight are open after the last order of the Decree too', () => {
  const sides = {
    p1: {
      crafted: ['tax-collector'],
      leader: 'builder',
      decree: { recruit: ['vizier'] },
      pieces: [
        ['roost', 6],
        ['warrior', 6],
      ],
    },
  } as const
  const tasks: Task[] = [
    { do: 'decree-begins', seat: 'p1' },
    { do: 'window', seat: 'p1', moment: 'daylight' },
  ]
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks })
  expect(start.legal).toEqual(['order bird', 'use tax-collector'])
  const recruited = start.play('order bird')
  expect([on(recruited, 'p1', 'warrior', 6), recruited.legal]).toEqual([2, ['use tax-collector', 'done']])
  const taxed = recruited.play('use tax-collector')
  expect([on(taxed, 'p1', 'warrior', 6), hand(taxed, 'p1').length]).toEqual([1, 1])
})
