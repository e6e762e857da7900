import { expect, test } from 'vitest'
import { rulerOf } from '../../../src/root/rules/rule'
import { hire, hiredIn, on, points, table } from '../table'
import { beginning } from './scene'
import { daylight, hiredTable, standing, textOf } from './texts'

const id = 'vault-keepers'
const factions = ['eyrie', 'duchy'] as const

type Asked = Parameters<typeof hiredIn>[0]
const vaults = (asked: Asked) =>
  Object.fromEntries((hiredIn(asked, id).pieces.vault ?? []).flatMap((count, at) => (count > 0 ? [[at, count]] : [])))
const ats = (...clearings: readonly number[]) => clearings.map((at) => `hireling-at ${at}`)

test('ROOT-HIR-6a: setup puts two warriors and a vault into a clearing with an open slot', () => {
  const asked = textOf('setUp', id, { controller: null }, { factions, sides: { p1: { pieces: [['roost', 1]] } } })
  expect(asked.legal).toEqual(ats(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))
  const there = asked.play('hireling-at 6')
  expect([standing(there, id), vaults(there), there.state.hirelings[0]?.supply]).toEqual([{ 6: 2 }, { 6: 1 }, 4])
})

test('ROOT-LM-3c, ROOT-HIR-6a: in setup the seat that sets them up says which slot the vault takes', () => {
  const start = beginning(
    id,
    'setUp',
    {
      factions,
      phase: 'setup',
      arrange: (state) => void state.landmarks.push({ landmark: 'elder-treetop', at: 3, building: null }),
    },
    {},
    'p2',
  ).play('hireling-at 3')
  expect([start.state.active, start.seat, start.legal]).toEqual(['p1', 'p2', ['slot printed', 'slot treetop']])
})

test('ROOT-HIR-6a: the same when hired with no piece of theirs on the map', () => {
  expect(textOf('whenHired', id).legal).toHaveLength(12)
  expect(textOf('whenHired', id, { pieces: [['vault', 3]] }).legal).toEqual(['reward points', 'reward cards'])
})

const keepers = (
  pieces: NonNullable<Parameters<typeof hiredTable>[1]['pieces']>,
  position: Partial<Parameters<typeof hiredTable>[2]> = {},
) => hiredTable(id, { pieces }, { factions, tasks: [daylight('p1')], ...position })

test('ROOT-HIR-6b, ROOT-E.2b: first a vault in or next to a clearing with one, if wished', () => {
  const asked = keepers([['vault', 8]]).play(`use ${id}`)
  expect(asked.legal).toEqual([...ats(4, 7, 8), 'done'])
  const built = asked.play('hireling-at 7')
  // Then a warrior comes to each vault.
  expect([vaults(built), standing(built, id)]).toEqual([
    { 7: 1, 8: 1 },
    { 7: 1, 8: 1 },
  ])
  expect(vaults(asked.play('done'))).toEqual({ 8: 1 })
})

test('ROOT-HIR-6b, ROOT-HIR-6d: without such a place a vault and a warrior must come anywhere', () => {
  const filled = keepers([['vault', 3]], {
    sides: {
      p1: {
        pieces: [
          ['roost', 7],
          ['roost', 6],
        ],
      },
      p2: {
        pieces: [
          ['market', 7],
          ['citadel', 11],
          ['market', 11],
        ],
      },
    },
  })
  const asked = filled.play(`use ${id}`)
  expect(asked.legal).toEqual(ats(1, 2, 4, 5, 8, 9, 10, 12))
  const there = asked.play('hireling-at 4')
  expect([vaults(there), standing(there, id)]).toEqual([
    { 3: 1, 4: 1 },
    { 3: 1, 4: 2 },
  ])
})

test('ROOT-HIR-6d, ROOT-E.3.11: with no vault left, or no slot open, only the warrior comes', () => {
  const pieces = [
    ['vault', 1],
    ['vault', 3],
    ['vault', 4],
    ['vault', 8, 2],
    ['vault', 5],
  ] as const
  const asked = keepers(pieces, {
    arrange(state) {
      // Every clearing in or next to those with a vault is barred or full.
      state.scorched = [2, 6, 7, 9, 10, 11, 12, 5, 8]
    },
  }).play(`use ${id}`)
  expect(asked.legal).toEqual(ats(1, 3, 4))
  const there = asked.play('hireling-at 4')
  expect(vaults(there)).toEqual({ 1: 1, 3: 1, 4: 1, 5: 1, 8: 2 })
  expect(standing(there, id)['4']).toBe(2)
})

test('ROOT-HIR-6b: with places but no vault left the first step is left out', () => {
  const asked = keepers([
    ['vault', 8, 2],
    ['vault', 7, 2],
    ['vault', 2, 2],
    ['warrior', 8, 6],
  ])
  expect(asked.legal).not.toContain(`use ${id}`)
})

test('ROOT-HIR-6b, ROOT-HIR-6c, ROOT-E.2.5: then a battle in each clearing with a vault, or a warrior at each vault', () => {
  const start = keepers(
    [
      ['vault', 8],
      ['warrior', 8],
      ['vault', 7],
      ['warrior', 7],
      ['vault', 2],
    ],
    {
      sides: {
        p2: {
          pieces: [
            ['warrior', 8],
            ['warrior', 7],
            ['warrior', 2],
          ],
        },
      },
    },
  )
  const asked = start.play(`use ${id}`, 'done')
  expect(asked.legal).toEqual(['hireling-do battle', 'hireling-do place'])
  const fighting = asked.play('hireling-do battle')
  // Battles need a warrior there.
  expect(fighting.legal).toEqual([...ats(7, 8), 'done'])
  const once = fighting.chance({ dice: [0, 0] }).play('hireling-at 7')
  expect(once.legal).toEqual([...ats(8), 'done'])
  expect(on(fighting.play('done'), 'p2', 'warrior', 8)).toBe(1)
  expect(standing(asked.play('hireling-do place'), id)).toEqual({ 2: 1, 7: 2, 8: 2 })
})

test('ROOT-HIR-6b: two vaults get two warriors, and where they are short their controller chooses', () => {
  const start = keepers([
    ['vault', 8, 2],
    ['vault', 4],
    ['warrior', 1, 4],
  ])
  const asked = start.play(`use ${id}`, 'done')
  expect(asked.legal).toEqual(ats(4, 8))
  expect(standing(asked.play('hireling-at 8', 'hireling-at 8'), id)).toEqual({ 1: 4, 8: 2 })
  expect(standing(asked.play('hireling-at 4'), id)).toEqual({ 1: 4, 4: 1, 8: 1 })
})

test('ROOT-E.3.1a, ROOT-E.3.2b: vaults count for rule and score a point when they are removed', () => {
  const start = table({
    factions,
    sides: { p1: { pieces: [['warrior', 6, 3]] } },
    arrange: (state) => void hire(state, id, { controller: 'p2', pieces: [['vault', 6]] }),
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
  expect([vaults(start), points(start, 'p1')]).toEqual([{}, 1])
  const ruled = table({
    factions: ['duchy', 'alliance'],
    arrange: (state) => void hire(state, id, { controller: 'p2', pieces: [['vault', 6]] }),
    tasks: [],
  })
  expect(rulerOf(ruled, 6)).toBe('p2')
})

const guarded = (controller: 'p1' | 'p2', cards: readonly string[] = [], warriors = 3) =>
  table({
    factions,
    sides: {
      p1: { pieces: [['warrior', 6, 3]] },
      p2: { pieces: [['warrior', 6, warriors]], hand: cards },
    },
    arrange: (state) => void hire(state, 'badger-bodyguards', { controller }),
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })

test('ROOT-HIR-6Da, ROOT-INT-52, ROOT-INT-53: the first hit on their controller in a battle does not count', () => {
  const asked = guarded('p2', ['sword'])
  const fought = asked.chance({ dice: [2, 1] }).play('ambush nothing')
  expect([on(fought, 'p2', 'warrior', 6), on(fought, 'p1', 'warrior', 6)]).toEqual([2, 2])
  expect(fought.events).toContainEqual({ type: 'hit-ignored', owner: 'p2' })
  expect(on(asked.chance({ dice: [0, 0] }).play('ambush nothing'), 'p2', 'warrior', 6)).toBe(3)
})

test('ROOT-HIR-6Da, ROOT-INT-52: once in a battle, by an ambush too', () => {
  const fought = guarded('p1', ['ambush-fox'])
    .chance({ dice: [0, 2] })
    .play('ambush ambush-fox')
  // One hit of the ambush is ignored, none of the roll: 3 - 1 - 0, and the higher number is the attacker's.
  expect(on(fought, 'p1', 'warrior', 6)).toBe(2)
  const both = guarded('p1', ['ambush-fox'])
    .chance({ dice: [1, 1] })
    .play('ambush ambush-fox')
  expect(on(both, 'p1', 'warrior', 6)).toBe(1)
})

test('ROOT-HIR-6Da, ROOT-E.3.5c: not in battles of other hirelings', () => {
  const start = table({
    factions,
    sides: { p1: { pieces: [['warrior', 6, 3]] }, p2: { pieces: [['warrior', 6]] } },
    arrange(state) {
      hire(state, 'badger-bodyguards', { controller: 'p2' })
      hire(state, 'flame-bearers', { controller: 'p2', pieces: [['warrior', 6, 2]] })
    },
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
  const fought = start.chance({ dice: [1, 0] }).play('battle-whom flame-bearers')
  expect(standing(fought, 'flame-bearers')).toEqual({ 6: 1 })
})
