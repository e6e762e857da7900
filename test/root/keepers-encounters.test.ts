import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root } from '../../src/root'
import type { Task } from '../../src/root/rules/chapters'
import { keepersOf } from '../../src/root/rules/factions/keepers/board'
import { playOn } from '../../src/root/rules/play-on'
import { mayLeave } from '../../src/root/rules/rule'
import { birdsong, move, scene } from './hirelings/scene'
import { type At, hire, on, type Position, points, relicsIn, table } from './table'

const column = (name: 'move' | 'delve' | 'recover'): Task => ({ do: 'retinue-column', seat: 'p1', column: name })
const tablet = 'waystation-tablet-jewelry'

describe('with plots and tunnels', () => {
  test('ROOT-13.7.1a, ROOT-15.2.5a, ROOT-INT-12: a bomb removes relics with the rest; its owner scores two for each and lays them', () => {
    const asked = table({
      factions: ['corvid', 'keepers'],
      phase: 'birdsong',
      sides: {
        p1: { plots: [[6, 'bomb']], pieces: [['warrior', 6]] },
        p2: {
          pieces: [
            ['warrior', 6, 3],
            ['tablet-2', 6],
            ['figure-3', 6],
            [tablet, 6],
          ],
        },
      },
      tasks: [{ do: 'flip-plots', seat: 'p1' }],
    }).play('flip 6')
    // One for the plot, one for the waystation, two for each relic.
    expect([asked.seat, points(asked, 'p1'), keepersOf(asked, 'p2').removed.length]).toEqual(['p1', 6, 2])
    const laid = asked.play('lay a3', 'lay a3')
    expect([relicsIn(laid, 'p2', 'a3'), keepersOf(laid, 'p2').removed]).toEqual(['figure-3 tablet-2', []])
  })

  test('ROOT-13.7.2d, ROOT-15.5.2.3.4: a snare stops no recovery', () => {
    const start = table({
      factions: ['keepers', 'corvid'],
      sides: {
        p1: {
          pieces: [
            [tablet, 10],
            ['tablet-1', 10],
          ],
          retinue: { recover: ['retainer'] },
        },
        p2: { plots: [[10, 'snare', 'up']] },
      },
      tasks: [column('recover')],
    })
    expect(points(start.play('retinue retainer'), 'p1')).toBe(1)
  })

  test('ROOT-12.2.4, ROOT-15.2.4c: a tunnel is an enemy token that forces the battle of the second column', () => {
    const start = table({
      factions: ['keepers', 'duchy'],
      sides: {
        p1: { pieces: [['warrior', 10, 2]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } },
        p2: { pieces: [['tunnel', 10]] },
      },
      tasks: [column('delve')],
    })
    const asked = start.chance({ dice: [0, 0] }).play('retinue retainer')
    expect([asked.events.some(({ type }) => type === 'battle'), points(asked, 'p1'), asked.legal]).toEqual([
      true,
      1,
      ['delve a1 tablet', 'done'],
    ])
  })
})

describe('with Bands', () => {
  const pieces = [
    ['warrior', 6, 2],
    ['warrior', 2, 1],
    ['tablet-1', 2],
    ['jewelry-3', 6],
  ] as const
  const came = (controller: 'p1' | 'p2' | null = null, more: Partial<Position> = {}) =>
    scene(
      'popular-band',
      { controller, pieces: [['warrior', 6]] },
      { factions: ['keepers', 'marquise'], sides: { p1: { pieces } }, tasks: [move('p1'), move('p1')], ...more },
    ).play('move-from 2', 'move-to 6', 'carry tablet-1')

  test('ROOT-HIR-7b, ROOT-HIR-7d: of the relics at a Band only as many leave as lay there before the turn', () => {
    const next = came().play('move-to 2', 'move-count 2')
    expect(next.legal).toEqual(['carry tablet-1', 'carry jewelry-3', 'done'])
    const one = next.play('carry jewelry-3')
    expect([on(one, 'p1', 'jewelry-3', 2), on(one, 'p1', 'tablet-1', 6)]).toEqual([1, 1])
    expect(one.legal.some((action) => action.startsWith('carry'))).toBe(false)
    // Its controller is free.
    const two = came('p1').play('move-to 2', 'move-count 2', 'carry jewelry-3')
    expect(two.legal).toEqual(['carry tablet-1', 'done'])
  })

  test('ROOT-HIR-7d: a relic that came keeps no warrior, and old relics free none', () => {
    const { state } = came()
    expect(mayLeave(playOn(state), 'p1', 6)).toBe(2)
    expect(state.turn.relics?.[6]).toBe(1)
    const copy = root.clone(state)
    expect(copy.turn.relics).toEqual(state.turn.relics)
    expect(copy.turn.relics).not.toBe(state.turn.relics)
    expect(root.view(state, 'p2').turn.relics).toEqual(state.turn.relics)
  })

  test('ROOT-HIR-7b, ROOT-15.5.2.2.1a: a relic that was delved came in this turn too', () => {
    const start = scene(
      'street-band',
      { controller: 'p2', pieces: [['warrior', 10]] },
      {
        factions: ['keepers', 'marquise'],
        sides: { p1: { pieces: [['warrior', 10, 3]], relics: [['a1', 'tablet-1']], retinue: { delve: ['retainer'] } } },
        tasks: [column('delve'), move('p1')],
      },
    )
    const delved = start.chance({ dice: [0, 0] }).play('retinue retainer', 'delve a1 tablet')
    const to = delved.legal.find((action) => action.startsWith('move-to')) ?? ''
    const moved = delved.play(to, 'move-count 1')
    expect(moved.legal.some((action) => action.startsWith('carry'))).toBe(false)
    expect(on(moved, 'p1', 'tablet-1', 10)).toBe(1)
  })

  test('ROOT-HIR-7d: relics that are lost are taken off the marks first; without a Band nothing is noted', () => {
    const fought = (band: boolean) =>
      table({
        factions: ['keepers', 'marquise'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 2, 1],
              ['tablet-1', 2],
              ['tablet-2', 6],
            ],
          },
          p2: { pieces: [['warrior', 6, 3]] },
        },
        arrange(state) {
          if (band) hire(state, 'popular-band', { pieces: [['warrior', 6]] })
        },
        tasks: [move('p1'), { do: 'battle-with', seat: 'p2', at: 6, defender: 'p1' }],
      }).chance({ dice: [3, 0] })
    const lost = fought(true).play('move-to 6', 'carry tablet-1', 'lose tablet-2', 'lay a1')
    expect(lost.state.turn.relics?.[6]).toBe(0)
    expect(fought(false).play('move-to 6', 'carry tablet-1').state.turn.relics).toBeUndefined()
  })
})

describe('with other hirelings', () => {
  const flock = (hireling: 'warm-sun-prophets' | 'popular-band', at: number) =>
    scene(
      hireling,
      { controller: 'p1', pieces: [['warrior', at]] },
      {
        factions: ['marquise', 'keepers'],
        sides: {
          p2: {
            pieces: [
              ['warrior', 6, 2],
              ['tablet-1', 6],
              ['jewelry-2', 6],
              ['figure-3', 6],
            ],
          },
        },
        tasks: [{ do: 'craft-step', seat: 'p1' }],
      },
    )

  test('ROOT-HIR-9d, ROOT-INT-33: Keepers whom the Prophets move decide on their relics, one for each warrior', () => {
    const moved = flock('warm-sun-prophets', 6).play('use warm-sun-prophets', 'hireling-do force-move')
    const asked = moved.play('hireling-at 2')
    expect([asked.seat, asked.legal]).toEqual(['p2', ['carry figure-3', 'carry tablet-1', 'carry jewelry-2', 'done']])
    const done = asked.play('carry figure-3', 'carry tablet-1')
    expect([done.seat, on(done, 'p2', 'warrior', 2), on(done, 'p2', 'jewelry-2', 6)]).toEqual(['p1', 2, 1])
  })

  test('ROOT-HIR-7c, ROOT-INT-33: a warrior whom the Popular Band calls may bring a relic', () => {
    const called = flock('popular-band', 2).play('use popular-band', 'hireling-at 2', 'hireling-whom p2')
    expect([called.seat, called.legal]).toEqual(['p2', ['carry figure-3', 'carry tablet-1', 'carry jewelry-2', 'done']])
    expect(called.play('carry tablet-1').legal.some((action) => action.startsWith('carry'))).toBe(false)
  })

  test('ROOT-HIR-12b, ROOT-15.2.4c: a warrior that bandits take carries nothing', () => {
    const start = scene(
      'highway-bandits',
      { controller: 'p2' },
      {
        factions: ['keepers', 'marquise'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 6, 2],
              ['tablet-1', 6],
              ['jewelry-2', 6],
            ],
          },
        },
        arrange(state) {
          const paths = playOn(state).ground.paths.flatMap((ends, path) =>
            ends.includes(6) && ends.includes(2) ? [path] : [],
          )
          for (const each of state.hirelings) each.paths = paths
        },
        tasks: [move('p1')],
      },
    )
    const asked = start.play('move-to 2', 'move-count 2')
    expect(asked.legal).toEqual(['carry tablet-1', 'carry jewelry-2', 'done'])
    expect(asked.play('carry tablet-1').legal.some((action) => action.startsWith('carry'))).toBe(false)
  })

  test('ROOT-15.2.5b, ROOT-HIR-5b: a relic that a hireling removes scores nothing; its controller lays it', () => {
    const burned = scene(
      'flame-bearers',
      { controller: 'p1', pieces: [['warrior', 6]] },
      {
        factions: ['marquise', 'keepers'],
        phase: 'birdsong',
        sides: { p2: { pieces: [['tablet-1', 6]] } },
        tasks: [birdsong('p1')],
      },
    )
    expect([burned.seat, burned.legal[0], points(burned, 'p1')]).toEqual(['p1', 'lay a1', 0])
  })
})

describe('on other maps and landmarks', () => {
  test('ROOT-C.3.2a, ROOT-C.3.3a: on the Mountain relics go along no closed path; a relic alone lets its owner open one', () => {
    const ground = playOn(root.setup({ seed: 1, factions: ['keepers', 'marquise'], map: 'mountain' })).ground
    const [from, to] = ground.closedPaths[0] ?? [0, 0]
    const start = (pieces: At['pieces'], tasks: readonly Task[]) =>
      table({
        factions: ['keepers', 'marquise'],
        map: 'mountain',
        sides: { p1: { pieces: pieces ?? [], hand: ['anvil'], retinue: { move: ['retainer'] } } },
        tasks,
      })
    const closed = start(
      [
        ['warrior', from, 1],
        ['tablet-1', from],
      ],
      [column('move')],
    )
    expect(closed.play('retinue retainer').legal).not.toContain(`move-to ${to}`)
    expect(start([['tablet-1', to]], [{ do: 'craft-step', seat: 'p1' }]).legal).toContain('open-path 2 5')
    const opened = closed.play('open-path 2 5', 'spend anvil', 'retinue retainer', `move-to ${to}`)
    expect(opened.legal).toEqual(['carry tablet-1', 'done'])
  })

  test('ROOT-15.5.2.3.5, ROOT-LM-6b: in the Lost City clearings of every suit count for the check', () => {
    const lost = (city: boolean) =>
      table({
        factions: ['keepers', 'marquise'],
        sides: {
          p1: {
            pieces: [
              [tablet, 6],
              ['tablet-3', 6, 1],
              ['warrior', 6],
              ['warrior', 2],
              ['warrior', 3],
            ],
            retinue: { recover: ['retainer'] },
          },
        },
        arrange(state) {
          if (city) state.landmarks.push({ landmark: 'lost-city', at: 6 } as never)
        },
        tasks: [column('recover')],
      }).play('retinue retainer', 'act recover')
    expect(keepersOf(lost(true), 'p1').retinue.recover).toEqual(['retainer'])
    expect(keepersOf(lost(false), 'p1').retinue.recover).toEqual([])
  })
})

describe('with the Vagabond and the Riverfolk', () => {
  test('ROOT-15.2.4a, ROOT-15.2.5a: a Vagabond’s first hit is ignored; its trophy scores two', () => {
    const start = table({
      factions: ['vagabond', 'keepers'],
      sides: {
        p1: { pawn: 6, items: ['sword', 'sword', 'sword'] },
        p2: {
          pieces: [
            ['warrior', 6, 1],
            ['tablet-1', 6],
          ],
        },
      },
      tasks: [{ do: 'vagabond-daylight', seat: 'p1' }],
    })
    const fought = start.chance({ dice: [3, 0] }).play('act battle')
    expect([fought.seat, fought.legal[0], on(fought, 'p2', 'warrior', 6)]).toEqual(['p1', 'lay a1', 0])
    const one = start.chance({ dice: [1, 0] }).play('act battle')
    expect(on(one, 'p2', 'warrior', 6)).toBe(1)
  })

  test('ROOT-15.2.4a: a mercenary and a relic are no Devout Knights', () => {
    const start = table({
      factions: ['keepers', 'riverfolk', 'marquise'],
      sides: {
        p1: { pieces: [['tablet-1', 10]], retinue: { delve: ['retainer'] } },
        p2: { pieces: [['warrior', 10, 2]] },
        p3: { pieces: [['warrior', 10, 3]] },
      },
      arrange: (state) => void state.turn.used.push('mercenaries'),
      tasks: [column('delve')],
    })
    const fought = start.chance({ dice: [1, 1] }).play('retinue retainer')
    expect(fought.events.some(({ type }) => type === 'hit-ignored')).toBe(false)
  })
})

test('ROOT-INFO-24, ROOT-15.2.5a: a relic that waits for its forest has its value in no hidden one', () => {
  const asked = table({
    factions: ['marquise', 'keepers'],
    sides: {
      p1: {
        pieces: [
          ['warrior', 10, 3],
          ['warrior', 6],
        ],
      },
      p2: {
        pieces: [
          ['tablet-2', 10],
          ['warrior', 6],
        ],
        relics: [
          ['a1', 'tablet-1'],
          ['a2', 'tablet-3'],
          ['a3', 'tablet-3'],
        ],
      },
    },
    tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
  })
    .chance({ dice: [1, 0] })
    .play('battle-in 10')
  expect(asked.legal[0]).toBe('lay a1')
  for (let seed = 0; seed < 10; seed++) {
    const state = root.determinize(root.view(asked.state, 'p1'), createRandom(seed, 'world'))
    const faces = keepersOf({ state }, 'p2').forests.flatMap((relics) => relics.map(({ face }) => face))
    expect(faces.sort()).toEqual([1, 3, 3])
  }
})

test('ROOT-INFO-20, ROOT-HIR-3b, ROOT-INFO-24: where a hidden card decides on the battle, worlds of others have a site for the card', () => {
  const start = scene(
    'spring-uprising',
    {
      controller: null,
      pieces: [
        ['warrior', 10],
        ['warrior', 3],
      ],
    },
    {
      factions: ['keepers', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 10, 3],
            ['warrior', 3, 3],
          ],
          hand: ['bake-sale'],
          retinue: { delve: ['retainer'] },
        },
      },
      tasks: [column('delve')],
    },
  ).play('retinue retainer')
  expect(start.legal).toEqual(['choose-clearing 3', 'choose-clearing 10'])
  for (let seed = 0; seed < 30; seed++) {
    const world = root.determinize(root.view(start.state, 'p2'), createRandom(seed, 'world'))
    expect(root.legalActions(world)).toHaveLength(2)
  }
})
