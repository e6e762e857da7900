import { expect, test } from 'vitest'
import { type At, hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const turn = { do: 'turn', seat: 'p1' } as const

const cats = (p1: At, p2: At = {}, left = 3) =>
  table({ factions: pair, sides: { p1, p2 }, tasks: [{ do: 'cat-actions', seat: 'p1', left, recruited: false }] })

test('ROOT-6.2.1, ROOT-6.5a: she crafts by workshops, each once, before her actions and not between them', () => {
  const pieces = [
    ['workshop', 5],
    ['sawmill', 4],
    ['recruiter', 3],
    ['warrior', 5],
  ] as const
  const cards = ['travel-gear-fox', 'travel-gear-mouse', 'bake-sale'] as const
  const start = table({ factions: pair, sides: { p1: { pieces, hand: cards } }, tasks: [turn] })
  expect(start.legal).toEqual(['craft travel-gear-fox', 'craft travel-gear-mouse', 'done'])
  const crafted = start.play('craft travel-gear-fox')
  expect(crafted.legal).toEqual(['act march', 'act recruit', 'act overwork', 'done'])
  const skipped = start.play('done')
  expect(skipped.legal).toContain('act march')
  expect(skipped.refusal('craft travel-gear-fox')).toMatchObject({ code: 'craft-over', rule: 'ROOT-6.5a' })
})

test('ROOT-6.5b, ROOT-6.5c, ROOT-DP-08: three actions, repeatedly, birds between them, and an end at any time', () => {
  const start = cats({ pieces: [['warrior', 11, 4]], hand: ['birdy-bindle', 'armorers', 'anvil'] })
  expect(start.legal).toEqual(['act march', 'act build', 'spend-bird birdy-bindle', 'spend-bird armorers', 'done'])
  const early = start.play('spend-bird armorers')
  const march = ['act march', 'move-to 6', 'move-count 1', 'done'] as const
  const again = ['act march', 'move-from 11', 'move-to 6', 'move-count 1', 'done'] as const
  const four = early.play(...march, ...again, ...again)
  expect(four.legal).toContain('act march')
  const all = four.play('act build', 'build 11', 'building sawmill')
  expect(all.legal).toEqual(['spend-bird birdy-bindle', 'done'])
  expect(hand(all.play('spend-bird birdy-bindle'), 'p1')).toEqual(['anvil'])
  expect(start.play('done').legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-6.5.1: battle is one battle, and one action', () => {
  const start = cats(
    {
      pieces: [
        ['warrior', 11, 2],
        ['warrior', 6, 2],
      ],
      hand: ['anvil'],
    },
    {
      pieces: [
        ['warrior', 11, 2],
        ['warrior', 6, 2],
      ],
      hand: ['sword'],
    },
    1,
  )
  const asked = start.play('act battle')
  expect(asked.legal).toEqual(['battle-in 6', 'battle-in 11'])
  const fought = asked.chance({ dice: [1, 0] }).play('battle-in 6', 'ambush nothing')
  expect([on(fought, 'p2', 'warrior', 6), on(fought, 'p2', 'warrior', 11), fought.legal]).toEqual([1, 2, ['done']])
})

test('ROOT-6.5.2, ROOT-DP-21: march is up to two moves, and one action', () => {
  const start = cats({ pieces: [['warrior', 11, 2]], hand: ['anvil'] }, {}, 1)
  const once = start.play('act march', 'move-to 6', 'move-count 2')
  expect(once.legal).toEqual(['move-from 6', 'done'])
  expect(once.play('done').legal).toEqual(['done'])
  const twice = once.play('move-from 6', 'move-to 2', 'move-count 1')
  expect([on(twice, 'p1', 'warrior', 6), on(twice, 'p1', 'warrior', 2), twice.legal]).toEqual([1, 1, ['done']])
})

test('ROOT-6.5.3a, ROOT-6.5.3c: a warrior for each recruiter, but none where nothing can be placed', () => {
  const start = cats({
    pieces: [
      ['recruiter', 5, 2],
      ['recruiter', 8],
    ],
    hand: ['anvil'],
  })
  const all = start.play('act recruit')
  expect([on(all, 'p1', 'warrior', 5), on(all, 'p1', 'warrior', 8)]).toEqual([2, 1])
  start.state.scorched.push(5)
  const some = start.play('act recruit')
  expect([on(some, 'p1', 'warrior', 5), on(some, 'p1', 'warrior', 8)]).toEqual([0, 1])
  start.state.scorched.push(8)
  expect(start.legal).not.toContain('act recruit')
})

test('ROOT-6.5.4.1a, ROOT-6.5.4.1b, ROOT-DP-37: a clearing she rules with an open slot, then a type she can pay', () => {
  const start = cats(
    {
      pieces: [
        ['warrior', 11],
        ['warrior', 7],
        ['warrior', 2],
        ['warrior', 1],
        ['sawmill', 1],
        ['workshop', 9, 1],
        ['wood', 7],
        ['wood', 11],
      ],
      hand: ['anvil'],
    },
    { pieces: [['warrior', 2]] },
  )
  const asked = start.play('act build')
  expect(asked.legal).toEqual(['build 7', 'build 9', 'build 11'])
  expect(asked.play('build 11').legal).toEqual(['building sawmill', 'building workshop', 'building recruiter'])
  expect(on(asked.play('build 9'), 'p1', 'recruiter', 9)).toBe(1)
  start.state.scorched.push(11)
  expect(start.play('act build').legal).toEqual(['build 7', 'build 9'])
})

test('ROOT-6.5.4.2b: she chooses the wood token by token, unless all of it is needed or it lies in one clearing', () => {
  const pieces = (wood: readonly (readonly [number, number])[]): At => ({
    pieces: [
      ['warrior', 11],
      ['warrior', 12],
      ['warrior', 6],
      ['sawmill', 9, 2],
      ['workshop', 8, 6],
      ['recruiter', 8, 6],
      ...wood.map(([at, count]) => ['wood', at, count] as const),
    ],
    hand: ['anvil'],
  })
  const build = (wood: readonly (readonly [number, number])[]) => cats(pieces(wood)).play('act build', 'build 11')
  const chosen = build([
    [6, 2],
    [12, 1],
  ])
  expect(chosen.legal).toEqual(['wood-from 6', 'wood-from 12'])
  const paid = chosen.play('wood-from 6', 'wood-from 12')
  expect([on(paid, 'p1', 'wood', 6), on(paid, 'p1', 'wood', 12), on(paid, 'p1', 'sawmill', 11)]).toEqual([1, 0, 1])
  expect(
    on(
      build([
        [6, 1],
        [12, 1],
      ]),
      'p1',
      'sawmill',
      11,
    ),
  ).toBe(1)
  expect(on(build([[6, 4]]), 'p1', 'sawmill', 11)).toBe(1)
})

test('ROOT-6.5.4.2a, ROOT-CARD-32: wood by which she rules still pays when she rules no more', () => {
  const start = table({
    factions: pair,
    deck: 'exiles',
    sides: {
      p1: {
        crafted: ['soup-kitchens'],
        pieces: [
          ['warrior', 11, 2],
          ['wood', 6],
          ['wood', 2],
          ['sawmill', 9, 2],
          ['workshop', 8, 6],
          ['recruiter', 8, 6],
          ['wood', 3],
        ],
        hand: ['anvil'],
      },
      p2: { pieces: [['warrior', 6]] },
    },
    tasks: [{ do: 'cat-actions', seat: 'p1', left: 3, recruited: false }],
  })
  const built = start.play('act build', 'build 11', 'wood-from 6', 'wood-from 2')
  expect([on(built, 'p1', 'sawmill', 11), on(built, 'p1', 'wood', 3), points(built, 'p1')]).toEqual([1, 1, 2])
})

test('ROOT-6.5.5a, ROOT-6.5.5b, ROOT-6.5.5c: overwork is a clearing with a sawmill, then a card of its suit', () => {
  const start = cats(
    {
      pieces: [
        ['sawmill', 8],
        ['sawmill', 9],
        ['sawmill', 5],
      ],
      hand: ['anvil', 'sword', 'armorers'],
    },
    {},
    1,
  )
  const asked = start.play('act overwork')
  expect(asked.legal).toEqual(['overwork 5', 'overwork 8', 'overwork 9'])
  expect(asked.play('overwork 9').legal).toEqual(['spend sword', 'spend armorers'])
  const done = asked.play('overwork 9', 'spend armorers')
  expect([on(done, 'p1', 'wood', 9), done.state.discard, done.legal]).toEqual([1, ['armorers'], ['done']])
  start.state.scorched.push(9)
  expect(start.play('act overwork').legal).toEqual(['overwork 5', 'overwork 8'])
  const dry = cats({
    pieces: [
      ['sawmill', 8],
      ['wood', 11, 8],
    ],
    hand: ['anvil'],
  })
  expect(dry.legal).not.toContain('act overwork')
})

test('ROOT-6.6b, ROOT-DP-53: with more than five cards she discards down to five', () => {
  const cards = ['anvil', 'sword', 'bake-sale', 'armorers', 'birdy-bindle', 'foxfolk-steel'] as const
  const start = table({ factions: pair, sides: { p1: { hand: cards } }, tasks: [{ do: 'discard-step', seat: 'p1' }] })
  expect(start.legal.length).toBe(6)
  const done = start.play('discard anvil')
  expect([hand(done, 'p1').length, done.state.discard, done.legal]).toEqual([
    5,
    ['anvil'],
    ['reward points', 'reward cards'],
  ])
})

test('ROOT-6.4a, ROOT-6.4b, ROOT-DP-36: with too little wood she chooses until there is none', () => {
  const pieces = [
    ['sawmill', 5, 2],
    ['sawmill', 6],
    ['sawmill', 7],
    ['wood', 1, 6],
  ] as const
  const start = table({ factions: pair, sides: { p1: { pieces } }, tasks: [{ do: 'wood', seat: 'p1', done: [] }] })
  expect(start.legal).toEqual(['place 5', 'place 6', 'place 7'])
  const once = start.play('place 5')
  expect(once.legal).toEqual(['place 5', 'place 6', 'place 7'])
  const twice = once.play('place 7')
  expect([5, 6, 7].map((at) => on(twice, 'p1', 'wood', at))).toEqual([1, 0, 1])
  start.state.scorched.push(5)
  expect(start.legal).toEqual(['place 6'])
})
