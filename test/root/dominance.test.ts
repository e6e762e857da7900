import { expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { hand, hire, on, points, table } from './table'

const four = ['vagabond', 'marquise', 'eyrie', 'alliance'] as const
const trio = ['marquise', 'eyrie', 'alliance'] as const
const cats = { do: 'cat-actions', seat: 'p1', left: 1, recruited: false } as const
const roams = { do: 'vagabond-daylight', seat: 'p1' } as const
const turn: Task = { do: 'turn', seat: 'p1' }
const roost = (at: number) => [['roost', at]] as const

test('ROOT-3.3.1a, ROOT-3.3.1b, ROOT-DP-11: with ten points in its Daylight, and from then on it neither scores nor loses points', () => {
  const sides = (score: number) => ({
    p1: {
      pieces: [
        ['warrior', 6, 3],
        ['workshop', 1],
      ],
      score,
      hand: ['dominance-fox', 'anvil'],
    } as const,
    p2: { pieces: roost(6) },
  })
  expect(
    table({ factions: trio, sides: sides(9), tasks: [cats] }).refusal('activate-dominance dominance-fox'),
  ).toMatchObject({
    code: 'too-few-points',
    rule: 'ROOT-3.3.1a',
    message: 'p1 has 9 points; dominance needs 10.',
  })
  const active = table({ factions: trio, sides: sides(10), tasks: [cats] }).play('activate-dominance dominance-fox')
  expect([active.state.sides.p1?.dominance, hand(active, 'p1')]).toEqual(['dominance-fox', ['anvil']])
  expect(active.events).toContainEqual({ type: 'dominance', seat: 'p1', card: 'dominance-fox' })
  const fought = active.chance({ dice: [3, 0] }).play('act battle')
  expect([on(fought, 'p2', 'roost', 6), points(fought, 'p1')]).toEqual([0, 10])
})

test('ROOT-3.3.1.1: it wins when its Birdsong begins and it rules three clearings of the suit', () => {
  const begin = (foxes: readonly number[]) =>
    table({
      factions: trio,
      sides: { p1: { pieces: foxes.map((at) => ['warrior', at] as const) } },
      arrange(state) {
        if (state.sides.p1) state.sides.p1.dominance = 'dominance-fox'
      },
      phase: 'evening',
      tasks: [turn],
    })
  expect(begin([6, 8, 2]).outcome).toBeNull()
  expect(begin([6, 8, 12]).outcome).toMatchObject({ winners: ['p1'], reason: 'dominance' })
})

test('ROOT-3.3.1.2: the bird wins with two opposite corners', () => {
  const begin = (corners: readonly number[]) =>
    table({
      factions: trio,
      sides: { p1: { pieces: corners.map((at) => ['warrior', at] as const) } },
      arrange(state) {
        if (state.sides.p1) state.sides.p1.dominance = 'dominance-bird'
      },
      tasks: [turn],
    })
  expect(begin([1, 2]).outcome).toBeNull()
  expect(begin([1, 3]).outcome?.reason).toBe('dominance')
  expect(begin([2, 4]).outcome?.reason).toBe('dominance')
})

test('ROOT-3.3.1.3: it is looked at again after each effect of the start of Birdsong', () => {
  const pieces = [6, 8, 12].map((at) => ['warrior', at] as const)
  const start = table({
    factions: trio,
    deck: 'exiles',
    sides: { p1: { pieces, crafted: ['saboteurs'] }, p3: { pieces: [['sympathy', 12]], crafted: ['soup-kitchens'] } },
    arrange(state) {
      if (state.sides.p1) state.sides.p1.dominance = 'dominance-fox'
    },
    phase: 'evening',
    tasks: [turn],
  })
  // With Soup Kitchens the Alliance rules the third fox clearing, until Saboteurs take the card.
  expect([start.outcome, start.legal]).toEqual([null, ['use saboteurs', 'done']])
  expect(start.play('use saboteurs').outcome).toMatchObject({ winners: ['p1'], reason: 'dominance' })
})

test('ROOT-3.3.2a, ROOT-3.3.2b: an activated card stays, is not in the hand, and cannot be replaced', () => {
  const p1 = { score: 12, hand: ['dominance-fox', 'dominance-bird', 'anvil'] } as const
  const active = table({ factions: trio, sides: { p1 }, tasks: [cats] }).play('activate-dominance dominance-fox')
  expect(active.legal).not.toContain('activate-dominance dominance-bird')
  expect(active.refusal('activate-dominance dominance-bird')).toMatchObject({
    code: 'active-already',
    rule: 'ROOT-3.3.2b',
    message: 'p1 has activated dominance-fox, and nothing replaces it.',
  })
  const sabotage = table({
    factions: trio,
    deck: 'exiles',
    sides: { p2: { crafted: ['saboteurs'] } },
    arrange(state) {
      if (state.sides.p1) state.sides.p1.dominance = 'dominance-fox'
    },
    active: 'p2',
    phase: 'birdsong',
    tasks: [{ do: 'window', seat: 'p2', moment: 'birdsong.start' }],
  })
  expect(sabotage.legal).not.toContain('use saboteurs')
})

test('ROOT-3.3.3a, ROOT-3.3.3b: a dominance card is spent for its suit, and is then available beside the map', () => {
  const p1 = { pieces: [['sawmill', 6]], hand: ['dominance-fox'] } as const
  const spent = table({ factions: trio, sides: { p1 }, tasks: [cats] }).play('act overwork', 'spend dominance-fox')
  expect([spent.state.available, spent.state.discard, on(spent, 'p1', 'wood', 6)]).toEqual([['dominance-fox'], [], 1])
})

test('ROOT-3.3.4a, ROOT-3.3.4c: an available card is taken for a card of its suit, the bird only for a bird', () => {
  const p1 = { hand: ['anvil', 'sword', 'ambush-bird'] } as const
  const start = table({
    factions: trio,
    sides: { p1 },
    arrange: (state) => state.available.push('dominance-fox', 'dominance-bird', 'dominance-rabbit'),
    tasks: [cats],
  })
  const fox = start.play('take-dominance dominance-fox')
  expect(fox.legal).toEqual(['spend ambush-bird', 'spend anvil'])
  expect(fox.refusal('spend sword')).toMatchObject({
    code: 'wrong-suit',
    rule: 'ROOT-3.3.4a',
    message: 'The card dominance-fox costs a card of the suit fox; sword is mouse.',
  })
  const taken = fox.play('spend anvil')
  expect([hand(taken, 'p1'), taken.state.available]).toEqual([
    ['sword', 'ambush-bird', 'dominance-fox'],
    ['dominance-bird', 'dominance-rabbit'],
  ])
  const bird = start.play('take-dominance dominance-bird')
  expect(bird.legal).toEqual(['spend ambush-bird'])
  expect(bird.refusal('spend anvil').rule).toBe('ROOT-3.3.4c')
  expect(start.refusal('take-dominance dominance-mouse').code).toBe('not-available')
  const none = table({
    factions: trio,
    sides: { p1: { hand: ['sword'] } },
    arrange: (state) => state.available.push('dominance-bird'),
    tasks: [cats],
  })
  expect(none.refusal('take-dominance dominance-bird').rule).toBe('ROOT-3.3.4c')
})

test('ROOT-3.3.4b: the Vagabond may take one too, and any number of times', () => {
  const p1 = { pawn: 6, hand: ['anvil', 'sword'] } as const
  const start = table({
    factions: four,
    sides: { p1 },
    arrange: (state) => state.available.push('dominance-fox', 'dominance-mouse'),
    tasks: [roams],
  })
  const both = start.play(
    'take-dominance dominance-fox',
    'spend anvil',
    'take-dominance dominance-mouse',
    'spend sword',
  )
  expect(hand(both, 'p1')).toEqual(['dominance-fox', 'dominance-mouse'])
})

test('ROOT-3.3.1.2, ROOT-E.3.1a: hirelings that rule two opposite corners win by the bird for their controller', () => {
  const begun = (controller: 'p1' | 'p2') =>
    table({
      factions: trio,
      sides: { p1: { pieces: [['warrior', 1]], score: 12 }, p2: { pieces: roost(6) } },
      phase: 'evening',
      arrange(state) {
        hire(state, 'popular-band', { controller, pieces: [['warrior', 3]] })
        Object.assign(state.sides.p1 ?? {}, { dominance: 'dominance-bird' })
      },
      tasks: [turn],
    }).outcome
  expect(begun('p1')).toMatchObject({ reason: 'dominance', winners: ['p1'] })
  expect(begun('p2')).toBeNull()
})
