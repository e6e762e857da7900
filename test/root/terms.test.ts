import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { allCards, matches } from '../../src/root/rules/cards'
import { linksFrom, waysFrom } from '../../src/root/rules/moving/links'
import { playOn } from '../../src/root/rules/play-on'
import { openSlots, presenceAt, rulerOf } from '../../src/root/rules/rule'
import { clearings, mapIds, suits } from '../../src/root/rules/vocabulary'
import { woodlands } from '../../src/root/rules/woodlands'
import { hand, on, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const rebels = ['marquise', 'alliance'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const

test('ROOT-2.1a, ROOT-G.1.2: a draw takes the top card of the one deck that all share', () => {
  const tasks = [
    { do: 'draw-step', seat: 'p1' },
    { do: 'draw-step', seat: 'p2' },
  ] as const
  const start = table({ factions: pair, sides: { p1: { hand: ['birdy-bindle'] } }, tasks: [actions, ...tasks] })
  const [second, first] = start.state.deck.slice(-2)
  const drawn = start.play('done')
  expect([hand(drawn, 'p1'), hand(drawn, 'p2')]).toEqual([['birdy-bindle', first], [second]])
  expect(drawn.state.deck.length).toBe(start.state.deck.length - 2)
})

test('ROOT-2.1c: every card belongs to one of four suits, and most have an effect to be crafted', () => {
  for (const card of allCards) expect(suits).toContain(card.suit)
  expect(allCards.filter(({ cost }) => cost.length > 0).length).toBeGreaterThan(allCards.length / 2)
})

test('ROOT-2.1.1a, ROOT-2.1.1.2: a bird stands for any suit, and nothing else stands for a bird', () => {
  for (const suit of suits) expect([suit, matches('birdy-bindle', suit)]).toEqual([suit, true])
  expect([matches('anvil', 'fox'), matches('anvil', 'mouse'), matches('anvil', 'bird')]).toEqual([true, false, false])
  const sides = { p1: { pieces: [['sawmill', 8]], hand: ['anvil', 'sword', 'birdy-bindle'] } } as const
  const start = table({ factions: pair, sides, tasks: [actions] })
  expect(start.play('act overwork').legal).toEqual(['spend birdy-bindle', 'spend anvil'])
  expect(start.legal).toContain('spend-bird birdy-bindle')
  expect(start.legal).not.toContain('spend-bird anvil')
})

test('ROOT-2.1.1a, ROOT-2.1.1b: birds stand for several cards of one suit, each for one, and nobody names it', () => {
  const revolt = (supporters: readonly string[]) =>
    table({
      factions: rebels,
      sides: { p2: { pieces: [['sympathy', 6]], supporters } },
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'revolt', seat: 'p2' }],
    })
  expect(revolt(['birdy-bindle', 'bake-sale']).legal).toEqual(['done'])
  const risen = revolt(['birdy-bindle', 'arms-trader']).play(
    'revolt 6',
    'supporter birdy-bindle',
    'supporter arms-trader',
  )
  expect(on(risen, 'p2', 'base-fox', 6)).toBe(1)
})

test('ROOT-2.1.1.3, ROOT-3.3.4c: an available bird dominance card is not wild: only a bird takes it', () => {
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const start = table({ factions, sides: { p1: { hand: ['anvil'] } }, tasks: [actions] })
  start.state.available = ['dominance-bird']
  expect(start.legal).not.toContain('take-dominance dominance-bird')
  start.state.available = ['dominance-fox']
  expect(start.legal).toContain('take-dominance dominance-fox')
})

test('ROOT-2.1.2b, ROOT-4.3.1a, ROOT-DP-24, ROOT-DP-25: each side may play one ambush that fits the clearing', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 3]], hand: ['ambush-mouse', 'ambush-fox'] },
    p2: { pieces: [['warrior', 7]], hand: ['ambush-bird', 'ambush-bird', 'ambush-rabbit'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  expect([start.seat, start.legal]).toEqual(['p2', ['ambush ambush-bird', 'ambush nothing']])
  const foil = start.play('ambush ambush-bird')
  expect([foil.seat, foil.legal]).toEqual(['p1', ['foil ambush-mouse', 'foil nothing']])
  // The second ambush in the hand is not asked for.
  const done = foil.chance({ dice: [0, 0] }).play('foil ambush-mouse')
  expect([done.state.battle, hand(done, 'p2')]).toEqual([null, ['ambush-bird', 'ambush-rabbit']])
})

test('ROOT-2.2.1a, ROOT-G.1.22, ROOT-G.1.23, ROOT-G.1.21: paths join clearings; rivers and closed paths do not', () => {
  const autumn = playOn(table({ factions: pair, tasks: [] }).state)
  expect(linksFrom(autumn, 'p1', 7)).toEqual([3, 8, 12])
  expect(woodlands.autumn.byRiver[7]).toEqual([4, 11])
  const mountain = playOn(table({ factions: pair, map: 'mountain', tasks: [] }).state)
  expect(woodlands.mountain.byPath[5]).toEqual([2, 9, 10, 11])
  expect(linksFrom(mountain, 'p1', 5)).toEqual([10, 11])
  mountain.state.closed = [1, 2, 3, 4, 5]
  expect(linksFrom(mountain, 'p1', 5)).toEqual([2, 10, 11])
})

test('ROOT-2.2.1b: who treats rivers as paths does so for every effect: sympathy spreads across one', () => {
  const spread = (crafted: readonly string[]) =>
    table({
      factions: rebels,
      deck: 'exiles',
      sides: { p2: { crafted, pieces: [['sympathy', 4]], supporters: ['sword', 'bake-sale'] } },
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'spread', seat: 'p2' }],
    }).legal
  expect(spread([])).toEqual(['spread 9', 'done'])
  expect(spread(['boat-builders'])).toEqual(['spread 7', 'spread 9', 'done'])
})

test.each(mapIds)('ROOT-2.2.2: on the %s map every clearing has one suit, four of each', (map) => {
  for (let seed = 0; seed < 5; seed++) {
    const { suits: markers } = root.setup({ seed, map, factions: ['marquise', 'eyrie'] })
    expect([markers.length, markers[0]]).toEqual([13, null])
    for (const suit of ['fox', 'rabbit', 'mouse']) expect(markers.filter((each) => each === suit)).toHaveLength(4)
  }
})

test('ROOT-2.2.3a, ROOT-2.2.3b, ROOT-G.1.16: a building fills a slot; without an open one none is placed; removed it frees it', () => {
  const full = {
    pieces: [
      ['warrior', 1],
      ['sawmill', 1],
      ['wood', 1],
    ],
    hand: ['anvil'],
  } as const
  const start = table({ factions: pair, sides: { p1: full }, tasks: [actions] })
  expect(openSlots(playOn(start.state), 1)).toBe(0)
  expect(start.legal).not.toContain('act build')
  const free = table({
    factions: pair,
    sides: {
      p1: {
        ...full,
        pieces: [
          ['warrior', 1],
          ['wood', 1],
        ],
      },
    },
    tasks: [actions],
  })
  const built = free.play('act build', 'building sawmill')
  expect([on(built, 'p1', 'sawmill', 1), openSlots(playOn(built.state), 1)]).toEqual([1, 0])
  for (const at of clearings) expect(woodlands.autumn.slots[at]).toBeGreaterThan(0)
})

test('ROOT-2.2.3c: tokens, warriors and pawns need no slot, and their number is not limited', () => {
  const sides = {
    p1: {
      pieces: [
        ['sawmill', 1],
        ['wood', 1, 5],
        ['warrior', 1, 9],
      ],
    },
    p2: { pawn: 1 },
  } as const
  const wooded = table({ factions: ['marquise', 'vagabond'], sides, tasks: [{ do: 'wood', seat: 'p1', done: [] }] })
  expect([on(wooded, 'p1', 'wood', 1), openSlots(playOn(wooded.state), 1)]).toEqual([6, 0])
})

test('ROOT-2.2.4a, ROOT-G.1.20: a ruin fills its slot, and belongs to nobody', () => {
  const { state } = table({ factions: pair, sides: { p1: { pieces: [['warrior', 6]] } }, tasks: [] })
  expect(clearings.filter((at) => state.ruins[at])).toEqual([6, 10, 11, 12])
  expect([openSlots(playOn(state), 6), openSlots(playOn(state), 11)]).toEqual([1, 2])
  expect([rulerOf({ state }, 6), rulerOf({ state }, 11)]).toEqual(['p1', null])
})

test('ROOT-2.2.4b: a ruin stays until an effect says that it is removed; then its slot is open', () => {
  const sides = { p1: { pawn: 6, items: ['torch'] }, p2: { pieces: [['warrior', 6, 2]] } } as const
  const start = table({ factions: ['vagabond', 'marquise'], sides, tasks: [{ do: 'vagabond-daylight', seat: 'p1' }] })
  start.state.ruins[6] = ['hammer']
  expect(openSlots(playOn(start.state), 6)).toBe(1)
  const explored = start.play('act explore')
  expect([explored.state.ruins[6], openSlots(playOn(explored.state), 6)]).toEqual([null, 2])
})

describe('forests', () => {
  const slipping = (board: { pawn?: number }) => {
    const start = table({
      factions: ['vagabond', 'marquise'],
      sides: { p1: { items: ['boot'], ...board } },
      tasks: [{ do: 'slip', seat: 'p1' }],
    })
    return start
  }

  test('ROOT-2.4, ROOT-2.4.1a, ROOT-G.1.9, ROOT-DP-43: a forest is adjacent to the clearings that it touches', () => {
    expect(slipping({ pawn: 9 }).legal).toEqual(['move-to 1', 'move-to 4', 'move-to 12', 'slip a2', 'slip a4', 'done'])
  })

  test('ROOT-2.4.1b: two forests are adjacent if one path lies between them', () => {
    const { forests, forestNeighbours } = woodlands.autumn
    const near = (id: string) =>
      forestNeighbours[forests.findIndex((forest) => forest.id === id)]?.map((index) => forests[index]?.id)
    expect([near('a1'), near('a4')]).toEqual([
      ['a2', 'a3'],
      ['a2', 'a7'],
    ])
  })
})

test('ROOT-2.5c, ROOT-G.1.7: what changes rule: the Eyrie with a tie, a Vagabond never, cards that count tokens', () => {
  const one = { pieces: [['warrior', 8]] } as const
  expect(rulerOf(table({ factions: pair, sides: { p1: one, p2: one }, tasks: [] }), 8)).toBe('p2')
  expect(rulerOf(table({ factions: rebels, sides: { p1: one, p2: one }, tasks: [] }), 8)).toBeNull()
  const roaming = table({ factions: ['vagabond', 'marquise'], sides: { p1: { pawn: 8, items: ['sword'] } }, tasks: [] })
  expect([rulerOf(roaming, 8), presenceAt(roaming, 'p1', 8)]).toEqual([null, 0])
})

test('ROOT-2.5d: rule is a property of the position, and changes with it at once', () => {
  const sides = { p1: { pieces: [['warrior', 1, 2]] }, p2: { pieces: [['warrior', 5]] } } as const
  const start = table({ factions: pair, sides, tasks: [move] })
  expect([rulerOf(start, 1), rulerOf(start, 5)]).toEqual(['p1', 'p2'])
  const moved = start.play('move-to 5', 'move-count 2')
  expect([rulerOf(moved, 1), rulerOf(moved, 5)]).toEqual([null, 'p1'])
  expect(JSON.stringify(moved.state)).not.toMatch(/rule[rs]"/)
})

test('ROOT-G.1.1, ROOT-G.1.34, ROOT-G.1.28, ROOT-G.1.14: what stands on the map; a pawn is not a warrior and is not removed', () => {
  const sides = {
    p1: { pieces: [['workshop', 8, 3]], hand: ['favor-of-the-foxes'] },
    p2: { pawn: 6, items: ['boot'] },
  } as const
  const start = table({ factions: ['marquise', 'vagabond'], sides, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  const done = start.play('craft favor-of-the-foxes')
  expect(done.state.sides.p2?.board).toMatchObject({ clearing: 6, damagedReady: [1, 0, 0, 0, 0, 0, 0, 0] })
})

test('ROOT-G.1.8, ROOT-G.1.10: the edge is the ring around the map, closed paths included', () => {
  for (const map of mapIds) expect(new Set(woodlands[map].edge).size).toBe(woodlands[map].edge.length)
  const { edge, closedPaths } = woodlands.mountain
  const around = edge.map((at, index) =>
    [at, edge[(index + 1) % edge.length] ?? 0].sort((one, other) => one - other).join(),
  )
  expect(closedPaths.filter((path) => around.includes(path.join()))).toEqual([
    [2, 5],
    [3, 7],
    [5, 9],
  ])
})

test('ROOT-G.1.6, ROOT-G.1.17: enemies are all others but a coalition partner', () => {
  const factions = ['marquise', 'vagabond', 'eyrie', 'alliance'] as const
  const foes = { p2: { pawn: 8 }, p3: { pieces: [['warrior', 8]] }, p4: { pieces: [['sympathy', 8]] } } as const
  const sides = { p1: { pieces: [['warrior', 8, 2]] }, ...foes } as const
  const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const
  const start = table({ factions, sides, tasks: [battle] })
  expect(start.legal).toEqual(['battle-whom p2', 'battle-whom p3', 'battle-whom p4'])
  if (start.state.sides.p1) start.state.sides.p1.partner = 'p2'
  expect(start.legal).toEqual(['battle-whom p3', 'battle-whom p4'])
})

test('ROOT-G.1.18, ROOT-4.1.2b: an item is nobody’s piece: a crafted one lies in a box, and is lost to no hit', () => {
  const sides = {
    p1: { pieces: [['warrior', 8, 3]] },
    p2: { pieces: [['warrior', 8]], box: ['hammer'], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  const done = start.chance({ dice: [3, 0] }).play('ambush nothing')
  expect([on(done, 'p2', 'warrior', 8), done.state.sides.p2?.items[3]]).toEqual([0, 1])
})

test('ROOT-G.1.24: a clearing across a river that is treated as a path is a way like others', () => {
  const sides = { p1: { crafted: ['boat-builders'], pieces: [['warrior', 7]] } } as const
  const start = table({ factions: pair, deck: 'exiles', sides, tasks: [move] })
  expect(waysFrom(playOn(start.state), 'p1', 7).map(({ to }) => to)).toEqual([3, 4, 8, 11, 12])
  expect(on(start.play('move-to 4'), 'p1', 'warrior', 4)).toBe(1)
})
