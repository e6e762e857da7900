import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { playOn } from '../../src/root/rules/play-on'
import { rulerOf } from '../../src/root/rules/rule'
import { hand, hoard, on, points, relation, table } from './table'

const over = ['reward points', 'reward cards']
const raze: Task = { do: 'raze', seat: 'p1' }

describe('the Hundreds and the Alliance', () => {
  test('ROOT-INT-17, ROOT-8.2.6b: a razed sympathy token scores first, and then they owe Outrage', () => {
    const start = table({
      factions: ['hundreds', 'alliance'],
      sides: { p1: { pieces: [['mob', 1]], hand: ['anvil', 'sword'], score: 3 }, p2: { pieces: [['sympathy', 1]] } },
      tasks: [raze],
    })
    expect([points(start, 'p1'), start.seat, start.legal]).toEqual([4, 'p1', ['outrage anvil']])
    expect(start.play('outrage anvil').legal).toEqual(over)
  })

  test('ROOT-14.4.1c, ROOT-INT-12: a razed base takes effect before the next clearing', () => {
    const start = table({
      factions: ['hundreds', 'alliance'],
      sides: {
        p1: {
          pieces: [
            ['mob', 1],
            ['mob', 9],
          ],
        },
        p2: {
          pieces: [
            ['base-fox', 1],
            ['sympathy', 9],
          ],
          officers: 2,
          supporters: ['anvil'],
        },
      },
      tasks: [raze],
    }).play('raze 1')
    expect(start.state.sides.p2?.board).toMatchObject({ officers: 1 })
    expect(points(start, 'p1')).toBe(2)
  })

  test('ROOT-8.4.2.2.1a, ROOT-8.4.1.2a: the Warlord counts for Martial Law, and survives the revolt', () => {
    const sides = (rats: number) =>
      ({
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1, rats],
            ['stronghold', 1],
          ],
        },
        p2: { pieces: [['sympathy', 9]], supporters: ['anvil'] },
      }) as const
    const spread = (rats: number) =>
      table({
        factions: ['hundreds', 'alliance'],
        sides: sides(rats),
        active: 'p2',
        phase: 'birdsong',
        tasks: [{ do: 'spread', seat: 'p2' }],
      })
    expect([spread(1).legal.includes('spread 1'), spread(2).legal.includes('spread 1')]).toEqual([true, false])
    const revolt = table({
      factions: ['hundreds', 'alliance'],
      sides: {
        ...sides(2),
        p2: { pieces: [['sympathy', 1]], supporters: ['anvil', 'foxfolk-steel'] },
      },
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'revolt', seat: 'p2' }],
    }).play('revolt 1', 'supporter anvil', 'supporter foxfolk-steel')
    expect([on(revolt, 'p1', 'warlord', 1), on(revolt, 'p1', 'warrior', 1), on(revolt, 'p1', 'stronghold', 1)]).toEqual(
      [1, 0, 0],
    )
  })

  test('ROOT-14.2.5c, ROOT-8.2.2: looting against the Alliance, it deals the higher number', () => {
    const fought = table({
      factions: ['hundreds', 'alliance'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1, 4],
          ],
          hand: ['anvil'],
          mood: 'rowdy',
        },
        p2: { pieces: [['warrior', 1, 3]], box: ['tea'] },
      },
      tasks: [{ do: 'command', seat: 'p1', done: 0, last: true }],
    })
      .chance({ dice: [0, 2] })
      .play('act battle', 'loot yes', 'lose warrior', 'lose warrior')
    expect([on(fought, 'p2', 'warrior', 1), on(fought, 'p1', 'warrior', 1), hoard(fought, 'p1')]).toEqual([3, 2, ''])
  })
})

describe('the Hundreds and the Eyrie', () => {
  test('ROOT-7.2.2a, ROOT-14.5.3c: a tie is the Eyrie rule, so nothing is oppressed, and the Warlord goes nowhere', () => {
    const { state } = table({
      factions: ['hundreds', 'eyrie'],
      sides: {
        p1: { pieces: [['warlord', 1]] },
        p2: {
          pieces: [
            ['warrior', 1],
            ['warrior', 5],
            ['warrior', 9],
            ['warrior', 10],
          ],
        },
      },
      tasks: [{ do: 'oppress', seat: 'p1' }],
    })
    expect([rulerOf(playOn(state), 1), state.sides.p1?.score]).toEqual(['p2', 0])
  })

  test('ROOT-7.5.2.4a, ROOT-14.2.5d: the razed roost costs the Eyrie their rule there', () => {
    const start = table({
      factions: ['hundreds', 'eyrie'],
      sides: {
        p1: {
          pieces: [
            ['mob', 5],
            ['warrior', 5, 2],
          ],
        },
        p2: {
          pieces: [
            ['roost', 5],
            ['warrior', 5],
          ],
        },
      },
      tasks: [raze],
    })
    expect([points(start, 'p1'), rulerOf(playOn(start.state), 5)]).toEqual([1, 'p1'])
  })
})

describe('the Hundreds and the Vagabond', () => {
  test('ROOT-9.5.4d: aid works, and nothing is taken from the Hoard', () => {
    const aided = table({
      factions: ['hundreds', 'vagabond'],
      sides: {
        p1: { pieces: [['warlord', 1]], hoard: ['sword'] },
        p2: { pawn: 1, items: ['boot', 'sword'], hand: ['anvil'] },
      },
      active: 'p2',
      tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
    }).play('act aid', 'exhaust boot', 'give anvil')
    expect([hand(aided, 'p1'), hoard(aided, 'p1')]).toEqual([['anvil'], 'sword'])
  })

  test('ROOT-9.2.9.3a: the Warlord that falls to the Vagabond makes the Hundreds Hostile', () => {
    const fought = table({
      factions: ['hundreds', 'vagabond'],
      sides: {
        p1: { pieces: [['warlord', 1]], mood: 'rowdy' },
        p2: { pawn: 1, items: ['sword', 'sword', 'boot'] },
      },
      active: 'p2',
      tasks: [
        { do: 'craft-step', seat: 'p2' },
        { do: 'vagabond-daylight', seat: 'p2' },
      ],
    })
      .chance({ dice: [2, 0] })
      .play('act battle')
    expect([on(fought, 'p1', 'warlord', 1), relation(fought, 'p2', 'p1')]).toEqual([0, -1])
  })

  test('ROOT-9.5.6c, ROOT-9.5.6b: with other warriors there one of them is struck; beside the Warlord no mob is', () => {
    const strike = (rats: number) =>
      table({
        factions: ['hundreds', 'vagabond', 'marquise'],
        sides: {
          p1: {
            pieces: [
              ['warlord', 1],
              ['warrior', 1, rats],
              ['mob', 1],
            ],
          },
          p2: { pawn: 1, items: ['crossbow', 'boot'] },
          p3: { pieces: [['wood', 1]] },
        },
        active: 'p2',
        tasks: [{ do: 'vagabond-daylight', seat: 'p2' }],
      }).play('act strike')
    expect(strike(1).legal).toEqual(['strike p1', 'strike p3'])
    expect(on(strike(1).play('strike p1'), 'p1', 'warrior', 1)).toBe(0)
    expect(strike(0).state.sides.p3?.pieces.wood?.[1]).toBe(0)
    expect(
      table({
        factions: ['hundreds', 'vagabond', 'marquise', 'eyrie'],
        sides: {
          p1: { pieces: [['warlord', 1]] },
          p2: { pawn: 1, items: ['crossbow', 'boot'] },
          p3: { pieces: [['wood', 1]] },
          p4: { pieces: [['warrior', 1]] },
        },
        active: 'p2',
        tasks: [{ do: 'strike', seat: 'p2' }],
      }).refusal('strike p1'),
    ).toMatchObject({ code: 'battle-only', rule: 'ROOT-9.5.6c' })
  })

  test('ROOT-9.2.9.2.4a: allied, the Warlord fights along, and of its side it leaves last', () => {
    const start = table({
      factions: ['hundreds', 'vagabond', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1],
          ],
        },
        p2: { pawn: 1, items: ['sword', 'boot'], relations: { p1: 3 }, hand: ['sword'] },
        p3: { pieces: [['warrior', 1, 5]], hand: ['anvil'] },
      },
      active: 'p2',
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    }).play('battle-whom p3', 'battle-with p1')
    const fought = start.chance({ dice: [3, 2] }).play('ambush nothing', 'lose-ally', 'lose-ally')
    expect([on(fought, 'p1', 'warrior', 1), on(fought, 'p1', 'warlord', 1), on(fought, 'p3', 'warrior', 1)]).toEqual([
      0, 0, 2,
    ])
  })

  test('ROOT-9.2.8, ROOT-14.6.2c, ROOT-14.4.1a: pieces of a partner are no enemy pieces', () => {
    const start = table({
      factions: ['hundreds', 'marquise', 'eyrie', 'vagabond'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 6],
          ],
        },
        p4: { pawn: 1 },
      },
      arrange({ sides, deck }) {
        const [rats, vagabond] = [sides.p1, sides.p4]
        if (!rats || !vagabond) return
        rats.partner = 'p4'
        vagabond.partner = 'p1'
        vagabond.dominance = deck.splice(deck.indexOf('dominance-fox'), 1)[0] ?? null
      },
      tasks: [{ do: 'oppress', seat: 'p1' }],
    })
    expect(points(start, 'p1')).toBe(1)
  })
})

describe('the Hundreds and others', () => {
  test('ROOT-INT-80: with dominance activated, raze and oppression score nothing', () => {
    const start = table({
      factions: ['hundreds', 'marquise', 'eyrie'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 1, 3],
            ['mob', 1],
          ],
          score: 12,
        },
        p2: { pieces: [['workshop', 1]] },
      },
      arrange({ sides, deck }) {
        if (sides.p1) sides.p1.dominance = deck.splice(deck.indexOf('dominance-fox'), 1)[0] ?? null
      },
      tasks: [raze, { do: 'oppress', seat: 'p1' }],
    })
    expect([points(start, 'p1'), on(start, 'p2', 'workshop', 1)]).toEqual([12, 0])
  })

  test('ROOT-11.2.7.3.1, ROOT-14.2.2f: with mercenaries they take their half, and choose a warrior or the Warlord', () => {
    const start = table({
      factions: ['hundreds', 'riverfolk', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1, 2],
          ],
          hand: ['anvil'],
          mood: 'rowdy',
        },
        p2: { pieces: [['warrior', 1, 3]] },
        p3: { pieces: [['warrior', 1, 3]] },
      },
      arrange: ({ turn }) => void turn.used.push('mercenaries'),
      tasks: [{ do: 'command', seat: 'p1', done: 0, last: true }],
    })
      .chance({ dice: [3, 3] })
      .play('act battle', 'battle-whom p3')
    expect([start.seat, start.legal]).toEqual(['p1', ['lose warrior', 'lose warlord']])
    const done = start.play('lose warrior', 'lose warlord')
    expect([on(done, 'p1', 'warrior', 1), on(done, 'p1', 'warlord', 1), on(done, 'p2', 'warrior', 1)]).toEqual([
      1, 0, 2,
    ])
  })

  test('ROOT-12.2.3a, ROOT-14.4.1c: two razed markets in two clearings pay the Price of Failure twice', () => {
    const done = table({
      factions: ['hundreds', 'duchy'],
      sides: {
        p1: {
          pieces: [
            ['mob', 1],
            ['mob', 6],
          ],
        },
        p2: {
          pieces: [
            ['market', 1],
            ['market', 6],
          ],
          hand: ['anvil', 'sword', 'sappers'],
          swayed: ['foremole', 'captain'],
          crowns: { squire: 1 },
        },
      },
      tasks: [raze],
    }).play('raze 1', 'lose-minister captain')
    expect([done.state.sides.p2?.board, hand(done, 'p2').length]).toMatchObject([{ swayed: [] }, 1])
  })

  test('ROOT-13.7.2a, ROOT-13.2.3: a snare keeps mobs from being placed, and the Warlord from leaving', () => {
    const start = table({
      factions: ['hundreds', 'corvid'],
      sides: {
        p1: {
          pieces: [
            ['warlord', 1],
            ['warrior', 1, 2],
          ],
          hand: ['anvil'],
        },
        p2: { plots: [[1, 'snare', 'up']] },
      },
      tasks: [
        { do: 'campaign', seat: 'p1', by: 'prowess', done: 0, last: true },
        { do: 'incite', seat: 'p1' },
      ],
    })
    expect(start.legal).toEqual(['act battle', 'done'])
    expect(start.play('done').legal).toEqual(over)
  })

  test('ROOT-INV-40: the Hundreds play on whatever is dealt behind a view', () => {
    const { state } = table({
      factions: ['hundreds', 'vagabond', 'vagabond2'],
      sides: {
        p1: {
          pieces: [
            ['mob', 6],
            ['warlord', 1],
          ],
        },
      },
      arrange: ({ ruins }) => {
        ruins[6] = ['sword', 'boot']
      },
      tasks: [raze],
    })
    expect(root.check(state)).toEqual([])
  })
})

test('ROOT-14.4.1a, ROOT-INT-12, ROOT-13.7.4a: of one razed clearing they score all, and order Outrage, trophy and raid', () => {
  const start = table({
    factions: ['hundreds', 'alliance', 'keepers', 'corvid'],
    phase: 'birdsong',
    sides: {
      p1: {
        pieces: [
          ['mob', 6],
          ['warrior', 6],
        ],
        hand: ['anvil'],
      },
      p2: { pieces: [['sympathy', 6]] },
      p3: { pieces: [['tablet-2', 6]] },
      p4: { plots: [[6, 'raid']] },
    },
    tasks: [raze],
  })
  // Sympathy and plot one each, the relic two.
  expect([points(start, 'p1'), start.legal]).toEqual([4, ['next outrage 6 p1', 'next trophy 6 p1', 'next raid 6 p4']])
  const raided = start.play('next raid 6 p4')
  expect([2, 3, 11, 6].map((at) => on(raided, 'p4', 'warrior', at))).toEqual([1, 1, 1, 0])
  expect(raided.legal).toEqual(['next outrage 6 p1', 'next trophy 6 p1'])
})
