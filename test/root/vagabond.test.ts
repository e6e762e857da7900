import { expect, test } from 'vitest'
import type { Item } from '../../src/root/rules/vocabulary'
import { hand, on, points, table } from './table'

const pair = ['vagabond', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const

test('ROOT-EX-27, ROOT-9.2.9.1.1a, ROOT-9.2.9.1.1b, ROOT-9.2.9.2.1: Aids improve a relationship, and each counts once', () => {
  const items = Array<Item>(4).fill('boot')
  const cards = ['anvil', 'foxfolk-steel', 'gently-used-knapsack', 'travel-gear-fox']
  const sides = { p1: { pawn: 6, items, hand: cards }, p2: { pieces: [['warrior', 6]] } } as const
  const aided = (card: string) => ['act aid', `give ${card}`]
  const start = table({ factions: pair, sides, tasks: [daylight] })
  const once = start.play(...aided('anvil'))
  expect(points(once, 'p1')).toBe(1)
  const twice = once.play(...aided('foxfolk-steel'))
  expect(points(twice, 'p1')).toBe(1)
  const thrice = twice.play(...aided('gently-used-knapsack'))
  expect(points(thrice, 'p1')).toBe(3)
  expect(thrice.state.sides.p1?.board).toMatchObject({ relations: { p2: 2 } })
  expect(hand(thrice, 'p2')).toEqual(['anvil', 'foxfolk-steel', 'gently-used-knapsack'])
})

test('ROOT-9.5.4b: the Vagabond takes an item of the Crafted Items box, and must', () => {
  const sides = {
    p1: { pawn: 6, items: ['crossbow'], hand: ['anvil'] },
    p2: { pieces: [['warrior', 6]], box: ['hammer'] },
  } as const
  const done = table({ factions: pair, sides, tasks: [daylight] }).play('act aid', 'give anvil')
  expect(done.state.sides.p1?.board).toMatchObject({
    ready: [0, 0, 0, 1, 0, 0, 0, 0],
    exhausted: [0, 0, 1, 0, 0, 0, 0, 0],
  })
})

test('ROOT-EX-28, ROOT-9.2.9.3a, ROOT-9.2.9.3.1b: the first warrior makes Hostile, the rest is Infamy', () => {
  const sides = {
    p1: { pawn: 6, items: ['sword', 'sword', 'sword'] },
    p2: {
      pieces: [
        ['warrior', 6, 2],
        ['roost', 6],
      ],
      hand: ['anvil'],
    },
  } as const
  const start = table({ factions: ['vagabond', 'eyrie'], sides, tasks: [daylight] })
  const done = start.chance({ dice: [3, 0] }).play('act battle', 'ambush nothing')
  expect(points(done, 'p1')).toBe(3)
  expect(done.state.sides.p1?.board).toMatchObject({ relations: { p2: -1 } })
})

test('ROOT-EX-29, ROOT-9.2.7b: without undamaged items further hits are ignored', () => {
  const sides = { p1: { pawn: 6, items: ['boot'] }, p2: { pieces: [['warrior', 6, 3]] } } as const
  const actions = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const
  const start = table({ factions: pair, sides, active: 'p2', tasks: [actions] })
  const done = start.chance({ dice: [3, 0] }).play('act battle')
  expect(done.state.sides.p1?.board).toMatchObject({
    ready: [0, 0, 0, 0, 0, 0, 0, 0],
    damagedReady: [1, 0, 0, 0, 0, 0, 0, 0],
  })
})

test('ROOT-EX-30, ROOT-9.6.4a, ROOT-9.6.4b: the limit counts Satchel and Damaged box, not tracks', () => {
  const items: Item[] = ['boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'bag']
  const sides = { p1: { pawn: 6, items, damaged: ['sword', 'torch'] } } as const
  const start = table({ factions: pair, sides, phase: 'evening', tasks: [{ do: 'item-limit', seat: 'p1' }] })
  expect(start.legal).toEqual(['drop boot true false', 'drop sword true true', 'drop torch true true'])
  expect(start.play('drop torch true true').legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-EX-31, ROOT-9.4.1a: two tea refresh four more, and the player picks', () => {
  const exhausted: Item[] = ['boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'sword']
  const sides = { p1: { pawn: 6, items: ['tea', 'tea'], exhausted } } as const
  const window = { do: 'window', seat: 'p1', moment: 'birdsong.start' } as const
  const start = table({ factions: pair, sides, phase: 'birdsong', tasks: [window] })
  expect(start.legal).toEqual(['refresh boot false', 'refresh sword false'])
  const done = start.play('refresh sword false')
  expect(done.state.sides.p1?.board).toMatchObject({
    ready: [6, 0, 0, 0, 1, 2, 0, 0],
    exhausted: [1, 0, 0, 0, 0, 0, 0, 0],
  })
})

test('ROOT-9.5.3a, ROOT-9.5.3b, ROOT-2.2.4b: Explore takes the item, scores, and the ruin is gone', () => {
  const p1 = { pawn: 6, items: ['torch'], hand: ['sword'] } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [daylight] })
  start.state.ruins[6] = ['hammer']
  const done = start.play('act explore')
  expect([points(done, 'p1'), done.state.ruins[6]]).toEqual([1, null])
  expect(done.events).toContainEqual({ type: 'item', seat: 'p1', item: 'hammer', how: 'gained' })
})

test('ROOT-EX-59, ROOT-D.6.2d, ROOT-D.6.2a, ROOT-D.6.2b: Scorched Earth removes enemies, and not in the keep', () => {
  const at = (keep: number) => ({
    p1: { pawn: 6, character: 'scoundrel', items: ['torch', 'boot'] } as const,
    p2: {
      pieces: [
        ['keep', keep],
        ['warrior', 6],
        ['warrior', 2],
        ['sawmill', 6],
      ] as const,
    },
  })
  expect(table({ factions: pair, sides: at(6), tasks: [daylight] }).legal).not.toContain('act special')
  const done = table({ factions: pair, sides: at(1), tasks: [daylight] }).play('act special')
  expect([on(done, 'p2', 'warrior', 6), on(done, 'p2', 'sawmill', 6), points(done, 'p1')]).toEqual([0, 0, 1])
  expect(done.state.scorched).toEqual([6])
  expect(done.state.sides.p1?.board).toMatchObject({ exhausted: [0, 0, 0, 0, 0, 0, 0, 0], relations: { p2: -1 } })
})

test('ROOT-D.3.2a, ROOT-D.3.2b: Hideout repairs three and ends Daylight', () => {
  const sides = { p1: { pawn: 6, items: ['torch', 'boot'], damaged: ['sword', 'crossbow'] } } as const
  const evening = { do: 'phase', seat: 'p1', phase: 'evening' } as const
  const start = table({ factions: pair, sides, tasks: [daylight, evening] })
  const done = start.play('act special')
  expect(done.state.phase).toBe('evening')
  expect(done.state.sides.p1?.board).toMatchObject({ damagedReady: [0, 0, 0, 0, 0, 0, 0, 0] })
})

test('ROOT-9.5.5a, ROOT-9.5.5b, ROOT-9.5.5c: a quest of the suit, its two items, and points or cards', () => {
  const p1 = { pawn: 6, items: ['torch', 'hammer'], hand: ['sword'] } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [daylight] })
  start.state.quests = ['repair-a-shed-fox', 'guard-duty-mouse']
  start.state.questDeck = ['errand-fox']
  const finished = start.play('act quest')
  expect(finished.state.quests).toEqual(['guard-duty-mouse', 'errand-fox'])
  expect(finished.legal).toEqual(['reward points', 'reward cards'])
  expect(points(finished.play('reward points'), 'p1')).toBe(1)
})

test('ROOT-EX-32, ROOT-9.2.8b, ROOT-9.2.8c: a coalition with one of those with the fewest points', () => {
  const sides = {
    p1: { pawn: 6, score: 12, hand: ['dominance-fox'] },
    p2: { score: 8 },
    p3: { score: 8 },
    p4: { score: 15 },
  } as const
  const four = table({ factions: ['vagabond', 'marquise', 'eyrie', 'alliance'], sides, tasks: [daylight] })
  const asked = four.play('activate-dominance dominance-fox')
  expect(asked.legal).toEqual(['partner p2', 'partner p3'])
  expect(asked.play('partner p3').state.sides.p3?.partner).toBe('p1')
  const { p4: _, ...three } = sides
  const fewer = table({ factions: ['vagabond', 'marquise', 'eyrie'], sides: three, tasks: [daylight] })
  expect(fewer.legal).not.toContain('activate-dominance dominance-fox')
})
