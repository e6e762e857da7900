import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { factions } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { on, table } from './table'

const rebels = ['marquise', 'alliance'] as const
const evening = { do: 'phase', seat: 'p1', phase: 'evening' } as const

test('ROOT-ENG-02: a game is set up by seed, number of players, factions, map and deck; all but the seed may be left out', () => {
  const { state } = script(root)(root.setup({ seed: 1 }))
  expect([state.seats.length, state.map, state.cards]).toEqual([4, 'autumn', 'standard'])
  const chosen = root.setup({
    seed: 1,
    players: 3,
    factions: ['alliance', 'eyrie', 'marquise'],
    map: 'lake',
    deck: 'exiles',
  })
  expect([chosen.seats, chosen.map, chosen.cards]).toEqual([['p1', 'p2', 'p3'], 'lake', 'exiles'])
  expect(chosen.sides.p1?.board.faction).toBe('alliance')
  expect(root.setup({ seed: 1 })).toEqual(state)
})

test('ROOT-DP-03: a faction is chosen by the seats in their order', () => {
  const drafting = script(root)(root.setup({ seed: 1, players: 2, factions: 'draft' }))
  expect([drafting.seat, drafting.legal]).toEqual([
    'p1',
    factions.filter((faction) => faction !== 'vagabond2').map((faction) => `draft ${faction}`),
  ])
})

test('ROOT-DP-32: without a base the Alliance discards supporters above five, one after another', () => {
  const supporters = [
    'sword',
    'bake-sale',
    'smugglers-trail',
    'a-visit-to-friends',
    'investments',
    'mouse-in-a-sack',
    'root-tea-mouse',
  ] as const
  const sides = { p1: { pieces: [['warrior', 6, 2]] }, p2: { pieces: [['base-fox', 6]], supporters } } as const
  const start = table({ factions: rebels, sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  expect([start.seat, start.legal.length]).toEqual(['p2', 7])
  const done = start.play('lose-supporter sword', 'lose-supporter bake-sale')
  expect([done.state.discard, done.legal]).toEqual([
    ['sword', 'bake-sale'],
    ['reward points', 'reward cards'],
  ])
})

test('ROOT-DP-36: where a piece is placed, if there are more places than pieces', () => {
  const pieces = [
    ['recruiter', 5],
    ['recruiter', 6],
    ['warrior', 1, 24],
  ] as const
  const start = table({
    factions: rebels,
    sides: { p1: { pieces, hand: ['anvil'] } },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 1, recruited: false }],
  })
  expect(start.play('act recruit').legal).toEqual(['place 5', 'place 6'])
})

test('ROOT-DP-37: to build: the clearing, the building, and whose wood pays', () => {
  const pieces = [
    ['warrior', 9],
    ['warrior', 4],
    ['sawmill', 5],
    ['workshop', 5],
    ['recruiter', 10],
    ['wood', 9],
    ['wood', 4],
  ] as const
  const start = table({
    factions: rebels,
    sides: { p1: { pieces, hand: ['anvil'] } },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 1, recruited: false }],
  })
  const where = start.play('act build')
  expect(where.legal).toEqual(['build 4', 'build 9'])
  const what = where.play('build 9')
  expect(what.legal).toEqual(['building sawmill', 'building workshop', 'building recruiter'])
  const wood = what.play('building workshop')
  expect(wood.legal).toEqual(['wood-from 4', 'wood-from 9'])
  const built = wood.play('wood-from 4')
  expect([on(built, 'p1', 'workshop', 9), on(built, 'p1', 'wood', 4), on(built, 'p1', 'wood', 9)]).toEqual([1, 0, 1])
})

test('ROOT-DP-38: to the Decree: a card, then its column; after the first the Eyrie may end', () => {
  const sides = { p1: { hand: ['anvil', 'sword'] } } as const
  const start = table({
    factions: ['eyrie', 'marquise'],
    sides,
    tasks: [{ do: 'decree', seat: 'p1', added: 0, bird: false }],
  })
  expect(start.legal).toEqual(['decree anvil', 'decree sword'])
  const column = start.play('decree sword')
  expect(column.legal).toEqual(['column recruit', 'column move', 'column battle', 'column build'])
  expect(column.play('column move').legal).toEqual(['decree anvil', 'done'])
})

test('ROOT-DP-39, ROOT-DP-40: which card of a column comes next; after turmoil which leader', () => {
  const sides = {
    p1: { leader: 'builder', pieces: [['roost', 5]], decree: { recruit: ['vizier', 'anvil', 'bake-sale'] } },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [{ do: 'decree-begins', seat: 'p1' }, evening] })
  expect(start.legal).toEqual(['order fox', 'order rabbit', 'order bird'])
  // No roost stands in a fox clearing.
  expect(start.play('order rabbit', 'order fox').legal).toEqual([
    'leader charismatic',
    'leader commander',
    'leader despot',
  ])
})

test('ROOT-DP-41: which supporter is spent, of those that match', () => {
  const sides = {
    p2: { pieces: [['sympathy', 6]], supporters: ['anvil', 'birdy-bindle', 'foxfolk-steel', 'sword'] },
  } as const
  const start = table({
    factions: rebels,
    sides,
    active: 'p2',
    phase: 'birdsong',
    tasks: [{ do: 'revolt', seat: 'p2' }],
  })
  const spending = start.play('revolt 6')
  expect(spending.legal).toEqual(['supporter birdy-bindle', 'supporter foxfolk-steel', 'supporter anvil'])
  expect(spending.play('supporter anvil').legal).toEqual(['supporter birdy-bindle', 'supporter foxfolk-steel'])
})
