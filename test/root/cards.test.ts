import { expect, test } from 'vitest'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const

test('ROOT-EX-51, ROOT-7.2.3a, ROOT-7.8.1, ROOT-CARD-30: Disdain for Trade, the Builder, and Master Engravers', () => {
  const craft = (leader: 'charismatic' | 'builder') => {
    const p1 = {
      leader,
      pieces: [
        ['roost', 5],
        ['roost', 10],
      ],
      crafted: ['master-engravers'],
      hand: ['bake-sale'],
    } as const
    const start = table({
      factions: ['eyrie', 'marquise'],
      deck: 'exiles',
      sides: { p1 },
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    })
    return points(start.play('craft bake-sale'), 'p1')
  }
  expect([craft('charismatic'), craft('builder')]).toEqual([2, 4])
})

test('ROOT-EX-52, ROOT-CARD-02, ROOT-9.2.2.1, ROOT-INT-11: a Favor clears every clearing of its suit', () => {
  const sides = {
    p1: {
      pieces: [
        ['workshop', 6],
        ['workshop', 8, 2],
        ['warrior', 6],
      ],
      hand: ['favor-of-the-foxes'],
    },
    p2: {
      pieces: [
        ['warrior', 6, 2],
        ['roost', 12],
        ['warrior', 5],
      ],
    },
    p3: { pawn: 6, items: ['boot', 'torch', 'tea', 'sword'] },
  } as const
  const start = table({ factions: ['marquise', 'eyrie', 'vagabond'], sides, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  const crafted = start.play('craft favor-of-the-foxes')
  expect([on(crafted, 'p2', 'warrior', 6), on(crafted, 'p2', 'roost', 12), on(crafted, 'p2', 'warrior', 5)]).toEqual([
    0, 0, 1,
  ])
  expect([on(crafted, 'p1', 'warrior', 6), points(crafted, 'p1'), crafted.seat]).toEqual([1, 1, 'p3'])
  const hurt = crafted.play('damage boot up', 'damage tea up', 'damage sword up')
  expect(hurt.state.discard).toEqual(['favor-of-the-foxes'])
})

test('ROOT-EX-53, ROOT-C.3.3a, ROOT-C.3.3b, ROOT-C.3.2a: a closed path is opened for a card and a point', () => {
  const sides = { p2: { pieces: [['sympathy', 2]], hand: ['anvil'] } } as const
  const start = table({
    factions: ['marquise', 'alliance'],
    map: 'mountain',
    sides,
    active: 'p2',
    tasks: [{ do: 'alliance-daylight', seat: 'p2' }],
  })
  expect(start.legal.filter((action) => action.startsWith('open'))).toEqual(['open-path 2 5'])
  const open = start.play('open-path 2 5', 'spend anvil')
  expect([points(open, 'p2'), open.state.closed]).toEqual([1, [1, 2, 3, 4, 5]])
})

test('ROOT-4.1.1a, ROOT-4.1.1c, ROOT-4.1.2b, ROOT-4.1.2c: each piece pays once, and the item must be there', () => {
  const p1 = { pieces: [['workshop', 5]], hand: ['woodland-runners', 'a-visit-to-friends'] } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  expect(start.legal).toEqual(['craft woodland-runners', 'craft a-visit-to-friends', 'done'])
  const done = start.play('craft woodland-runners')
  expect([points(done, 'p1'), done.state.sides.p1?.items[0], done.state.supply[0]]).toEqual([1, 1, 1])
  expect(hand(done, 'p1')).toEqual(['a-visit-to-friends'])
  expect(done.legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-4.1.1e, ROOT-CARD-04: question marks are paid one by one; Royal Claim scores ruled clearings', () => {
  const p1 = {
    pieces: [
      ['workshop', 5, 2],
      ['workshop', 7, 2],
      ['workshop', 6],
      ['warrior', 1],
    ],
    hand: ['royal-claim'],
  } as const
  const start = table({
    factions: pair,
    sides: { p1 },
    tasks: [
      { do: 'craft-step', seat: 'p1' },
      { do: 'phase', seat: 'p1', phase: 'birdsong' },
      { do: 'window', seat: 'p1', moment: 'birdsong' },
    ],
  })
  const paying = start.play('craft royal-claim')
  expect(paying.events).toEqual([{ type: 'laid-out', seat: 'p1', card: 'royal-claim' }])
  expect(paying.legal).toEqual(['activate fox', 'activate rabbit', 'activate mouse'])
  const claimed = paying.play('activate fox', 'activate rabbit', 'activate rabbit').play('use royal-claim')
  expect(points(claimed, 'p1')).toBe(4)
})

test('ROOT-3.3.1a, ROOT-3.3.1b, ROOT-3.3.1.1: dominance', () => {
  const rule = [
    ['warrior', 1],
    ['warrior', 6],
    ['warrior', 8],
  ] as const
  const p1 = { score: 10, pieces: rule, hand: ['dominance-fox'] } as const
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const check = { do: 'dominance-check', seat: 'p1' } as const
  const start = table({
    factions,
    sides: { p1 },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }, check],
  })
  const won = start.play('activate-dominance dominance-fox')
  expect(won.outcome).toMatchObject({ winners: ['p1'], reason: 'dominance' })
  const poor = table({
    factions,
    sides: { p1: { ...p1, score: 9 } },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }],
  })
  expect(poor.legal).not.toContain('activate-dominance dominance-fox')
})

test('ROOT-3.3.3b, ROOT-3.3.4a, ROOT-3.3.4c: a spent dominance card is available, the bird only for a bird', () => {
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const p1 = { hand: ['dominance-bird', 'anvil', 'birdy-bindle'] } as const
  const start = table({
    factions,
    sides: { p1 },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }],
  })
  const spent = start.play('spend-bird dominance-bird')
  expect([spent.state.available, spent.state.discard]).toEqual([['dominance-bird'], []])
  const asked = spent.play('take-dominance dominance-bird')
  expect(asked.legal).toEqual(['spend birdy-bindle'])
  expect(hand(asked.play('spend birdy-bindle'), 'p1')).toEqual(['anvil', 'dominance-bird'])
})

test('ROOT-CARD-07, ROOT-INFO-12, ROOT-INFO-13: Codebreakers shows a hand to one seat, until a card leaves it unseen', () => {
  const factions = ['marquise', 'eyrie', 'alliance'] as const
  const sides = { p1: { crafted: ['codebreakers'] }, p2: { hand: ['anvil', 'sword'] } } as const
  const start = table({ factions, sides, tasks: [{ do: 'cat-actions', seat: 'p1', left: 0, recruited: false }] })
  const seen = start.play('use codebreakers')
  expect(seen.view('p1').sides.p1?.seen).toEqual({ p2: ['anvil', 'sword'] })
  expect(seen.view('p3').sides.p1?.seen).toEqual({})
})

test('ROOT-CARD-21, ROOT-CARD-42: Coffin Makers gather removed warriors and score one point for five', () => {
  const window = { do: 'window', seat: 'p1', moment: 'birdsong.start' } as const
  const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const
  const sides = {
    p1: { pieces: [['warrior', 6, 3]], crafted: ['coffin-makers'] },
    p2: { pieces: [['warrior', 6, 3]], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, deck: 'exiles', sides, tasks: [battle, window] })
  start.state.coffin = { p1: 2 }
  const scored = start.chance({ dice: [3, 1] }).play('ambush nothing')
  expect([points(scored, 'p1'), scored.state.coffin]).toEqual([1, {}])
  expect(scored.state.sides.p2?.supply).toBe(20)
})

test('ROOT-2.1b: when the last card of the deck is taken the discard pile becomes the deck', () => {
  const p1 = { hand: ['birdy-bindle'], pieces: [['warrior', 5]] } as const
  const start = table({
    factions: pair,
    sides: { p1 },
    tasks: [
      { do: 'cat-actions', seat: 'p1', left: 0, recruited: false },
      { do: 'draw-step', seat: 'p1' },
    ],
  })
  const { state } = start
  state.discard.push(...state.deck.splice(0, state.deck.length - 1))
  const done = start.play('done')
  expect([hand(done, 'p1').length, done.state.discard.length]).toEqual([2, 0])
  expect(done.state.deck.length).toBeGreaterThan(40)
})
