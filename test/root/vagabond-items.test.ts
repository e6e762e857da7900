import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { renderText } from '../../src/root/render'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import { rulerOf } from '../../src/root/rules/rule'
import type { Item } from '../../src/root/rules/vocabulary'
import { belongings, hand, points, table } from './table'

const pair = ['vagabond', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const catBattle = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const

test('ROOT-9.0c, ROOT-COMP-04: the hand is hidden, items, quests and relationships are not; no piece but the pawn', () => {
  const p1 = { pawn: 6, items: ['boot'], exhausted: ['tea'], damaged: ['sword'], hand: ['anvil'] } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [daylight] })
  const { p1: seen } = start.view('p2').sides
  expect(seen).toMatchObject({ hand: null, handSize: 1, pieces: {}, supply: 0 })
  expect(seen?.board).toEqual(start.state.sides.p1?.board)
  expect(belongings(start, 'p1')).toEqual({ ready: 'boot', exhausted: 'tea', damaged: 'sword', damagedExhausted: '' })
})

test('ROOT-9.2.1a, ROOT-9.5.8: every hammer has the suit of the clearing, and each suit of the cost exhausts one', () => {
  const hand = ['anvil', 'foxfolk-steel', 'root-tea-fox', 'tax-collector', 'royal-claim']
  const at = (pawn: number, items: readonly Item[]) => {
    const { legal } = table({ factions: pair, sides: { p1: { pawn, items, hand } }, tasks: [daylight] })
    return legal.filter((action) => action.startsWith('craft'))
  }
  expect(at(6, ['hammer'])).toEqual(['craft anvil'])
  expect(at(6, ['hammer', 'hammer'])).toEqual(['craft foxfolk-steel', 'craft anvil'])
  expect(at(11, ['hammer'])).toEqual(['craft root-tea-fox'])
  expect(at(6, ['hammer', 'hammer', 'hammer', 'hammer'])).toContain('craft royal-claim')
  const p1 = { pawn: 6, items: ['hammer', 'hammer'], hand } as const
  const crafted = table({ factions: pair, sides: { p1 }, tasks: [daylight] }).play('craft foxfolk-steel')
  expect(belongings(crafted, 'p1')).toMatchObject({ ready: 'sword', exhausted: 'hammer hammer' })
  expect(points(crafted, 'p1')).toBe(2)
})

test('ROOT-9.2.1b: in a forest nothing can be crafted', () => {
  const p1 = { items: ['hammer', 'boot'], hand: ['anvil'] } as const
  const start = table({ factions: pair, sides: { p1 }, tasks: [daylight] })
  expect(start.legal).not.toContain('craft anvil')
  expect(start.refusal('craft anvil')).toMatchObject({
    code: 'in-forest',
    rule: 'ROOT-9.2.1b',
    message: 'The pawn of p1 is in a forest: hammers have no suit there.',
  })
})

test('ROOT-9.2.1c, ROOT-9.2.5.1a, ROOT-9.2.5.2: what is gained is face up at once, tea on its track', () => {
  const p1 = { pawn: 11, items: ['hammer', 'hammer'], hand: ['root-tea-fox', 'smugglers-trail'] } as const
  const tea = table({ factions: pair, sides: { p1 }, tasks: [daylight] }).play('craft root-tea-fox')
  expect(belongings(tea, 'p1')).toMatchObject({ ready: 'hammer tea', exhausted: 'hammer' })
  // ROOT-9.6.4b: neither tea nor bag counts, and the bag raises the limit at once.
  const bag = tea.play('craft smugglers-trail')
  expect(belongings(bag, 'p1').ready).toBe('bag tea')
})

test('ROOT-9.2.2a: the pawn neither rules nor keeps others from ruling, and no removal takes it off', () => {
  const sides = { p1: { pawn: 6, items: ['boot'] }, p2: { pieces: [['warrior', 6]] } } as const
  const start = table({ factions: pair, sides, active: 'p2', tasks: [catBattle] })
  expect(rulerOf(start, 6)).toBe('p2')
  const done = start.chance({ dice: [3, 3] }).play('act battle')
  expect(done.state.sides.p1?.board).toMatchObject({ clearing: 6 })
  expect(rulerOf(table({ factions: pair, sides: { p1: { pawn: 6 } }, tasks: [] }), 6)).toBeNull()
})

test('ROOT-9.2.2.1: Full Removal damages three items of its choice, or all that there are', () => {
  const favor = { do: 'paid', seat: 'p2', card: 'favor-of-the-foxes' } as const
  const at = (items: readonly Item[]) =>
    table({ factions: pair, sides: { p1: { pawn: 6, items } }, active: 'p2', tasks: [favor] })
  const asked = at(['boot', 'sword', 'tea', 'torch'])
  expect(asked.seat).toBe('p1')
  expect(asked.legal).toEqual(['damage boot up', 'damage sword up', 'damage tea up', 'damage torch up'])
  const done = asked.play('damage tea up', 'damage torch up', 'damage boot up')
  expect(belongings(done, 'p1')).toMatchObject({ ready: 'sword', damaged: 'boot tea torch' })
  expect(belongings(at(['boot', 'sword']), 'p1')).toMatchObject({ ready: '', damaged: 'boot sword' })
})

test('ROOT-9.2.4, ROOT-9.2.6a: defenseless without an undamaged sword; swords face up or down limit its hits', () => {
  const battle = (items: readonly Item[], exhausted: readonly Item[], damaged: readonly Item[]) => {
    const p1 = { pawn: 6, items: [...items, ...Array<Item>(6).fill('boot')], exhausted, damaged }
    const sides = { p1, p2: { pieces: [['warrior', 6, 4]] } } as const
    const start = table({ factions: pair, sides, active: 'p2', tasks: [catBattle] })
    const { events } = start.chance({ dice: [3, 3] }).play('act battle')
    return events.flatMap((event) => (event.type === 'hits' ? [[event.rolled, event.extra]] : []))
  }
  expect(battle(['sword'], ['sword'], ['sword'])).toEqual([
    [3, 0],
    [2, 0],
  ])
  expect(battle([], ['sword'], [])).toEqual([
    [3, 0],
    [1, 0],
  ])
  expect(battle([], [], ['sword', 'sword'])).toEqual([
    [3, 1],
    [0, 0],
  ])
})

test('ROOT-9.2.5a: what is exhausted or damaged cannot be exhausted', () => {
  const p1 = { pawn: 6, exhausted: ['boot', 'torch'], damaged: ['boot', 'sword'], items: ['crossbow'] } as const
  const sides = { p1, p2: { pieces: [['warrior', 6]] } } as const
  const start = table({ factions: pair, sides, tasks: [daylight] })
  expect(start.legal).toEqual(['act strike', 'done'])
  const struck = start.play('act strike')
  expect(belongings(struck, 'p1')).toMatchObject({ ready: '', exhausted: 'boot crossbow torch' })
})

test('ROOT-9.2.5.1b, ROOT-9.2.7c: face down or damaged, an item is off its track and gives nothing', () => {
  const drawn = (p1: { items?: Item[]; exhausted?: Item[]; damaged?: Item[] }) =>
    hand(table({ factions: pair, sides: { p1: { pawn: 6, ...p1 } }, tasks: [{ do: 'draw-step', seat: 'p1' }] }), 'p1')
      .length
  expect(drawn({ items: ['coins', 'coins'] })).toBe(3)
  expect(drawn({ exhausted: ['coins', 'coins'] })).toBe(1)
  expect(drawn({ items: ['coins'], damaged: ['coins'] })).toBe(2)
})

test('ROOT-9.0b, ROOT-9.2.5.1c: a track holds three; a fourth lies in the Satchel without its benefit, and moves up', () => {
  const coins = Array<Item>(4).fill('coins')
  const draw = { do: 'draw-step', seat: 'p1' } as const
  const four = table({ factions: pair, sides: { p1: { pawn: 6, items: coins } }, tasks: [draw] })
  expect(hand(four, 'p1')).toHaveLength(4)
  const aid = { pawn: 6, items: coins, hand: ['anvil'] }
  const sides = { p1: aid, p2: { pieces: [['warrior', 6]] } } as const
  const spent = table({ factions: pair, sides, tasks: [daylight, draw] }).play('act aid', 'give anvil')
  expect(belongings(spent, 'p1')).toMatchObject({ ready: 'coins coins coins', exhausted: 'coins' })
  expect(hand(spent, 'p1')).toHaveLength(4)
  const limit = { do: 'item-limit', seat: 'p1' } as const
  const boots = Array<Item>(6).fill('boot')
  const over = table({ factions: pair, sides: { p1: { pawn: 6, items: [...coins, ...boots] } }, tasks: [limit] })
  expect(over.legal).toEqual(['drop boot up undamaged', 'drop coins up undamaged'])
})

test('ROOT-9.6.4a: the board tells the limit: 6 items, and 2 more for each bag on the track, which holds three', () => {
  const told = (items: readonly Item[], exhausted: readonly Item[] = []) => {
    const { state } = table({ factions: pair, sides: { p1: { pawn: 6, items, exhausted } }, tasks: [daylight] })
    return /item limit +(\d+)/.exec(renderText(state))?.[1]
  }
  const bags = Array<Item>(4).fill('bag')
  expect([told([]), told(['bag']), told(['bag'], ['bag']), told(bags)]).toEqual(['6', '8', '8', '12'])
})

test('ROOT-9.2.7a, ROOT-9.2.7b, ROOT-EX-29, ROOT-DP-42: each hit damages an item of its choice, which keeps its side; then hits are ignored', () => {
  const battle = (items: readonly Item[], exhausted: readonly Item[]) =>
    table({
      factions: pair,
      sides: { p1: { pawn: 6, items, exhausted }, p2: { pieces: [['warrior', 6, 3]] } },
      active: 'p2',
      tasks: [catBattle],
    })
  const asked = battle(['boot', 'sword'], ['tea'])
    .chance({ dice: [1, 0] })
    .play('act battle')
  expect(asked.seat).toBe('p1')
  expect(asked.legal).toEqual(['damage boot up', 'damage sword up', 'damage tea down'])
  expect(belongings(asked.play('damage tea down'), 'p1')).toEqual({
    ready: 'boot sword',
    exhausted: '',
    damaged: '',
    damagedExhausted: 'tea',
  })
  const three = battle(['boot', 'torch'], [])
    .chance({ dice: [3, 0] })
    .play('act battle')
  expect(belongings(three, 'p1')).toMatchObject({ ready: '', damaged: 'boot torch' })
})

test('ROOT-9.0a, ROOT-9.2.9a, ROOT-9.3.6: a marker for each faction that is not a Vagabond, Indifferent at first', () => {
  const state = root.setup({ seed: 3, factions: ['vagabond', 'marquise', 'eyrie', 'vagabond2'] })
  for (const seat of ['p1', 'p4'] as const) expect(vagabondOf({ state }, seat).relations).toEqual({ p2: 0, p3: 0 })
})
