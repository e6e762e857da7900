import { expect, test } from 'vitest'
import { landmarkOf } from '../../src/root/rules/landmarks/landmark'
import type { PieceKind } from '../../src/root/rules/pieces'
import { playOn } from '../../src/root/rules/play-on'
import { openSlots } from '../../src/root/rules/rule'
import type { State } from '../../src/root/rules/state'
import type { Owner } from '../../src/root/rules/vocabulary'
import { points, table } from './table'

const pair = ['marquise', 'eyrie'] as const

/** The Treetop in clearing 3, which prints one slot. */
const treetop =
  (owner?: Owner, kind?: PieceKind) =>
  (state: State): void => {
    state.landmarks.push({ landmark: 'elder-treetop', at: 3, building: owner && kind ? { owner, kind } : null })
  }
const lodger = ({ state }: { readonly state: State }) => landmarkOf(state, 'elder-treetop')?.building

test('ROOT-LM-3b, ROOT-LM-3c: its clearing has a slot more, and who builds there says which slot is taken', () => {
  const start = table({
    factions: pair,
    sides: {
      p1: {
        pieces: [
          ['warrior', 3, 2],
          ['wood', 3, 3],
        ],
      },
    },
    arrange: treetop(),
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  })
  expect(openSlots(playOn(start.state), 3)).toBe(2)
  const built = start.play('act build', 'building sawmill')
  expect([built.seat, built.legal]).toEqual(['p1', ['slot printed', 'slot treetop']])
  const high = built.play('slot treetop')
  expect(lodger(high)).toEqual({ owner: 'p1', kind: 'sawmill' })
  expect(lodger(built.play('slot printed'))).toBeNull()
  // The last slot is no choice.
  const full = built.play('slot printed', 'act build', 'building sawmill')
  expect(lodger(full)).toEqual({ owner: 'p1', kind: 'sawmill' })
  expect(openSlots(playOn(full.state), 3)).toBe(0)
})

/** The Eyrie attack buildings without a cat; the Marquise has a warrior elsewhere. */
const besieged = (pieces: readonly (readonly [PieceKind, number, number?])[], kind: PieceKind = 'sawmill') =>
  table({
    factions: ['eyrie', 'marquise'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 3, 6],
          ['warrior', 9],
        ],
        leader: 'builder',
      },
      p2: { pieces: [...pieces, ['warrior', 9]] },
    },
    arrange: treetop('p2', kind),
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })

test('ROOT-EX-88, ROOT-LM-3c, ROOT-LM-3d: the building in its slot brings a point more, and is a choice of its own', () => {
  const start = besieged([
    ['sawmill', 3],
    ['workshop', 3],
  ])
  const both = start.chance({ dice: [1, 0] }).play('battle-in 3')
  expect([points(both, 'p1'), lodger(both)]).toEqual([3, null])
  expect(both.events).toContainEqual({ type: 'scored', seat: 'p1', points: 1, rule: 'ROOT-LM-3c' })
  const one = start.chance({ dice: [0, 0] }).play('battle-in 3')
  expect([one.seat, one.legal]).toEqual(['p2', ['lose sawmill treetop', 'lose workshop']])
  expect(points(one.play('lose workshop'), 'p1')).toBe(1)
  expect(points(one.play('lose sawmill treetop'), 'p1')).toBe(2)
})

test('ROOT-LM-3d: of two alike under hits the one in its slot is named', () => {
  const start = besieged([
    ['sawmill', 3, 2],
    ['keep', 3],
  ])
  const asked = start.chance({ dice: [1, 0] }).play('battle-in 3')
  expect(asked.legal).toEqual(['lose sawmill', 'lose sawmill treetop', 'lose keep'])
  const next = asked.play('lose sawmill treetop')
  expect(next.legal).toEqual(['lose sawmill', 'lose keep'])
  expect(points(next.play('lose sawmill'), 'p1')).toBe(3)
  const low = asked.play('lose sawmill', 'lose keep')
  expect([points(low, 'p1'), lodger(low)]).toEqual([2, { owner: 'p2', kind: 'sawmill' }])
})

test('ROOT-LM-3c: whoever is no enemy scores nothing more, and a building may follow into the empty slot', () => {
  const start = table({
    factions: ['alliance', 'marquise'],
    sides: {
      p1: { pieces: [['sympathy', 3]], supporters: ['anvil', 'mouse-in-a-sack', 'a-visit-to-friends', 'bake-sale'] },
      p2: {
        pieces: [
          ['sawmill', 3],
          ['workshop', 3],
        ],
      },
    },
    phase: 'birdsong',
    arrange: treetop('p2', 'workshop'),
    tasks: [{ do: 'revolt', seat: 'p1' }],
  })
  const rose = start.play('revolt 3', 'supporter a-visit-to-friends', 'supporter bake-sale')
  expect([points(rose, 'p1'), rose.legal]).toEqual([3, ['slot printed', 'slot treetop']])
  expect(lodger(rose.play('slot treetop'))).toEqual({ owner: 'p1', kind: 'base-rabbit' })
})

test('ROOT-10.4.3.3d, ROOT-LM-3d: a garden takes the slot of the building that it replaces', () => {
  const sanctified = (piece: 'sawmill' | 'sawmill treetop', inSlot: boolean) =>
    table({
      factions: ['cult', 'marquise'],
      sides: {
        p1: { outcast: 'rabbit', acolytes: 3 },
        p2: { pieces: [['sawmill', 3, inSlot ? 2 : 1]] },
      },
      phase: 'birdsong',
      arrange: inSlot ? treetop('p2', 'sawmill') : treetop(),
      tasks: [{ do: 'conspiracy', seat: 'p1' }],
    }).play('conspire sanctify', ...(inSlot ? [`strike-piece ${piece}`] : []))
  expect(lodger(sanctified('sawmill', true))).toEqual({ owner: 'p2', kind: 'sawmill' })
  expect(lodger(sanctified('sawmill treetop', true))).toEqual({ owner: 'p1', kind: 'garden-rabbit' })
  // Both slots are open then, and the garden takes the printed one.
  expect(lodger(sanctified('sawmill', false))).toBeNull()
})

test('ROOT-LM-3d: two buildings of one kind are told apart by the slot', () => {
  const start = table({
    factions: ['vagabond', 'marquise'],
    sides: { p1: { pawn: 3, items: ['crossbow'] }, p2: { pieces: [['sawmill', 3, 2]] } },
    arrange: treetop('p2', 'sawmill'),
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  }).play('act strike')
  expect(start.legal).toEqual(['strike-piece sawmill', 'strike-piece sawmill treetop'])
  const low = start.play('strike-piece sawmill')
  const high = start.play('strike-piece sawmill treetop')
  expect([points(low, 'p1'), lodger(low)]).toEqual([1, { owner: 'p2', kind: 'sawmill' }])
  expect([points(high, 'p1'), lodger(high)]).toEqual([2, null])
})

test('ROOT-LM-3c: out of its turn too, as in setup, the seat that places a building chooses the slot', () => {
  const start = table({
    factions: ['marquise', 'cult'],
    phase: 'setup',
    arrange: treetop(),
    tasks: [{ do: 'cult-corner', seat: 'p2' }],
  }).play('start 3')
  expect([start.state.active, start.seat, start.legal]).toEqual(['p1', 'p2', ['slot printed', 'slot treetop']])
})

test('ROOT-LM-3c: whoever takes its own building out of the slot scores nothing', () => {
  const start = table({
    factions: ['keepers', 'marquise'],
    sides: { p1: { pieces: [['waystation-figure-tablet', 3]] } },
    phase: 'birdsong',
    arrange: treetop('p1', 'waystation-figure-tablet'),
    tasks: [{ do: 'decamp', seat: 'p1', done: [] }],
  }).play('decamp 3')
  expect([points(start, 'p1'), lodger(start)]).toEqual([0, null])
})
