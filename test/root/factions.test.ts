import { expect, test } from 'vitest'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const

test('ROOT-EX-15, ROOT-3.1a, ROOT-6.5.4.3: the thirtieth point wins at once', () => {
  const sides = {
    p1: {
      score: 29,
      pieces: [
        ['warrior', 8],
        ['sawmill', 8],
        ['wood', 8],
      ],
      hand: ['anvil'],
    },
  } as const
  const won = table({ factions: pair, sides, tasks: [actions] }).play('act build', 'building sawmill')
  expect(won.outcome).toMatchObject({ winners: ['p1'], reason: 'points', scores: { p1: 30 } })
  expect(won.legal).toEqual([])
})

test('ROOT-EX-17, ROOT-6.5.4.2a: wood pays from clearings that she rules and that hang together', () => {
  const wood = [
    ['wood', 12, 1],
    ['wood', 4, 2],
  ] as const
  const pieces = [['warrior', 6], ['warrior', 11], ['warrior', 12], ['sawmill', 9], ...wood] as const
  const one = table({ factions: pair, sides: { p1: { pieces, hand: ['anvil'] } }, tasks: [actions] })
  const built = one.play('act build', 'build 6', 'building sawmill')
  expect([on(built, 'p1', 'wood', 12), on(built, 'p1', 'wood', 4), on(built, 'p1', 'sawmill', 6)]).toEqual([0, 2, 1])
  const dear = { pieces: [...pieces, ['sawmill', 8], ['sawmill', 8]], hand: ['anvil'] } as const
  const asked = table({ factions: pair, sides: { p1: dear }, tasks: [actions] }).play('act build', 'build 6')
  expect(asked.legal).toEqual(['building workshop', 'building recruiter'])
  expect(asked.refusal('building sawmill')).toMatchObject({ code: 'not-enough-wood', rule: 'ROOT-6.5.4.1b' })
})

test('ROOT-EX-55, ROOT-1.5.4a, ROOT-6.5.3b: too few warriors, and she chooses the recruiter', () => {
  const pieces = [
    ['recruiter', 5],
    ['recruiter', 6],
    ['recruiter', 7],
    ['warrior', 1, 24],
  ] as const
  const asked = table({ factions: pair, sides: { p1: { pieces, hand: ['anvil'] } }, tasks: [actions] }).play(
    'act recruit',
  )
  expect(asked.legal).toEqual(['place 5', 'place 6', 'place 7'])
  const done = asked.play('place 6')
  expect(on(done, 'p1', 'warrior', 6)).toBe(1)
  expect(done.legal).not.toContain('act recruit')
})

test('ROOT-6.5c, ROOT-6.5.3a: a bird spent is one more action; a second recruit is refused', () => {
  const pieces = [
    ['recruiter', 5],
    ['warrior', 5],
  ] as const
  const task = { ...actions, left: 1 } as const
  const start = table({ factions: pair, sides: { p1: { pieces, hand: ['birdy-bindle'] } }, tasks: [task] })
  const recruited = start.play('act recruit')
  expect(recruited.legal).toEqual(['spend-bird birdy-bindle', 'done'])
  const more = recruited.play('spend-bird birdy-bindle')
  expect(more.legal).toEqual(['act march', 'act build', 'done'])
  expect(more.refusal('act recruit').rule).toBe('ROOT-6.5.3a')
})

test('ROOT-6.4a, ROOT-6.4b: wood at every sawmill, and with too little she chooses', () => {
  const plenty = {
    pieces: [
      ['sawmill', 5, 2],
      ['sawmill', 6],
    ],
  } as const
  const all = table({ factions: pair, sides: { p1: plenty }, tasks: [{ do: 'wood', seat: 'p1', done: [] }] })
  expect([on(all, 'p1', 'wood', 5), on(all, 'p1', 'wood', 6)]).toEqual([2, 1])
  const short = {
    pieces: [
      ['sawmill', 5, 2],
      ['sawmill', 6],
      ['wood', 1, 6],
    ],
  } as const
  const asked = table({ factions: pair, sides: { p1: short }, tasks: [{ do: 'wood', seat: 'p1', done: [] }] })
  expect(asked.legal).toEqual(['place 5', 'place 6'])
})

const decree = { do: 'decree-begins', seat: 'p1' } as const
const evening = { do: 'phase', seat: 'p1', phase: 'evening' } as const

test('ROOT-EX-19, ROOT-EX-20, ROOT-7.7.1a, ROOT-7.7.2, ROOT-7.7.3a: turmoil', () => {
  const orders = { recruit: ['vizier'], move: ['vizier', 'anvil'], battle: ['birdy-bindle'] }
  const fall = (score: number) => {
    const pieces = [
      ['roost', 5],
      ['roost', 10],
      ['warrior', 5],
    ] as const
    const sides = { p1: { score, pieces, leader: 'builder', decree: structuredClone(orders) } } as const
    const tasks = [decree, evening, { do: 'roost-points', seat: 'p1' }] as const
    const moved = table({ factions: ['eyrie', 'marquise'], sides, tasks }).play(
      'place 5',
      'order bird',
      'move-to 2',
      'move-count 1',
    )
    expect(moved.legal).toEqual(['leader charismatic', 'leader commander', 'leader despot'])
    expect(moved.state.discard.sort()).toEqual(['anvil', 'birdy-bindle'])
    return points(moved.play('leader despot'), 'p1')
  }
  expect(fall(5)).toBe(3)
  expect(fall(1)).toBe(1)
})

test('ROOT-EX-21, ROOT-7.5.2.1b, ROOT-7.8.2: Charismatic places the one that is left, then turmoil', () => {
  const pieces = [
    ['roost', 5],
    ['warrior', 5, 19],
  ] as const
  const sides = { p1: { pieces, leader: 'charismatic', decree: { recruit: ['vizier'], battle: ['vizier'] } } } as const
  const game = table({ factions: ['eyrie', 'marquise'], sides, tasks: [decree, evening] })
  expect(on(game, 'p1', 'warrior', 5)).toBe(20)
  expect(game.legal).toEqual(['leader builder', 'leader commander', 'leader despot'])
})

test('ROOT-EX-22, ROOT-7.4.3a: a new roost where the fewest warriors stand and it can be placed', () => {
  const crowd = [1, 2, 3, 4, 5, 7, 8, 9, 11, 12].map((at) => ['warrior', at, 2] as const)
  const cats = { pieces: [...crowd, ['warrior', 10], ['keep', 6]] } as const
  const game = table({ factions: ['eyrie', 'marquise'], sides: { p2: cats }, tasks: [{ do: 'new-roost', seat: 'p1' }] })
  expect([on(game, 'p1', 'roost', 10), on(game, 'p1', 'warrior', 10)]).toEqual([1, 3])
})

test('ROOT-7.4.2a, ROOT-7.4.2b, ROOT-7.4.2c: one or two cards to the Decree, at most one bird', () => {
  const sides = { p1: { hand: ['birdy-bindle', 'arms-trader', 'anvil'] } } as const
  const task = { do: 'decree', seat: 'p1', added: 0, bird: false } as const
  const start = table({ factions: ['eyrie', 'marquise'], sides, tasks: [task] })
  expect(start.refusal('done').code).toBe('not-optional')
  const second = start.play('decree birdy-bindle', 'column build')
  expect(second.legal).toEqual(['decree anvil', 'done'])
  expect(second.view('p2').sides.p1?.board).toMatchObject({ decree: { build: ['birdy-bindle'] } })
})

const rebels = ['marquise', 'alliance'] as const

test('ROOT-EX-23, ROOT-8.4.1.3a, ROOT-8.4.1.3c, ROOT-8.4.1.3d: a revolt', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 6, 3],
        ['workshop', 6],
        ['wood', 6],
        ['keep', 1],
      ],
      hand: ['anvil'],
    },
    p2: {
      pieces: [
        ['sympathy', 6],
        ['sympathy', 8],
        ['sympathy', 12],
      ],
      supporters: ['foxfolk-steel', 'birdy-bindle'],
    },
  } as const
  const start = table({
    factions: rebels,
    sides,
    active: 'p2',
    phase: 'birdsong',
    tasks: [{ do: 'revolt', seat: 'p2' }],
  })
  expect(start.legal).toEqual(['revolt 6', 'revolt 8', 'revolt 12', 'done'])
  const risen = start.play('revolt 6', 'supporter foxfolk-steel', 'supporter birdy-bindle')
  expect(risen.seat).toBe('p1')
  const done = risen.play('save anvil')
  expect(points(done, 'p2')).toBe(2)
  expect([on(done, 'p2', 'base-fox', 6), on(done, 'p2', 'warrior', 6), on(done, 'p2', 'sympathy', 6)]).toEqual([
    1, 3, 1,
  ])
  expect([on(done, 'p1', 'warrior', 1), on(done, 'p1', 'warrior', 6)]).toEqual([3, 0])
  expect(done.state.sides.p2?.board).toMatchObject({ officers: 1, supporters: [] })
})

test('ROOT-EX-24, ROOT-8.0b, ROOT-8.4.2.2.1a: Martial Law costs one supporter more', () => {
  const supporters = ['bake-sale', 'smugglers-trail', 'birdy-bindle'] as const
  const sides = {
    p1: { pieces: [['warrior', 5, 3]] },
    p2: {
      pieces: [
        ['sympathy', 1],
        ['sympathy', 8],
        ['sympathy', 9],
      ],
      supporters,
    },
  } as const
  const start = table({
    factions: rebels,
    sides,
    active: 'p2',
    phase: 'birdsong',
    tasks: [{ do: 'spread', seat: 'p2' }],
  })
  const spread = start.play('spread 5', 'supporter bake-sale', 'supporter smugglers-trail', 'supporter birdy-bindle')
  expect([on(spread, 'p2', 'sympathy', 5), points(spread, 'p2')]).toEqual([1, 1])
})

test('ROOT-EX-25, ROOT-8.2.6c, ROOT-8.2.6b, ROOT-INFO-15: without a matching card the hand is shown to the Alliance', () => {
  const sides = {
    p1: { pieces: [['warrior', 1, 2]], hand: ['anvil', 'sword'] },
    p2: { pieces: [['sympathy', 5]] },
  } as const
  const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
  const start = table({ factions: rebels, sides, tasks: [move] })
  const top = start.state.deck.at(-1)
  const moved = start.play('move-to 5', 'move-count 2')
  expect(moved.state.sides.p2?.board).toMatchObject({ supporters: [top] })
  expect(moved.view('p2').sides.p2?.seen).toEqual({ p1: ['anvil', 'sword'] })
  expect(hand(moved, 'p1')).toEqual(['anvil', 'sword'])
})

test('ROOT-EX-26, ROOT-8.2.4a: a base lost costs supporters of its suit and birds, and half of the officers', () => {
  const supporters = [
    'anvil',
    'foxfolk-steel',
    'birdy-bindle',
    'sword',
    'bake-sale',
    'smugglers-trail',
    'a-visit-to-friends',
  ] as const
  const sides = {
    p1: { pieces: [['warrior', 6, 2]] },
    p2: {
      pieces: [
        ['base-fox', 6],
        ['base-mouse', 7],
      ],
      officers: 5,
      supporters,
    },
  } as const
  const game = table({ factions: rebels, sides, tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }] })
  expect(game.state.sides.p2?.board).toMatchObject({
    officers: 2,
    supporters: ['sword', 'bake-sale', 'smugglers-trail', 'a-visit-to-friends'],
  })
  expect(points(game, 'p1')).toBe(1)
})

test('ROOT-EX-60, ROOT-8.2.3.1a, ROOT-8.5.2a: a card mobilized to a full stack is discarded', () => {
  const supporters = ['bake-sale', 'smugglers-trail', 'birdy-bindle', 'sword', 'anvil'] as const
  const sides = { p2: { hand: ['foxfolk-steel'], supporters } } as const
  const start = table({ factions: rebels, sides, active: 'p2', tasks: [{ do: 'alliance-daylight', seat: 'p2' }] })
  const done = start.play('mobilize foxfolk-steel')
  expect(done.state.discard).toEqual(['foxfolk-steel'])
  expect(done.state.sides.p2?.board).toMatchObject({ supporters })
})

test('ROOT-8.6.1b, ROOT-8.6.1.4a: as many operations as officers; organize removes a warrior for a token', () => {
  const sides = { p2: { pieces: [['warrior', 6, 2]], officers: 1 } } as const
  const task = { do: 'operations', seat: 'p2', taken: 0 } as const
  const start = table({ factions: rebels, sides, active: 'p2', phase: 'evening', tasks: [task] })
  expect(start.legal).toEqual(['act move', 'act organize', 'done'])
  const done = start.play('act organize')
  expect([on(done, 'p2', 'warrior', 6), on(done, 'p2', 'sympathy', 6)]).toEqual([1, 1])
  expect(done.legal).toEqual(['reward points', 'reward cards'])
})

test('ROOT-INFO-03, ROOT-8.2.6h: who gave a supporter knows it, nobody else but the Alliance', () => {
  const sides = {
    p1: { pieces: [['warrior', 1]], hand: ['bake-sale'] },
    p2: { pieces: [['sympathy', 5]] },
  } as const
  const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
  const start = table({ factions: ['marquise', 'alliance', 'eyrie'], sides, tasks: [move] })
  const paid = start.play('move-to 5', 'outrage bake-sale')
  const known = (viewer: 'p1' | 'p3') => paid.view(viewer).sides.p2?.board
  expect(known('p1')).toMatchObject({ supporters: null, supporterCount: 1, given: { p1: ['bake-sale'] } })
  expect(known('p3')).toMatchObject({ supporters: null, supporterCount: 1, given: {} })
})
