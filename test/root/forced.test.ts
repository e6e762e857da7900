import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

const window = (moment: 'birdsong' | 'birdsong.end' | 'daylight.start'): Task => ({ do: 'window', seat: 'p1', moment })
const sympathy = { pieces: [['sympathy', 2]] } as const
const supportersOf = ({ state }: ReturnType<typeof table>, seat: 'p1' | 'p2' | 'p3'): string[] => {
  const board = state.sides[seat]?.board
  return board?.faction === 'alliance' ? board.supporters : []
}

test('ROOT-INT-30, ROOT-8.2.6g: who removes the token owes Outrage, also a defender and also by the hits of an ambush', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 6],
        ['sympathy', 6],
      ],
    },
    p2: { pieces: [['warrior', 6, 3]], hand: ['ambush-fox', 'anvil'] },
  } as const
  const start = table({
    factions: ['alliance', 'marquise'],
    sides,
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
  const hit = start.play('ambush ambush-fox')
  expect([on(hit, 'p1', 'sympathy', 6), points(hit, 'p2'), hit.seat, hit.legal]).toEqual([
    0,
    1,
    'p2',
    ['outrage anvil'],
  ])
})

test('ROOT-INT-31, ROOT-1.5.5a, ROOT-CARD-23: whom False Orders move into sympathy owes Outrage itself', () => {
  const sides = {
    p1: { crafted: ['false-orders'], hand: ['sword'] },
    p2: { pieces: [['warrior', 6, 3]], hand: ['mouse-in-a-sack', 'anvil'] },
    p3: sympathy,
  } as const
  const start = table({
    factions: ['eyrie', 'marquise', 'alliance'],
    deck: 'exiles',
    sides,
    phase: 'birdsong',
    tasks: [window('birdsong')],
  })
  const moved = start.play('use false-orders', 'move-to 2')
  expect([moved.seat, moved.legal]).toEqual(['p2', ['outrage mouse-in-a-sack']])
  const paid = moved.play('outrage mouse-in-a-sack')
  expect([supportersOf(paid, 'p3'), hand(paid, 'p1')]).toEqual([['mouse-in-a-sack'], ['sword']])
  const own = {
    p1: { crafted: ['false-orders'] },
    p3: {
      pieces: [
        ['warrior', 6, 3],
        ['sympathy', 2],
      ],
      hand: ['mouse-in-a-sack'],
    },
  } as const
  const rebels = table({
    factions: ['eyrie', 'marquise', 'alliance'],
    deck: 'exiles',
    sides: own,
    phase: 'birdsong',
    tasks: [window('birdsong')],
  }).play('use false-orders', 'move-to 2')
  expect([on(rebels, 'p3', 'warrior', 2), rebels.legal]).toEqual([2, ['reward points', 'reward cards']])
})

test('ROOT-INT-32, ROOT-INT-33, ROOT-9.2.9.2.2c: an ally moved along owes Outrage, the pawn does not; neither asks who rules', () => {
  const sides = {
    p1: { pawn: 6, items: ['boot'], hand: ['sword'] },
    p2: { pieces: [['warrior', 6, 2]], hand: ['mouse-in-a-sack'] },
    p3: {
      pieces: [
        ['sympathy', 2],
        ['warrior', 6, 3],
        ['warrior', 2],
      ],
    },
  } as const
  const start = table({
    factions: ['vagabond', 'marquise', 'alliance'],
    sides,
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  const board = start.state.sides.p1?.board
  if (board?.faction !== 'vagabond') throw new Error('No Vagabond sits there.')
  const alone = start.play('act move', 'move-to 2')
  expect([alone.seat, supportersOf(alone, 'p3')]).toEqual(['p1', []])
  board.relations.p2 = 3
  const along = start.play('act move', 'move-to 2', 'along p2', 'move-count 2')
  expect([along.seat, along.legal]).toEqual(['p2', ['outrage mouse-in-a-sack']])
  expect(on(along, 'p2', 'warrior', 2)).toBe(2)
})

test('ROOT-INT-34, ROOT-8.2.6c, ROOT-8.2.6f: Outrage is paid when the move is complete; for an empty hand the Alliance draws too', () => {
  const sides = {
    p1: { crafted: ['eyrie-emigre'], pieces: [['warrior', 6, 3]], hand: ['mouse-in-a-sack'] },
    p2: sympathy,
    p3: { pieces: [['warrior', 2]], hand: ['anvil'] },
  } as const
  const at = (p1: {
    crafted: readonly string[]
    pieces: readonly (readonly ['warrior', 6, 3])[]
    hand: readonly string[]
  }) =>
    table({
      factions: ['eyrie', 'alliance', 'marquise'],
      deck: 'exiles',
      sides: { ...sides, p1 },
      phase: 'birdsong',
      tasks: [window('birdsong.end')],
    }).play('move-to 2', 'move-count 3')
  const moved = at(sides.p1)
  expect([on(moved, 'p1', 'warrior', 2), moved.legal]).toEqual([3, ['outrage mouse-in-a-sack']])
  // The battle of the Emigre belongs to the same effect, and waits.
  const paid = moved.play('outrage mouse-in-a-sack')
  expect(paid.legal).toEqual(['battle-whom p2', 'battle-whom p3'])
  const poor = at({ ...sides.p1, hand: [] })
  expect([supportersOf(poor, 'p2').length, poor.legal]).toEqual([1, ['battle-whom p2', 'battle-whom p3']])
  expect(poor.events).toContainEqual({
    type: 'hand-shown',
    seat: 'p1',
    to: 'p2',
    why: 'outrage',
    cards: [],
    for: ['p1', 'p2'],
  })
})

test('ROOT-INT-35, ROOT-INFO-14, ROOT-8.2.3.1a: what a full stack gains is discarded in everybody’s sight, given, drawn or mobilized', () => {
  const supporters = ['anvil', 'sword', 'bake-sale', 'investments', 'root-tea-fox'] as const
  const move: Task = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }
  const at = (cards: readonly string[]) =>
    table({
      factions: ['eyrie', 'alliance'],
      sides: { p1: { pieces: [['warrior', 6]], hand: cards }, p2: { ...sympathy, supporters } },
      tasks: [move],
    }).play('move-to 2')
  const given = at(['mouse-in-a-sack']).play('outrage mouse-in-a-sack')
  expect([supportersOf(given, 'p2'), given.state.discard]).toEqual([supporters, ['mouse-in-a-sack']])
  const drawn = at(['foxfolk-steel'])
  expect([supportersOf(drawn, 'p2').length, drawn.state.discard.length]).toEqual([5, 1])
  const mobilize = table({
    factions: ['alliance', 'eyrie'],
    sides: { p1: { hand: ['arms-trader', 'mouse-in-a-sack'], supporters } },
    tasks: [{ do: 'alliance-daylight', seat: 'p1' }],
  })
  const birds = mobilize.state.sides.p2
  if (birds) birds.seen.p1 = ['arms-trader', 'mouse-in-a-sack']
  const done = mobilize.play('mobilize arms-trader')
  expect([done.state.discard, done.view('p2').sides.p2?.seen.p1]).toEqual([['arms-trader'], ['mouse-in-a-sack']])
})

test('ROOT-INT-78, ROOT-INT-85: Outrage takes from the hand: neither the Decree nor crafted cards are one', () => {
  const sides = {
    p1: {
      pieces: [['warrior', 6]],
      hand: ['anvil'],
      decree: { move: ['mouse-in-a-sack'], build: ['birdy-bindle'] },
      crafted: ['codebreakers'],
    },
    p2: sympathy,
  } as const
  const move: Task = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }
  const moved = table({ factions: ['eyrie', 'alliance'], sides, tasks: [move] }).play('move-to 2')
  expect(moved.events).toContainEqual({
    type: 'hand-shown',
    seat: 'p1',
    to: 'p2',
    why: 'outrage',
    cards: ['anvil'],
    for: ['p1', 'p2'],
  })
  expect([supportersOf(moved, 'p2').length, moved.state.sides.p1?.crafted]).toEqual([1, ['codebreakers']])
})

test('ROOT-INT-85: crafted cards are not taken at random, not looked at and not counted for the limit', () => {
  const crafted = ['codebreakers', 'cobbler', 'armorers', 'sappers', 'tax-collector', 'royal-claim'] as const
  const rob = (cards: readonly string[]) =>
    table({
      factions: ['eyrie', 'marquise'],
      sides: { p1: { crafted: ['stand-and-deliver'] }, p2: { crafted, hand: cards } },
      phase: 'birdsong',
      tasks: [window('birdsong')],
    })
  expect(rob([]).legal).toEqual(['reward points', 'reward cards'])
  expect(hand(rob(['anvil']).play('use stand-and-deliver'), 'p1')).toEqual(['anvil'])
  const limit = table({
    factions: ['eyrie', 'marquise'],
    sides: { p1: { crafted, hand: ['anvil', 'sword', 'bake-sale', 'investments', 'arms-trader'] } },
    phase: 'evening',
    tasks: [{ do: 'discard-step', seat: 'p1' }],
  })
  expect(limit.legal).toEqual(['reward points', 'reward cards'])
})
