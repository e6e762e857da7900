import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import { pieceTotals } from '../../src/root/rules/pieces'
import { playOn } from '../../src/root/rules/play-on'
import { remove } from '../../src/root/rules/removal'
import { openSlots } from '../../src/root/rules/rule'
import { clearings, mapIds } from '../../src/root/rules/vocabulary'
import { woodlands } from '../../src/root/rules/woodlands'
import { script } from '../../src/testing'
import { hand, on, points, table } from './table'

const pair = ['marquise', 'eyrie'] as const
const actions = { do: 'cat-actions', seat: 'p1', left: 3, recruited: false } as const
const wood = { do: 'wood', seat: 'p1', done: [] } as const
const draw = { do: 'draw-step', seat: 'p1' } as const

describe('the board', () => {
  const costs = [0, 1, 2, 3, 3, 4]
  const worth = { sawmill: [0, 1, 2, 3, 4, 5], workshop: [0, 2, 2, 3, 4, 5], recruiter: [0, 1, 2, 3, 3, 4] } as const
  const kinds = ['sawmill', 'workshop', 'recruiter'] as const

  /** Builds one more of a kind of which this many stand. */
  function build(kind: (typeof kinds)[number], standing: number) {
    const pieces = [
      ['warrior', 11],
      ['wood', 11, 8],
      [kind, 8, standing],
    ] as const
    const start = table({ factions: pair, sides: { p1: { pieces, hand: ['anvil'] } }, tasks: [actions] })
    return start.play('act build', ...(start.play('act build').legal.includes('build 11') ? ['build 11'] : []))
  }

  test.each(kinds)('ROOT-6.0b, ROOT-6.0c: what each %s costs and scores, the first again included', (kind) => {
    for (const [standing, cost] of costs.entries()) {
      const built = build(kind, standing).play(`building ${kind}`)
      expect([standing, 8 - on(built, 'p1', 'wood', 11), points(built, 'p1')]).toEqual([
        standing,
        cost,
        worth[kind][standing],
      ])
    }
    expect(build(kind, 6).legal).not.toContain(`building ${kind}`)
  })

  test('ROOT-6.0b: a building that was removed goes back to the rightmost empty space', () => {
    const pieces = [
      ['warrior', 11],
      ['wood', 11, 8],
      ['sawmill', 6, 3],
    ] as const
    const start = table({ factions: pair, sides: { p1: { pieces, hand: ['anvil'] } }, tasks: [actions] })
    remove(playOn(start.state), [{ by: 'p2', losses: [{ owner: 'p1', kind: 'sawmill', at: 6, count: 1 }] }])
    const built = start.play('act build', 'building sawmill')
    expect([on(built, 'p1', 'wood', 11), points(built, 'p1')]).toEqual([6, 2])
  })

  test('ROOT-6.0d, ROOT-6.6a: a card, one more with three recruiters, one more with five', () => {
    const drawn = [0, 1, 2, 3, 4, 5, 6].map((count) => {
      const sides = { p1: { pieces: [['recruiter', 8, count]] } } as const
      return hand(table({ factions: pair, sides, tasks: [draw] }), 'p1').length
    })
    expect(drawn).toEqual([1, 1, 1, 2, 2, 3, 3])
  })

  test('ROOT-6.0e: wood that is spent or removed goes back to the supply; with none there none is placed', () => {
    const pieces = [
      ['warrior', 11],
      ['sawmill', 8],
      ['wood', 11, 8],
    ] as const
    const empty = table({ factions: pair, sides: { p1: { pieces, hand: ['anvil'] } }, tasks: [wood, actions] })
    expect(on(empty, 'p1', 'wood', 8)).toBe(0)
    expect(empty.legal).not.toContain('act overwork')
    const spent = empty.play('act build', 'build 11', 'building workshop')
    expect(spent.legal).not.toContain('act overwork')
    const paid = spent.play('act build', 'build 11', 'building sawmill')
    expect(paid.legal).toContain('act overwork')
    const taken = table({ factions: pair, sides: { p1: { pieces, hand: ['anvil'] } }, tasks: [actions] })
    remove(playOn(taken.state), [{ by: 'p2', losses: [{ owner: 'p1', kind: 'wood', at: 11, count: 1 }] }])
    expect(taken.legal).toContain('act overwork')
  })

  test('ROOT-6.0a, ROOT-COMP-01: her pieces', () => {
    expect(pieceTotals.marquise).toEqual({ warrior: 25, sawmill: 6, workshop: 6, recruiter: 6, wood: 8, keep: 1 })
  })

  test('ROOT-6.0f: nothing of hers is hidden but the hand', () => {
    const pieces = [
      ['warrior', 11],
      ['wood', 11, 2],
      ['keep', 1],
    ] as const
    const { state, view } = table({
      factions: pair,
      sides: { p1: { pieces, hand: ['anvil', 'sword'], crafted: ['armorers'], box: ['boot'] } },
      tasks: [actions],
    })
    const { hand: own, seen, ...open } = state.sides.p1 ?? { hand: [], seen: {} }
    expect(view('p2').sides.p1).toEqual({ ...open, hand: null, handSize: own.length, seen })
  })
})

describe('setup', () => {
  const start = script(root)(root.setup({ seed: 3, factions: pair }))

  test('ROOT-6.3.1, ROOT-6.3.2, ROOT-6.3.3, ROOT-DP-04: the keep in a corner, warriors everywhere but opposite', () => {
    expect([start.seat, start.legal]).toEqual(['p1', ['start 1', 'start 2', 'start 3', 'start 4']])
    expect(start.state.sides.p1?.supply).toBe(25)
    const kept = start.play('start 3')
    expect(on(kept, 'p1', 'keep', 3)).toBe(1)
    expect(clearings.filter((at) => on(kept, 'p1', 'warrior', at) !== 1)).toEqual([1])
    expect(kept.state.sides.p1?.supply).toBe(14)
    expect(kept.state.sides.p1?.pieces.wood).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('ROOT-6.3.4, ROOT-6.3.5, ROOT-DP-05: sawmill, workshop, recruiter at the keep or next to it, in open slots', () => {
    const kept = start.play('start 3')
    expect(kept.legal).toEqual(['place 3', 'place 6', 'place 7', 'place 11'])
    const milled = kept.play('place 3')
    expect(milled.legal).toEqual(['place 6', 'place 7', 'place 11'])
    const built = milled.play('place 11', 'place 11')
    expect([on(built, 'p1', 'sawmill', 3), on(built, 'p1', 'workshop', 11), on(built, 'p1', 'recruiter', 11)]).toEqual([
      1, 1, 1,
    ])
    expect(built.seat).toBe('p2')
  })

  test.each(mapIds)('ROOT-6.3.4: near every corner of the map %s there is room for all three', (map) => {
    for (const corner of woodlands[map].corners) {
      const kept = script(root)(root.setup({ seed: 3, factions: pair, map })).play(`start ${corner}`)
      const play = playOn(kept.state)
      const places = kept.legal.map((action) => Number(action.split(' ')[1]))
      expect(places.reduce((room, at) => room + openSlots(play, at), 0)).toBeGreaterThanOrEqual(3)
      let built = kept
      while (built.seat === 'p1') built = built.play(built.legal.at(-1) ?? '')
      for (const kind of ['sawmill', 'workshop', 'recruiter'] as const)
        expect(built.state.sides.p1?.pieces[kind]?.reduce((sum, count) => sum + count, 0)).toBe(1)
    }
  })
})

describe('the keep (ROOT-6.2.2)', () => {
  const rebels = ['marquise', 'alliance'] as const

  test('ROOT-6.2.2a: the Eyrie neither recruit nor build there', () => {
    const at = (keep: number) =>
      table({
        factions: ['eyrie', 'marquise'],
        sides: {
          p1: {
            pieces: [
              ['roost', 6],
              ['warrior', 6],
              ['warrior', 12, 3],
            ],
            decree: { recruit: ['anvil'], build: ['foxfolk-steel'] },
          },
          p2: { pieces: [['keep', keep]] },
        },
        tasks: [{ do: 'decree-begins', seat: 'p1' }],
      })
    const free = at(1)
    expect([on(free, 'p1', 'warrior', 6), on(free, 'p1', 'roost', 12)]).toEqual([2, 1])
    const kept = at(6)
    expect([on(kept, 'p1', 'warrior', 6), kept.legal]).toEqual([
      1,
      ['leader charismatic', 'leader commander', 'leader despot'],
    ])
    expect(on(at(12), 'p1', 'roost', 12)).toBe(0)
  })

  test('ROOT-6.2.2a: the Alliance neither spreads nor organizes nor recruits there, the Marquise does all', () => {
    const sides = {
      p1: {
        pieces: [
          ['keep', 6],
          ['warrior', 6],
          ['recruiter', 6],
          ['sawmill', 6],
        ],
      },
      p2: {
        pieces: [
          ['base-fox', 6],
          ['warrior', 6],
          ['warrior', 7],
          ['sympathy', 2],
        ],
        officers: 2,
        supporters: ['anvil', 'foxfolk-steel', 'bake-sale'],
      },
    } as const
    const spread = table({
      factions: rebels,
      sides,
      active: 'p2',
      phase: 'birdsong',
      tasks: [{ do: 'spread', seat: 'p2' }],
    })
    expect(spread.legal).toEqual(['spread 5', 'spread 10', 'done'])
    const operations = { do: 'operations', seat: 'p2', taken: 0 } as const
    const fight = table({ factions: rebels, sides, active: 'p2', phase: 'evening', tasks: [operations] })
    expect(fight.legal).toEqual(['act move', 'act battle', 'act organize', 'done'])
    expect(on(fight.play('act organize'), 'p2', 'sympathy', 7)).toBe(1)
    const own = table({ factions: rebels, sides, tasks: [wood, { do: 'recruit', seat: 'p1', done: [] }] })
    expect([on(own, 'p1', 'wood', 6), on(own, 'p1', 'warrior', 6)]).toEqual([1, 2])
  })

  test('ROOT-6.2.2b: moving there is no placing', () => {
    const sides = { p1: { pieces: [['warrior', 2, 2]] }, p2: { pieces: [['keep', 6]] } } as const
    const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
    const moved = table({ factions: ['eyrie', 'marquise'], sides, tasks: [move] }).play('move-to 6', 'move-count 2')
    expect(on(moved, 'p1', 'warrior', 6)).toBe(2)
  })

  test('ROOT-6.2.2c: once removed, for a point, it is out of the game, and everybody can place there', () => {
    const start = table({
      factions: ['eyrie', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 6, 2],
            ['roost', 6],
          ],
        },
        p2: { pieces: [['keep', 6]], hand: ['anvil'] },
      },
      tasks: [
        { do: 'battle', seat: 'p1', suit: 'bird' },
        { do: 'order-place', seat: 'p1', piece: 'warrior', suit: 'bird' },
        { do: 'turn', seat: 'p2' },
      ],
    })
    const gone = start.chance({ dice: [0, 0] }).play('ambush nothing')
    expect([on(gone, 'p2', 'keep', 6), points(gone, 'p1'), on(gone, 'p1', 'warrior', 6)]).toEqual([0, 1, 3])
    expect(gone.seat).toBe('p2')
    expect(gone.state.sides.p2?.pieces.keep?.includes(1)).toBe(false)
  })
})
