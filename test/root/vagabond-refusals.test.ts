import { expect, test } from 'vitest'
import type { Item } from '../../src/root/rules/vocabulary'
import { table } from './table'

const pair = ['vagabond', 'marquise'] as const
const daylight = { do: 'vagabond-daylight', seat: 'p1' } as const
const of = (p1: object) => table({ factions: pair, sides: { p1: { hand: ['sword'], ...p1 } }, tasks: [daylight] })

test('ROOT-9.5.4a, ROOT-9.5.4b, ROOT-9.2.5a: whom, with which item, which card, and what is taken', () => {
  const factions = ['vagabond', 'marquise', 'eyrie', 'alliance'] as const
  const p1 = {
    pawn: 6,
    items: ['boot', 'tea'],
    exhausted: ['torch'],
    damaged: ['sword'],
    hand: ['anvil', 'sword', 'ambush-fox'],
  } as const
  const sides = { p1, p3: { pieces: [['roost', 6]] } } as const
  const asked = table({
    factions,
    sides: { ...sides, p2: { pieces: [['warrior', 6]], box: ['bag', 'boot'] } },
    tasks: [daylight],
  }).play('act aid')
  expect(asked.refusal('aid p4').message).toBe('p4 has no piece in clearing 6.')
  expect(asked.refusal('aid p1').message).toBe('p1 cannot aid itself.')
  const item = asked.play('aid p2')
  expect(item.refusal('exhaust torch')).toMatchObject({
    code: 'exhausted',
    rule: 'ROOT-9.2.5a',
    message: 'The torch of p1 is exhausted already.',
  })
  expect(item.refusal('exhaust sword').message).toBe(
    'The sword of p1 is damaged, and a damaged item cannot be exhausted.',
  )
  expect(item.refusal('exhaust coins').message).toBe('p1 has no coins.')
  const card = item.play('exhaust boot')
  expect(card.refusal('give sword')).toMatchObject({
    code: 'wrong-suit',
    rule: 'ROOT-9.5.4a',
    message: 'The card sword does not match the fox clearing 6.',
  })
  expect(card.refusal('give bake-sale').code).toBe('not-in-hand')
  expect(card.play('give anvil').refusal('take tea')).toMatchObject({
    code: 'no-such-item',
    rule: 'ROOT-9.5.4b',
    message: 'p2 has no tea in its Crafted Items box.',
  })
})

test('ROOT-9.5.6a, ROOT-9.5.6b, ROOT-9.2.8f: whom and what a strike does not reach', () => {
  const factions = ['vagabond', 'marquise', 'eyrie', 'alliance'] as const
  const asked = table({
    factions,
    sides: {
      p1: { pawn: 6, items: ['crossbow'] },
      p2: {
        pieces: [
          ['sawmill', 6],
          ['wood', 6],
        ],
      },
      p3: { pieces: [['roost', 6]] },
      p4: { pieces: [['sympathy', 6]] },
    },
    arrange(state) {
      if (state.sides.p1) state.sides.p1.partner = 'p3'
      if (state.sides.p3) state.sides.p3.partner = 'p1'
    },
    tasks: [daylight],
  }).play('act strike')
  expect(asked.legal).toEqual(['strike p2', 'strike p4'])
  expect(asked.refusal('strike p3')).toMatchObject({
    code: 'partner',
    rule: 'ROOT-9.2.8f',
    message: 'p1 and p3 are in a coalition.',
  })
  expect(asked.refusal('strike p1').code).toBe('own-seat')
  expect(asked.play('strike p2').refusal('strike-piece workshop')).toMatchObject({
    code: 'no-such-piece',
    rule: 'ROOT-9.5.6b',
    message: 'p2 has no workshop in clearing 6.',
  })
})

test('ROOT-9.4.1a, ROOT-9.2.2.1, ROOT-9.2.7a, ROOT-9.5.7: an item that does not lie so', () => {
  const window = { do: 'window', seat: 'p1', moment: 'birdsong.start' } as const
  const refresh = table({
    factions: pair,
    sides: { p1: { pawn: 6, items: ['tea'], exhausted: Array<Item>(5).fill('boot').concat('sword', 'torch') } },
    phase: 'birdsong',
    tasks: [window],
  })
  expect(refresh.refusal('refresh tea undamaged')).toMatchObject({
    code: 'no-such-item',
    rule: 'ROOT-9.4.1a',
    message: 'p1 has no undamaged tea with its face down.',
  })
  const repair = of({ pawn: 6, items: ['hammer'], damaged: ['boot', 'sword'] }).play('act repair')
  expect(repair.refusal('repair tea up')).toMatchObject({
    code: 'no-such-item',
    rule: 'ROOT-9.5.7',
    message: 'p1 has no damaged tea with its face up.',
  })
  const sides = { p1: { pawn: 6, items: ['boot', 'sword', 'tea'] }, p2: { pieces: [['warrior', 6]] } } as const
  const cats = { do: 'cat-actions', seat: 'p2', left: 1, recruited: false } as const
  const hit = table({ factions: pair, sides, active: 'p2', tasks: [cats] })
    .chance({ dice: [1, 0] })
    .play('act battle')
  expect(hit.refusal('damage torch up').rule).toBe('ROOT-9.2.7a')
  expect(hit.refusal('lose-ally')).toMatchObject({
    code: 'no-ally',
    rule: 'ROOT-9.2.9.2.4a',
    message: 'No warrior of an ally that fights along is left to take a hit.',
  })
  const four = { p1: { pawn: 6, items: ['boot', 'sword', 'tea', 'bag'] } } as const
  const favor = table({
    factions: pair,
    sides: four,
    active: 'p2',
    tasks: [{ do: 'paid', seat: 'p2', card: 'favor-of-the-foxes' }],
  })
  expect(favor.refusal('damage boot down').rule).toBe('ROOT-9.2.2.1')
})

test('ROOT-9.4.2a, ROOT-2.4.1a, ROOT-2.4.1b, ROOT-9.5.1a: forests that the pawn does not reach', () => {
  const slip = (p1: object) =>
    table({ factions: pair, sides: { p1 }, phase: 'birdsong', tasks: [{ do: 'slip', seat: 'p1' }] })
  expect(slip({ pawn: 6 }).refusal('slip a1').message).toBe('Forest a1 does not touch clearing 6.')
  expect(slip({ forest: 0 }).refusal('slip a7')).toMatchObject({
    code: 'not-adjacent',
    rule: 'ROOT-2.4.1b',
    message: 'Forest a7 is not adjacent to forest a1.',
  })
  expect(slip({ forest: 0 }).refusal('slip a1').code).toBe('same-forest')
  expect(slip({ forest: 0 }).refusal('slip m1').code).toBe('no-such-forest')
  expect(slip({ forest: 0 }).refusal('move-to 12')).toMatchObject({
    code: 'not-adjacent',
    rule: 'ROOT-2.4.1a',
    message: 'Forest a1 does not touch clearing 12.',
  })
  expect(
    of({ pawn: 6, items: ['boot'] })
      .play('act move')
      .refusal('slip a6'),
  ).toMatchObject({
    code: 'no-forest',
    rule: 'ROOT-9.5.1a',
    message: 'A move leads into no forest; that is for Slip in Birdsong.',
  })
})

test('ROOT-4.3b, ROOT-9.2.8f, ROOT-D.4.2b, ROOT-D.1.2b: whom a battle, an instigation or a theft cannot concern', () => {
  const factions = ['vagabond', 'marquise', 'eyrie', 'alliance'] as const
  const at = (character: 'vagrant' | 'thief') =>
    table({
      factions,
      sides: {
        p1: { pawn: 6, character, items: ['sword', 'torch'] },
        p2: { pieces: [['warrior', 6]], hand: ['anvil'] },
        p3: { pieces: [['warrior', 6]] },
        p4: { pieces: [['sympathy', 6]], hand: ['sword'] },
      },
      arrange(state) {
        if (state.sides.p1) state.sides.p1.partner = 'p3'
        if (state.sides.p3) state.sides.p3.partner = 'p1'
      },
      tasks: [daylight],
    })
  const battle = at('thief').play('act battle')
  expect(battle.refusal('battle-whom p3')).toMatchObject({
    code: 'partner',
    rule: 'ROOT-9.2.8f',
    message: 'p1 and p3 are in a coalition and cannot battle.',
  })
  expect(battle.refusal('battle-whom p1').code).toBe('own-seat')
  const steal = at('thief').play('act special')
  expect([steal.refusal('choose-player p3').code, steal.refusal('choose-player p1').code]).toEqual([
    'empty-hand',
    'own-hand',
  ])
  const instigate = at('vagrant').play('act special')
  expect(instigate.refusal('choose-player p4').rule).toBe('ROOT-D.4.2b')
  expect(instigate.play('choose-player p3').refusal('battle-whom p1').rule).toBe('ROOT-9.2.8f')
})
