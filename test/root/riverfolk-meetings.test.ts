import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { riverfolkOf } from '../../src/root/rules/factions/riverfolk/board'
import { sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { rules } from '../../src/root/rules/rule'
import { hand, on, points, relation, table } from './table'

test('ROOT-CARD-02, ROOT-INT-13, ROOT-11.2.5.1c: a Favor takes trade posts and warriors, and disrupts trade for each', () => {
  const start = table({
    factions: ['marquise', 'riverfolk', 'eyrie'],
    sides: {
      p1: {
        hand: ['favor-of-the-mice'],
        pieces: [
          ['workshop', 2, 2],
          ['workshop', 7],
        ],
      },
      p2: {
        pieces: [
          ['post-mouse', 2],
          ['post-mouse', 9],
          ['warrior', 9, 2],
        ],
        funds: { p1: 4, p3: 4 },
        posts: { mouse: 1 },
      },
    },
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })
  const crafted = start.play('craft favor-of-the-mice')
  expect([points(crafted, 'p1'), crafted.seat, on(crafted, 'p2', 'warrior', 9)]).toEqual([2, 'p2', 0])
  const done = crafted.play(
    'lose-fund p1',
    'lose-fund p1',
    'lose-fund p3',
    'lose-fund p3',
    'lose-fund p1',
    'lose-fund p1',
  )
  expect(riverfolkOf(done, 'p2').funds).toEqual({ p3: 2 })
})

test('ROOT-8.4.1.3a, ROOT-11.2.5.1a: a revolt removes the garrison with its post', () => {
  const start = table({
    factions: ['alliance', 'riverfolk'],
    phase: 'birdsong',
    sides: {
      p1: { pieces: [['sympathy', 12]], supporters: ['anvil', 'ambush-fox'] },
      p2: {
        pieces: [
          ['post-fox', 12],
          ['warrior', 12, 2],
        ],
        funds: { p2: 2 },
      },
    },
    tasks: [{ do: 'revolt', seat: 'p1' }],
  })
  const revolted = start.play('revolt 12').play('supporter anvil', 'supporter ambush-fox')
  expect([points(revolted, 'p1'), on(revolted, 'p1', 'base-fox', 12), riverfolkOf(revolted, 'p2').funds]).toEqual([
    1,
    1,
    { p2: 1 },
  ])
})

test('ROOT-8.2.6a, ROOT-11.2.7.3e: mercenaries that rule for their buyer owe no Outrage; the mover does', () => {
  const owed = table({
    factions: ['riverfolk', 'marquise', 'alliance'],
    active: 'p2',
    sides: {
      p1: { pieces: [['warrior', 12, 3]], hand: ['bake-sale'] },
      p2: { pieces: [['warrior', 10]], hand: ['anvil'] },
      p3: {
        pieces: [
          ['sympathy', 12],
          ['warrior', 12, 2],
          ['warrior', 10, 2],
        ],
      },
    },
    arrange: (state) => {
      state.turn.used.push('mercenaries')
    },
    tasks: [{ do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }],
  })
  expect([owed.seat, owed.legal]).toEqual(['p2', ['outrage anvil']])
})

test('ROOT-9.2.8, ROOT-11.2.6a: a partner buys too, and a coalition changes nothing for the price', () => {
  const start = table({
    factions: ['riverfolk', 'vagabond', 'marquise', 'eyrie'],
    active: 'p2',
    phase: 'birdsong',
    sides: {
      p1: { hand: ['sword', 'armorers'] },
      p2: { pawn: 5, items: ['boot', 'sword'] },
      p4: { leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] } },
    },
    arrange(state) {
      state.deck = state.deck.filter((card) => card !== 'dominance-fox')
      sideOf({ state }, 'p2').dominance = 'dominance-fox'
      sideOf({ state }, 'p2').partner = 'p1'
      sideOf({ state }, 'p1').partner = 'p2'
    },
    tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
  })
  expect(start.legal).toContain('buy hand-card')
  const bought = start.play('buy hand-card', 'buy-card armorers')
  expect(hand(bought, 'p2')).toEqual(['armorers'])
  expect(root.check(bought.state)).toEqual([])
})

test('ROOT-9.5.4, ROOT-11.2.3c: the Vagabond aids the Riverfolk, takes an item, and is friendlier', () => {
  const start = table({
    factions: ['vagabond', 'riverfolk'],
    sides: { p1: { pawn: 10, items: ['boot'], hand: ['bake-sale'] }, p2: { pieces: [['warrior', 10]], box: ['tea'] } },
    tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
  })
  const gave = start.play('act aid')
  const done = gave.legal.includes('give bake-sale') ? gave.play('give bake-sale') : gave
  expect([hand(done, 'p2'), relation(done, 'p1', 'p2'), done.state.sides.p2?.items.some((count) => count > 0)]).toEqual(
    [['bake-sale'], 1, false],
  )
})

test('ROOT-7.2.2a, ROOT-11.2.7.3a: the Eyrie win ties with mercenaries, and lose them in Evening’s end', () => {
  const start = table({
    factions: ['riverfolk', 'eyrie', 'marquise'],
    active: 'p2',
    phase: 'evening',
    sides: {
      p1: { pieces: [['warrior', 12, 1]] },
      p2: { pieces: [['warrior', 12, 1]], leader: 'builder', decree: { recruit: ['vizier'], move: ['vizier'] } },
      p3: { pieces: [['warrior', 12, 2]] },
    },
    arrange: (state) => {
      state.turn.used.push('mercenaries')
    },
    tasks: [{ do: 'roost-points', seat: 'p2' }],
  })
  expect(rules({ state: start.state }, 'p2', 12)).toBe(true)
  const next = root.clone(start.state)
  next.agenda = [{ do: 'turn', seat: 'p3' }]
  const over = { ...next, active: 'p3' as const, turn: { ...next.turn, used: [] } }
  expect(rules({ state: over }, 'p2', 12)).toBe(false)
  expect(rules({ state: over }, 'p3', 12)).toBe(true)
})

test('ROOT-CARD-23, ROOT-CARD-44: False Orders send the Riverfolk along a river', () => {
  const start = table({
    factions: ['marquise', 'riverfolk'],
    deck: 'exiles',
    phase: 'birdsong',
    sides: { p1: { crafted: ['false-orders'] }, p2: { pieces: [['warrior', 4, 3]] } },
    tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
  }).play('use false-orders')
  expect(start.legal).toContain('move-to 7')
  expect(on(start.play('move-to 7'), 'p2', 'warrior', 7)).toBe(2)
})

test('ROOT-CARD-21, ROOT-CARD-42: a mercenary that falls lies on Coffin Makers; spent funds do not', () => {
  const start = table({
    factions: ['riverfolk', 'eyrie', 'marquise'],
    deck: 'exiles',
    active: 'p2',
    sides: {
      p1: { pieces: [['warrior', 12, 2]], funds: { p2: 2 } },
      p2: { leader: 'builder' },
      p3: { pieces: [['warrior', 12, 2]], hand: ['bake-sale'], crafted: ['coffin-makers'] },
    },
    arrange: (state) => {
      state.turn.used.push('mercenaries')
    },
    tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
  })
  const fought = start.chance({ dice: [1, 1] }).play('ambush nothing')
  expect(fought.state.coffin).toEqual({ p1: 1, p3: 1 })
})

test('ROOT-CARD-07, ROOT-ENG-06a: Codebreakers are not used on a hand that lies open', () => {
  const asked = (cats: readonly string[]) =>
    table({
      factions: ['eyrie', 'riverfolk', 'marquise'],
      sides: { p1: { crafted: ['codebreakers'], leader: 'builder' }, p2: { hand: ['anvil'] }, p3: { hand: cats } },
      tasks: [{ do: 'window', seat: 'p1', moment: 'daylight' }],
    })
  expect(asked([]).legal).toEqual(['reward points', 'reward cards'])
  const used = asked(['sword']).play('use codebreakers')
  expect(used.state.sides.p1?.seen).toEqual({ p3: ['sword'] })
})

test('ROOT-3.3.1a, ROOT-11.4.2: with dominance the Riverfolk score no dividends, but go on selling', () => {
  const start = table({
    factions: ['riverfolk', 'marquise', 'eyrie'],
    phase: 'birdsong',
    sides: { p1: { pieces: [['post-fox', 12]], funds: { p2: 4 }, posts: { fox: 2 }, score: 12 } },
    arrange(state) {
      state.deck = state.deck.filter((card) => card !== 'dominance-fox')
      sideOf({ state }, 'p1').dominance = 'dominance-fox'
    },
    tasks: [{ do: 'dividends', seat: 'p1' }],
  })
  expect(points(start, 'p1')).toBe(12)
  expect(playOn(start.state).factions.riverfolk.offer?.actions(playOn(start.state), 'p1', 'p2')).toEqual([
    { type: 'buy', service: 'riverboats' },
  ])
})

test('ROOT-C.2.5a, ROOT-11.2.2a: on the Lake they cross by swimming, and the Ferry stays', () => {
  const start = table({
    factions: ['riverfolk', 'marquise'],
    map: 'lake',
    sides: {
      p1: { pieces: [['warrior', 10, 2]], funds: { p1: 1 } },
      p2: {
        pieces: [
          ['warrior', 11, 3],
          ['warrior', 10, 3],
        ],
      },
    },
    arrange: (state) => {
      state.ferry = 10
    },
    tasks: [{ do: 'riverfolk-daylight', seat: 'p1' }],
  })
  const moved = start.play('act move', 'move-to 11', 'move-count 2')
  expect([on(moved, 'p1', 'warrior', 11), moved.state.ferry, hand(moved, 'p1')]).toEqual([2, 10, []])
})
