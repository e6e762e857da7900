import { expect, test } from 'vitest'
import type { Item } from '../../src/root/rules/vocabulary'
import { belongings, hand, on, points, table } from './table'

const pair = ['vagabond', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const boardOf = (asked: ReturnType<typeof table>) => asked.state.sides.p1?.board

test('ROOT-9.2.3, ROOT-9.5.1a: a boot, and an adjacent clearing, under any ruler; from a forest to a clearing it touches', () => {
  const sides = {
    p1: { pawn: 6, items: ['boot'] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['warrior', 3],
      ],
    },
  } as const
  const asked = table({ factions: pair, sides, tasks: [daylight] }).play('act move')
  expect(asked.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
  const moved = asked.play('move-to 3')
  expect(belongings(moved, 'p1')).toMatchObject({ ready: '', exhausted: 'boot' })
  const forest = table({ factions: pair, sides: { p1: { forest: 3, items: ['boot'] } }, tasks: [daylight] })
  expect(forest.play('act move').legal).toEqual(['move-to 4', 'move-to 9', 'move-to 12'])
})

test('ROOT-9.5.1b, ROOT-CARD-52: granted moves cost no boot but the one for Hostile warriors; granted battles no sword', () => {
  const hostile = { pawn: 6, crafted: ['cobbler', 'command-warren'], relations: { p2: -1 } } as const
  const sides = {
    p1: hostile,
    p2: {
      pieces: [
        ['warrior', 3],
        ['warrior', 6],
      ],
    },
  } as const
  const evening = { do: 'window', seat: 'p1', moment: 'evening.start' } as const
  const move = (items: readonly Item[]) =>
    table({
      factions: pair,
      sides: { ...sides, p1: { ...hostile, items } },
      phase: 'evening',
      tasks: [evening],
    }).play('use cobbler')
  expect(move([]).legal).toEqual(['move-to 2', 'move-to 11'])
  expect(belongings(move(['boot']).play('move-to 2'), 'p1').ready).toBe('boot')
  expect(belongings(move(['boot']).play('move-to 3'), 'p1').exhausted).toBe('boot')
  const morning = { do: 'window', seat: 'p1', moment: 'daylight.start' } as const
  const armed = { ...sides, p1: { ...hostile, items: ['sword'] } } as const
  const battle = table({ factions: pair, sides: armed, tasks: [morning] }).chance({ dice: [1, 0] })
  expect(belongings(battle.play('use command-warren'), 'p1').ready).toBe('sword')
})

test('ROOT-9.5.2, ROOT-DP-22: a sword starts a battle in its clearing, and the exhausted sword still counts', () => {
  const trio = ['vagabond', 'marquise', 'eyrie'] as const
  const foes = { p2: { pieces: [['warrior', 6, 2]] }, p3: { pieces: [['roost', 6]] } } as const
  const sides = { p1: { pawn: 6, items: ['sword'] }, ...foes } as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play('act battle')
  expect([asked.legal, belongings(asked, 'p1').exhausted]).toEqual([['battle-whom p2', 'battle-whom p3'], 'sword'])
  const done = asked.chance({ dice: [2, 0] }).play('battle-whom p2')
  expect(on(done, 'p2', 'warrior', 6)).toBe(1)
})

test('ROOT-9.5.3a, ROOT-9.5.3b, ROOT-9.5.3c: the item is taken without a choice, face up, onto its track', () => {
  const start = table({
    factions: pair,
    sides: { p1: { pawn: 6, items: ['torch'] } },
    arrange: (state) => state.ruins.splice(6, 1, ['bag']),
    tasks: [daylight],
  })
  const done = start.play('act explore')
  expect(belongings(done, 'p1')).toMatchObject({ ready: 'bag', exhausted: 'torch' })
  expect([points(done, 'p1'), done.state.ruins[6]]).toEqual([1, null])
  expect(done.events).toContainEqual({ type: 'ruin-removed', at: 6 })
})

test('ROOT-9.5.5a, ROOT-9.5.5b, ROOT-9.5.5c, ROOT-DP-44: quests of the suit, their items, and a point for each of the suit', () => {
  const p1 = { pawn: 6, items: ['torch', 'hammer', 'tea', 'torch', 'boot'] } as const
  const start = table({
    factions: pair,
    sides: { p1 },
    arrange(state) {
      state.quests = ['repair-a-shed-fox', 'give-a-speech-fox', 'guard-duty-mouse']
      state.questDeck = ['errand-fox']
    },
    tasks: [daylight],
  })
  const asked = start.play('act quest')
  expect(asked.legal).toEqual(['quest repair-a-shed-fox', 'quest give-a-speech-fox'])
  const first = asked.play('quest give-a-speech-fox')
  expect(belongings(first, 'p1')).toMatchObject({ ready: 'boot hammer torch', exhausted: 'tea torch' })
  expect(first.state.quests).toEqual(['repair-a-shed-fox', 'guard-duty-mouse', 'errand-fox'])
  expect(boardOf(first)).toMatchObject({ quests: ['give-a-speech-fox'] })
  const second = first.play('reward points', 'act quest')
  expect([points(second, 'p1'), second.state.quests]).toEqual([1, ['guard-duty-mouse', 'errand-fox']])
  expect(points(second.play('reward points'), 'p1')).toBe(3)
  const cards = second.play('reward cards')
  expect([points(cards, 'p1'), hand(cards, 'p1').length]).toEqual([1, 2])
})

test('ROOT-9.5.6a, ROOT-9.5.6b: a warrior of an enemy there; without one, a building or token, for a point', () => {
  const trio = ['vagabond', 'marquise', 'eyrie'] as const
  const p1 = { pawn: 6, items: ['crossbow'] } as const
  const sides = {
    p1,
    p2: {
      pieces: [
        ['wood', 6],
        ['sawmill', 6],
      ],
    },
    p3: {
      pieces: [
        ['warrior', 6],
        ['roost', 6],
      ],
    },
  } as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play('act strike')
  expect([asked.legal, belongings(asked, 'p1').exhausted]).toEqual([['strike p2', 'strike p3'], 'crossbow'])
  const warrior = asked.play('strike p3')
  expect([on(warrior, 'p3', 'warrior', 6), on(warrior, 'p3', 'roost', 6), points(warrior, 'p1')]).toEqual([0, 1, 0])
  const pieces = asked.play('strike p2')
  expect(pieces.legal).toEqual(['strike-piece sawmill', 'strike-piece wood'])
  const sawmill = pieces.play('strike-piece sawmill')
  expect([on(sawmill, 'p2', 'sawmill', 6), points(sawmill, 'p1')]).toEqual([0, 1])
})

test('ROOT-9.5.7: a hammer repairs one item, which keeps its side; face-up tea, coins, bag work at once', () => {
  const p1 = { pawn: 6, items: ['hammer', 'hammer'], damaged: ['coins', 'boot'] } as const
  const start = table({
    factions: pair,
    sides: { p1 },
    arrange(state) {
      const board = state.sides.p1?.board
      if (board?.faction === 'vagabond') board.damagedExhausted[4] = 1
    },
    tasks: [daylight, { do: 'draw-step', seat: 'p1' }],
  })
  const asked = start.play('act repair')
  expect(asked.legal).toEqual(['repair boot up', 'repair coins up', 'repair sword down'])
  const sword = asked.play('repair sword down')
  expect(belongings(sword, 'p1')).toMatchObject({ ready: 'hammer', exhausted: 'hammer sword', damaged: 'boot coins' })
  expect(hand(asked.play('repair coins up', 'done'), 'p1')).toHaveLength(2)
})

test('ROOT-9.5.9, ROOT-DP-08: actions in any order and number, each only with its item; a torch for the special action', () => {
  const p1 = { pawn: 6, items: ['torch', 'boot', 'boot', 'sword', 'crossbow'], hand: ['anvil'] } as const
  const sides = { p1, p2: { pieces: [['warrior', 6, 4]] } } as const
  const start = table({
    factions: pair,
    sides,
    arrange: (state) => state.ruins.splice(6, 1, ['boot']),
    tasks: [daylight],
  })
  expect(start.legal).toEqual(['act move', 'act battle', 'act explore', 'act aid', 'act strike', 'act special', 'done'])
  const again = start.play('act strike', 'act aid', 'exhaust boot', 'give anvil')
  expect(again.legal).toEqual(['act move', 'act battle', 'act explore', 'act special', 'done'])
})
