import { describe, expect, test } from 'vitest'
import type { Task } from '../../src/root/rules/chapters'
import { corvidOf } from '../../src/root/rules/factions/corvid/board'
import { sideOf } from '../../src/root/rules/play'
import { type At, hand, on, plot, points, table } from './table'

const pair = ['corvid', 'marquise'] as const

const crows = (phase: 'birdsong' | 'daylight' | 'evening', p1: At, p2: At, ...tasks: readonly Task[]) =>
  table({ factions: pair, phase, sides: { p1, p2 }, tasks })

const flips: Task = { do: 'flip-plots', seat: 'p1' }
const recruit: Task = { do: 'corvid-recruit', seat: 'p1' }
const acts = (left: number): Task => ({ do: 'corvid-actions', seat: 'p1', left })
const evening: readonly Task[] = [
  { do: 'exert', seat: 'p1' },
  { do: 'draw-step', seat: 'p1' },
  { do: 'discard-step', seat: 'p1' },
  { do: 'corvid-rest', seat: 'p1' },
]

describe('Birdsong', () => {
  test('ROOT-13.4.2a, ROOT-DP-48: a plot face down with a warrior beside it, one after another', () => {
    const p1: At = {
      pieces: [
        ['warrior', 6],
        ['warrior', 8],
      ],
      plots: [
        [6, 'snare'],
        [7, 'raid'],
        [8, 'raid', 'up'],
      ],
    }
    const start = crows('birdsong', p1, {}, flips)
    expect(start.legal).toEqual(['flip 6', 'done'])
    const flipped = start.play('flip 6')
    expect([plot(flipped, 'p1', 6), flipped.legal]).toEqual(['snare up', ['reward points', 'reward cards']])
    expect(flipped.events).toContainEqual({ type: 'flipped', seat: 'p1', at: 6, plot: 'snare' })
  })

  test('ROOT-13.4.2b: a point for each plot that lies face up then, the new one too', () => {
    const p1: At = {
      pieces: [
        ['warrior', 6],
        ['warrior', 7],
      ],
      plots: [
        [1, 'raid', 'up'],
        [6, 'snare'],
        [7, 'raid'],
        [9, 'bomb'],
      ],
    }
    const start = crows('birdsong', p1, {}, flips)
    const once = start.play('flip 6')
    expect([points(once, 'p1'), points(once.play('flip 7'), 'p1')]).toEqual([2, 5])
  })

  test('ROOT-13.4.3a: once, for a card, a warrior in each clearing of its suit where it can be placed', () => {
    const p1: At = { hand: ['anvil', 'sword'], pieces: [['warrior', 6]] }
    const start = crows('birdsong', p1, { pieces: [['keep', 1]] }, recruit)
    expect(start.legal).toEqual(['recruit anvil', 'recruit sword', 'done'])
    const done = start.play('recruit anvil')
    expect([1, 6, 8, 12].map((at) => on(done, 'p1', 'warrior', at))).toEqual([0, 2, 1, 1])
    expect([hand(done, 'p1'), done.state.discard, done.legal]).toEqual([
      ['sword'],
      ['anvil'],
      ['reward points', 'reward cards'],
    ])
  })

  test('ROOT-13.4.3b, ROOT-DP-36: with too few warriors it says where; with none nothing is offered', () => {
    const p1: At = { hand: ['anvil'], pieces: [['warrior', 9, 13]] }
    const asked = crows('birdsong', p1, {}, recruit).play('recruit anvil')
    expect(asked.legal).toEqual(['place 1', 'place 6', 'place 8', 'place 12'])
    const once = asked.play('place 6')
    expect(once.legal).toEqual(['place 1', 'place 8', 'place 12'])
    const placed = once.play('place 12')
    expect([1, 6, 8, 12].map((at) => on(placed, 'p1', 'warrior', at))).toEqual([0, 1, 0, 1])
    const enough = crows('birdsong', { hand: ['anvil'], pieces: [['warrior', 9, 11]] }, {}, recruit)
    expect([1, 6, 8, 12].map((at) => on(enough.play('recruit anvil'), 'p1', 'warrior', at))).toEqual([1, 1, 1, 1])
    const none = crows('birdsong', { hand: ['anvil'], pieces: [['warrior', 9, 15]] }, {}, recruit)
    expect(none.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-13.4.3c: a bird card for one of the three suits', () => {
    const asked = crows('birdsong', { hand: ['armorers'] }, {}, recruit).play('recruit armorers')
    expect(asked.legal).toEqual(['suit fox', 'suit rabbit', 'suit mouse'])
    const done = asked.play('suit mouse')
    expect([2, 7, 9, 11].map((at) => on(done, 'p1', 'warrior', at))).toEqual([1, 1, 1, 1])
  })

  test('ROOT-13.4.3a, ROOT-ENG-06a: not for a suit in whose clearings nothing can be placed', () => {
    const start = table({
      factions: pair,
      phase: 'birdsong',
      sides: { p1: { hand: ['armorers', 'sword', 'anvil'] } },
      arrange: (state) => state.scorched.push(2, 7, 9, 11),
      tasks: [recruit],
    })
    expect(start.legal).toEqual(['recruit anvil', 'recruit armorers', 'done'])
    expect(start.refusal('recruit sword')).toMatchObject({ code: 'no-room', rule: 'ROOT-13.4.3a' })
    expect(start.play('recruit armorers').legal).toEqual(['suit fox', 'suit rabbit'])
  })

  test('ROOT-13.4.4: crafting, plots, recruiting, in this order, and each may be left out', () => {
    const p1: At = {
      hand: ['foxfolk-steel', 'anvil'],
      pieces: [['warrior', 6]],
      plots: [
        [6, 'snare'],
        [8, 'snare'],
      ],
    }
    const turn = crows('birdsong', p1, {}, { do: 'turn', seat: 'p1' })
    const asked = (at: typeof turn) => at.state.agenda.at(-1)?.do
    const second = turn.play('done')
    const third = second.play('done')
    expect([asked(turn), asked(second), asked(third), asked(third.play('done'))]).toEqual([
      'craft-step',
      'flip-plots',
      'corvid-recruit',
      'corvid-actions',
    ])
  })
})

describe('Daylight', () => {
  test('ROOT-13.5a, ROOT-13.5.1, ROOT-13.5.3: three actions in any order, also the same again', () => {
    const p1: At = {
      pieces: [['warrior', 6, 3]],
      plots: [
        [1, 'raid'],
        [2, 'bomb'],
      ],
    }
    const start = crows('daylight', p1, { pieces: [['warrior', 6]] }, acts(3))
    expect(start.legal).toEqual(['act move', 'act plot', 'act battle', 'act trick', 'done'])
    const moved = start.play(
      'act move',
      'move-to 2',
      'move-count 1',
      'act move',
      'move-from 6',
      'move-to 2',
      'move-count 1',
    )
    expect([on(moved, 'p1', 'warrior', 2), moved.legal]).toEqual([
      2,
      ['act move', 'act plot', 'act battle', 'act trick', 'done'],
    ])
    expect(moved.play('act trick', 'trick 1').legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-13.5.2a, ROOT-13.2.2.2: where it has a warrior and no plot lies, and where a plot can be placed', () => {
    const p1: At = {
      pieces: [
        ['warrior', 6],
        ['warrior', 8],
        ['warrior', 1],
        ['warrior', 4],
      ],
      plots: [[8, 'raid']],
    }
    const start = crows('daylight', p1, { pieces: [['keep', 1]] }, acts(3))
    expect(start.play('act plot').legal).toEqual(['plot 4', 'plot 6'])
  })

  test('ROOT-13.5.2b, ROOT-13.5.2c, ROOT-EX-42: each plot placed in this turn makes the next one dearer; all from that clearing', () => {
    const p1: At = {
      pieces: [
        ['warrior', 6, 2],
        ['warrior', 8, 2],
        ['warrior', 4, 3],
      ],
    }
    const start = crows('daylight', p1, {}, acts(3))
    const first = start.play('act plot', 'plot 6', 'plant raid')
    expect([on(first, 'p1', 'warrior', 6), on(first, 'p1', 'plot', 6), sideOf(first, 'p1').supply]).toEqual([1, 1, 9])
    expect(first.events).toContainEqual({ type: 'removed', owner: 'p1', piece: 'warrior', at: 6, count: 1, by: 'p1' })
    const second = first.play('act plot', 'plot 8', 'plant bomb')
    expect(on(second, 'p1', 'warrior', 8)).toBe(0)
    const third = second.play('act plot')
    expect([third.legal.length, plot(second, 'p1', 8)]).toEqual([4, 'bomb'])
    expect(on(third.play('plant snare'), 'p1', 'warrior', 4)).toBe(0)
  })

  test('ROOT-13.5.2b: plots that were removed in this turn count, too; those of earlier turns do not', () => {
    const p1: At = {
      pieces: [['warrior', 6, 2]],
      plots: [
        [1, 'bomb'],
        [2, 'bomb'],
      ],
    }
    expect(crows('daylight', p1, {}, acts(1)).play('act plot').legal.length).toBe(4 - 1)
    const placed = table({
      factions: pair,
      sides: { p1 },
      arrange: (state) => Object.assign(corvidOf({ state }, 'p1'), { placed: 2 }),
      tasks: [acts(1)],
    })
    expect(placed.legal).not.toContain('act plot')
  })

  test('ROOT-13.5.2d, ROOT-13.0b, ROOT-INFO-22: which plot, of those in the supply; asked even of a single kind, and seen by nobody else', () => {
    const p1: At = {
      pieces: [['warrior', 6]],
      plots: [
        [1, 'bomb'],
        [2, 'bomb'],
        [3, 'snare'],
        [4, 'snare'],
        [5, 'extortion'],
        [7, 'extortion'],
        [8, 'raid'],
      ],
    }
    const asked = crows('daylight', p1, {}, acts(1)).play('act plot')
    expect([asked.seat, asked.legal]).toEqual(['p1', ['plant raid']])
    expect(asked.view('p2').agenda.at(-1)).toEqual({ do: 'plot-kind', seat: 'p1', at: 6 })
    const done = asked.play('plant raid')
    expect(done.events.map((event) => JSON.stringify(event)).join()).not.toContain('raid')
    expect(done.view('p2').sides.p1?.board).toMatchObject({ placed: 1 })
    // ROOT-13.5.2a: none is left.
    expect(crows('daylight', { ...p1, plots: [...(p1.plots ?? []), [9, 'raid']] }, {}, acts(1)).legal).not.toContain(
      'act plot',
    )
  })

  test('ROOT-13.5.4, ROOT-G.1.31: two plots face down, or two face up of different kinds', () => {
    const p1: At = {
      plots: [
        [1, 'bomb'],
        [2, 'bomb'],
        [3, 'snare', 'up'],
        [4, 'snare', 'up'],
        [5, 'raid', 'up'],
      ],
    }
    const asked = crows('daylight', p1, {}, acts(2)).play('act trick')
    expect(asked.legal).toEqual(['trick 1', 'trick 2', 'trick 3', 'trick 4', 'trick 5'])
    const swapped = asked.play('trick 3')
    expect([plot(swapped, 'p1', 3), plot(swapped, 'p1', 5)]).toEqual(['raid up', 'snare up'])
    expect(swapped.events).toContainEqual({ type: 'swapped', seat: 'p1', at: 3, with: 5 })
    expect(asked.play('trick 5').legal).toEqual(['swap 3', 'swap 4'])
    const one: At = {
      plots: [
        [1, 'bomb'],
        [3, 'snare', 'up'],
        [4, 'snare', 'up'],
      ],
      pieces: [['warrior', 6]],
    }
    expect(crows('daylight', one, {}, acts(1)).legal).not.toContain('act trick')
  })
})

describe('Evening', () => {
  const ready: At = {
    pieces: [['warrior', 6, 2]],
    plots: [
      [8, 'extortion', 'up'],
      [1, 'extortion'],
    ],
  }

  test('ROOT-13.6.1a, ROOT-13.6.1b: one action more in place of the draw', () => {
    const start = crows('evening', ready, {}, ...evening)
    expect(start.legal).toEqual(['act move', 'act plot', 'done'])
    const exerted = start.play('act move', 'move-to 2', 'move-count 1')
    expect([hand(exerted, 'p1').length, on(exerted, 'p1', 'warrior', 2)]).toEqual([0, 1])
    expect(exerted.legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-13.6.2a, ROOT-13.7.3b: a card, and one for each extortion that lies face up', () => {
    expect(hand(crows('evening', ready, {}, ...evening).play('done'), 'p1').length).toBe(2)
  })

  test('ROOT-13.6.1b: having exerted, not even the Ferry brings a card', () => {
    const ferry = (last: string) => {
      const start = table({
        factions: pair,
        map: 'lake',
        phase: 'evening',
        sides: { p1: { pieces: [['warrior', 11]] } },
        arrange(state) {
          state.ferry = 11
        },
        tasks: last === 'exert' ? evening : [{ do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false }],
      })
      const moving = last === 'exert' ? start.play('act move') : start
      const crossing = moving.legal.find((action) => action.endsWith('true')) ?? 'move-to 1'
      return hand(moving.play(crossing), 'p1').length
    }
    expect([ferry('exert'), ferry('move')]).toEqual([0, 1])
  })

  test('ROOT-13.6.1c: after a card that was drawn in this Evening exerting is not offered', () => {
    const p1: At = { ...ready, crafted: ['charm-offensive'] }
    const start = table({
      factions: pair,
      deck: 'exiles',
      phase: 'evening',
      sides: { p1 },
      tasks: [{ do: 'window', seat: 'p1', moment: 'evening.start' }, ...evening],
    })
    const charmed = start.play('use charm-offensive')
    expect([hand(charmed, 'p1').length, charmed.legal]).toEqual([1 + 2, ['reward points', 'reward cards']])
    expect(start.play('done').legal).toContain('act move')
  })

  test('ROOT-13.6.1b: Informants bring nothing to those who have exerted', () => {
    const start = table({
      factions: pair,
      deck: 'exiles',
      phase: 'evening',
      sides: { p1: { ...ready, crafted: ['informants'] } },
      arrange: (state) => state.discard.push(...state.deck.splice(state.deck.indexOf('ambush-bird'), 1)),
      tasks: evening,
    })
    expect(start.play('done').legal).toContain('fetch ambush-bird')
    expect(start.play('act plot', 'plant bomb').legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-13.6.2b, ROOT-13.6.1b: five cards at most, also for those who have exerted', () => {
    const cards = ['anvil', 'sword', 'armorers', 'sappers', 'foxfolk-steel', 'birdy-bindle']
    const asked = crows('evening', { ...ready, hand: cards }, {}, ...evening).play('act plot', 'plant bomb')
    expect([asked.legal.length, hand(asked.play('discard anvil'), 'p1').length]).toEqual([6, 5])
  })

  test('ROOT-13.6.1c, ROOT-ENG-27: a card that was drawn in one Evening forbids no exerting in the next', () => {
    const twice = crows('evening', ready, {}, ...evening, ...evening)
    expect(twice.play('done').legal).toContain('act move')
    const exerted = twice.play('act plot', 'plant bomb')
    expect(hand(exerted.play('done'), 'p1').length).toBe(2)
  })

  test('ROOT-13.5.2e, ROOT-ENG-27: a plot of the Evening counts with those of Daylight; the next turn begins anew', () => {
    const turn = crows('daylight', { pieces: [['warrior', 6, 3]] }, {}, acts(1), ...evening)
    const once = turn.play('act plot', 'plant bomb')
    expect(once.legal).toEqual(['act move', 'done'])
    expect(corvidOf(once, 'p1').placed).toBe(1)
    const twice = crows(
      'daylight',
      {
        pieces: [
          ['warrior', 6],
          ['warrior', 8, 2],
        ],
      },
      {},
      acts(1),
      ...evening,
    ).play('act plot', 'plot 6', 'plant bomb', 'act plot', 'plant raid')
    expect([on(twice, 'p1', 'warrior', 8), corvidOf(twice, 'p1')]).toMatchObject([
      0,
      { placed: 0, drew: false, exerted: false },
    ])
  })
})
