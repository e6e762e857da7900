import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import { suitOf } from '../../src/root/rules/cards'
import { pieceClass, pieceTotals } from '../../src/root/rules/pieces'
import { sideOf } from '../../src/root/rules/play'
import { type At, hand, on, plot, points, table } from './table'

const pair = ['corvid', 'marquise'] as const

/** Between the actions of the Marquise. */
const daylight = { do: 'window', seat: 'p2', moment: 'daylight' } as const

const cats = (p1: At, p2: At, ...tasks: Parameters<typeof table>[0]['tasks']) =>
  table({ factions: pair, active: 'p2', sides: { p1, p2 }, tasks: tasks.length > 0 ? tasks : [daylight] })

const foxes = ['anvil', 'foxfolk-steel'] as const

describe('pieces and setup', () => {
  test('ROOT-13.0a, ROOT-13.0b, ROOT-13.3.1, ROOT-13.3.2, ROOT-COMP-08: 15 warriors, 8 plots; a warrior in a clearing of each suit', () => {
    expect(pieceTotals.corvid).toEqual({ warrior: 15, plot: 8 })
    const asked = table({ factions: pair, tasks: [{ do: 'scatter', seat: 'p1', suit: 'fox' }] })
    expect(asked.legal).toEqual(['place 1', 'place 6', 'place 8', 'place 12'])
    const placed = asked.play('place 8', 'place 3', 'place 2')
    expect(placed.state.sides.p1?.pieces.warrior).toEqual([0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0])
    expect([sideOf(placed, 'p1').supply, sideOf(placed, 'p1').board]).toMatchObject([12, { placed: 0 }])
  })

  test('ROOT-13.3.2, ROOT-5.1.7a: after the Marquise, and not in the clearing of her keep', () => {
    const state = root.setup({ seed: 1, factions: ['corvid', 'marquise'] })
    expect(state.agenda.at(-1)).toMatchObject({ do: 'keep', seat: 'p2' })
    const keep = { p2: { pieces: [['keep', 6]] } } as const
    const asked = table({ factions: pair, sides: keep, tasks: [{ do: 'scatter', seat: 'p1', suit: 'fox' }] })
    expect(asked.legal).toEqual(['place 1', 'place 8', 'place 12'])
  })
})

describe('plots', () => {
  test('ROOT-13.2.2.1a, ROOT-INFO-04: where a plot lies is public, what it is only the Conspiracy sees until it lies face up', () => {
    const start = cats(
      {
        plots: [
          [6, 'bomb'],
          [7, 'snare', 'up'],
        ],
      },
      { hand: foxes },
    )
    const plots = (viewer: 'p1' | 'p2' | 'spectator') => {
      const board = start.view(viewer).sides.p1?.board
      return board?.faction === 'corvid' ? [board.plots[6]?.face, board.plots[7]?.face] : []
    }
    expect([plots('p1'), plots('p2'), plots('spectator')]).toEqual([
      ['bomb', 'snare'],
      [null, 'snare'],
      [null, 'snare'],
    ])
    expect(start.view('p2').sides.p1?.pieces.plot?.[6]).toBe(1)
    expect(pieceClass.plot).toBe('token')
  })

  test('ROOT-13.2.1, ROOT-13.4.1: crafted in Birdsong by plots, face up or down', () => {
    const p1: At = {
      hand: ['crossbow-bird', 'foxfolk-steel'],
      plots: [
        [6, 'bomb'],
        [8, 'snare', 'up'],
      ],
    }
    const start = table({ factions: pair, phase: 'birdsong', sides: { p1 }, tasks: [{ do: 'craft-step', seat: 'p1' }] })
    expect(start.legal).toEqual(['craft crossbow-bird', 'craft foxfolk-steel', 'done'])
    expect(points(start.play('craft foxfolk-steel'), 'p1')).toBe(2)
    const turn = table({ factions: pair, sides: { p1 }, tasks: [{ do: 'turn', seat: 'p1' }] })
    expect([turn.state.phase, turn.legal]).toEqual(['birdsong', ['craft crossbow-bird', 'craft foxfolk-steel', 'done']])
  })

  test('ROOT-13.2.3, ROOT-EX-04: warriors move whoever rules', () => {
    const sides = {
      p1: { pieces: [['warrior', 6]] },
      p2: {
        pieces: [
          ['warrior', 6, 4],
          ['warrior', 2, 4],
        ],
      },
    } as const
    const move = { do: 'move', seat: 'p1', suit: 'bird', optional: false, battle: false } as const
    const start = table({ factions: pair, sides, tasks: [move] })
    expect(start.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
    expect(on(start.play('move-to 2'), 'p1', 'warrior', 2)).toBe(1)
  })

  test('ROOT-13.2.2.1b: removed face down by others it goes back unseen; only a raid shows', () => {
    const cases = (['snare', 'extortion', 'bomb', 'raid'] as const).map((face) => {
      const done = table({
        factions: pair,
        active: 'p2',
        sides: { p1: { plots: [[7, face]] }, p2: { pieces: [['warrior', 7, 3]] } },
        tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
      })
      return {
        plot: plot(done, 'p1', 7),
        told: JSON.stringify(done.view('p2')).includes(face),
        placed: on(done, 'p1', 'warrior', 3),
      }
    })
    expect(cases.map(({ placed }) => placed)).toEqual([0, 0, 0, 1])
    expect(cases.map((each) => each.plot)).toEqual(['', '', '', ''])
    expect(cases.map(({ told }) => told)).toEqual([false, false, false, false])
  })
})

describe('exposure', () => {
  const start = cats({ plots: [[6, 'raid']] }, { hand: [...foxes, 'sword'], pieces: [['warrior', 6]] })

  test('ROOT-13.2.4a, ROOT-13.2.4b, ROOT-DP-13: a clearing, a card that matches it, a guess', () => {
    expect([start.seat, start.legal]).toEqual(['p2', ['expose 6', 'done']])
    const shown = start.play('expose 6')
    expect(shown.legal).toEqual(['show foxfolk-steel', 'show anvil'])
    const guess = shown.play('show anvil')
    expect([guess.seat, guess.legal]).toEqual(['p2', ['guess bomb', 'guess snare', 'guess extortion', 'guess raid']])
  })

  test('ROOT-13.2.4c, ROOT-13.2.4h, ROOT-EX-43: a wrong guess costs the card; guess and answer are public', () => {
    const wrong = start.play('expose 6', 'show anvil', 'guess bomb')
    expect([hand(wrong, 'p1'), hand(wrong, 'p2'), plot(wrong, 'p1', 6)]).toEqual([
      ['anvil'],
      ['foxfolk-steel', 'sword'],
      'raid',
    ])
    expect(wrong.events).toContainEqual({ type: 'guessed', seat: 'p2', at: 6, plot: 'bomb', right: false })
    expect(points(wrong, 'p2')).toBe(0)
  })

  test('ROOT-13.2.4d, ROOT-13.2.4f, ROOT-13.2.4g, ROOT-13.7.4b, ROOT-EX-43: a right guess removes the plot for a point; no raid follows, and the card stays', () => {
    const wrong = start.play('expose 6', 'show anvil', 'guess bomb')
    const right = wrong.play('expose 6', 'show foxfolk-steel', 'guess raid')
    expect([points(right, 'p2'), plot(right, 'p1', 6), on(right, 'p1', 'plot', 6)]).toEqual([1, '', 0])
    expect([hand(right, 'p2'), on(right, 'p1', 'warrior', 2)]).toEqual([['foxfolk-steel', 'sword'], 0])
    expect(right.events).toContainEqual({ type: 'removed', owner: 'p1', piece: 'plot', at: 6, count: 1, by: 'p2' })
    expect(right.events).toContainEqual({ type: 'guessed', seat: 'p2', at: 6, plot: 'raid', right: true })
  })

  test('ROOT-13.2.4e, ROOT-13.2.4i: as often as there are cards, the same plot and the same guess again', () => {
    const again = start.play('expose 6', 'show anvil', 'guess bomb', 'expose 6', 'show foxfolk-steel')
    expect(again.legal).toContain('guess bomb')
    const twice = again.play('guess bomb')
    expect([twice.legal, hand(twice, 'p1')]).toEqual([['done'], ['anvil', 'foxfolk-steel']])
    const board = twice.view('p2').sides.p1?.board
    expect(board?.faction === 'corvid' && board.plots[6]?.not).toEqual(['bomb'])
  })

  test('ROOT-13.2.4b, ROOT-INFO-12, ROOT-INFO-16: only the Conspiracy sees the card, and notes it after a right guess', () => {
    const three = table({
      factions: ['corvid', 'marquise', 'eyrie'],
      active: 'p2',
      sides: { p1: { plots: [[6, 'raid']] }, p2: { hand: foxes, pieces: [['warrior', 6]] } },
      tasks: [daylight],
    })
    const shown = three.play('expose 6', 'show anvil')
    const cardFor = (viewer: 'p1' | 'p2' | 'p3' | 'spectator') => {
      const task = shown.view(viewer).agenda.at(-1)
      return task?.do === 'guess' ? task.card : null
    }
    expect([cardFor('p1'), cardFor('p2'), cardFor('p3'), cardFor('spectator')]).toEqual(['anvil', 'anvil', '', ''])
    const told = shown.events.find(({ type }) => type === 'shown')
    expect(told).toEqual({ type: 'shown', seat: 'p2', to: 'p1', card: 'anvil', for: ['p2', 'p1'] })
    if (told) expect(root.redact(told, 'p3')).toMatchObject({ card: null })
    const right = shown.play('guess raid')
    expect([sideOf(right, 'p1').seen.p2, sideOf(right, 'p3').seen.p2]).toEqual([['anvil'], undefined])
    const wrong = shown.play('guess snare')
    expect([sideOf(wrong, 'p1').seen.p2, sideOf(wrong, 'p2').seen.p1]).toEqual([undefined, ['anvil']])
  })

  test('ROOT-INFO-24: what others deal for an open exposure has a card to show, and it may be any', () => {
    const asked = table({
      factions: ['corvid', 'marquise', 'eyrie'],
      active: 'p2',
      sides: { p1: { plots: [[6, 'raid']] }, p2: { hand: ['anvil'], pieces: [['warrior', 6]] } },
      tasks: [daylight],
    }).play('expose 6')
    const worlds = (state: typeof asked.state, viewer: 'p1' | 'p3') =>
      Array.from({ length: 60 }, (_, seed) =>
        root.determinize(root.view(state, viewer), createRandom(seed, 'exposure')),
      )
    for (const world of worlds(asked.state, 'p3')) expect(root.legalActions(world)).toHaveLength(1)
    const shown = asked.play('show anvil').state
    const cards = worlds(shown, 'p3').map((world) => {
      const task = world.agenda.at(-1)
      expect(hand({ state: world }, 'p2')).toEqual(task?.do === 'guess' ? [task.card] : [])
      expect(['fox', 'bird']).toContain(suitOf(hand({ state: world }, 'p2')[0] ?? 'sword'))
      return hand({ state: world }, 'p2')[0]
    })
    expect(new Set(cards).size).toBeGreaterThan(5)
    for (const world of worlds(shown, 'p1')) expect(hand({ state: world }, 'p2')).toEqual(['anvil'])
  })

  test('ROOT-INFO-13: a card that is shown again after a right guess is noted once', () => {
    const start = cats(
      {
        plots: [
          [6, 'raid'],
          [8, 'raid'],
        ],
      },
      {
        hand: ['anvil'],
        pieces: [
          ['warrior', 6],
          ['warrior', 8],
        ],
      },
    )
    const twice = start.play('expose 6', 'show anvil', 'guess raid', 'expose 8', 'show anvil', 'guess raid')
    expect([sideOf(twice, 'p1').seen.p2, root.check(twice.state)]).toEqual([['anvil'], []])
  })

  test('ROOT-13.2.4a: with a piece there, a plot face down, and in an own turn', () => {
    const options = (p1: At, p2: At) => cats(p1, { hand: foxes, ...p2 }).legal
    expect(options({ plots: [[6, 'bomb']] }, { pieces: [['warrior', 8]] })).toEqual(['reward points', 'reward cards'])
    expect(options({ plots: [[6, 'snare', 'up']] }, { pieces: [['warrior', 6]] })).toEqual([
      'reward points',
      'reward cards',
    ])
    expect(options({ plots: [[6, 'bomb']] }, { pieces: [['wood', 6]] })).toEqual(['expose 6', 'done'])
    const own = { do: 'corvid-actions', seat: 'p1', left: 3 } as const
    const sides = {
      p1: { plots: [[6, 'bomb']], pieces: [['warrior', 6]], hand: foxes },
      p2: { pieces: [['warrior', 6]] },
    } as const
    expect(table({ factions: pair, sides, tasks: [own] }).legal).not.toContain('expose 6')
  })

  test('ROOT-INFO-20, ROOT-INFO-22: asked of a hand without a matching card, too; not of an empty one', () => {
    expect(cats({ plots: [[6, 'bomb']] }, { hand: ['sword'], pieces: [['warrior', 6]] }).legal).toEqual(['done'])
    expect(cats({ plots: [[6, 'bomb']] }, { pieces: [['warrior', 6]] }).legal).toEqual([
      'reward points',
      'reward cards',
    ])
  })

  test('ROOT-ENG-14, ROOT-ENG-12a, ROOT-13.2.4a: between steps and actions of every phase until the draw of the Evening', () => {
    const p2: At = { hand: foxes, pieces: [['warrior', 6]] }
    const turn = cats({ plots: [[6, 'bomb']] }, p2, { do: 'turn', seat: 'p2' })
    const moments: string[] = []
    let at = turn
    for (; at.state.round === turn.state.round && at.legal.includes('expose 6'); at = at.play('done')) {
      const task = at.state.agenda.at(-1)
      moments.push(`${at.state.phase} ${task?.do}`)
    }
    expect(moments).toEqual([
      'birdsong window',
      'birdsong window',
      'daylight craft-step',
      'daylight cat-actions',
      'evening window',
    ])
    expect(hand(at, 'p2').length).toBe(3)
  })

  test('ROOT-ENG-14: without the Conspiracy no turn has a window more', () => {
    const windows = (factions: ['corvid' | 'eyrie', 'marquise']) =>
      table({
        factions,
        active: 'p2',
        sides: { p2: { hand: foxes, crafted: ['cobbler'], pieces: [['warrior', 6]] } },
        tasks: [{ do: 'turn', seat: 'p2' }],
      }).state.agenda.filter((task) => task.do === 'window' && task.moment === 'evening').length
    expect([windows(['eyrie', 'marquise']), windows(['corvid', 'marquise'])]).toEqual([0, 1])
  })
})

describe('what is known of a plot', () => {
  const p2: At = { hand: [...foxes, 'sword'], pieces: [['warrior', 6]] }
  const wrong = cats(
    {
      plots: [
        [6, 'raid'],
        [7, 'bomb'],
      ],
    },
    p2,
    daylight,
    { do: 'trick', seat: 'p1' },
  ).play('expose 6', 'show anvil', 'guess bomb', 'done')

  test('ROOT-13.2.2.1c, ROOT-INFO-05, ROOT-G.1.31: what it is not is public and goes along with a swap', () => {
    const board = wrong.view('spectator').sides.p1?.board
    expect(board?.faction === 'corvid' && board.plots[6]).toEqual({ face: null, up: false, not: ['bomb'] })
    const swapped = wrong.play('trick 6').view('p2').sides.p1?.board
    expect(swapped?.faction === 'corvid' && [swapped.plots[6], swapped.plots[7]]).toEqual([
      { face: null, up: false, not: [] },
      { face: null, up: false, not: ['bomb'] },
    ])
    const back = wrong.play('trick 7').view('p2').sides.p1?.board
    expect(back?.faction === 'corvid' && back.plots[7]?.not).toEqual(['bomb'])
  })

  test('ROOT-13.2.2.1c: it ends when the plot is turned up, for then everybody sees what it is', () => {
    const flipped = cats({ plots: [[6, 'raid']], pieces: [['warrior', 6]] }, p2, daylight, {
      do: 'flip-plots',
      seat: 'p1',
    }).play('expose 6', 'show anvil', 'guess bomb', 'done', 'flip 6')
    const board = flipped.view('p2').sides.p1?.board
    expect(board?.faction === 'corvid' && board.plots[6]).toEqual({ face: 'raid', up: true, not: [] })
  })

  test('ROOT-13.2.2.1c: it ends when the plot leaves the map', () => {
    const gone = cats({ plots: [[6, 'raid']] }, p2).play(
      'expose 6',
      'show anvil',
      'guess bomb',
      'expose 6',
      'show foxfolk-steel',
      'guess raid',
    )
    const board = gone.view('p2').sides.p1?.board
    expect(board?.faction === 'corvid' && board.plots[6]).toBeNull()
  })
})

describe('Embedded Agents', () => {
  test('ROOT-13.2.5: as defender one hit more with a plot face down there, also without warriors', () => {
    const lost = (p1: At, dice: [number, number]) => {
      const battle = table({
        factions: pair,
        active: 'p2',
        sides: { p1, p2: { pieces: [['warrior', 7, 3]], hand: [] } },
        tasks: [{ do: 'cat-actions', seat: 'p2', left: 1, recruited: false }],
      })
      const done = battle.chance({ dice }).play('act battle')
      return 3 - on(done, 'p2', 'warrior', 7)
    }
    expect(lost({ plots: [[7, 'snare']] }, [0, 0])).toBe(1)
    expect(lost({ plots: [[7, 'snare', 'up']] }, [0, 0])).toBe(0)
    expect(lost({ pieces: [['warrior', 7, 2]], plots: [[7, 'snare']] }, [1, 1])).toBe(2)
    expect(lost({ pieces: [['warrior', 7, 2]], plots: [[8, 'snare']] }, [1, 1])).toBe(1)
  })

  test('ROOT-13.2.5: not as attacker', () => {
    const battle = table({
      factions: pair,
      sides: { p1: { pieces: [['warrior', 7, 2]], plots: [[7, 'snare']] }, p2: { pieces: [['warrior', 7, 3]] } },
      tasks: [{ do: 'corvid-actions', seat: 'p1', left: 1 }],
    })
    expect(on(battle.chance({ dice: [0, 0] }).play('act battle'), 'p2', 'warrior', 7)).toBe(3)
  })
})
