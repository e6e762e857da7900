import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const window = (moment: 'birdsong.start' | 'birdsong' | 'birdsong.end' | 'daylight.start' | 'evening.start'): Task => ({
  do: 'window',
  seat: 'p1',
  moment,
})
const daylight = { do: 'cat-actions', seat: 'p1', left: 0, recruited: false } as const

test('ROOT-CARD-03: Better Burrow Bank draws a card for its owner, then one for an enemy', () => {
  const sides = { p1: { crafted: ['better-burrow-bank'] } } as const
  const start = table({ factions: pair, sides, phase: 'birdsong', tasks: [window('birdsong.start')] })
  expect(start.legal).toEqual(['use better-burrow-bank', 'done'])
  const used = start.play('use better-burrow-bank')
  expect([hand(used, 'p1').length, hand(used, 'p2').length]).toEqual([1, 1])
})

test('ROOT-CARD-05, ROOT-INFO-09: Stand and Deliver takes a card at random, and its victim scores', () => {
  const sides = { p1: { crafted: ['stand-and-deliver'] }, p2: { hand: ['anvil'] } } as const
  const used = table({ factions: pair, sides, phase: 'birdsong', tasks: [window('birdsong')] }).play(
    'use stand-and-deliver',
  )
  expect([hand(used, 'p1'), hand(used, 'p2'), points(used, 'p2')]).toEqual([['anvil'], [], 1])
  expect(used.view('p2').sides.p2?.seen).toEqual({ p1: ['anvil'] })
})

test('ROOT-CARD-06, ROOT-CARD-09: Command Warren starts a battle, Cobbler makes a move', () => {
  const pieces = [['warrior', 6]] as const
  const foe = { pieces: [['warrior', 6]], hand: ['anvil'] } as const
  const warren = { p1: { pieces, crafted: ['command-warren'] }, p2: foe } as const
  expect(
    table({ factions: pair, sides: warren, tasks: [window('daylight.start')] }).play('use command-warren').legal,
  ).toEqual(['ambush nothing'])
  const cobbler = { p1: { pieces, crafted: ['cobbler'] } } as const
  const moved = table({ factions: pair, sides: cobbler, phase: 'evening', tasks: [window('evening.start')] })
  expect(moved.play('use cobbler', 'move-to 3').state.sides.p1?.pieces.warrior?.[3]).toBe(1)
})

test('ROOT-CARD-08, ROOT-6.2.3b, ROOT-CARD-12: Tax Collector, once in a turn, and Field Hospitals may answer', () => {
  const sides = {
    p1: {
      crafted: ['tax-collector'],
      pieces: [
        ['warrior', 6],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
  } as const
  const asked = table({ factions: pair, sides, tasks: [daylight] }).play('use tax-collector')
  const saved = asked.play('save anvil')
  expect([on(saved, 'p1', 'warrior', 1), hand(saved, 'p1').length]).toEqual([1, 1])
  expect(saved.legal).not.toContain('use tax-collector')
})

test('ROOT-CARD-20: Saboteurs are discarded to discard a crafted card of an enemy', () => {
  const sides = { p1: { crafted: ['saboteurs'] }, p2: { crafted: ['tunnels'] } } as const
  const used = table({
    factions: pair,
    deck: 'exiles',
    sides,
    phase: 'birdsong',
    tasks: [window('birdsong.start')],
  }).play('use saboteurs')
  expect(used.state.sides.p2?.crafted).toEqual([])
  expect(used.state.discard).toEqual(['saboteurs', 'tunnels'])
})

test('ROOT-CARD-22: Swap Meet takes a card at random and gives one back', () => {
  const sides = { p1: { crafted: ['swap-meet'], hand: ['sword'] }, p2: { hand: ['anvil'] } } as const
  const start = table({ factions: pair, deck: 'exiles', sides, phase: 'birdsong', tasks: [window('birdsong')] })
  const taken = start.play('use swap-meet')
  expect(taken.legal).toEqual(['give anvil', 'give sword'])
  expect(hand(taken.play('give sword'), 'p2')).toEqual(['sword'])
})

test('ROOT-CARD-23, ROOT-CARD-44: False Orders move half, rounded up, under any ruler', () => {
  const sides = { p1: { crafted: ['false-orders'] }, p2: { pieces: [['warrior', 6, 3]] } } as const
  const start = table({
    factions: ['eyrie', 'marquise'],
    deck: 'exiles',
    sides,
    phase: 'birdsong',
    tasks: [window('birdsong')],
  })
  const moved = start.play('use false-orders', 'move-to 2')
  expect([on(moved, 'p2', 'warrior', 6), on(moved, 'p2', 'warrior', 2)]).toEqual([1, 2])
})

test('ROOT-CARD-24, ROOT-CARD-41: Eyrie Emigre must move and battle, or is discarded', () => {
  const sides = { p1: { crafted: ['eyrie-emigre'], pieces: [['warrior', 6]] }, p2: { pieces: [['wood', 3]] } } as const
  const start = table({
    factions: ['eyrie', 'marquise'],
    deck: 'exiles',
    sides,
    phase: 'birdsong',
    tasks: [window('birdsong.end')],
  })
  expect(start.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
  expect(start.play('move-to 2').state.discard).toEqual(['eyrie-emigre'])
  const fought = start.play('move-to 3')
  expect([fought.state.sides.p1?.crafted, points(fought, 'p1')]).toEqual([['eyrie-emigre'], 1])
})

test('ROOT-CARD-25, ROOT-CARD-45: Propaganda Bureau replaces an enemy warrior', () => {
  const sides = {
    p1: { crafted: ['propaganda-bureau'], hand: ['anvil'] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['warrior', 5],
      ],
    },
  } as const
  const used = table({ factions: pair, deck: 'exiles', sides, tasks: [daylight] }).play(
    'use propaganda-bureau',
    'spend anvil',
  )
  expect([on(used, 'p1', 'warrior', 6), on(used, 'p2', 'warrior', 6), on(used, 'p2', 'warrior', 5)]).toEqual([1, 0, 1])
})

test('ROOT-CARD-26: the League exhausts a crafted item for a move or a battle', () => {
  const sides = { p1: { crafted: ['league-of-adventurous-mice'], box: ['boot'], pieces: [['warrior', 6]] } } as const
  const used = table({ factions: pair, deck: 'exiles', sides, tasks: [daylight] }).play(
    'use league-of-adventurous-mice',
    'move-to 2',
  )
  expect(on(used, 'p1', 'warrior', 2)).toBe(1)
  expect([used.state.sides.p1?.items[0], used.state.sides.p1?.spentItems[0]]).toEqual([0, 1])
})

test('ROOT-CARD-28, ROOT-CARD-50: Informants fetch an ambush in place of the draw', () => {
  const sides = { p1: { crafted: ['informants'], hand: ['sword'] } } as const
  const start = table({ factions: pair, deck: 'exiles', sides, tasks: [daylight, { do: 'draw-step', seat: 'p1' }] })
  start.state.discard.push(...start.state.deck.splice(start.state.deck.indexOf('ambush-fox'), 1))
  const asked = start.play('done')
  expect(asked.legal).toEqual(['fetch ambush-fox', 'fetch nothing'])
  expect(hand(asked.play('fetch ambush-fox'), 'p1')).toEqual(['sword', 'ambush-fox'])
})

test('ROOT-CARD-29, ROOT-CARD-34, ROOT-2.3: Boat Builders and Tunnels make clearings adjacent for their owner', () => {
  const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
  const to = (crafted: readonly string[]) =>
    table({
      factions: pair,
      deck: 'exiles',
      sides: {
        p1: {
          crafted,
          pieces: [
            ['warrior', 5],
            ['workshop', 5],
            ['workshop', 8],
          ],
        },
      },
      tasks: [move],
    }).legal
  expect(to([])).toEqual(['move-to 1', 'move-to 2'])
  expect(to(['boat-builders'])).toEqual(['move-to 1', 'move-to 2', 'move-to 10'])
  expect(to(['tunnels'])).toEqual(['move-to 1', 'move-to 2', 'move-to 8'])
})

test('ROOT-CARD-19, ROOT-CARD-40: Partisans hit, and every card of another suit is discarded, birds too', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 2]], crafted: ['fox-partisans'], hand: ['anvil', 'sword', 'birdy-bindle'] },
    p2: { pieces: [['warrior', 6, 2]], hand: ['foxfolk-steel'] },
  } as const
  const start = table({ factions: pair, deck: 'exiles', sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  const rolled = start.chance({ dice: [0, 0] }).play('ambush nothing', 'effect fox-partisans')
  expect([on(rolled, 'p2', 'warrior', 6), hand(rolled, 'p1')]).toEqual([1, ['anvil']])
})

test('ROOT-C.2.5a, ROOT-C.2.5c: the Ferry goes along, and its passenger draws a card, once in a turn', () => {
  const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
  const sides = { p1: { pieces: [['warrior', 1, 2]] } } as const
  const start = table({ factions: pair, map: 'lake', sides, tasks: [move, move] })
  expect(start.legal).toEqual(['move-to 5', 'move-to 9', 'move-to 10', 'move-to 11', 'move-to 12'])
  const moved = start.play('move-to 12', 'move-count 1')
  expect([moved.state.ferry, hand(moved, 'p1').length]).toEqual([12, 1])
  expect(moved.play('move-from 12').legal).toEqual(['move-to 3', 'move-to 9'])
})

test('ROOT-C.3.4: who rules the Pass when its Evening ends scores a point', () => {
  const sides = { p1: { pieces: [['warrior', 10]] } } as const
  const ended = table({ factions: pair, map: 'mountain', sides, tasks: [{ do: 'turn-end', seat: 'p1' }] })
  expect(points(ended, 'p1')).toBe(1)
})
