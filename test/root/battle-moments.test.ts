import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const battle: Task = { do: 'battle', seat: 'p1', suit: 'bird' }

test('ROOT-INT-40, ROOT-ENG-20: ambush, foil, its hits and triggers, roll, effects, hits, points, triggers, in this order', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 4]], hand: ['sword'], crafted: ['brutal-tactics'] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['sympathy', 6],
      ],
      hand: ['ambush-fox'],
    },
  } as const
  const start = table({ factions: ['marquise', 'alliance'], sides, tasks: [battle] })
  expect([start.seat, start.legal]).toEqual(['p2', ['ambush ambush-fox', 'ambush nothing']])
  const laid = start.play('ambush ambush-fox')
  expect([laid.seat, laid.legal]).toEqual(['p1', ['foil nothing']])
  const rolled = laid.chance({ dice: [2, 1] }).play('foil nothing')
  expect([on(rolled, 'p1', 'warrior', 6), rolled.legal]).toEqual([2, ['effect brutal-tactics', 'done']])
  const fought = rolled.play('effect brutal-tactics')
  expect(fought.events.map(({ type }) => type)).toEqual([
    'used',
    'scored',
    'hits',
    'hits',
    'removed',
    'removed',
    'removed',
    'scored',
    'hand-shown',
    'supporter',
  ])
  expect([points(fought, 'p1'), points(fought, 'p2'), fought.state.battle]).toEqual([1, 1, null])
})

test('ROOT-INT-41, ROOT-ENG-21, ROOT-D.5.2a: before the roll the defender may enlist the Arbiter, or decline', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 3]] },
    p2: { pieces: [['warrior', 6]], hand: ['anvil'] },
    p3: { character: 'arbiter', pawn: 6, items: ['sword', 'sword'] },
  } as const
  const start = table({ factions: ['marquise', 'eyrie', 'vagabond'], sides, tasks: [battle] })
  const before = start.play('battle-whom p2', 'ambush nothing')
  expect([before.seat, before.legal]).toEqual(['p2', ['enlist yes', 'enlist no']])
  const declined = before.chance({ dice: [3, 3] }).play('enlist no')
  expect([points(declined, 'p3'), on(declined, 'p1', 'warrior', 6)]).toEqual([0, 2])
  const enlisted = before.chance({ dice: [3, 3] }).play('enlist yes')
  expect([points(enlisted, 'p3'), on(enlisted, 'p1', 'warrior', 6)]).toEqual([1, 0])
})

test('ROOT-INT-42, ROOT-INFO-20: ambush and foil are asked of each seat with any card, and of no seat without one', () => {
  const asked = (cards: readonly string[]) =>
    table({
      factions: pair,
      sides: {
        p1: { pieces: [['warrior', 7, 3]], hand: cards },
        p2: { pieces: [['warrior', 7]], hand: ['ambush-mouse'] },
      },
      tasks: [battle],
    }).play('ambush ambush-mouse')
  expect([asked(['anvil']).seat, asked(['anvil']).legal]).toEqual(['p1', ['foil nothing']])
  // An ambush of another suit does not fit.
  expect(asked(['ambush-fox']).legal).toEqual(['foil nothing'])
  expect(asked(['ambush-bird']).legal).toEqual(['foil ambush-bird', 'foil nothing'])
  expect(asked([]).state.battle).toBeNull()
  const nothing = { p1: { pieces: [['warrior', 7]] }, p2: { pieces: [['warrior', 7]] } } as const
  expect(table({ factions: pair, sides: nothing, tasks: [battle] }).state.battle).toBeNull()
})

test('ROOT-INT-43, ROOT-CARD-18, ROOT-4.3.1b: against a Scouting Party the question is not asked; defending it helps nobody', () => {
  const fight = (scout: 'p1' | 'p2') => {
    const crafted = ['scouting-party'] as const
    const sides = {
      p1: { pieces: [['warrior', 7, 3]], crafted: scout === 'p1' ? crafted : [] },
      p2: { pieces: [['warrior', 7]], crafted: scout === 'p2' ? crafted : [], hand: ['ambush-mouse'] },
    } as const
    return table({ factions: pair, sides, tasks: [battle] })
  }
  expect(fight('p1').state.battle).toBeNull()
  expect(hand(fight('p1'), 'p2')).toEqual(['ambush-mouse'])
  expect(fight('p2').legal).toEqual(['ambush ambush-mouse', 'ambush nothing'])
})

test('ROOT-INT-45, ROOT-CARD-17: Armorers may be wasted where nothing was rolled, and serve an attacker too', () => {
  const fight = (holder: 'p1' | 'p2', dice: [number, number]) => {
    const crafted = ['armorers'] as const
    const sides = {
      p1: { pieces: [['warrior', 7, 2]], crafted: holder === 'p1' ? crafted : [] },
      p2: { pieces: [['warrior', 7, 2]], crafted: holder === 'p2' ? crafted : [], hand: ['anvil'] },
    } as const
    return table({ factions: pair, sides, tasks: [battle] })
      .chance({ dice })
      .play('ambush nothing', 'effect armorers')
  }
  const wasted = fight('p2', [0, 0])
  expect([wasted.state.discard, on(wasted, 'p2', 'warrior', 7)]).toEqual([['armorers'], 2])
  const attacker = fight('p1', [2, 1])
  expect([on(attacker, 'p1', 'warrior', 7), on(attacker, 'p2', 'warrior', 7)]).toEqual([2, 0])
})

test('ROOT-INT-46, ROOT-4.3.3b: each effect once in a battle, again in the next; the step ends when both have passed', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 4]], crafted: ['brutal-tactics'] },
    p2: { pieces: [['warrior', 7, 6]], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [battle, battle] })
  const once = start.chance({ dice: [0, 0] }).play('ambush nothing', 'effect brutal-tactics')
  expect([on(once, 'p2', 'warrior', 7), once.legal]).toEqual([5, ['ambush nothing']])
  const twice = once.chance({ dice: [0, 0] }).play('ambush nothing', 'effect brutal-tactics')
  expect([on(twice, 'p2', 'warrior', 7), points(twice, 'p2')]).toEqual([4, 2])
})

test('ROOT-4.3.3b: the sides take turns, one effect at a time, and one that has passed may still answer', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 4]], crafted: ['mouse-partisans', 'fox-partisans', 'saboteurs'] },
    p2: { pieces: [['warrior', 6, 4]], crafted: ['rabbit-partisans'], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, deck: 'exiles', sides, tasks: [battle] })
  // Only the partisans of the clearing's own suit can be used.
  const rolled = start.chance({ dice: [0, 0] }).play('ambush nothing')
  expect([rolled.seat, rolled.legal]).toEqual(['p1', ['effect fox-partisans', 'done']])
  const standard = {
    p1: { pieces: [['warrior', 6, 4]], crafted: ['brutal-tactics', 'armorers'] },
    p2: { pieces: [['warrior', 6, 4]], crafted: ['sappers'], hand: ['anvil'] },
  } as const
  const both = table({ factions: pair, sides: standard, tasks: [battle] })
    .chance({ dice: [1, 1] })
    .play('ambush nothing', 'begins attacker', 'effect brutal-tactics')
  expect([both.seat, both.legal]).toEqual(['p2', ['effect sappers', 'done']])
  const passed = both.play('done')
  expect([passed.seat, passed.legal]).toEqual(['p1', ['effect armorers', 'done']])
  const answered = passed.play('effect armorers')
  expect([answered.seat, answered.legal]).toEqual(['p2', ['effect sappers', 'done']])
  const done = answered.play('effect sappers')
  expect([on(done, 'p1', 'warrior', 6), on(done, 'p2', 'warrior', 6)]).toEqual([3, 2])
})

test('ROOT-4.3.3b: an effect of one side opens the step again for both, until both have passed in a row', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 4]], crafted: ['brutal-tactics'] },
    p2: { pieces: [['warrior', 6, 4]], crafted: ['armorers', 'sappers'], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [battle] })
  const used = start.chance({ dice: [1, 1] }).play('ambush nothing', 'begins attacker', 'done', 'effect sappers')
  expect([used.seat, used.legal]).toEqual(['p1', ['effect brutal-tactics', 'done']])
  const again = used.play('done')
  expect([again.seat, again.legal]).toEqual(['p2', ['effect armorers', 'done']])
  expect(again.play('done').state.battle).toBeNull()
})

test('ROOT-INT-47, ROOT-3.1a: a point of step 3 that ends the game stops the battle', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 2]], crafted: ['brutal-tactics'] },
    p2: { score: 29, pieces: [['warrior', 7, 2]], hand: ['anvil'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [battle] })
  const won = start.chance({ dice: [2, 2] }).play('ambush nothing', 'effect brutal-tactics')
  expect([won.outcome?.winners, on(won, 'p1', 'warrior', 7), on(won, 'p2', 'warrior', 7)]).toEqual([['p2'], 2, 2])
})

test('ROOT-INT-48, ROOT-4.3.4c: hits beyond what is there are lost, and the battle goes to its end', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 3]] },
    p2: { pieces: [['warrior', 7]], hand: ['anvil'] },
    p3: { pieces: [['warrior', 7, 2]] },
  } as const
  const start = table({ factions: ['marquise', 'eyrie', 'alliance'], sides, tasks: [battle] })
  const fought = start.chance({ dice: [3, 1] }).play('battle-whom p2', 'ambush nothing')
  expect([on(fought, 'p2', 'warrior', 7), on(fought, 'p3', 'warrior', 7), on(fought, 'p1', 'warrior', 7)]).toEqual([
    0, 2, 2,
  ])
  expect(fought.state.battle).toBeNull()
})

test('ROOT-INT-51, ROOT-7.8.4a: the Despot scores attacking and defending', () => {
  const birds = { pieces: [['warrior', 7, 3]], leader: 'despot', hand: ['anvil'] } as const
  const cats = {
    pieces: [
      ['warrior', 7],
      ['sawmill', 7],
    ],
    hand: ['sword'],
  } as const
  const attack = table({ factions: ['eyrie', 'marquise'], sides: { p1: birds, p2: cats }, tasks: [battle] })
  expect(points(attack.chance({ dice: [2, 0] }).play('ambush nothing'), 'p1')).toBe(2)
  const defend = table({ factions: pair, sides: { p1: cats, p2: birds }, tasks: [battle] })
  expect(points(defend.chance({ dice: [2, 2] }).play('ambush nothing'), 'p2')).toBe(2)
  expect(points(defend.chance({ dice: [2, 1] }).play('ambush nothing'), 'p2')).toBe(0)
  const ambushed = table({
    factions: pair,
    sides: { p1: cats, p2: { ...birds, hand: ['ambush-bird'] } },
    tasks: [battle],
  })
  const hit = ambushed.play('ambush ambush-bird', 'foil nothing')
  expect([on(hit, 'p1', 'sawmill', 7), points(hit, 'p2')]).toEqual([0, 2])
})

test('ROOT-INT-56: in the clearing of the keep any enemy may be the defender; the keep is hit when no cat is left', () => {
  const sides = {
    p1: { pieces: [['warrior', 1, 3]] },
    p2: {
      pieces: [
        ['warrior', 1],
        ['keep', 1],
      ],
    },
    p3: { pieces: [['warrior', 1]] },
  } as const
  const start = table({ factions: ['eyrie', 'marquise', 'alliance'], sides, tasks: [battle] })
  expect(start.legal).toEqual(['battle-whom p2', 'battle-whom p3'])
  const spared = start.chance({ dice: [1, 0] }).play('battle-whom p2')
  expect([on(spared, 'p2', 'warrior', 1), on(spared, 'p2', 'keep', 1)]).toEqual([0, 1])
  const razed = start.chance({ dice: [2, 0] }).play('battle-whom p2')
  expect([on(razed, 'p2', 'keep', 1), points(razed, 'p1')]).toEqual([0, 1])
})
