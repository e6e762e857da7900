import { describe, expect, test } from 'vitest'
import { type At, on, points, table } from './table'

const pair = ['alliance', 'eyrie'] as const

const rebels = (
  phase: 'birdsong' | 'daylight' | 'evening',
  p1: At,
  p2: At,
  ...tasks: Parameters<typeof table>[0]['tasks']
) => table({ factions: pair, phase, sides: { p1, p2 }, tasks })

const sympathy = (...at: readonly number[]): At['pieces'] & object => at.map((each) => ['sympathy', each] as const)

describe('sympathy', () => {
  test('ROOT-8.2.5.1, ROOT-8.2.5.2, ROOT-8.4.2.1a: one in a clearing, next to another', () => {
    const p1: At = { pieces: sympathy(6), supporters: ['armorers', 'birdy-bindle', 'arms-trader'] }
    const start = rebels('birdsong', p1, {}, { do: 'spread', seat: 'p1' })
    expect(start.legal).toEqual(['spread 2', 'spread 3', 'spread 11', 'done'])
  })

  test('ROOT-8.4.1a, ROOT-8.4.2a: any number of revolts, then any number of tokens, and no way back', () => {
    const p1: At = {
      pieces: sympathy(6, 7),
      supporters: ['anvil', 'foxfolk-steel', 'sword', 'mouse-in-a-sack', 'armorers', 'birdy-bindle', 'arms-trader'],
    }
    const start = rebels('birdsong', p1, {}, { do: 'revolt', seat: 'p1' }, { do: 'spread', seat: 'p1' })
    const once = start.play('revolt 6', 'supporter anvil', 'supporter foxfolk-steel')
    expect(once.legal).toEqual(['revolt 7', 'done'])
    const twice = once.play('revolt 7', 'supporter sword', 'supporter mouse-in-a-sack')
    expect(twice.legal).toContain('spread 8')
    expect(twice.legal.some((action) => action.startsWith('revolt'))).toBe(false)
    const spread = twice.play(
      'spread 8',
      'supporter armorers',
      'spread 4',
      'supporter birdy-bindle',
      'supporter arms-trader',
    )
    expect([on(spread, 'p1', 'sympathy', 8), on(spread, 'p1', 'sympathy', 4)]).toEqual([1, 1])
  })

  test('ROOT-8.4.2.2a, ROOT-DP-41: supporters of the suit, as they choose', () => {
    const p1: At = { pieces: sympathy(6), supporters: ['anvil', 'sword', 'armorers', 'mouse-in-a-sack'] }
    const asked = rebels('birdsong', p1, {}, { do: 'spread', seat: 'p1' }).play('spread 2')
    expect(asked.legal).toEqual(['supporter mouse-in-a-sack', 'supporter sword', 'supporter armorers'])
  })

  test('ROOT-8.4.2.2.1a, ROOT-8.4.2.2.1b: three warriors of one player cost one more; players are not added together', () => {
    const spread = (birds: number, cats: number) =>
      table({
        factions: ['alliance', 'eyrie', 'marquise'],
        phase: 'birdsong',
        sides: {
          p1: { pieces: sympathy(6), supporters: ['sword'] },
          p2: { pieces: [['warrior', 2, birds]] },
          p3: { pieces: [['warrior', 2, cats]] },
        },
        tasks: [{ do: 'spread', seat: 'p1' }],
      }).legal.includes('spread 2')
    expect([spread(2, 2), spread(3, 0), spread(0, 3), spread(1, 3)]).toEqual([true, false, false, false])
  })
})

describe('Daylight', () => {
  const daylight = { do: 'alliance-daylight', seat: 'p1' } as const

  test('ROOT-8.2.1, ROOT-8.5.1: crafted by sympathy, each token once', () => {
    const p1: At = { pieces: [...sympathy(6), ['base-fox', 8]], hand: ['anvil', 'crossbow-bird', 'crossbow-mouse'] }
    const start = rebels('daylight', p1, {}, daylight)
    expect(start.legal.filter((action) => action.startsWith('craft'))).toEqual([
      'craft crossbow-bird',
      'craft anvil',
      'craft crossbow-mouse',
    ])
    const crafted = start.play('craft anvil')
    expect([points(crafted, 'p1'), crafted.legal.some((action) => action.startsWith('craft'))]).toEqual([2, false])
  })

  test('ROOT-8.5.3a, ROOT-8.5.3b, ROOT-DP-08: a card of a base’s suit, or a bird, trains an officer', () => {
    const p1: At = { pieces: [['base-fox', 8]], hand: ['anvil', 'sword', 'armorers', 'foxfolk-steel'] }
    const start = rebels('daylight', p1, {}, daylight)
    expect(start.legal.filter((action) => action.startsWith('train'))).toEqual([
      'train foxfolk-steel',
      'train anvil',
      'train armorers',
    ])
    const trained = start.play('train anvil', 'train armorers')
    expect(trained.state.sides.p1).toMatchObject({ supply: 8, board: { officers: 2 } })
    expect(trained.state.discard).toEqual(['anvil', 'armorers'])
    const none = rebels('daylight', { ...p1, pieces: [] }, {}, daylight)
    expect(none.legal.some((action) => action.startsWith('train'))).toBe(false)
    const spent = rebels(
      'daylight',
      {
        ...p1,
        pieces: [
          ['base-fox', 8],
          ['warrior', 8, 10],
        ],
      },
      {},
      daylight,
    )
    expect(spent.legal.some((action) => action.startsWith('train'))).toBe(false)
  })
})

describe('Military Operations', () => {
  const operations = { do: 'operations', seat: 'p1', taken: 0 } as const

  test('ROOT-8.6.1a, ROOT-8.6.1.1, ROOT-8.6.1.2, ROOT-8.6.1.3: as many as officers, one of a kind or of several', () => {
    const p1: At = {
      pieces: [
        ['base-fox', 6],
        ['base-mouse', 2],
        ['warrior', 6, 3],
      ],
      officers: 3,
    }
    const start = rebels('evening', p1, { pieces: [['warrior', 6]], hand: ['anvil'] }, operations)
    expect(start.legal).toEqual(['act move', 'act battle', 'act recruit', 'act organize', 'done'])
    const recruited = start.play('act recruit', 'place 2', 'act recruit', 'place 6')
    expect([on(recruited, 'p1', 'warrior', 2), on(recruited, 'p1', 'warrior', 6)]).toEqual([1, 4])
    const moved = recruited.play('act move', 'move-from 6', 'move-to 3', 'move-count 2')
    expect([on(moved, 'p1', 'warrior', 3), moved.legal]).toEqual([2, ['reward points', 'reward cards']])
    expect(moved.state.sides.p1?.board).toMatchObject({ officers: 3 })
    const fought = start.chance({ dice: [1, 0] }).play('act battle', 'ambush nothing')
    expect([on(fought, 'p2', 'warrior', 6), fought.legal.at(-1)]).toEqual([0, 'done'])
    const start0 = rebels('evening', { ...p1, officers: 0 }, {}, operations)
    expect(start0.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-8.6.1b: a base that is lost in between leaves fewer operations', () => {
    const p1: At = {
      pieces: [
        ['base-fox', 6],
        ['warrior', 6],
        ['warrior', 9],
      ],
      officers: 2,
    }
    const start = rebels('evening', p1, { pieces: [['warrior', 6, 3]], hand: ['anvil'] }, operations)
    const fought = start.chance({ dice: [2, 2] }).play('act battle', 'ambush nothing')
    expect([on(fought, 'p1', 'base-fox', 6), fought.state.sides.p1?.board]).toMatchObject([0, { officers: 1 }])
    expect(fought.legal).toEqual(['reward points', 'reward cards'])
    const kept = start.chance({ dice: [0, 0] }).play('act battle', 'ambush nothing')
    expect(kept.legal).toContain('act organize')
  })

  test('ROOT-8.6.1.4b: organize needs no supporters and no neighbour, minds no Martial Law, and needs a token', () => {
    const p1: At = { pieces: [['warrior', 6], ['warrior', 9], ...sympathy(6)], officers: 1 }
    const start = rebels('evening', p1, { pieces: [['warrior', 9, 3]] }, operations)
    const done = start.play('act organize')
    expect([on(done, 'p1', 'sympathy', 9), on(done, 'p1', 'warrior', 9), points(done, 'p1')]).toEqual([1, 0, 1])
    const all = { pieces: [['warrior', 9], ...sympathy(1, 2, 3, 4, 5, 6, 7, 8, 10, 11)], officers: 1 } as const
    expect(rebels('evening', all, {}, operations).legal).not.toContain('act organize')
  })
})
