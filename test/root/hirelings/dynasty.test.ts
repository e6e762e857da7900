import { expect, test } from 'vitest'
import { rulerOf } from '../../../src/root/rules/rule'
import { hire, hiredIn, on, points, table } from '../table'
import { birdsong, daylight, hiredTable, standing, textOf } from './texts'

const id = 'last-dynasty'
const factions = ['duchy', 'alliance'] as const
const edge = [1, 2, 3, 4, 5, 6, 7, 8, 9]

test('ROOT-HIR-2a: setup puts all five into one clearing on the map edge', () => {
  const asked = textOf('setUp', id)
  expect(asked.legal).toEqual(edge.map((at) => `hireling-at ${at}`))
  expect(standing(asked.play('hireling-at 3'), id)).toEqual({ 3: 5 })
})

const dynasty = (pieces: readonly (readonly ['warrior', number, number])[], rabbits: number, moles = 0) =>
  hiredTable(
    id,
    { pieces },
    {
      factions,
      sides: {
        p1: { pieces: moles > 0 ? [['warrior', 6, moles]] : [] },
        p2: {
          pieces: [
            ['warrior', 6, rabbits],
            ['warrior', 2],
          ],
        },
      },
      tasks: [daylight('p1')],
    },
  )

test('ROOT-HIR-2b, ROOT-HIR-2c: with none on the map all five come to a clearing on the edge and battle there', () => {
  const asked = dynasty([], 2).play(`use ${id}`)
  expect(asked.legal).toEqual(edge.map((at) => `hireling-at ${at}`))
  const there = asked.chance({ dice: [2, 0] }).play('hireling-at 6')
  // The Alliance deal the higher number.
  expect([standing(there, id), on(there, 'p2', 'warrior', 6)]).toEqual([{ 6: 3 }, 2])
  expect(standing(asked.play('hireling-at 4'), id)).toEqual({ 4: 5 })
})

test('ROOT-HIR-2b, ROOT-HIR-2c: where their controller rules they move all together, and battle if they can', () => {
  const asked = dynasty([['warrior', 6, 4]], 1).play(`use ${id}`)
  expect(asked.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
  const moved = asked.chance({ dice: [1, 1] }).play('move-to 2')
  expect([standing(moved, id), on(moved, 'p2', 'warrior', 2)]).toEqual([{ 2: 3 }, 0])
  expect(standing(asked.play('move-to 11'), id)).toEqual({ 11: 4 })
})

test('ROOT-HIR-2b, ROOT-HIR-2c: where their controller does not rule they fight two battles', () => {
  const asked = dynasty([['warrior', 6, 2]], 3)
  const fought = asked.chance({ dice: [0, 0, 1, 1] }).play(`use ${id}`)
  expect([standing(fought, id), on(fought, 'p2', 'warrior', 6)]).toEqual([{ 6: 1 }, 2])
  expect(fought.events.filter(({ type }) => type === 'battle')).toHaveLength(2)
  // The second one is left out if none of them is there any more.
  const lost = asked.chance({ dice: [2, 0] }).play(`use ${id}`)
  expect([standing(lost, id), hiredIn(lost, id).supply]).toEqual([{}, 5])
})

test('ROOT-HIR-2c, ROOT-E.3.1a: whether they rule counts the pieces of their controller', () => {
  expect(dynasty([['warrior', 6, 2]], 3, 2).play(`use ${id}`).legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
})

test('ROOT-HIR-2b, ROOT-E.3.12: a move that cannot be made is left out, and the battle follows', () => {
  const start = hiredTable(
    id,
    { pieces: [['warrior', 6, 5]] },
    {
      factions: ['duchy', 'corvid'],
      sides: { p2: { pieces: [['warrior', 6]], plots: [[6, 'snare', 'up']] } },
      tasks: [daylight('p1')],
    },
  )
  const fought = start.chance({ dice: [1, 0] }).play(`use ${id}`)
  expect(on(fought, 'p2', 'warrior', 6)).toBe(0)
})

const nobles = (controller: 'p1' | 'p2' | null, sides: Parameters<typeof table>[0]['sides'] = {}) =>
  table({
    factions,
    sides: { p1: { pieces: [['warrior', 6, 2]] }, p2: { pieces: [['warrior', 6, 2]] }, ...sides },
    arrange: (state) => void hire(state, 'bluebird-nobles', { controller }),
    tasks: [],
  })

test('ROOT-HIR-2Da, ROOT-INT-21: the controller of the Bluebird Nobles rules where presence is tied', () => {
  expect([null, 'p1', 'p2'].map((controller) => rulerOf(nobles(controller as 'p1' | null), 6))).toEqual([
    null,
    'p1',
    'p2',
  ])
  // With presence of 0 nobody rules.
  expect(rulerOf(nobles('p1'), 7)).toBeNull()
  const more = { p2: { pieces: [['warrior', 6, 3]] } } as const
  expect(rulerOf(nobles('p1', more), 6)).toBe('p2')
})

test('ROOT-HIR-2Da, ROOT-E.3.1b: also in a tie with a hireling that nobody controls', () => {
  const tied = (controller: 'p1' | null) =>
    rulerOf(
      table({
        factions,
        sides: { p1: { pieces: [['warrior', 6, 2]] } },
        arrange(state) {
          hire(state, 'bluebird-nobles', { controller })
          hire(state, id, { pieces: [['warrior', 6, 2]] })
        },
        tasks: [],
      }),
      6,
    )
  expect([tied('p1'), tied(null)]).toEqual(['p1', null])
})

const ruling = (clearings: readonly number[]) =>
  hiredTable(
    'bluebird-nobles',
    {},
    {
      factions,
      phase: 'birdsong',
      sides: { p1: { pieces: clearings.map((at) => ['warrior', at] as const) } },
      tasks: [birdsong('p1')],
    },
  )

test('ROOT-HIR-2Db, ROOT-INT-23: at the start of Birdsong a point for three clearings ruled, the Burrow too', () => {
  // It must be used, so nobody is asked. With the Burrow these are six, three and two.
  expect([[1, 2, 3, 4, 5], [1, 2], [1]].map((clearings) => points(ruling(clearings), 'p1'))).toEqual([2, 1, 0])
})
