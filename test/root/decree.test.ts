import { describe, expect, test } from 'vitest'
import { type At, hand, on, points, table } from './table'

const pair = ['eyrie', 'marquise'] as const
const begins = { do: 'decree-begins', seat: 'p1' } as const
const evening = { do: 'phase', seat: 'p1', phase: 'evening' } as const
const newLeaders = ['leader charismatic', 'leader commander', 'leader despot']

const eyrie = (p1: At, p2: At = {}) => table({ factions: pair, sides: { p1, p2 }, tasks: [begins, evening] })

describe('resolving the Decree', () => {
  test('ROOT-7.0c, ROOT-7.5.2a, ROOT-DP-39: columns from left to right, in each every card once, in any order', () => {
    const start = eyrie({
      pieces: [
        ['roost', 6],
        ['warrior', 6, 3],
        ['roost', 5],
      ],
      decree: { recruit: ['vizier', 'anvil'], move: ['vizier', 'foxfolk-steel'] },
    })
    expect(start.legal).toEqual(['order fox', 'order bird'])
    const fox = start.play('order fox')
    expect([on(fox, 'p1', 'warrior', 6), fox.legal]).toEqual([4, ['place 5', 'place 6']])
    const moving = fox.play('place 5')
    expect([on(moving, 'p1', 'warrior', 5), moving.legal]).toEqual([1, ['order fox', 'order bird']])
    const done = moving.play('order bird', 'move-from 5', 'move-to 2', 'move-to 11', 'move-count 4')
    expect([on(done, 'p1', 'warrior', 2), on(done, 'p1', 'warrior', 11), done.state.phase]).toEqual([1, 4, 'evening'])
  })

  test('ROOT-7.5.2b: no order is skipped, but how it is carried out is free, even if it spoils the next', () => {
    const start = eyrie({
      pieces: [
        ['roost', 6],
        ['warrior', 6, 2],
      ],
      decree: { move: ['anvil', 'foxfolk-steel'] },
    })
    expect(start.refusal('done')).toMatchObject({ code: 'not-optional' })
    expect(start.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
    const all = start.play('move-to 2', 'move-count 2')
    expect(all.legal).toEqual(newLeaders)
    const one = start.play('move-to 2', 'move-count 1', 'move-to 2')
    expect(one.state.phase).toBe('evening')
  })

  test('ROOT-7.5.2c, ROOT-7.5.2e: an order that is chosen too early is turmoil, left for last it may be saved', () => {
    const start = eyrie({
      pieces: [
        ['roost', 5],
        ['warrior', 5, 2],
      ],
      decree: { move: ['anvil', 'bake-sale'] },
    })
    expect(start.legal).toEqual(['order fox', 'order rabbit'])
    expect(start.play('order fox').legal).toEqual(newLeaders)
    const saved = start.play('order rabbit', 'move-to 1', 'move-count 2', 'move-to 9', 'move-count 2')
    expect(saved.state.phase).toBe('evening')
  })

  test('ROOT-7.5.2d: an empty column does nothing', () => {
    expect(eyrie({ pieces: [['roost', 5]], decree: {} }).state.phase).toBe('evening')
  })

  test('ROOT-7.5.2e, ROOT-ENG-12a: options of Daylight come between the orders, and after the last', () => {
    const p1: At = {
      pieces: [
        ['roost', 6],
        ['warrior', 6, 2],
      ],
      decree: { recruit: ['anvil'] },
      hand: ['birdy-bindle'],
      crafted: ['tax-collector'],
    }
    const start = table({ factions: pair, sides: { p1 }, tasks: [{ do: 'turn', seat: 'p1' }] })
    const first = start.play('decree birdy-bindle', 'column recruit', 'done')
    expect(first.legal).toEqual(['order fox', 'order bird', 'use tax-collector'])
    const between = first.play('order fox')
    expect(between.legal).toEqual(['order bird', 'use tax-collector'])
    const after = between.play('order bird')
    expect(after.legal).toEqual(['use tax-collector', 'done'])
    expect(hand(after.play('use tax-collector'), 'p1').length).toBe(2)
  })
})

describe('orders', () => {
  test('ROOT-7.5.2.1a: recruit is a warrior at a roost of the suit, one for a clearing', () => {
    const recruit = (card: string) =>
      eyrie({
        pieces: [
          ['roost', 6],
          ['roost', 12],
          ['roost', 5],
        ],
        decree: { recruit: [card] },
      })
    expect(recruit('anvil').legal).toEqual(['place 6', 'place 12'])
    expect(recruit('vizier').legal).toEqual(['place 5', 'place 6', 'place 12'])
    expect(on(recruit('anvil').play('place 12'), 'p1', 'warrior', 12)).toBe(1)
    expect(on(recruit('bake-sale'), 'p1', 'warrior', 5)).toBe(1)
    expect(recruit('sword').legal).toEqual(newLeaders)
  })

  test('ROOT-7.5.2.1b: without a warrior in the supply it is turmoil', () => {
    const none = eyrie({
      pieces: [
        ['roost', 6],
        ['warrior', 6, 20],
      ],
      decree: { recruit: ['anvil'] },
    })
    expect(none.legal).toEqual(newLeaders)
  })

  test('ROOT-7.8.2: Charismatic recruits two, both in one clearing', () => {
    const p1: At = {
      leader: 'charismatic',
      pieces: [
        ['roost', 6],
        ['roost', 12],
      ],
      decree: { recruit: ['anvil'] },
    }
    const done = eyrie(p1).play('place 12')
    expect([on(done, 'p1', 'warrior', 6), on(done, 'p1', 'warrior', 12)]).toEqual([0, 2])
  })

  test('ROOT-7.5.2.2: a move starts in a clearing of the suit, and the same warriors may move again', () => {
    const p1: At = {
      pieces: [
        ['warrior', 5],
        ['warrior', 2],
      ],
      decree: { move: ['bake-sale', 'anvil', 'sword'] },
    }
    const start = eyrie(p1)
    const rabbit = start.play('order rabbit')
    expect(rabbit.refusal('move-from 2')).toBeDefined()
    expect(rabbit.legal).toEqual(['move-to 1', 'move-to 2'])
    const twice = rabbit.play('move-to 1', 'order fox', 'move-to 9')
    expect(on(twice, 'p1', 'warrior', 9)).toBe(1)
  })

  test('ROOT-7.5.2.3: a battle in a clearing of the suit with somebody to battle there', () => {
    const p1: At = {
      pieces: [
        ['warrior', 6, 2],
        ['warrior', 12, 2],
        ['warrior', 5, 2],
      ],
      decree: { battle: ['anvil'] },
    }
    const cats: At = {
      pieces: [
        ['warrior', 6],
        ['warrior', 12],
        ['warrior', 5],
      ],
      hand: ['bake-sale'],
    }
    expect(eyrie(p1, cats).legal).toEqual(['battle-in 6', 'battle-in 12'])
    expect(eyrie(p1, { pieces: [['warrior', 5]] }).legal).toEqual(newLeaders)
    expect(eyrie({ ...p1, pieces: [['warrior', 5]] }, cats).legal).toEqual(newLeaders)
  })

  test('ROOT-7.5.2.4a, ROOT-DP-37: a roost where they rule, with an open slot and without a roost', () => {
    const p1: At = {
      pieces: [
        ['warrior', 6, 2],
        ['warrior', 12, 2],
        ['warrior', 8],
        ['warrior', 1, 2],
        ['roost', 8],
      ],
      decree: { build: ['anvil'] },
    }
    const built = eyrie(p1, {
      pieces: [
        ['warrior', 12, 3],
        ['sawmill', 1],
      ],
    })
    expect([on(built, 'p1', 'roost', 6), points(built, 'p1'), built.state.phase]).toEqual([1, 0, 'evening'])
    expect(eyrie(p1, { pieces: [['sawmill', 1]] }).legal).toEqual(['place 6', 'place 12'])
    const none = eyrie(p1, {
      pieces: [
        ['warrior', 12, 3],
        ['sawmill', 1],
        ['warrior', 6, 3],
      ],
    })
    expect(none.legal).toEqual(newLeaders)
  })

  test('ROOT-7.5.2.4b: without a roost on the track it is turmoil', () => {
    const all = [1, 2, 3, 4, 5, 7, 8].map((at) => ['roost', at] as const)
    expect(eyrie({ pieces: [...all, ['warrior', 6, 2]], decree: { build: ['anvil'] } }).legal).toEqual(newLeaders)
  })
})

describe('turmoil', () => {
  const fallen = (at: At) =>
    table({
      factions: pair,
      sides: {
        p1: {
          pieces: [
            ['roost', 5],
            ['roost', 1],
          ],
          decree: { move: ['vizier', 'birdy-bindle', 'anvil'] },
          ...at,
        },
      },
      tasks: [begins, evening, { do: 'roost-points', seat: 'p1' }, { do: 'draw-step', seat: 'p1' }],
    }).play('order fox')

  test('ROOT-7.7.1a, ROOT-7.7.1b, ROOT-7.7.2: a point for each bird, never below none; all but the viziers discarded', () => {
    expect(points(fallen({ score: 9 }), 'p1')).toBe(7)
    expect(points(fallen({ score: 1 }), 'p1')).toBe(0)
    expect(fallen({}).state.discard).toEqual(['birdy-bindle', 'anvil'])
  })

  test('ROOT-7.7.3a, ROOT-DP-40: a new leader among those face up, and the viziers in its columns', () => {
    const led = fallen({}).play('leader commander')
    expect(led.state.sides.p1?.board).toMatchObject({
      leader: 'commander',
      fallen: ['builder'],
      decree: { recruit: [], move: ['vizier'], battle: ['vizier'], build: [] },
    })
  })

  test('ROOT-7.7.3.1: with none face up all are turned up, the one just deposed too', () => {
    const start = table({
      factions: pair,
      sides: { p1: { pieces: [['roost', 5]], decree: { move: ['anvil', 'sword'] } } },
      tasks: [begins, evening],
    })
    const board = start.state.sides.p1?.board
    if (board?.faction !== 'eyrie') throw new Error('The Eyrie do not sit there.')
    board.fallen = ['despot', 'commander']
    expect(start.play('order fox').state.sides.p1?.board).toMatchObject({ leader: 'charismatic' })
    board.fallen = ['despot', 'commander', 'charismatic']
    const all = start.play('order fox')
    expect(all.legal).toEqual(['leader builder', ...newLeaders])
    expect(all.play('leader builder').state.sides.p1?.board).toMatchObject({ leader: 'builder', fallen: [] })
  })

  test('ROOT-7.7.4, ROOT-7.7.5: Daylight is over, also for its options; Evening is played in full', () => {
    const led = fallen({ score: 9, crafted: ['tax-collector'] }).play('leader despot')
    expect([led.state.phase, points(led, 'p1'), hand(led, 'p1').length]).toEqual(['evening', 8, 1])
    expect(led.legal).toEqual(['reward points', 'reward cards'])
  })
})

describe('leaders in battle', () => {
  const battle = { do: 'battle', seat: 'p1', suit: 'bird' } as const

  test('ROOT-7.8.3: the Commander deals a hit more as attacker, not as defender', () => {
    const attack = (leader: 'commander' | 'builder') => {
      const sides = {
        p1: { leader, pieces: [['warrior', 7, 3]] },
        p2: { pieces: [['warrior', 7, 3]], hand: ['anvil'] },
      } as const
      const fought = table({ factions: pair, sides, tasks: [battle] })
        .chance({ dice: [1, 0] })
        .play('ambush nothing')
      return on(fought, 'p2', 'warrior', 7)
    }
    expect([attack('commander'), attack('builder')]).toEqual([1, 2])
    const sides = {
      p1: { pieces: [['warrior', 7, 3]] },
      p2: { leader: 'commander', pieces: [['warrior', 7, 3]], hand: ['anvil'] },
    } as const
    const start = table({ factions: ['marquise', 'eyrie'], sides, tasks: [battle] })
    expect(on(start.chance({ dice: [1, 0] }).play('ambush nothing'), 'p1', 'warrior', 7)).toBe(3)
  })

  test('ROOT-7.8.4a: the Despot scores for buildings and tokens as defender too, and not for warriors', () => {
    const defend = (cats: At) => {
      const sides = { p1: cats, p2: { leader: 'despot', pieces: [['warrior', 7, 3]], hand: ['anvil'] } } as const
      const start = table({ factions: ['marquise', 'eyrie'], sides, tasks: [battle] })
      return points(start.chance({ dice: [2, 2] }).play('ambush nothing'), 'p2')
    }
    expect(
      defend({
        pieces: [
          ['warrior', 7],
          ['wood', 7],
        ],
      }),
    ).toBe(2)
    expect(defend({ pieces: [['warrior', 7, 3]] })).toBe(0)
  })
})
