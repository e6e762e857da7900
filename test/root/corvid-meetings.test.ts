import { describe, expect, test } from 'vitest'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { riverfolkOf } from '../../src/root/rules/factions/riverfolk/board'
import { canMoveFrom } from '../../src/root/rules/moving/links'
import { sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { canPlace, heldBy } from '../../src/root/rules/rule'
import { turnFrom } from '../../src/root/rules/turn/turn'
import { type At, hand, on, plot, points, relation, table } from './table'

const move = (seat: 'p1' | 'p2' | 'p3'): Task => ({ do: 'move', seat, suit: 'bird', optional: false, battle: false })

test('ROOT-13.4.1, ROOT-CARD-23, ROOT-CARD-14: both copies of False Orders are crafted and spent in one Birdsong', () => {
  const start = table({
    factions: ['corvid', 'marquise'],
    deck: 'exiles',
    phase: 'birdsong',
    sides: {
      p1: {
        plots: [
          [6, 'raid'],
          [8, 'raid'],
        ],
        hand: ['false-orders', 'false-orders'],
      },
      p2: { pieces: [['warrior', 2, 4]] },
    },
    tasks: [{ do: 'craft-step', seat: 'p1' }],
  })
  const once = start.play('craft false-orders', 'use false-orders', 'move-to 6')
  expect([on(once, 'p2', 'warrior', 6), once.state.sides.p1?.crafted]).toEqual([2, []])
  expect(once.refusal('use false-orders').code).toBe('not-crafted')
  const twice = once.play('craft false-orders', 'use false-orders', 'move-from 2', 'move-to 10')
  expect([6, 2, 10].map((at) => on(twice, 'p2', 'warrior', at))).toEqual([2, 1, 1])
})

describe('with the Marquise', () => {
  test('ROOT-INT-81, ROOT-INV-08: no plot is placed in the clearing of the keep, but one can be swapped into it', () => {
    const start = table({
      factions: ['corvid', 'marquise'],
      sides: {
        p1: {
          plots: [
            [6, 'snare', 'up'],
            [1, 'raid', 'up'],
          ],
          pieces: [['warrior', 6]],
        },
        p2: { pieces: [['keep', 1]] },
      },
      tasks: [{ do: 'trick', seat: 'p1' }],
    })
    expect(plot(start.play('trick 6'), 'p1', 1)).toBe('snare up')
  })

  test('ROOT-6.2.3f, ROOT-13.7.2a: with a snare beside the keep Field Hospitals are not asked', () => {
    const fallen = (p1: At) =>
      table({
        factions: ['corvid', 'marquise'],
        phase: 'birdsong',
        sides: {
          p1: { pieces: [['warrior', 6]], ...p1 },
          p2: {
            pieces: [
              ['keep', 1],
              ['warrior', 6, 2],
            ],
            hand: ['anvil'],
          },
        },
        tasks: [{ do: 'flip-plots', seat: 'p1' }],
      }).play('flip 6')
    expect(fallen({ plots: [[6, 'bomb']] }).seat).toBe('p2')
    const snared = fallen({
      plots: [
        [6, 'bomb'],
        [1, 'snare', 'up'],
      ],
    })
    expect([snared.seat, sideOf(snared, 'p2').supply]).toEqual(['p1', 25])
  })
})

describe('with the Eyrie', () => {
  test('ROOT-7.5.2c, ROOT-13.7.2a: an order that a snare forbids leads to turmoil', () => {
    const start = (p1: At) =>
      table({
        factions: ['corvid', 'eyrie'],
        active: 'p2',
        sides: { p1, p2: { leader: 'commander', pieces: [['warrior', 6, 3]], decree: { move: ['anvil'] } } },
        tasks: [
          { do: 'decree-begins', seat: 'p2' },
          { do: 'phase', seat: 'p2', phase: 'evening' },
        ],
      })
    expect(start({}).state.agenda.at(-1)?.do).toBe('move-to')
    expect(start({ plots: [[6, 'snare', 'up']] }).state.agenda.at(-1)?.do).toBe('leader')
  })

  test('ROOT-1.4.2a, ROOT-13.2.4e: they guess between the cards of the Decree, not within one', () => {
    const start = table({
      factions: ['corvid', 'eyrie'],
      active: 'p2',
      sides: {
        p1: { plots: [[6, 'bomb']], pieces: [['warrior', 8]] },
        p2: {
          leader: 'commander',
          pieces: [
            ['warrior', 6, 3],
            ['roost', 6],
          ],
          decree: { move: ['anvil', 'sword'] },
          hand: ['foxfolk-steel'],
        },
      },
      tasks: [{ do: 'decree-begins', seat: 'p2' }],
    })
    expect(start.legal).toEqual(['order fox', 'order mouse', 'expose 6'])
    expect(start.play('order fox').legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
  })

  test('ROOT-7.8.4a, ROOT-13.2.4g: the Despot gains nothing by exposure, which is no battle', () => {
    const start = table({
      factions: ['corvid', 'eyrie'],
      active: 'p2',
      sides: { p1: { plots: [[6, 'bomb']] }, p2: { leader: 'despot', pieces: [['roost', 6]], hand: ['anvil'] } },
      tasks: [{ do: 'window', seat: 'p2', moment: 'daylight' }],
    })
    expect(points(start.play('expose 6', 'show anvil', 'guess bomb'), 'p2')).toBe(1)
  })
})

describe('with the Alliance', () => {
  const snared: At = { plots: [[6, 'snare', 'up']], pieces: [['warrior', 6]] }

  test('ROOT-INT-82a: nothing is spread or organized at a snare, but a revolt removes it', () => {
    const supporters = ['anvil', 'foxfolk-steel', 'travel-gear-fox'] as const
    const birdsong = (p2: At, ...tasks: readonly Task[]) =>
      table({ factions: ['corvid', 'alliance'], active: 'p2', phase: 'birdsong', sides: { p1: snared, p2 }, tasks })
    const spread = birdsong(
      { pieces: [['sympathy', 2]], supporters: [...supporters, 'sword'] },
      { do: 'spread', seat: 'p2' },
    )
    expect(spread.legal).not.toContain('spread 6')
    const revolt = birdsong({ pieces: [['sympathy', 6]], supporters }, { do: 'revolt', seat: 'p2' }).play(
      'revolt 6',
      'supporter anvil',
      'supporter foxfolk-steel',
    )
    expect([plot(revolt, 'p1', 6), on(revolt, 'p2', 'base-fox', 6), points(revolt, 'p2')]).toEqual(['', 1, 1])
    const evening: Task = { do: 'operations', seat: 'p2', taken: 0 }
    const organize = table({
      factions: ['corvid', 'alliance'],
      active: 'p2',
      phase: 'evening',
      sides: {
        p1: snared,
        p2: {
          pieces: [
            ['warrior', 6],
            ['warrior', 8],
          ],
          officers: 1,
        },
      },
      tasks: [evening],
    })
    expect(on(organize.play('act organize'), 'p2', 'sympathy', 8)).toBe(1)
  })

  test('ROOT-ENG-14: they guess between military operations', () => {
    const start = table({
      factions: ['corvid', 'alliance'],
      active: 'p2',
      phase: 'evening',
      sides: { p1: { plots: [[6, 'bomb']] }, p2: { pieces: [['sympathy', 6]], officers: 1, hand: ['anvil'] } },
      tasks: [{ do: 'operations', seat: 'p2', taken: 0 }],
    })
    expect(start.legal).toEqual(['expose 6', 'done'])
  })

  test('ROOT-8.2.6a: crows that move into sympathy owe a card; those that a raid places do not', () => {
    const p2: At = { pieces: [['sympathy', 2]] }
    const walked = table({
      factions: ['corvid', 'alliance'],
      sides: { p1: { pieces: [['warrior', 6]], hand: ['sword'] }, p2 },
      tasks: [move('p1')],
    }).play('move-to 2')
    expect(walked.legal).toEqual(['outrage sword'])
    const raided = table({
      factions: ['corvid', 'alliance', 'marquise'],
      active: 'p3',
      sides: { p1: { plots: [[6, 'raid']], hand: ['sword'] }, p2, p3: { pieces: [['warrior', 6, 2]] } },
      tasks: [{ do: 'cat-actions', seat: 'p3', left: 1, recruited: false }],
    }).play('act battle', 'ambush nothing')
    expect([on(raided, 'p1', 'warrior', 2), hand(raided, 'p1')]).toEqual([1, ['sword']])
  })
})

describe('with the Duchy', () => {
  const mine: At = {
    pieces: [
      ['warrior', 0, 3],
      ['tunnel', 6],
    ],
    hand: ['anvil'],
  }

  test('ROOT-13.7.1a, ROOT-12.2.3a: a bomb takes market and tunnel, has its price once, and leaves the Burrow alone', () => {
    const done = table({
      factions: ['corvid', 'duchy'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 6]], plots: [[6, 'bomb']] },
        p2: {
          ...mine,
          pieces: [
            ['warrior', 0, 3],
            ['warrior', 6, 2],
            ['tunnel', 6],
            ['market', 6],
            ['citadel', 6],
          ],
          swayed: ['captain', 'foremole'],
        },
      },
      tasks: [{ do: 'flip-plots', seat: 'p1' }],
    }).play('flip 6')
    expect([points(done, 'p1'), plot(done, 'p1', 6), done.seat]).toEqual([4, '', 'p2'])
    expect((['warrior', 'tunnel', 'market', 'citadel'] as const).map((kind) => on(done, 'p2', kind, 6))).toEqual([
      0, 0, 0, 0,
    ])
    const paid = done.play('lose-minister foremole')
    expect([on(paid, 'p2', 'warrior', 0), hand(paid, 'p2'), paid.seat]).toEqual([3, [], 'p1'])
  })

  test('ROOT-13.2.4a, ROOT-13.7.3a: a tunnel is a piece there, and warriors in the Burrow are nowhere', () => {
    const guess = (p2: At) =>
      table({
        factions: ['corvid', 'duchy'],
        active: 'p2',
        sides: { p1: { plots: [[6, 'extortion']] }, p2 },
        tasks: [{ do: 'assembly', seat: 'p2', left: 1 }],
      }).legal.filter((action) => action.startsWith('expose'))
    const extorted = (p2: At) =>
      hand(
        table({
          factions: ['corvid', 'duchy'],
          phase: 'birdsong',
          sides: { p1: { pieces: [['warrior', 6]], plots: [[6, 'extortion']] }, p2 },
          tasks: [{ do: 'flip-plots', seat: 'p1' }],
        }).play('flip 6'),
        'p2',
      )
    const below: At = { ...mine, pieces: [['warrior', 0, 3]] }
    expect([guess(mine), guess(below)]).toEqual([['expose 6'], []])
    expect([extorted(mine), extorted(below)]).toEqual([[], ['anvil']])
  })

  test('ROOT-13.7.4a, ROOT-12.2.2a: a raid beside a tunnel does not reach the Burrow', () => {
    const done = table({
      factions: ['corvid', 'duchy'],
      active: 'p2',
      sides: {
        p1: { plots: [[6, 'raid']] },
        p2: {
          ...mine,
          hand: [],
          pieces: [
            ['warrior', 6, 3],
            ['tunnel', 6],
          ],
        },
      },
      tasks: [{ do: 'battle', seat: 'p2', suit: 'bird' }],
    })
    expect([0, 2, 3, 11].map((at) => on(done, 'p1', 'warrior', at))).toEqual([0, 1, 1, 1])
  })

  test('ROOT-ENG-12a, ROOT-ENG-14: they guess in each step of their turn, last of all before the draw', () => {
    const turn = table({
      factions: ['corvid', 'duchy'],
      active: 'p2',
      phase: 'birdsong',
      sides: { p1: { plots: [[6, 'bomb']] }, p2: mine },
      tasks: [{ do: 'turn', seat: 'p2' }],
    })
    const asked: string[] = []
    let at = turn
    for (; asked.length < 7; at = at.play('done')) {
      const task = at.state.agenda.at(-1)
      asked.push(`${at.state.phase} ${task?.do}`)
      expect(at.legal).toContain('expose 6')
    }
    expect(asked).toEqual([
      'birdsong window',
      'birdsong window',
      'daylight assembly',
      'daylight parliament',
      'daylight sway',
      'evening craft-step',
      'evening window',
    ])
  })
})

describe('with the Riverfolk', () => {
  const otters = (p1: At, p2: At, ...tasks: readonly Task[]) =>
    table({ factions: ['corvid', 'riverfolk', 'marquise'], active: 'p2', phase: 'evening', sides: { p1, p2 }, tasks })

  test('ROOT-11.6.2a, ROOT-13.2.4a: they guess until they set prices', () => {
    const turn = table({
      factions: ['corvid', 'riverfolk'],
      active: 'p2',
      sides: { p1: { plots: [[6, 'raid']] }, p2: { pieces: [['warrior', 6]], hand: ['anvil', 'foxfolk-steel'] } },
      tasks: [{ do: 'turn', seat: 'p2' }],
    })
    let at = turn
    const asked: string[] = []
    for (; at.state.agenda.at(-1)?.do !== 'prices'; at = at.play('done')) {
      asked.push(at.state.phase)
      expect(at.legal).toContain('expose 6')
    }
    expect(asked).toContain('evening')
    expect(at.refusal('expose 6').code).toBe('wrong-moment')
  })

  test('ROOT-ENG-12a, ROOT-11.6.2a: before they discard they guess with the card that they have just drawn', () => {
    const cards = ['sword', 'bake-sale', 'investments', 'root-tea-mouse', 'smugglers-trail'] as const
    const evening = (hand: readonly string[]) =>
      table({
        factions: ['riverfolk', 'corvid'],
        deck: 'exiles',
        phase: 'evening',
        sides: {
          p1: { crafted: ['charm-offensive'], pieces: [['warrior', 6]], hand },
          p2: { plots: [[6, 'raid']] },
        },
        arrange: ({ deck }) => void deck.push(...deck.splice(deck.indexOf('anvil'), 1)),
        tasks: turnFrom(playOn(root.setup({ seed: 1, factions: ['riverfolk', 'corvid'] })), 'p1', 'evening'),
      }).play('use charm-offensive')
    const drawn = evening(cards)
    expect(drawn.legal).toEqual(['expose 6', 'done'])
    const lost = drawn.play('expose 6', 'show anvil', 'guess bomb')
    expect([hand(lost, 'p2'), lost.state.agenda.at(-1)?.do]).toEqual([['anvil'], 'prices'])
    const left = drawn.play('done')
    expect(left.legal).toContain('discard anvil')
    expect(left.play('discard sword').legal).toEqual(['expose 6', 'done'])
    // With nothing to discard the two moments are one.
    expect(evening(cards.slice(1)).play('done').state.agenda.at(-1)?.do).toBe('prices')
  })

  test('ROOT-11.2.3c, ROOT-13.2.4h: which card they show only the two know; one that is lost everybody sees', () => {
    const shown = otters(
      { plots: [[6, 'raid']] },
      { pieces: [['warrior', 6]], hand: ['anvil', 'foxfolk-steel'] },
      { do: 'window', seat: 'p2', moment: 'evening' },
    ).play('expose 6', 'show anvil')
    const task = shown.view('p3').agenda.at(-1)
    expect(task?.do === 'guess' && task.card).toBe('')
    const lost = shown.play('guess bomb')
    expect([sideOf(lost, 'p3').seen.p1, sideOf(lost, 'p1').open]).toEqual([['anvil'], ['anvil']])
    expect(shown.play('guess raid').view('p3').sides.p2?.hand).toEqual(['anvil', 'foxfolk-steel'])
  })

  test('ROOT-INT-71, ROOT-11.5.5, ROOT-13.7.2a: at a snare no post is placed and nobody recruited; a bomb disrupts trade', () => {
    const bombed = table({
      factions: ['corvid', 'riverfolk'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 6]], plots: [[6, 'bomb']] },
        p2: {
          pieces: [
            ['post-fox', 6],
            ['warrior', 6],
          ],
          funds: { p2: 3 },
        },
      },
      tasks: [{ do: 'flip-plots', seat: 'p1' }],
    }).play('flip 6')
    expect([points(bombed, 'p1'), on(bombed, 'p2', 'post-fox', 6), riverfolkOf(bombed, 'p2').funds]).toEqual([
      2,
      0,
      { p2: 1 },
    ])
    const placing = (p1: At) =>
      table({
        factions: ['corvid', 'riverfolk'],
        active: 'p2',
        sides: { p1, p2: { pieces: [['warrior', 4]], funds: { p2: 3 } } },
        tasks: [{ do: 'riverfolk-daylight', seat: 'p2' }],
      })
    const [free, snared] = [placing({}), placing({ plots: [[4, 'snare', 'up']] })]
    expect(free.legal).toContain('act post')
    expect(snared.legal).not.toContain('act post')
    expect(snared.play('act recruit').legal).not.toContain('place 4')
    expect(free.play('act recruit').legal).toContain('place 4')
  })
})

describe('with the Vagabond', () => {
  const wood = (p1: At, p2: At, ...tasks: readonly Task[]) =>
    table({ factions: ['corvid', 'vagabond', 'marquise', 'eyrie'], active: 'p2', sides: { p1, p2 }, tasks })

  test('ROOT-13.2.4g, ROOT-9.2.9.3a: an exposed plot makes nobody Hostile', () => {
    const done = wood(
      { plots: [[6, 'snare']] },
      { pawn: 6, hand: ['anvil'] },
      { do: 'window', seat: 'p2', moment: 'daylight' },
    ).play('expose 6', 'show anvil', 'guess snare')
    expect([points(done, 'p2'), relation(done, 'p2', 'p1')]).toEqual([1, 0])
  })

  test('ROOT-9.5.6b: struck once no warrior is there, and a raid answers', () => {
    const done = wood({ plots: [[6, 'raid', 'up']] }, { pawn: 6, items: ['crossbow'] }, { do: 'strike', seat: 'p2' })
    expect([points(done, 'p2'), on(done, 'p1', 'warrior', 2)]).toEqual([1, 1])
  })

  test('ROOT-9.2.9.2.2b, ROOT-13.7.2a: a snare binds allied warriors even if the pawn slips out', () => {
    const sides = {
      p1: { plots: [[6, 'snare', 'up']] },
      p2: { pawn: 6, relations: { p1: 0, p3: 3 } },
      p3: { pieces: [['warrior', 6, 2]] },
    } as const
    const slip = (p1: At) =>
      table({
        factions: ['corvid', 'vagabond', 'marquise'],
        active: 'p2',
        sides: { ...sides, p1 },
        tasks: [{ do: 'slip', seat: 'p2' }],
      }).play('move-to 2')
    expect(slip({}).legal).toEqual(['along p3', 'along nothing'])
    expect(slip(sides.p1).legal).toEqual(['reward points', 'reward cards'])
  })

  test('ROOT-9.2.8f, ROOT-13.7.2b, ROOT-13.2.4a: a coalition partner is free, is not extorted and guesses nothing', () => {
    const partners = (tasks: readonly Task[], p1: At) =>
      table({
        factions: ['corvid', 'vagabond', 'marquise', 'eyrie'],
        active: tasks[0]?.do === 'flip-plots' ? 'p1' : 'p2',
        phase: tasks[0]?.do === 'flip-plots' ? 'birdsong' : 'daylight',
        sides: { p1, p2: { pawn: 6, items: ['boot'], hand: ['anvil'] } },
        arrange(state) {
          sideOf({ state }, 'p1').partner = 'p2'
          Object.assign(sideOf({ state }, 'p2'), { partner: 'p1' })
        },
        tasks,
      })
    expect(partners([move('p2')], { plots: [[6, 'snare', 'up']] }).legal).toEqual([
      'move-to 2',
      'move-to 3',
      'move-to 11',
    ])
    const extorted = partners([{ do: 'flip-plots', seat: 'p1' }], {
      plots: [[6, 'extortion']],
      pieces: [['warrior', 6]],
    })
    expect(hand(extorted.play('flip 6'), 'p2')).toEqual(['anvil'])
    expect(partners([{ do: 'window', seat: 'p2', moment: 'daylight' }], { plots: [[6, 'bomb']] }).legal).not.toContain(
      'expose 6',
    )
  })

  test('ROOT-INT-10, ROOT-INT-11: a bomb damages three items of a Vagabond', () => {
    const start = table({
      factions: ['corvid', 'vagabond'],
      phase: 'birdsong',
      sides: {
        p1: { pieces: [['warrior', 6]], plots: [[6, 'bomb']] },
        p2: { pawn: 6, items: ['boot', 'sword', 'torch', 'tea'] },
      },
      tasks: [{ do: 'flip-plots', seat: 'p1' }],
    })
    const bombed = start.play('flip 6')
    expect([bombed.seat, bombed.legal.length, plot(bombed, 'p1', 6)]).toEqual(['p2', 4, ''])
  })
})

describe('with cards', () => {
  test('ROOT-CARD-32: by Soup Kitchens plots count for rule', () => {
    const start = (crafted: readonly string[]) =>
      table({
        factions: ['corvid', 'marquise'],
        deck: 'exiles',
        active: 'p2',
        sides: {
          p1: { crafted, plots: [[2, 'bomb']] },
          p2: {
            pieces: [
              ['warrior', 6, 2],
              ['warrior', 2],
            ],
          },
        },
        tasks: [{ do: 'build-in', seat: 'p2' }],
      })
    expect([start([]).legal, start(['soup-kitchens']).legal].map((legal) => legal.includes('build 2'))).toEqual([
      true,
      false,
    ])
  })

  test('ROOT-CARD-42: warriors that pay for a plot gather on Coffin Makers', () => {
    const done = table({
      factions: ['corvid', 'marquise'],
      deck: 'exiles',
      sides: { p1: { pieces: [['warrior', 6, 2]], crafted: ['coffin-makers'] } },
      tasks: [{ do: 'plot-in', seat: 'p1' }],
    }).play('plant bomb')
    expect([done.state.coffin.p1, sideOf(done, 'p1').supply]).toEqual([1, 13])
  })

  test('ROOT-INT-83, ROOT-G.1.31: a plot can be swapped into a scorched clearing', () => {
    const done = table({
      factions: ['corvid', 'marquise'],
      sides: {
        p1: {
          plots: [
            [6, 'bomb'],
            [1, 'snare'],
          ],
        },
      },
      arrange: (state) => void state.scorched.push(1),
      tasks: [{ do: 'trick', seat: 'p1' }],
    }).play('trick 6')
    expect(plot(done, 'p1', 1)).toBe('bomb')
  })

  test('ROOT-CARD-44, ROOT-13.7.2a: False Orders do not move who is held by a snare', () => {
    const start = table({
      factions: ['corvid', 'marquise', 'eyrie'],
      deck: 'exiles',
      active: 'p3',
      phase: 'birdsong',
      sides: {
        p1: { plots: [[6, 'snare', 'up']], pieces: [['warrior', 6]] },
        p2: { pieces: [['warrior', 6, 2]] },
        p3: { crafted: ['false-orders'] },
      },
      tasks: [{ do: 'window', seat: 'p3', moment: 'birdsong' }],
    }).play('use false-orders')
    expect(start.legal).toEqual(['move-to 2', 'move-to 3', 'move-to 11'])
    expect(start.state.agenda.at(-1)).toMatchObject({ of: 'p1' })
  })
})

test('ROOT-13.7.2a, ROOT-13.7.2b, ROOT-13.7.2c: a snare binds hirelings of enemies, and those that nobody controls', () => {
  const held = (controller: 'p1' | 'p2' | 'p3' | null) => {
    const { state } = table({
      factions: ['corvid', 'vagabond', 'marquise', 'eyrie'],
      sides: { p1: { plots: [[6, 'snare', 'up']] }, p2: { pawn: 5 } },
      arrange(state) {
        Object.assign(sideOf({ state }, 'p1'), { partner: 'p2' })
        Object.assign(sideOf({ state }, 'p2'), { partner: 'p1', dominance: 'dominance-fox' })
        const pieces = { warrior: Array.from({ length: 13 }, (_, at) => (at === 6 ? 2 : 0)) }
        state.hirelings = [{ hireling: 'forest-patrol', controller, markers: 1, isNew: false, supply: 8, pieces }]
      },
      tasks: [],
    })
    const play = playOn(state)
    const bound = heldBy(play, 'forest-patrol', 6) === 'p1'
    expect(canPlace(play, 'forest-patrol', 6)).toBe(!bound)
    expect(canMoveFrom(play, 'forest-patrol', 6)).toBe(!bound && controller !== null)
    return bound
  }
  expect([held('p1'), held('p2'), held('p3'), held(null)]).toEqual([false, false, true, true])
})

test('ROOT-13.7.1a, ROOT-INT-12, ROOT-INT-11: of a bomb among five enemies come all points, then its effects in order, then damaged items', () => {
  const start = table({
    factions: ['corvid', 'marquise', 'alliance', 'duchy', 'riverfolk', 'vagabond'],
    phase: 'birdsong',
    sides: {
      p1: { pieces: [['warrior', 12]], plots: [[12, 'bomb']], hand: ['anvil'] },
      p2: {
        pieces: [
          ['warrior', 12, 2],
          ['sawmill', 12],
          ['keep', 1],
        ],
        hand: ['bake-sale'],
      },
      p3: {
        pieces: [
          ['sympathy', 12],
          ['base-fox', 12],
        ],
        officers: 2,
      },
      p4: { pieces: [['market', 12]], swayed: ['banker', 'brigadier'] },
      p5: { pieces: [['post-fox', 12]], funds: { p2: 2, p5: 1 } },
      p6: { pawn: 12, items: ['boot', 'sword', 'tea', 'hammer'] },
    },
    tasks: [{ do: 'flip-plots', seat: 'p1' }],
  }).play('flip 12')
  // One for the flip, and one each for sawmill, sympathy, base, market and trade post.
  expect(points(start, 'p1')).toBe(6)
  expect([start.seat, start.legal]).toEqual([
    'p1',
    [
      'next save 12 p2',
      'next base-lost 12 p3',
      'next outrage 12 p1',
      'next price-of-failure 12 p4',
      'next disruption 12 p5',
    ],
  ])
  const price = start.play('next price-of-failure 12 p4')
  expect([price.seat, price.legal]).toEqual(['p4', ['lose-minister brigadier', 'lose-minister banker']])
  const funds = price.play('lose-minister banker', 'next disruption 12 p5')
  expect([funds.seat, funds.legal]).toEqual(['p5', ['lose-fund p2', 'lose-fund p5']])
  const last = funds.play('lose-fund p2', 'lose-fund p2', 'next base-lost 12 p3', 'next outrage 12 p1', 'outrage anvil')
  expect([last.seat, last.legal]).toEqual(['p2', ['save nothing']])
  const damaged = last.play('save nothing')
  expect([damaged.seat, damaged.state.agenda.at(-1)]).toEqual(['p6', { do: 'damage', seat: 'p6', left: 3 }])
})
