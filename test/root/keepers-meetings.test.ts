import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import { type At, on, type Position, points, relicsIn, retinue, table } from './table'

const tablet = 'waystation-tablet-jewelry'
const column = (name: 'move' | 'delve' | 'recover'): Task => ({ do: 'retinue-column', seat: 'p1', column: name })
const meet = (
  other: Position['factions'][number],
  p1: At,
  p2: At,
  tasks: readonly Task[],
  more: Partial<Position> = {},
) => table({ factions: ['keepers', other], sides: { p1, p2 }, tasks, ...more })

describe('moved by others', () => {
  test('ROOT-15.2.4d, ROOT-INT-33, ROOT-DP-20: warriors that False Orders move may take relics along; the Keepers decide', () => {
    const start = table({
      factions: ['eyrie', 'keepers'],
      deck: 'exiles',
      phase: 'birdsong',
      sides: {
        p1: { crafted: ['false-orders'], pieces: [['roost', 3]] },
        p2: {
          pieces: [
            ['warrior', 9, 4],
            ['tablet-1', 9],
            ['figure-2', 9],
            ['jewelry-3', 9],
          ],
        },
      },
      tasks: [{ do: 'window', seat: 'p1', moment: 'birdsong' }],
    })
    const asked = start.play('use false-orders', 'move-to 4')
    expect([asked.seat, asked.legal]).toEqual(['p2', ['carry figure-2', 'carry tablet-1', 'carry jewelry-3', 'done']])
    const one = asked.play('carry tablet-1')
    expect(one.seat).toBe('p2')
    const two = one.play('carry jewelry-3')
    expect([on(two, 'p2', 'tablet-1', 4), on(two, 'p2', 'jewelry-3', 4), on(two, 'p2', 'figure-2', 9)]).toEqual([
      1, 1, 1,
    ])
    expect(two.seat).toBe('p1')
  })

  test('ROOT-15.2.4d, ROOT-9.2.9.2.2a: moved along by an allied Vagabond the Keepers decide on relics', () => {
    const start = table({
      factions: ['vagabond', 'keepers'],
      sides: {
        p1: { pawn: 6, items: ['boot', 'boot'] },
        p2: {
          pieces: [
            ['warrior', 6, 2],
            ['tablet-1', 6],
          ],
        },
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    })
    vagabondOf(start, 'p1').relations.p2 = 3
    const asked = start.play('act move', 'move-to 2', 'along p2', 'move-count 1')
    expect([asked.seat, asked.legal]).toEqual(['p2', ['carry tablet-1', 'done']])
    expect(on(asked.play('carry tablet-1'), 'p2', 'tablet-1', 2)).toBe(1)
  })
})

describe('with the Riverfolk', () => {
  const hired = (p2: At) =>
    meet(
      'riverfolk',
      { pieces: [['warrior', 10, 1]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } },
      p2,
      [column('delve')],
      { arrange: (state) => void state.turn.used.push('mercenaries') },
    )

  test('ROOT-15.5.2.2e, ROOT-11.2.7.3d: mercenaries alone are no enemy pieces, and help to rule', () => {
    const asked = hired({ pieces: [['warrior', 10, 3]] }).play('retinue retainer')
    expect([asked.state.battle, asked.legal]).toEqual([null, ['delve a1 tablet', 'done']])
  })

  test('ROOT-15.5.2.2e: beside a trade post a battle must be, and the Riverfolk may be its defender', () => {
    const fought = hired({
      pieces: [
        ['warrior', 10, 1],
        ['post-rabbit', 10],
      ],
    })
      .chance({ dice: [1, 0] })
      .play('retinue retainer')
    expect(fought.events.filter(({ type }) => type === 'battle')).toEqual([
      { type: 'battle', attacker: 'p1', defender: 'p2', at: 10 },
    ])
  })
})

describe('relics removed by others', () => {
  test('ROOT-15.2.5a, ROOT-CARD-06: a Favor removes relics and waystations: three points for both, and its player lays the relic', () => {
    const start = table({
      factions: ['marquise', 'keepers'],
      sides: {
        p1: {
          pieces: [
            ['workshop', 6],
            ['workshop', 8],
            ['workshop', 12],
          ],
          hand: ['favor-of-the-foxes'],
        },
        p2: {
          pieces: [
            ['tablet-2', 1],
            [tablet, 1],
            ['warrior', 1, 2],
          ],
        },
      },
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    })
    const asked = start.play('craft favor-of-the-foxes')
    expect([asked.seat, points(asked, 'p1'), on(asked, 'p2', 'tablet-2', 1)]).toEqual(['p1', 3, 0])
    expect(relicsIn(asked.play('lay a7'), 'p2', 'a7')).toBe('tablet-2')
  })

  test('ROOT-D.4.2f: the Vagrant that brings a battle about removes the relic, lays it and scores two', () => {
    const start = table({
      factions: ['vagabond', 'marquise', 'keepers'],
      sides: {
        p1: { character: 'vagrant', pawn: 6, items: ['torch'] },
        p2: { pieces: [['warrior', 6, 2]] },
        p3: { pieces: [['tablet-2', 6]] },
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    })
    const game = start.chance({ dice: [1, 0] }).play('act special', 'choose-player p2', 'battle-whom p3')
    expect([game.seat, points(game, 'p1'), points(game, 'p2')]).toEqual(['p1', 2, 0])
    expect(game.legal).toContain('lay a1')
  })

  test('ROOT-15.2.5a: the Keepers lay none that others have removed, whoever’s turn it is', () => {
    const start = meet(
      'marquise',
      {
        pieces: [
          ['warrior', 10, 1],
          ['tablet-2', 10],
          ['warrior', 9],
        ],
        retinue: { delve: ['retainer'] },
      },
      {
        pieces: [
          ['warrior', 10, 3],
          ['warrior', 9],
        ],
      },
      [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    )
    // One hit is ignored, one takes the warrior, one the relic.
    const asked = start.chance({ dice: [3, 3] }).play('battle-in 10')
    expect([asked.seat, asked.legal[0], points(asked, 'p2')]).toEqual(['p2', 'lay a1', 2])
  })
})

describe('with others', () => {
  test('ROOT-15.5.2.2b, ROOT-7.2.2a: in a tie the Eyrie rule, so nothing is delved', () => {
    const tied = (other: 'eyrie' | 'marquise', own: number) =>
      meet(
        other,
        { pieces: [['warrior', 10, own]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } },
        { pieces: [['warrior', 10, 2]] },
        [column('delve')],
      )
        .chance({ dice: [0, 0] })
        .play('retinue retainer')
    expect(tied('eyrie', 2).legal.some((action) => action.startsWith('delve'))).toBe(false)
    expect(tied('eyrie', 3).legal).toEqual(['delve a1 tablet', 'done'])
  })

  test('ROOT-13.7.2d, ROOT-15.5.2.2.1a, ROOT-15.4.1b: a snare stops no relic that moves in, but camps and those who leave', () => {
    const snare = { plots: [[10, 'snare', 'up']] } as const
    const own: At = {
      pieces: [
        ['warrior', 10, 3],
        ['warrior', 1],
      ],
      relics: [['a1', 'tablet-1']],
      retinue: { delve: ['anvil'], move: ['retainer'] },
    }
    const camp = meet('corvid', own, snare, [{ do: 'encamp', seat: 'p1', done: [] }], { phase: 'birdsong' })
    expect(camp.legal.filter((action) => action.startsWith('encamp'))).toEqual(['encamp 1'])
    const move = meet('corvid', own, snare, [column('move')]).play('retinue retainer')
    expect(move.legal).not.toContain('move-from 10')
    const delve = meet('corvid', { ...own, retinue: { delve: ['retainer'] } }, snare, [column('delve')]).chance({
      dice: [0, 0],
    })
    const found = delve.play('retinue retainer', 'choose-clearing 10')
    expect(found.legal.some((action) => action.startsWith('delve a1'))).toBe(true)
  })

  test('ROOT-8.2.6a, ROOT-15.2.4c: relics taken along belong to the move: Outrage comes after them, and for warriors alone', () => {
    const start = meet(
      'alliance',
      {
        pieces: [
          ['warrior', 1, 2],
          ['tablet-1', 1],
        ],
        hand: ['bake-sale'],
        retinue: { move: ['retainer'], delve: ['retainer'] },
        relics: [['a1', 'figure-1']],
      },
      { pieces: [['sympathy', 5]] },
      [column('move')],
    )
    const asked = start.play('retinue retainer', 'move-to 5', 'move-count 2')
    expect(asked.legal).toEqual(['carry tablet-1', 'done'])
    const paid = asked.play('carry tablet-1')
    expect([paid.seat, paid.legal]).toEqual(['p1', ['outrage bake-sale']])
  })

  test('ROOT-CARD-42, ROOT-15.4.1a, ROOT-15.6.1: a warrior that becomes a waystation goes home, one that lives off the land to Coffin Makers', () => {
    const own: At = { pieces: [['warrior', 2, 4]] }
    const other: At = { crafted: ['coffin-makers'] }
    const camp = meet('marquise', own, other, [{ do: 'encamp', seat: 'p1', done: [] }], {
      phase: 'birdsong',
      deck: 'exiles',
    })
    const camped = camp.play('encamp 2', `waystation ${tablet}`)
    expect([camped.state.coffin.p1, camped.state.sides.p1?.supply]).toEqual([undefined, 12])
    const live = meet('marquise', own, other, [{ do: 'live-off-land', seat: 'p1' }], {
      phase: 'evening',
      deck: 'exiles',
    })
    expect([live.state.coffin.p1, live.state.sides.p1?.supply]).toEqual([1, 11])
  })

  test('ROOT-10.4.3.3a, ROOT-3.2.1a: the Cult may sanctify a waystation; it is a building like others, without a trophy', () => {
    const start = table({
      factions: ['cult', 'keepers'],
      phase: 'birdsong',
      sides: { p1: { outcast: 'fox', acolytes: 3, pieces: [['garden-fox', 6]] }, p2: { pieces: [[tablet, 1]] } },
      tasks: [{ do: 'conspiracy', seat: 'p1' }],
    })
    const done = start.play('conspire sanctify')
    expect([on(done, 'p2', tablet, 1), on(done, 'p1', 'garden-fox', 1), points(done, 'p1')]).toEqual([0, 1, 1])
  })

  test('ROOT-CARD-32, ROOT-15.2.1b: with Soup Kitchens relics count for rule, each as two', () => {
    const start = meet(
      'marquise',
      {
        crafted: ['soup-kitchens'],
        pieces: [
          ['warrior', 10],
          ['tablet-2', 10],
        ],
        relics: [['a1', 'figure-1']],
        retinue: { delve: ['retainer'] },
      },
      { pieces: [['warrior', 10, 2]] },
      [column('delve')],
      { deck: 'exiles' },
    )
    const asked = start.chance({ dice: [0, 0] }).play('retinue retainer')
    expect(asked.legal).toEqual(['delve a1 figure', 'done'])
    expect(retinue(asked, 'p1')).toBe(' | retainer | ')
  })
})

test('ROOT-INT-74, ROOT-14.4.1a, ROOT-15.2.5a: the Hundreds raze relics as tokens, for two points each, and lay them; a relic spoils Oppress', () => {
  const hundreds = (task: Task) =>
    table({
      factions: ['hundreds', 'keepers'],
      sides: {
        p1: {
          pieces: [
            ['mob', 1],
            ['warrior', 1, 2],
            ['warrior', 2, 2],
          ],
        },
        p2: {
          pieces: [
            ['tablet-1', 1],
            ['jewelry-3', 1],
          ],
        },
      },
      tasks: [task],
    })
  const razed = hundreds({ do: 'raze', seat: 'p1' })
  expect([razed.seat, points(razed, 'p1'), razed.legal[0]]).toEqual(['p1', 4, 'lay a1'])
  const laid = razed.play('lay a1', 'lay a2')
  expect([relicsIn(laid, 'p2', 'a1'), relicsIn(laid, 'p2', 'a2')].sort()).toEqual(['jewelry-3', 'tablet-1'])
  // Clearing 2 alone is oppressed: one point, as for one or two.
  expect(points(hundreds({ do: 'oppress', seat: 'p1' }), 'p1')).toBe(1)
})
