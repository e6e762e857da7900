import { expect, test } from 'vitest'
import type { Item } from '../../src/root/rules/vocabulary'
import { belongings, hand, points, relation, table } from './table'

const pair = ['vagabond', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const cards = ['anvil', 'foxfolk-steel', 'gently-used-knapsack', 'travel-gear-fox', 'ambush-fox'] as const
const boots = Array<Item>(5).fill('boot')
const aided = (card: string) => ['act aid', `give ${card}`]
const give = (from: number, to: number) => cards.slice(from, to).flatMap(aided)

test('ROOT-EX-27, ROOT-9.2.9.1.1a, ROOT-9.2.9.1.1b, ROOT-9.2.9.1.2, ROOT-9.2.9.2, ROOT-9.2.9.2.1: Aids and what they bring', () => {
  const sides = { p1: { pawn: 6, items: boots, hand: cards }, p2: { pieces: [['warrior', 6]] } } as const
  const start = table({ factions: pair, sides, tasks: [daylight] })
  const after = (count: number) => {
    const now = start.play(...give(0, count))
    return [points(now, 'p1'), relation(now, 'p1', 'p2')]
  }
  expect([after(1), after(2), after(3), after(5)]).toEqual([
    [1, 1],
    [1, 1],
    [3, 2],
    [3, 2],
  ])
  // Two Aids are left over at the end of the turn and are forgotten.
  const next = { ...sides, p1: { ...sides.p1, relations: { p2: 2 } } } as const
  const turn = table({ factions: pair, sides: next, tasks: [daylight, { do: 'turn', seat: 'p2' }] })
  const allied = turn.play(...give(0, 3))
  expect([points(allied, 'p1'), relation(allied, 'p1', 'p2')]).toEqual([2, 3])
  expect(points(allied.play(...give(3, 4)), 'p1')).toBe(4)
})

test('ROOT-9.2.9.1.1b: Aids that have not improved anything are forgotten at the end of the turn', () => {
  const p1 = { pawn: 6, items: boots, hand: cards, relations: { p2: 1 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 6]] } } as const
  const turnEnd = { do: 'turn-end', seat: 'p2' } as const
  const again = table({ factions: pair, sides, tasks: [daylight, turnEnd, daylight] })
  const one = again.play(...give(0, 1))
  expect(one.state.turn.aids).toEqual({ p2: 1 })
  const next = one.play('done')
  expect([next.state.active, next.state.turn.aids]).toEqual(['p1', {}])
})

test('ROOT-9.5.4a, ROOT-9.5.4e, ROOT-DP-44, ROOT-DP-55: a player with a piece there, an item, a card that matches', () => {
  const p1 = { pawn: 6, items: ['boot', 'sword'], hand: ['anvil', 'ambush-bird', 'sword'] } as const
  const sides = { p1, p2: { pieces: [['wood', 6]] }, p3: { pieces: [['warrior', 2]] } } as const
  const trio = ['vagabond', 'marquise', 'eyrie'] as const
  const asked = table({ factions: trio, sides, tasks: [daylight] }).play('act aid')
  expect(asked.legal).toEqual(['exhaust boot', 'exhaust sword'])
  const giving = asked.play('exhaust sword')
  expect(giving.legal).toEqual(['give ambush-bird', 'give anvil'])
  const done = giving.play('give ambush-bird')
  expect([hand(done, 'p1'), hand(done, 'p2')]).toEqual([['anvil', 'sword'], ['ambush-bird']])
  expect(belongings(done, 'p1')).toMatchObject({ ready: 'boot', exhausted: 'sword' })
  // Both know the card, nobody else.
  expect(done.view('p1').sides.p1?.seen).toEqual({ p2: ['ambush-bird'] })
  expect(done.view('p3').sides.p1?.seen).toEqual({})
  const forest = table({ factions: trio, sides: { ...sides, p1: { ...p1, pawn: 0 } }, tasks: [daylight] })
  expect(forest.refusal('act aid').rule).toBe('ROOT-9.5.4e')
})

test('ROOT-9.5.4a: of several players there it chooses one', () => {
  const p1 = { pawn: 6, items: ['boot'], hand: ['anvil'] } as const
  const sides = { p1, p2: { pieces: [['warrior', 6]] }, p3: { pieces: [['sympathy', 6]] } } as const
  const asked = table({ factions: ['vagabond', 'marquise', 'alliance'], sides, tasks: [daylight] }).play('act aid')
  expect(asked.legal).toEqual(['aid p2', 'aid p3'])
  expect(hand(asked.play('aid p3', 'give anvil'), 'p3')).toEqual(['anvil'])
})

test('ROOT-9.5.4b, ROOT-9.5.4c: then it must take an item of the box, face up, and the relationship comes last', () => {
  const p1 = { pawn: 6, items: ['crossbow'], hand: ['anvil'] } as const
  const sides = { p1, p2: { pieces: [['warrior', 6]], box: ['hammer', 'tea'] } } as const
  const asked = table({ factions: pair, sides, tasks: [daylight] }).play('act aid', 'give anvil')
  expect(asked.legal).toEqual(['take hammer', 'take tea'])
  expect([points(asked, 'p1'), relation(asked, 'p1', 'p2')]).toEqual([0, 0])
  const done = asked.play('take tea')
  expect(belongings(done, 'p1')).toMatchObject({ ready: 'tea', exhausted: 'crossbow' })
  expect(done.state.sides.p2?.items).toEqual([0, 0, 0, 1, 0, 0, 0, 0])
  expect([points(done, 'p1'), relation(done, 'p1', 'p2')]).toEqual([1, 1])
})

test('ROOT-9.2.9.3.3: a Hostile faction can be aided for its items, and stays Hostile', () => {
  const p1 = { pawn: 6, items: ['crossbow'], hand: ['anvil'], relations: { p2: -1 } } as const
  const sides = { p1, p2: { pieces: [['warrior', 6]], box: ['hammer'] } } as const
  const done = table({ factions: pair, sides, tasks: [daylight] }).play('act aid', 'give anvil')
  expect(belongings(done, 'p1').ready).toBe('hammer')
  expect([points(done, 'p1'), relation(done, 'p1', 'p2')]).toEqual([0, -1])
})

test('ROOT-9.2.9.3a: a warrior removed makes its faction Hostile at once, Allied or not; buildings and tokens do not', () => {
  const strike = (piece: 'warrior' | 'wood' | 'sawmill', space: number) => {
    const p1 = { pawn: 6, items: ['crossbow'], relations: { p2: space } } as const
    return table({ factions: pair, sides: { p1, p2: { pieces: [[piece, 6]] } }, tasks: [daylight] }).play('act strike')
  }
  expect(relation(strike('warrior', 0), 'p1', 'p2')).toBe(-1)
  expect(relation(strike('warrior', 3), 'p1', 'p2')).toBe(-1)
  expect(relation(strike('wood', 2), 'p1', 'p2')).toBe(2)
  expect(relation(strike('sawmill', 3), 'p1', 'p2')).toBe(3)
})

test('ROOT-9.2.9.3b: also when it defends, or a Favor card does it', () => {
  const p1 = { pawn: 6, items: ['sword', 'boot'] } as const
  const sides = { p1, p2: { pieces: [['warrior', 6, 2]] } } as const
  const actions = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const
  const attacked = table({ factions: pair, sides, active: 'p2', tasks: [actions] })
  const defended = attacked.chance({ dice: [1, 1] }).play('act battle', 'damage boot up')
  expect([relation(defended, 'p1', 'p2'), points(defended, 'p1')]).toEqual([-1, 0])
  const favor = table({ factions: pair, sides, tasks: [{ do: 'paid', seat: 'p1', card: 'favor-of-the-foxes' }] })
  expect(relation(favor, 'p1', 'p2')).toBe(-1)
})

test('ROOT-9.2.9.3.1a, ROOT-9.2.9.3.1c: Infamy is for battle in its own turn, one point for each piece of a Hostile faction', () => {
  const p1 = { pawn: 6, items: ['sword', 'sword', 'boot', 'crossbow'], relations: { p2: -1 } } as const
  const sides = {
    p1,
    p2: {
      pieces: [
        ['warrior', 6],
        ['wood', 6],
      ],
    },
  } as const
  const own = table({ factions: pair, sides, tasks: [daylight] })
  const battle = own.chance({ dice: [2, 0] }).play('act battle')
  // One for the warrior, one for the token, one for removing the token (ROOT-3.2.1a).
  expect(points(battle, 'p1')).toBe(3)
  expect(points(own.play('act strike'), 'p1')).toBe(0)
  const actions = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const
  // In another's turn there is the point for the token alone.
  const defended = table({ factions: pair, sides, active: 'p2', tasks: [actions] })
  expect(points(defended.chance({ dice: [2, 2] }).play('act battle', 'damage boot up'), 'p1')).toBe(1)
})

test('ROOT-EX-28, ROOT-9.2.9.3.1b: the warrior that made it Hostile brings nothing, the rest of that battle does', () => {
  const p1 = { pawn: 6, items: ['sword', 'sword', 'sword'] } as const
  const sides = {
    p1,
    p2: {
      pieces: [
        ['warrior', 6, 2],
        ['roost', 6],
      ],
    },
  } as const
  const start = table({ factions: ['vagabond', 'eyrie'], sides, tasks: [daylight] })
  const done = start.chance({ dice: [3, 0] }).play('act battle')
  expect([points(done, 'p1'), relation(done, 'p1', 'p2')]).toEqual([3, -1])
  const scored = done.events.flatMap((event) => (event.type === 'scored' ? [[event.rule, event.points]] : []))
  expect(scored).toEqual([
    ['ROOT-3.2.1a', 1],
    ['ROOT-9.2.9.3.1a', 2],
  ])
})

test('ROOT-9.2.9.3.2: one boot more into a clearing with warriors of Hostile factions, once, but not for Slip', () => {
  const trio = ['vagabond', 'marquise', 'eyrie'] as const
  const foes = {
    p2: { pieces: [['warrior', 3]] },
    p3: {
      pieces: [
        ['warrior', 3],
        ['roost', 2],
      ],
    },
  } as const
  const p1 = { pawn: 6, items: ['boot'], relations: { p2: -1, p3: -1 } } as const
  const one = table({ factions: trio, sides: { p1, ...foes }, tasks: [daylight] }).play('act move')
  expect(one.legal).toEqual(['move-to 2', 'move-to 11'])
  expect(one.refusal('move-to 3')).toMatchObject({
    code: 'no-second-boot',
    rule: 'ROOT-9.2.9.3.2',
    message: 'Warriors of a Hostile faction are in clearing 3: moving there costs p1 one boot more than it has ready.',
  })
  const two = { ...p1, items: ['boot', 'boot', 'boot'] } as const
  const moved = table({ factions: trio, sides: { p1: two, ...foes }, tasks: [daylight] }).play('act move', 'move-to 3')
  expect(belongings(moved, 'p1')).toMatchObject({ ready: 'boot', exhausted: 'boot boot' })
  const slip = table({ factions: trio, sides: { p1, ...foes }, phase: 'birdsong', tasks: [{ do: 'slip', seat: 'p1' }] })
  expect(belongings(slip.play('move-to 3'), 'p1').ready).toBe('boot')
})
