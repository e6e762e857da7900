import { expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { hand, on, points, table } from './table'

const window = (moment: 'birdsong.start' | 'birdsong' | 'evening.start'): Task => ({ do: 'window', seat: 'p1', moment })
const vagabondAt = ({ state }: ReturnType<typeof table>, seat: 'p1' | 'p2') => {
  const board = state.sides[seat]?.board
  if (board?.faction !== 'vagabond' && board?.faction !== 'vagabond2') throw new Error('No Vagabond sits there.')
  return board
}

test('ROOT-INT-76, ROOT-9.7.4: two Vagabonds have no relationship, and each may ally with the same faction', () => {
  const factions = ['vagabond', 'vagabond2', 'marquise'] as const
  const sides = {
    p1: { pawn: 6, items: ['boot', 'sword'], hand: ['anvil'] },
    p2: { pawn: 6, items: ['boot'] },
    p3: { pieces: [['warrior', 6]] },
  } as const
  const start = table({ factions, sides, tasks: [{ do: 'vagabond-daylight', seat: 'p1' }] })
  const [one, other] = [vagabondAt(start, 'p1'), vagabondAt(start, 'p2')]
  expect([Object.keys(one.relations), Object.keys(other.relations)]).toEqual([['p3'], ['p3']])
  one.relations.p3 = 3
  other.relations.p3 = 3
  const aided = start.play('act aid', 'aid p2', 'exhaust boot', 'give anvil')
  expect([hand(aided, 'p2'), points(aided, 'p1')]).toEqual([['anvil'], 0])
  expect([vagabondAt(aided, 'p1').relations, vagabondAt(aided, 'p2').relations]).toEqual([{ p3: 3 }, { p3: 3 }])
})

test('ROOT-INT-77, ROOT-INT-77a, ROOT-9.7.1a: one set under the ruins for one Vagabond, both for two, and nobody sees where', () => {
  const settled = (factions: readonly ('vagabond' | 'vagabond2' | 'marquise')[]) => {
    const state = root.setup({ seed: 3, factions })
    while (state.phase === 'setup') root.step(state, root.legalActions(state)[0] ?? { type: 'done' })
    return state
  }
  const lying = (factions: readonly ('vagabond' | 'vagabond2' | 'marquise')[]) =>
    settled(factions).ruins.flatMap((items) => (items === null ? [] : [items.length]))
  expect(lying(['marquise', 'vagabond'])).toEqual([1, 1, 1, 1])
  expect(lying(['vagabond2', 'vagabond'])).toEqual([2, 2, 2, 2])
  const two = settled(['vagabond2', 'vagabond'])
  const set = ['bag', 'boot', 'hammer', 'sword']
  expect(root.view(two, 'p1').ruinItems).toEqual([...set, ...set].sort())
  for (const viewer of ['p1', 'p2', 'spectator'] as const) {
    const { ruins, looked } = root.view(two, viewer)
    expect(ruins.filter((count) => count !== null)).toEqual([2, 2, 2, 2])
    expect(looked.every((items) => items === null)).toBe(true)
  }
})

test('ROOT-INT-83, ROOT-D.6.2b: in a scorched clearing pieces stay, rule, craft and are battled, but nothing comes there', () => {
  const scorched = (
    tasks: Task[],
    sides: NonNullable<Parameters<typeof table>[0]['sides']>,
    factions: ['marquise' | 'alliance', 'eyrie'],
  ) => {
    const start = table({ factions, sides, tasks: [...tasks, ...tasks] })
    start.state.scorched = [6]
    return start
  }
  const actions: Task = { do: 'cat-actions', seat: 'p1', left: 2, recruited: false }
  const cats = {
    p1: {
      pieces: [
        ['warrior', 6, 2],
        ['warrior', 2],
        ['recruiter', 6],
        ['recruiter', 2],
      ],
    },
    p2: { pieces: [['warrior', 6]] },
  } as const
  const start = scorched([actions], cats, ['marquise', 'eyrie'])
  const recruited = start.play('act recruit')
  expect([on(recruited, 'p1', 'warrior', 6), on(recruited, 'p1', 'warrior', 2)]).toEqual([2, 2])
  const fought = start.chance({ dice: [1, 0] }).play('act battle')
  expect(on(fought, 'p2', 'warrior', 6)).toBe(0)
  const marching = start.play('act march')
  expect(marching.legal).toEqual(['move-from 2', 'move-from 6'])
  expect(marching.play('move-from 2').legal).not.toContain('move-to 6')
  const shop = { p1: { pieces: [['workshop', 6]], hand: ['anvil'] } } as const
  expect(scorched([{ do: 'craft-step', seat: 'p1' }], shop, ['marquise', 'eyrie']).legal).toContain('craft anvil')
  const rebels = { p1: { pieces: [['sympathy', 6]], supporters: ['anvil', 'foxfolk-steel'] } } as const
  const revolt = scorched([{ do: 'revolt', seat: 'p1' }], rebels, ['alliance', 'eyrie'])
  expect(revolt.legal).toEqual(['done'])
})

test('ROOT-INT-86, ROOT-INV-17: between turns a hand may be larger; the limit is asked for in the own last step', () => {
  const cards = ['anvil', 'sword', 'bake-sale', 'investments', 'arms-trader'] as const
  const sides = {
    p1: { crafted: ['better-burrow-bank'] },
    p2: { hand: cards },
  } as const
  const start = table({
    factions: ['marquise', 'eyrie'],
    sides,
    phase: 'birdsong',
    tasks: [window('birdsong.start'), { do: 'discard-step', seat: 'p1' }, { do: 'discard-step', seat: 'p2' }],
  })
  const given = start.play('use better-burrow-bank')
  expect([hand(given, 'p2').length, given.seat, given.legal.length]).toEqual([6, 'p2', new Set(hand(given, 'p2')).size])
  expect(hand(given.play('discard anvil'), 'p2')).not.toContain('anvil')
})

test('ROOT-INT-90, ROOT-ENG-11, ROOT-1.1.3a: the active seat orders the start of its Birdsong; what must be done must', () => {
  const sides = { p1: { crafted: ['coffin-makers', 'saboteurs'] }, p2: { crafted: ['tunnels'] } } as const
  const start = table({
    factions: ['marquise', 'eyrie'],
    deck: 'exiles',
    sides,
    phase: 'birdsong',
    tasks: [window('birdsong.start')],
  })
  start.state.coffin = { p2: 5 }
  expect(start.legal).toEqual(['use saboteurs', 'use coffin-makers'])
  expect(start.refusal('done').code).toBe('must-be-used')
  const scored = start.play('use coffin-makers')
  expect([points(scored, 'p1'), scored.legal]).toEqual([1, ['use saboteurs', 'done']])
  // Either order: after Saboteurs the coffins are all that is left, and need no question.
  const other = start.play('use saboteurs')
  expect([points(other, 'p1'), other.state.sides.p2?.crafted]).toEqual([1, []])
  expect(scored.play('done').state.sides.p2?.crafted).toEqual(['tunnels'])
})

test('ROOT-INT-92: a step that cannot be done is passed over without a question', () => {
  const sides = { p1: { leader: 'builder', pieces: [['roost', 6]] } } as const
  const tasks: Task[] = [
    { do: 'craft-step', seat: 'p1' },
    { do: 'decree-begins', seat: 'p1' },
    { do: 'new-roost', seat: 'p1' },
    { do: 'discard-step', seat: 'p1' },
  ]
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks })
  expect(start.legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-INT-93: what is drawn in a phase, or crafted in it, may be used in it', () => {
  const sides = {
    p1: {
      crafted: ['tax-collector'],
      pieces: [
        ['warrior', 6],
        ['workshop', 7],
      ],
    },
    p2: { hand: ['anvil'] },
  } as const
  const start = table({ factions: ['marquise', 'eyrie'], sides, tasks: [{ do: 'craft-step', seat: 'p1' }] })
  start.state.deck.splice(start.state.deck.indexOf('codebreakers'), 1)
  start.state.deck.push('codebreakers')
  const drawn = start.play('use tax-collector')
  expect(drawn.legal).toEqual(['craft codebreakers', 'done'])
  const crafted = drawn.play('craft codebreakers')
  expect(crafted.legal).toContain('use codebreakers')
  expect(crafted.play('use codebreakers').view('p1').sides.p1?.seen).toEqual({ p2: ['anvil'] })
})

test('ROOT-INT-94, ROOT-ENG-06a: with neither deck nor discard pile no card comes, and what was accepted stands', () => {
  const sides = {
    p1: { crafted: ['murine-broker', 'charm-offensive'], pieces: [['sympathy', 2]] },
    p2: {
      pieces: [
        ['warrior', 6],
        ['workshop', 6],
      ],
      hand: ['anvil'],
    },
  } as const
  const start = table({
    factions: ['alliance', 'marquise'],
    deck: 'exiles',
    sides,
    active: 'p2',
    tasks: [
      { do: 'craft-step', seat: 'p2' },
      { do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false },
      window('evening.start'),
    ],
  })
  start.state.deck.length = 0
  const crafted = start.play('craft anvil')
  expect([points(crafted, 'p2'), hand(crafted, 'p1'), crafted.state.discard]).toEqual([2, [], ['anvil']])
  // The only card there is comes for Outrage; for Charm Offensive none is left.
  const moved = crafted.play('move-to 2')
  expect(moved.state.sides.p1?.board).toMatchObject({ supporters: ['anvil'] })
  expect(moved.legal).toEqual(['reward points', 'reward cards'])
  const bank = table({
    factions: ['marquise', 'eyrie'],
    sides: { p1: { crafted: ['better-burrow-bank'] } },
    phase: 'birdsong',
    tasks: [window('birdsong.start')],
  })
  bank.state.deck.length = 1
  const drawn = bank.play('use better-burrow-bank')
  expect([hand(drawn, 'p1').length, hand(drawn, 'p2').length]).toEqual([1, 0])
})
