import { expect, test } from 'vitest'
import type { State } from '../../src/root/rules/state'
import type { Item } from '../../src/root/rules/vocabulary'
import { belongings, hand, points, relation, table } from './table'

const factions = ['vagabond', 'vagabond2', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const under = (lying: readonly Item[]) => (state: State) => state.ruins.splice(6, 1, [...lying])
const withR = (lying: readonly Item[], item: number) => (state: State) => {
  under(lying)(state)
  const board = state.sides.p1?.board
  if (board?.faction === 'vagabond') board.fromRuins[item] = 1
}

test('ROOT-9.7.2: the quests that lie open are shared; a finished one belongs to who finished it', () => {
  const sides = { p1: { pawn: 6, items: ['torch', 'hammer'] }, p2: { pawn: 6, items: ['tea', 'boot'] } } as const
  const start = table({
    factions,
    sides,
    arrange(state) {
      state.quests = ['repair-a-shed-fox', 'errand-fox', 'guard-duty-mouse']
      state.questDeck = ['escort-mouse']
    },
    tasks: [daylight, { do: 'vagabond-daylight', seat: 'p2' }],
  })
  const first = start.play('act quest', 'reward points')
  const second = first.play('act quest', 'reward points')
  expect(second.state.quests).toEqual(['guard-duty-mouse', 'escort-mouse'])
  expect([points(second, 'p1'), points(second, 'p2')]).toEqual([1, 1])
  expect(second.state.sides.p1?.board).toMatchObject({ quests: ['repair-a-shed-fox'] })
  expect(second.state.sides.p2?.board).toMatchObject({ quests: ['errand-fox'] })
})

test('ROOT-9.7.3a, ROOT-9.7.3e: the explorer alone sees both items, takes one for all to see, and may come again', () => {
  const sides = { p1: { pawn: 6, items: ['torch', 'torch'] } } as const
  const asked = table({ factions, sides, arrange: under(['sword', 'bag']), tasks: [daylight] }).play('act explore')
  expect(asked.legal).toEqual(['explore bag', 'explore sword'])
  expect([asked.view('p1').looked[6], asked.view('p2').looked[6]]).toEqual([['bag', 'sword'], null])
  const taken = asked.play('explore sword')
  expect(taken.events).toContainEqual({ type: 'item', seat: 'p1', item: 'sword', how: 'gained' })
  expect([points(taken, 'p1'), taken.state.ruins[6]]).toEqual([1, ['bag']])
  const again = taken.play('act explore')
  expect([points(again, 'p1'), again.state.ruins[6], belongings(again, 'p1').ready]).toEqual([2, null, 'bag sword'])
})

test('ROOT-9.7.3b: not an item with an "R" of which it has one with an "R"; a crafted one does not count', () => {
  const sides = { p1: { pawn: 6, items: ['torch', 'sword'] } } as const
  const marked = table({ factions, sides, arrange: withR(['sword', 'bag'], 4), tasks: [daylight] }).play('act explore')
  expect(marked.legal).toEqual(['explore bag'])
  expect(marked.refusal('explore sword')).toMatchObject({
    code: 'has-one',
    rule: 'ROOT-9.7.3b',
    message: 'p1 has a sword with an "R" already.',
  })
  expect(marked.refusal('explore nothing').code).toBe('must-take')
  expect(marked.refusal('explore boot').code).toBe('no-such-item')
  const own = table({ factions, sides, arrange: under(['sword', 'bag']), tasks: [daylight] }).play('act explore')
  expect(own.legal).toEqual(['explore bag', 'explore sword'])
})

test('ROOT-9.7.3c: if it can take none it scores nothing, and the torch stays exhausted', () => {
  const sides = { p1: { pawn: 6, items: ['torch', 'sword'] } } as const
  const start = table({ factions, sides, arrange: withR(['sword', 'sword'], 4), tasks: [daylight] })
  const asked = start.play('act explore')
  expect(asked.legal).toEqual(['explore nothing'])
  const done = asked.play('explore nothing')
  expect([points(done, 'p1'), done.state.ruins[6], belongings(done, 'p1').exhausted]).toEqual([
    0,
    ['sword', 'sword'],
    'torch',
  ])
})

test('ROOT-9.7.4: they battle by their own swords, hits damage items, and they get no relationship and no Infamy', () => {
  const sides = {
    p1: { pawn: 6, items: ['sword', 'boot', 'boot'] },
    p2: { pawn: 6, items: ['sword', 'sword', 'tea', 'torch'] },
  } as const
  const start = table({ factions, sides, tasks: [daylight] }).chance({ dice: [3, 2] })
  const asked = start.play('act battle')
  // Three and two were rolled; one sword limits the attacker to one hit.
  expect([asked.seat, asked.legal]).toEqual(['p2', ['damage sword up', 'damage tea up', 'damage torch up']])
  const done = asked.play('damage tea up', 'damage boot up', 'damage boot up')
  expect([belongings(done, 'p2').damaged, belongings(done, 'p1').damaged]).toEqual(['tea', 'boot boot'])
  expect([points(done, 'p1'), points(done, 'p2')]).toEqual([0, 0])
  expect(relation(done, 'p1', 'p2')).toBeUndefined()
})

test('ROOT-9.5.4d, ROOT-9.7.4: aiding the other takes no item and improves nothing', () => {
  const sides = { p1: { pawn: 6, items: ['boot'], hand: ['anvil'] }, p2: { pawn: 6, items: ['sword'] } } as const
  const done = table({ factions, sides, tasks: [daylight] }).play('act aid', 'give anvil')
  expect([hand(done, 'p2'), points(done, 'p1')]).toEqual([['anvil'], 0])
  expect([belongings(done, 'p1').ready, belongings(done, 'p2').ready]).toEqual(['', 'sword'])
})

test('ROOT-9.5.6c, ROOT-9.7.4: a pawn cannot be struck', () => {
  const sides = { p1: { pawn: 6, items: ['crossbow', 'boot'] }, p2: { pawn: 6 } } as const
  const start = table({ factions, sides, tasks: [daylight] })
  expect(start.refusal('act strike')).toMatchObject({
    code: 'pawn',
    rule: 'ROOT-9.5.6c',
    message: 'A pawn cannot be struck.',
  })
  const cats = {
    ...sides,
    p3: {
      pieces: [
        ['warrior', 6],
        ['wood', 6],
      ],
    },
  } as const
  const asked = table({ factions, sides: cats, tasks: [daylight] }).play('act strike')
  expect(asked.events).toContainEqual({ type: 'removed', owner: 'p3', piece: 'warrior', at: 6, count: 1, by: 'p1' })
})

test('ROOT-INT-76: each may be Allied with the same faction', () => {
  const own = { pawn: 6, items: ['boot'], hand: ['anvil'], relations: { p3: 3 } } as const
  const sides = { p1: own, p2: { ...own, hand: ['ambush-fox'] }, p3: { pieces: [['warrior', 6, 2]] } } as const
  const tasks = [daylight, { do: 'vagabond-daylight', seat: 'p2' }] as const
  const done = table({ factions, sides, tasks }).play(
    'act aid',
    'aid p3',
    'give anvil',
    'act aid',
    'aid p3',
    'give ambush-fox',
  )
  expect([points(done, 'p1'), points(done, 'p2')]).toEqual([2, 2])
})

test('ROOT-9.2.2.1, ROOT-INT-11: Scorched Earth of the one damages three items of the other', () => {
  const sides = {
    p1: { pawn: 6, character: 'scoundrel', items: ['torch'] },
    p2: { pawn: 6, items: ['sword', 'sword', 'tea', 'torch'] },
  } as const
  const asked = table({ factions, sides, tasks: [daylight] }).play('act special')
  expect(asked.seat).toBe('p2')
  const done = asked.play('damage sword up', 'damage tea up', 'damage torch up')
  expect(belongings(done, 'p2')).toMatchObject({ ready: 'sword', damaged: 'sword tea torch' })
  expect(done.state.sides.p2?.board).toMatchObject({ clearing: 6 })
})
