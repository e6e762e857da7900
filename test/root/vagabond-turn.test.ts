import { expect, test } from 'vitest'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import type { Item } from '../../src/root/rules/vocabulary'
import { belongings, hand, points, relation, table } from './table'

const pair = ['vagabond', 'marquise'] as const
const slip = { do: 'slip', seat: 'p1' } as const
const limit = { do: 'item-limit', seat: 'p1' } as const
const window = { do: 'window', seat: 'p1', moment: 'birdsong.start' } as const

test('ROOT-EX-64: a turn of the Vagabond, move by move', () => {
  const sides = {
    p1: { character: 'ranger', forest: 1, items: ['boot', 'torch', 'crossbow', 'sword'], hand: ['anvil', 'sword'] },
    p2: { pieces: [['warrior', 12]], box: ['hammer'] },
  } as const
  const birdsong = table({
    factions: pair,
    sides,
    arrange: (state) => state.ruins.splice(12, 1, ['bag']),
    tasks: [{ do: 'turn', seat: 'p1' }],
  })
  // 1. There is nothing to refresh, so the first question is Slip.
  expect(birdsong.legal).toEqual([
    'move-to 1',
    'move-to 9',
    'move-to 10',
    'move-to 12',
    'slip a1',
    'slip a3',
    'slip a4',
    'done',
  ])
  const slipped = birdsong.play('move-to 12')
  expect([slipped.state.phase, belongings(slipped, 'p1').exhausted]).toEqual(['daylight', ''])
  // 2. The bag comes onto its track, and the ruin is gone.
  const explored = slipped.play('act explore')
  expect([points(explored, 'p1'), explored.state.ruins[12]]).toEqual([1, null])
  expect(belongings(explored, 'p1')).toMatchObject({ ready: 'boot bag crossbow sword', exhausted: 'torch' })
  // 3. One Aid is enough for the first space.
  const aided = explored.play('act aid', 'exhaust crossbow', 'give anvil')
  expect([points(aided, 'p1'), relation(aided, 'p1', 'p2'), hand(aided, 'p2')]).toEqual([2, 1, ['anvil']])
  // 4. The hammer is ready; a second Aid needs another card.
  expect(belongings(aided, 'p1').ready).toBe('boot bag hammer sword')
  expect(aided.refusal('act aid').code).toBe('no-card')
  // 5. A move; nobody is there to battle.
  const moved = aided.play('act move', 'move-to 11')
  expect(moved.refusal('act battle').code).toBe('nobody-there')
  // 6. It draws one card, and five items in the Satchel are under the limit of eight.
  const ended = moved.play('done')
  expect([hand(ended, 'p1').length, points(ended, 'p1'), ended.state.active]).toEqual([2, 2, 'p2'])
  expect(belongings(ended, 'p1')).toMatchObject({ ready: 'bag hammer sword', exhausted: 'boot crossbow torch' })
})

test('ROOT-9.4.1a, ROOT-9.4.1b, ROOT-EX-31: two for each tea on its track, then three more; damaged ones may be chosen', () => {
  const exhausted = Array<Item>(7).fill('boot')
  const sides = { p1: { pawn: 6, items: ['tea', 'tea'], exhausted: [...exhausted, 'sword'] } } as const
  const start = table({ factions: pair, sides, phase: 'birdsong', tasks: [window] })
  expect(start.legal).toEqual(['refresh boot undamaged', 'refresh sword undamaged'])
  const seven = start.play('refresh sword undamaged')
  expect(belongings(seven, 'p1').exhausted).toBe('boot')
  const all = table({
    factions: pair,
    sides: { p1: { pawn: 6, exhausted: ['tea', 'boot', 'torch', 'sword'] } },
    phase: 'birdsong',
    arrange(state) {
      const board = state.sides.p1?.board
      if (board?.faction === 'vagabond') board.damagedExhausted[3] = 1
    },
    tasks: [window],
  })
  // The tea that is turned up now does not count yet: three are refreshed, of five.
  const three = all.play('refresh tea undamaged', 'refresh hammer damaged', 'refresh boot undamaged')
  expect(belongings(three, 'p1')).toEqual({
    ready: 'boot tea',
    exhausted: 'sword torch',
    damaged: 'hammer',
    damagedExhausted: '',
  })
})

test('ROOT-9.4.2a, ROOT-9.4.2b, ROOT-DP-43: Slip leads to adjacent clearings and forests, for nothing, or nowhere', () => {
  const at = (p1: { pawn?: number; forest?: number }) =>
    table({ factions: pair, sides: { p1 }, phase: 'birdsong', tasks: [slip] })
  const clearing = at({ pawn: 6 })
  expect(clearing.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11', 'slip a3', 'slip a6', 'done'])
  expect(vagabondOf(clearing.play('slip a6'), 'p1')).toMatchObject({ clearing: 0, forest: 5 })
  expect(vagabondOf(clearing.play('done'), 'p1').clearing).toBe(6)
  const forest = at({ forest: 5 })
  expect(forest.legal).toEqual(['move-to 3', 'move-to 6', 'move-to 11', 'slip a3', 'slip a5', 'done'])
  expect(vagabondOf(forest.play('slip a5'), 'p1').forest).toBe(4)
  expect(vagabondOf(forest.play('move-to 11'), 'p1')).toMatchObject({ clearing: 11, forest: -1 })
})

test('ROOT-9.4.2c, ROOT-INV-09: what forbids leaving does not hold it; what forbids entering does', () => {
  const inside = (pawn: number) =>
    table({
      factions: pair,
      sides: { p1: { pawn } },
      phase: 'birdsong',
      arrange: (state) => state.scorched.push(6),
      tasks: [slip],
    }).legal
  expect(inside(6)).toContain('move-to 3')
  expect(inside(3)).not.toContain('move-to 6')
})

test("ROOT-9.6.1: Evening's Rest in a forest repairs and refreshes what is damaged, and nothing else", () => {
  const rest = (p1: { pawn?: number; forest?: number }) =>
    table({
      factions: pair,
      sides: { p1: { ...p1, exhausted: ['torch'], damaged: ['tea', 'boot'] } },
      phase: 'evening',
      arrange(state) {
        const board = state.sides.p1?.board
        if (board?.faction === 'vagabond') board.damagedExhausted[4] = 1
      },
      tasks: [{ do: 'rest', seat: 'p1' }],
    })
  expect(belongings(rest({ forest: 1 }), 'p1')).toEqual({
    ready: 'boot sword tea',
    exhausted: 'torch',
    damaged: '',
    damagedExhausted: '',
  })
  expect(belongings(rest({ pawn: 6 }), 'p1')).toMatchObject({ ready: '', damaged: 'boot tea' })
})

test('ROOT-9.6.2, ROOT-9.6.3, ROOT-DP-53: a card, one more for each coins on the track, and five are kept', () => {
  const p1 = { pawn: 6, items: ['coins', 'coins'], hand: ['anvil', 'sword', 'ambush-fox'] } as const
  const steps = [
    { do: 'draw-step', seat: 'p1' },
    { do: 'discard-step', seat: 'p1' },
  ] as const
  const asked = table({ factions: pair, sides: { p1 }, phase: 'evening', tasks: steps })
  expect(hand(asked, 'p1')).toHaveLength(6)
  expect(asked.legal).toContain('discard anvil')
  expect(hand(asked.play('discard anvil'), 'p1')).toHaveLength(5)
})

test('ROOT-EX-30, ROOT-9.6.4a, ROOT-9.6.4b: what is above the limit leaves the game, of Satchel and Damaged box', () => {
  const items: Item[] = ['boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'boot', 'bag']
  const sides = { p1: { pawn: 6, items, damaged: ['sword', 'torch'] } } as const
  const start = table({ factions: pair, sides, phase: 'evening', tasks: [limit] })
  expect(start.legal).toEqual(['drop boot up undamaged', 'drop sword up damaged', 'drop torch up damaged'])
  expect(start.refusal('drop bag up undamaged')).toMatchObject({
    code: 'on-track',
    rule: 'ROOT-9.6.4b',
    message: 'The bag lies on its track and does not count.',
  })
  const { supply } = start.state
  const done = start.play('drop torch up damaged')
  expect(belongings(done, 'p1').damaged).toBe('sword')
  expect([done.state.supply, done.legal]).toEqual([supply, ['reward points', 'reward cards']])
})
