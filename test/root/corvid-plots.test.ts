import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { vagabondOf } from '../../src/root/rules/factions/vagabond/board'
import { type At, hand, on, plot, points, table } from './table'

const pair = ['corvid', 'marquise'] as const
const flips: Task = { do: 'flip-plots', seat: 'p1' }

const flipping = (p1: At, p2: At = {}) =>
  table({ factions: pair, phase: 'birdsong', sides: { p1, p2 }, tasks: [flips] })

describe('bomb', () => {
  test('ROOT-13.7.1a, ROOT-EX-41: all enemy pieces there, then the bomb itself', () => {
    const start = flipping(
      {
        pieces: [
          ['warrior', 6],
          ['warrior', 8],
        ],
        plots: [
          [1, 'extortion', 'up'],
          [6, 'bomb'],
          [8, 'snare'],
        ],
      },
      {
        pieces: [
          ['warrior', 6, 2],
          ['workshop', 6],
          ['wood', 6],
          ['warrior', 8],
        ],
      },
    )
    const bombed = start.play('flip 6')
    expect([points(bombed, 'p1'), plot(bombed, 'p1', 6), on(bombed, 'p1', 'plot', 6)]).toEqual([4, '', 0])
    expect(
      ['warrior', 'workshop', 'wood'].map(
        (kind) =>
          bombed.state.sides.p2?.pieces[kind === 'wood' ? 'wood' : kind === 'workshop' ? 'workshop' : 'warrior']?.[6],
      ),
    ).toEqual([0, 0, 0])
    expect([on(bombed, 'p1', 'warrior', 6), on(bombed, 'p2', 'warrior', 8)]).toEqual([1, 1])
    expect(points(bombed.play('flip 8'), 'p1')).toBe(6)
  })

  test('ROOT-13.7.1b: the points of the flip come first, count the bomb, and may end the game', () => {
    const sides = {
      pieces: [['warrior', 6]],
      plots: [
        [6, 'bomb'],
        [1, 'raid', 'up'],
      ],
      score: 28,
    } as const
    const won = flipping(sides, { pieces: [['warrior', 6, 2]] }).play('flip 6')
    expect([won.outcome?.winners, on(won, 'p2', 'warrior', 6), plot(won, 'p1', 6)]).toEqual([['p1'], 2, 'bomb up'])
  })
})

describe('snare', () => {
  const snared: At = { plots: [[6, 'snare', 'up']] }

  test('ROOT-13.7.2a: enemies place nothing in its clearing', () => {
    const recruit = (p1: At) =>
      table({
        factions: pair,
        active: 'p2',
        sides: {
          p1,
          p2: {
            pieces: [
              ['recruiter', 6],
              ['recruiter', 8],
            ],
            hand: ['anvil'],
          },
        },
        tasks: [{ do: 'cat-actions', seat: 'p2', left: 1, recruited: false }],
      }).play('act recruit')
    expect([on(recruit({}), 'p2', 'warrior', 6), on(recruit(snared), 'p2', 'warrior', 6)]).toEqual([1, 0])
    expect(on(recruit(snared), 'p2', 'warrior', 8)).toBe(1)
    expect(on(recruit({ plots: [[6, 'snare']] }), 'p2', 'warrior', 6)).toBe(1)
  })

  test('ROOT-13.7.2a, ROOT-13.7.2b: nothing leaves it, but all may come in', () => {
    const march = (p1: At) =>
      table({
        factions: pair,
        active: 'p2',
        sides: {
          p1,
          p2: {
            pieces: [
              ['warrior', 6, 3],
              ['warrior', 2, 3],
            ],
          },
        },
        tasks: [{ do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }],
      })
    expect(march({}).legal).toEqual(['move-from 2', 'move-from 6'])
    const held = march(snared)
    expect(held.legal).toContain('move-to 6')
    expect(held.refusal('move-from 6').code).toBe('wrong-moment')
  })

  test('ROOT-EX-54, ROOT-13.7.2a: Corvid Planners waive rule, not a snare', () => {
    const start = table({
      factions: pair,
      deck: 'exiles',
      active: 'p2',
      sides: {
        p1: snared,
        p2: {
          crafted: ['corvid-planners'],
          pieces: [
            ['warrior', 6],
            ['warrior', 2],
            ['warrior', 1],
          ],
        },
      },
      tasks: [{ do: 'move', seat: 'p2', suit: 'bird', optional: false, battle: false }],
    })
    expect(start.legal).toEqual(['move-from 1', 'move-from 2'])
    expect(start.refusal('move-from 6')).toMatchObject({ code: 'snared', rule: 'ROOT-13.7.2a' })
  })

  test('ROOT-13.7.2b: the Conspiracy is free', () => {
    const p1: At = { ...snared, pieces: [['warrior', 6, 2]], hand: ['anvil'] }
    const start = table({ factions: pair, sides: { p1 }, tasks: [{ do: 'corvid-actions', seat: 'p1', left: 2 }] })
    expect(start.play('act move').legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
    const recruited = table({
      factions: pair,
      phase: 'birdsong',
      sides: { p1 },
      tasks: [{ do: 'corvid-recruit', seat: 'p1' }],
    })
    expect(on(recruited.play('recruit anvil'), 'p1', 'warrior', 6)).toBe(3)
  })

  test('ROOT-13.7.2b, ROOT-9.4.2c, ROOT-D.9.2: a pawn slips out, but it does not walk or glide', () => {
    const wood = (task: Task, p2: At = {}) =>
      table({
        factions: ['corvid', 'vagabond'],
        active: 'p2',
        sides: { p1: snared, p2: { pawn: 6, items: ['boot', 'torch', 'sword'], character: 'harrier', ...p2 } },
        tasks: [task],
      })
    const slip = wood({ do: 'slip', seat: 'p2' })
    expect(slip.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11', 'slip a3', 'slip a6', 'done'])
    expect(vagabondOf(slip.play('move-to 2'), 'p2').clearing).toBe(2)
    const daylight = wood({ do: 'vagabond-daylight', seat: 'p2' })
    expect(daylight.legal.filter((action) => /move|special/.test(action))).toEqual([])
    expect(daylight.refusal('act move')).toMatchObject({ code: 'snared', rule: 'ROOT-13.7.2a' })
    expect(daylight.refusal('act special')).toMatchObject({ code: 'snared', rule: 'ROOT-13.7.2a' })
  })

  test('ROOT-13.7.2d: who is held there may battle, be removed, craft and rule', () => {
    const start = table({
      factions: pair,
      active: 'p2',
      sides: {
        p1: { ...snared, pieces: [['warrior', 6]] },
        p2: {
          pieces: [
            ['warrior', 6, 3],
            ['workshop', 6],
          ],
          hand: ['anvil'],
        },
      },
      tasks: [
        { do: 'craft-step', seat: 'p2' },
        { do: 'cat-actions', seat: 'p2', left: 1, recruited: false },
      ],
    })
    expect(start.legal).toEqual(['craft anvil', 'done'])
    expect(start.play('done').legal).toContain('act battle')
  })
})

describe('extortion', () => {
  test('ROOT-13.7.3a: a card at random of each enemy player with a piece there, from the Conspiracy on; none of an empty hand', () => {
    const start = table({
      factions: ['marquise', 'corvid', 'eyrie', 'vagabond'],
      active: 'p2',
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['wood', 6]], hand: ['anvil', 'sword'] },
        p2: { pieces: [['warrior', 6]], plots: [[6, 'extortion']] },
        p3: { pieces: [['roost', 6]], hand: ['armorers'] },
        p4: { pawn: 6 },
      },
      tasks: [{ do: 'flip-plots', seat: 'p2' }],
    })
    const flipped = start.play('flip 6')
    expect([
      hand(flipped, 'p1').length,
      hand(flipped, 'p2').length,
      hand(flipped, 'p3'),
      points(flipped, 'p2'),
    ]).toEqual([1, 2, [], 1])
    expect(flipped.events.flatMap((event) => (event.type === 'gave' ? [event.seat] : []))).toEqual(['p3', 'p1'])
  })

  test('ROOT-13.7.3a: not of those who have nothing there', () => {
    const flipped = flipping(
      { pieces: [['warrior', 6]], plots: [[6, 'extortion']] },
      { hand: ['anvil'], pieces: [['warrior', 8]] },
    )
    expect(hand(flipped.play('flip 6'), 'p2')).toEqual(['anvil'])
  })
})

describe('raid', () => {
  const attacked = (p1: At, p2: At = {}) =>
    table({
      factions: pair,
      active: 'p2',
      sides: { p1, p2: { pieces: [['warrior', 6, 3]], ...p2 } },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })

  test('ROOT-13.7.4a, ROOT-13.7.4c: removed face down or up, a warrior comes to each clearing beside it where it can', () => {
    for (const raid of [
      [6, 'raid'],
      [6, 'raid', 'up'],
    ] as const) {
      const done = attacked(
        { plots: [raid] },
        {
          pieces: [
            ['warrior', 6, 3],
            ['keep', 3],
          ],
        },
      )
      expect([2, 3, 11, 6].map((at) => on(done, 'p1', 'warrior', at))).toEqual([1, 0, 1, 0])
    }
  })

  test('ROOT-13.7.4a: with too few warriors the Conspiracy says where, in the turn of another', () => {
    const asked = attacked({ plots: [[6, 'raid']], pieces: [['warrior', 9, 13]] })
    expect([asked.seat, asked.legal]).toEqual(['p1', ['place 2', 'place 3', 'place 11']])
    const done = asked.play('place 3', 'place 11')
    expect([2, 3, 11].map((at) => on(done, 'p1', 'warrior', at))).toEqual([0, 1, 1])
  })

  test('ROOT-13.7.4a, ROOT-INT-15: also if the Conspiracy’s own battle removes it', () => {
    const start = table({
      factions: pair,
      sides: {
        p1: { pieces: [['warrior', 6]], plots: [[6, 'raid', 'up']] },
        p2: { pieces: [['warrior', 6, 3]] },
      },
      tasks: [{ do: 'corvid-actions', seat: 'p1', left: 1 }],
    })
    const done = start.chance({ dice: [3, 3] }).play('act battle')
    expect([plot(done, 'p1', 6), on(done, 'p1', 'warrior', 2), points(done, 'p2')]).toEqual(['', 1, 1])
  })

  test('ROOT-13.7.4b: a swap is no removal', () => {
    const p1: At = {
      plots: [
        [6, 'raid'],
        [1, 'bomb'],
      ],
    }
    const done = table({ factions: pair, sides: { p1 }, tasks: [{ do: 'trick', seat: 'p1' }] }).play('trick 6')
    expect([on(done, 'p1', 'warrior', 2), plot(done, 'p1', 1)]).toEqual([0, 'raid'])
  })

  test('ROOT-13.7.4d: by Tunnels the plot that is gone links its clearing to nothing; warriors that fell with it can come', () => {
    const tunnels = table({
      factions: pair,
      deck: 'exiles',
      active: 'p2',
      sides: {
        p1: {
          crafted: ['tunnels'],
          plots: [
            [6, 'raid'],
            [9, 'bomb'],
          ],
          pieces: [
            ['warrior', 6],
            ['warrior', 4, 13],
          ],
        },
        p2: { pieces: [['warrior', 6, 3]] },
      },
      tasks: [{ do: 'cat-actions', seat: 'p2', left: 1, recruited: false }],
    })
    const done = tunnels.chance({ dice: [3, 0] }).play('act battle')
    expect([done.seat, done.legal]).toEqual(['p1', ['place 2', 'place 3', 'place 11']])
    expect(on(done, 'p1', 'warrior', 9)).toBe(0)
  })

  test('ROOT-1.1.3a, ROOT-13.7.4a: beside another effect of the same removal the active seat says which comes first', () => {
    const start = table({
      factions: ['marquise', 'corvid', 'alliance'],
      sides: {
        p1: {
          hand: ['favor-of-the-foxes'],
          pieces: [
            ['workshop', 1],
            ['workshop', 6],
            ['workshop', 8],
          ],
        },
        p2: { plots: [[6, 'raid']] },
        p3: { pieces: [['sympathy', 12]] },
      },
      tasks: [{ do: 'craft-step', seat: 'p1' }],
    }).play('craft favor-of-the-foxes')
    expect([start.seat, start.legal]).toEqual(['p1', ['next raid 6 p2', 'next outrage 12 p1']])
    expect(on(start.play('next raid 6 p2'), 'p2', 'warrior', 2)).toBe(1)
  })
})
