import { expect, test } from 'vitest'
import { hire, hiredIn, on, points, table } from '../table'
import { daylight, hiredTable, standing, textOf } from './texts'

const id = 'forest-patrol'
const factions = ['eyrie', 'duchy'] as const

test('ROOT-HIR-1a: setup puts one warrior into each clearing', () => {
  const all = textOf('setUp', id)
  expect(Object.values(standing(all, id))).toEqual(Array(12).fill(1))
  expect(hiredIn(all, id).supply).toBe(0)
})

test('ROOT-HIR-1a, ROOT-E.3.11: but not where nothing can be placed', () => {
  const kept = textOf(
    'setUp',
    id,
    { controller: null },
    { factions: ['marquise', 'duchy'], sides: { p1: { pieces: [['keep', 3]] } } },
  )
  expect([standing(kept, id)['3'], standing(kept, id)['4'], hiredIn(kept, id).supply]).toEqual([undefined, 1, 1])
})

test('ROOT-HIR-1b, ROOT-E.2.2: of those that one event removes one goes onto the card, also while nobody controls them', () => {
  const battle = (controller: 'p2' | null, dice: readonly [number, number]) =>
    hiredTable(
      id,
      { controller, pieces: [['warrior', 6, 4]] },
      {
        factions,
        sides: { p1: { pieces: [['warrior', 6, 4]] }, p2: { pieces: [['warrior', 6]] } },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
      },
    )
      .chance({ dice })
      .play(`battle-whom ${id}`)
  const three = battle(null, [3, 0])
  expect([standing(three, id), hiredIn(three, id).kept, hiredIn(three, id).supply]).toEqual([{ 6: 1 }, 1, 10])
  expect(three.events).toContainEqual({ type: 'hireling-kept', hireling: id, change: 1 })
  expect(hiredIn(battle('p2', [1, 0]), id)).toMatchObject({ kept: 1, supply: 8 })
  expect(hiredIn(battle('p2', [0, 0]), id)).toMatchObject({ kept: 0, supply: 8 })
})

test('ROOT-HIR-1b, ROOT-INT-12: warriors of several clearings that leave in one event send one onto the card', () => {
  const start = table({
    factions: ['duchy', 'eyrie'],
    sides: {
      p1: {
        pieces: [
          ['market', 2],
          ['market', 7],
          ['market', 9],
        ],
        hand: ['favor-of-the-mice'],
      },
    },
    arrange(state) {
      hire(state, id, {
        controller: 'p2',
        kept: 1,
        pieces: [
          ['warrior', 2, 2],
          ['warrior', 9, 1],
          ['warrior', 6, 1],
        ],
      })
    },
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })
  const crafted = start.play('craft favor-of-the-mice')
  expect(standing(crafted, id)).toEqual({ 6: 1 })
  expect(hiredIn(crafted, id)).toMatchObject({ kept: 2, supply: 9 })
  expect(points(crafted, 'p1')).toBe(0)
})

const camps = {
  pieces: [
    ['warrior', 1, 2],
    ['warrior', 10],
  ],
  kept: 3,
} as const
const patrol = (at: Parameters<typeof hiredTable>[1] = camps) =>
  hiredTable(id, at, {
    factions,
    sides: { p1: { pieces: [['roost', 1]] }, p2: { pieces: [['warrior', 10]] } },
    tasks: [daylight('p1')],
  })

test('ROOT-HIR-1c, ROOT-E.2.4: a move and then a battle, each if wished, once in a Daylight', () => {
  const used = patrol().play(`use ${id}`)
  expect(used.legal).toEqual(['hireling-do move', 'hireling-do place'])
  const moving = used.play('hireling-do move')
  expect(moving.legal).toEqual(['move-from 1', 'move-from 10', 'done'])
  const moved = moving.play('move-from 1', 'move-to 10', 'move-count 1')
  expect([standing(moved, id), moved.legal]).toEqual([{ 1: 1, 10: 2 }, ['hireling-at 10', 'done']])
  const fought = moved.chance({ dice: [1, 0] }).play('hireling-at 10')
  expect(on(fought, 'p2', 'warrior', 10)).toBe(0)
  expect(moving.play('done').legal).toEqual(['hireling-at 10', 'done'])
  expect(moving.play('done', 'done').state.turn.used).toEqual([id])
})

test('ROOT-HIR-1c, ROOT-E.3.4b: they move by the rule of their controller', () => {
  const moves = patrol({
    pieces: [
      ['warrior', 6],
      ['warrior', 4, 3],
    ],
    controller: 'p1',
  }).play(`use ${id}`)
  // Without warriors on the card there is nothing to choose.
  expect(moves.legal).toEqual(['move-from 4', 'move-from 6', 'done'])
  expect(patrol({ pieces: [['warrior', 10]], controller: 'p1' }).play(`use ${id}`).legal).toContain('move-from 10')
})

test('ROOT-HIR-1c, ROOT-E.2.5: or all warriors of the card come to a clearing with one of them', () => {
  const asked = patrol().play(`use ${id}`, 'hireling-do place')
  expect(asked.legal).toEqual(['hireling-at 1', 'hireling-at 10'])
  const back = asked.play('hireling-at 10')
  expect(standing(back, id)).toEqual({ 1: 2, 10: 4 })
  expect(hiredIn(back, id)).toMatchObject({ kept: 0, supply: 6 })
  expect(back.events).toContainEqual({ type: 'hireling-kept', hireling: id, change: -3 })
})

test('ROOT-HIR-1c: without a warrior on the map those of the card stay there', () => {
  expect(patrol({ kept: 3 }).legal).not.toContain(`use ${id}`)
})
