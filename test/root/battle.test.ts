import { expect, test } from 'vitest'
import { rulerOf } from '../../src/root/rules/rule'
import { hand, on, points, table } from './table'

const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const
const pair = ['marquise', 'eyrie'] as const

test('ROOT-EX-01, ROOT-2.5b, ROOT-7.2.2a: with a tie the Eyrie rule, nobody else does', () => {
  const cats = {
    pieces: [
      ['warrior', 6, 2],
      ['sawmill', 6],
    ],
  } as const
  const tied = table({ factions: pair, sides: { p1: cats, p2: { pieces: [['warrior', 6, 3]] } }, tasks: [] })
  expect(rulerOf(tied, 6)).toBe('p2')
  const rebels = { pieces: [['warrior', 6, 3]] } as const
  const nobody = table({ factions: ['marquise', 'alliance'], sides: { p1: cats, p2: rebels }, tasks: [] })
  expect(rulerOf(nobody, 6)).toBeNull()
})

test('ROOT-EX-03, ROOT-2.5a: tokens do not count for rule, buildings do', () => {
  const rebels = [
    ['warrior', 6],
    ['sympathy', 6],
  ] as const
  const cats = {
    pieces: [
      ['warrior', 6],
      ['wood', 6, 2],
    ],
  } as const
  const even = table({ factions: ['marquise', 'alliance'], sides: { p1: cats, p2: { pieces: rebels } }, tasks: [] })
  expect(rulerOf(even, 6)).toBeNull()
  const based = { pieces: [...rebels, ['base-fox', 6]] } as const
  const ruled = table({ factions: ['marquise', 'alliance'], sides: { p1: cats, p2: based }, tasks: [] })
  expect(rulerOf(ruled, 6)).toBe('p2')
})

test('ROOT-CARD-32: with Soup Kitchens each token counts as two', () => {
  const cats = { pieces: [['wood', 6, 2]], crafted: ['soup-kitchens'] } as const
  const game = table({
    factions: pair,
    deck: 'exiles',
    sides: { p1: cats, p2: { pieces: [['warrior', 6, 3]] } },
    tasks: [],
  })
  expect(rulerOf(game, 6)).toBe('p1')
})

test('ROOT-EX-04, ROOT-4.2.1a: a move needs rule at one end', () => {
  const sides = { p1: { pieces: [['warrior', 6, 3]] }, p2: { pieces: [['warrior', 6, 4]] } } as const
  const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
  expect(table({ factions: pair, sides, tasks: [move] }).legal).not.toContain('move-to 2')
  const withMill = {
    ...sides,
    p1: {
      pieces: [
        ['warrior', 6, 3],
        ['sawmill', 2],
      ],
    },
  } as const
  expect(table({ factions: pair, sides: withMill, tasks: [move] }).legal).toContain('move-count 3')
  const planners = { ...sides, p1: { pieces: [['warrior', 6, 3]], crafted: ['corvid-planners'] } } as const
  expect(table({ factions: pair, deck: 'exiles', sides: planners, tasks: [move] }).legal).toEqual([
    'move-to 2',
    'move-to 3',
    'move-to 11',
  ])
})

test('ROOT-EX-05, ROOT-4.3.2b, ROOT-4.3.4b, ROOT-3.2.1a: warriors first, then buildings, a point for each', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 3]] },
    p2: {
      pieces: [
        ['warrior', 6, 2],
        ['roost', 6],
      ],
    },
  } as const
  const fought = table({ factions: pair, sides, tasks: [] })
  expect(fought.seat).toBe('p1')
  const start = table({ factions: pair, sides: { ...sides, p2: { ...sides.p2, hand: ['anvil'] } }, tasks: [battle] })
  expect(start.legal).toEqual(['ambush nothing'])
  const done = start.chance({ dice: [3, 1] }).play('ambush nothing')
  expect([on(done, 'p2', 'warrior', 6), on(done, 'p2', 'roost', 6), on(done, 'p1', 'warrior', 6)]).toEqual([0, 0, 2])
  expect(points(done, 'p1')).toBe(1)
})

test('ROOT-EX-06, ROOT-EX-09, ROOT-8.2.2, ROOT-4.3.2.1: the Alliance defends with the higher number; warriors limit both', () => {
  const fight = (cats: number, dice: [number, number]) => {
    const sides = {
      p1: { pieces: [['warrior', 6, cats]] },
      p2: { pieces: [['warrior', 6, 2]], hand: ['anvil'] },
    } as const
    const start = table({ factions: ['marquise', 'alliance'], sides, tasks: [battle] })
    const done = start.chance({ dice }).play('ambush nothing')
    return [on(done, 'p1', 'warrior', 6), on(done, 'p2', 'warrior', 6)]
  }
  expect(fight(1, [3, 2])).toEqual([0, 1])
  expect(fight(4, [3, 1])).toEqual([2, 1])
})

test('ROOT-EX-07, ROOT-4.3.3.2: a defender without warriors is defenseless', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 2]] },
    p2: {
      pieces: [
        ['sawmill', 6],
        ['wood', 6],
      ],
      hand: ['anvil'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [battle] })
  const done = start.chance({ dice: [1, 0] }).play('ambush nothing')
  expect([on(done, 'p2', 'sawmill', 6), on(done, 'p2', 'wood', 6), on(done, 'p1', 'warrior', 6)]).toEqual([0, 0, 2])
  expect(points(done, 'p1')).toBe(2)
})

test('ROOT-EX-08, ROOT-7.8.3, ROOT-8.2.6a, ROOT-2.1.1.1: the Commander hits, and Outrage takes a bird where nothing else matches', () => {
  const sides = {
    p1: { pieces: [['warrior', 6]], leader: 'commander', hand: ['bake-sale', 'birdy-bindle'] },
    p2: { pieces: [['sympathy', 6]] },
  } as const
  const start = table({
    factions: ['eyrie', 'alliance'],
    sides,
    tasks: [battle, { do: 'reward', seat: 'p1', quest: 'errand-fox' }],
  })
  expect(on(start, 'p2', 'sympathy', 6)).toBe(0)
  expect(points(start, 'p1')).toBe(1)
  expect(start.legal).toEqual(['outrage birdy-bindle'])
  const paid = start.play('outrage birdy-bindle')
  expect(paid.state.sides.p2?.board).toMatchObject({ supporters: ['birdy-bindle'] })
})

test('ROOT-EX-10, ROOT-4.3.1.2a, ROOT-4.3.1.2b: an ambush deals two hits, and without attackers the battle ends', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 2]] },
    p2: { pieces: [['warrior', 7]], hand: ['ambush-bird'] },
  } as const
  const start = table({ factions: pair, sides, tasks: [battle] })
  expect(start.legal).toEqual(['ambush ambush-bird', 'ambush nothing'])
  const done = start.chance({ dice: [] }).play('ambush ambush-bird')
  expect([on(done, 'p1', 'warrior', 7), on(done, 'p2', 'warrior', 7)]).toEqual([0, 1])
  expect([points(done, 'p1'), points(done, 'p2')]).toEqual([0, 0])
})

test('ROOT-EX-11, ROOT-6.2.3d, ROOT-6.2.3a: cats saved into the clearing of battle fight on', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 1, 2],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
    p2: { pieces: [['warrior', 1]], hand: ['ambush-bird'] },
  } as const
  const hit = table({ factions: pair, sides, tasks: [battle] }).play('ambush ambush-bird', 'foil nothing')
  expect(hit.legal).toEqual(['save anvil', 'save nothing'])
  const done = hit.chance({ dice: [2, 0] }).play('save anvil')
  expect([on(done, 'p1', 'warrior', 1), on(done, 'p2', 'warrior', 1)]).toEqual([2, 0])
})

test('ROOT-EX-12, ROOT-4.3.1.1, ROOT-INT-44: a matching ambush foils the ambush, and both are discarded', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 2]], hand: ['ambush-mouse'] },
    p2: { pieces: [['warrior', 7]], hand: ['ambush-bird'] },
  } as const
  const asked = table({ factions: pair, sides, tasks: [battle] }).play('ambush ambush-bird')
  const done = asked.chance({ dice: [0, 0] }).play('foil ambush-mouse')
  expect(on(done, 'p1', 'warrior', 7)).toBe(2)
  expect(done.state.discard).toEqual(['ambush-bird', 'ambush-mouse'])
})

test('ROOT-EX-13, ROOT-CARD-17, ROOT-INT-45: Armorers ignore rolled hits, not the Commander', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 3]], leader: 'commander' },
    p2: { pieces: [['warrior', 7, 2]], crafted: ['armorers'], hand: ['anvil'] },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [battle] })
  const rolled = start.chance({ dice: [3, 0] }).play('ambush nothing')
  expect(rolled.legal).toEqual(['effect armorers', 'done'])
  expect(on(rolled.play('effect armorers'), 'p2', 'warrior', 7)).toBe(1)
})

test('ROOT-INFO-20, ROOT-CARD-18: an ambush is asked for of any hand, of no empty one, and not against a Scouting Party', () => {
  const sides = { p1: { pieces: [['warrior', 7, 2]] }, p2: { pieces: [['warrior', 7]], hand: ['anvil'] } } as const
  expect(table({ factions: pair, sides, tasks: [battle] }).legal).toEqual(['ambush nothing'])
  const scouted = { ...sides, p1: { pieces: [['warrior', 7, 2]], crafted: ['scouting-party'] } } as const
  expect(table({ factions: pair, sides: scouted, tasks: [battle] }).legal).not.toContain('ambush nothing')
})

test('ROOT-7.8.4b: the Despot scores one point more, once in a battle', () => {
  const sides = {
    p1: { pieces: [['warrior', 6, 3]], leader: 'despot' },
    p2: {
      pieces: [
        ['sawmill', 6],
        ['wood', 6, 2],
      ],
      hand: ['anvil'],
    },
  } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [battle] })
  const done = start.chance({ dice: [2, 0] }).play('ambush nothing')
  expect(points(done, 'p1')).toBe(4)
})

test('ROOT-CARD-15, ROOT-CARD-16, ROOT-4.3.3a: both sides have an effect, and the attacker says who begins', () => {
  const sides = {
    p1: { pieces: [['warrior', 7, 2]], crafted: ['brutal-tactics'] },
    p2: { pieces: [['warrior', 7, 3]], crafted: ['sappers'], hand: ['anvil'] },
  } as const
  const rolled = table({ factions: pair, sides, tasks: [battle] })
    .chance({ dice: [0, 0] })
    .play('ambush nothing')
  expect(rolled.legal).toEqual(['begins attacker', 'begins defender'])
  const used = rolled.play('begins defender', 'effect sappers', 'effect brutal-tactics')
  expect([on(used, 'p1', 'warrior', 7), on(used, 'p2', 'warrior', 7), points(used, 'p2')]).toEqual([1, 2, 1])
  expect(hand(used, 'p2')).toEqual(['anvil'])
})
