import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { root, type State } from '../../src/root'
import { runOn } from '../../src/root/rules/agenda'
import { keepersOf } from '../../src/root/rules/factions/keepers/board'
import { keepersTracks, type RelicKind, relicKinds, relicOf } from '../../src/root/rules/factions/keepers/facts'
import { sideOf } from '../../src/root/rules/play'
import { playOn } from '../../src/root/rules/play-on'
import { remove } from '../../src/root/rules/removal'
import { openSlots, rulerOf } from '../../src/root/rules/rule'
import { relicTypes } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { type At, on, points, relicsIn, table } from './table'

const pair = ['keepers', 'marquise'] as const

/** How many relics lie in each forest. */
const spread = (state: State): number[] => keepersOf({ state }, 'p1').forests.map((relics) => relics.length)
const allWarriors = (state: State): number[] => state.sides.p1?.pieces.warrior ?? []

describe('setup', () => {
  const begin = (seed = 1, map: 'autumn' | 'winter' | 'mountain' | 'lake' = 'autumn') =>
    script(root)(root.setup({ seed, factions: ['keepers', 'eyrie'], map }))
  const started = (seed = 1, map: 'autumn' | 'winter' | 'mountain' | 'lake' = 'autumn') => {
    let game = begin(seed, map)
    while (game.seat !== 'p1' && game.state.phase === 'setup') game = game.play(game.legal[0] ?? '')
    return game
  }

  test('ROOT-15.0a, ROOT-15.2.1a, ROOT-COMP-10: 15 warriors, three waystations, four relics of each type of values 1, 2, 3, 3, three retainers', () => {
    const { state } = begin()
    const side = state.sides.p1
    expect(side?.supply).toBe(15)
    expect(keepersTracks.values).toEqual([1, 2, 3, 3])
    expect(relicTypes.map((type) => relicKinds.filter((kind) => relicOf[kind].type === type).length)).toEqual([3, 3, 3])
    expect(root.check(state)).toEqual([])
  })

  test('ROOT-15.3.1, ROOT-15.2.1c: first a relic lies face down in each forest', () => {
    const game = started()
    expect(spread(game.state)).toEqual(Array(7).fill(1))
    expect(
      keepersOf(game, 'p1')
        .forests.flat()
        .some(({ up }) => up),
    ).toBe(false)
    const faces = new Set<string>()
    for (let seed = 1; seed < 12; seed++)
      faces.add(
        keepersOf(started(seed), 'p1')
          .forests.map(([relic]) => `${relic?.type}${relic?.face}`)
          .join(),
      )
    expect(faces.size).toBeGreaterThan(9)
  })

  test('ROOT-15.3.2a, ROOT-5.1.7d: four warriors in a corner opposite another starting clearing', () => {
    const game = started()
    const roost = game.state.sides.p2?.pieces.roost?.indexOf(1) ?? 0
    const { opposites } = playOn(game.state).ground
    // With one other start only the corner opposite is left, so it is taken without asking.
    const corner = opposites[roost] ?? 0
    expect(on(game, 'p1', 'warrior', corner)).toBe(4)
  })

  test('ROOT-15.3.2b, ROOT-DP-04: four more beside it on the edge of the map', () => {
    const game = started()
    const { edge, byPath, corners } = playOn(game.state).ground
    const corner = corners.find((at) => on(game, 'p1', 'warrior', at) === 4) ?? 0
    const wanted = edge.filter((at) => byPath[corner]?.includes(at)).sort((one, other) => one - other)
    expect(game.legal).toEqual(wanted.map((at) => `start ${at}`))
    expect(wanted.length).toBeGreaterThan(1)
    const next = game.play(`start ${wanted[1]}`)
    expect(on(next, 'p1', 'warrior', wanted[1] ?? 0)).toBe(4)
    expect(next.state.sides.p1?.supply).toBe(7)
  })

  test('ROOT-15.3.3, ROOT-15.3.3a: the others lie as evenly as possible in forests away from the warriors', () => {
    for (const map of ['autumn', 'winter', 'lake', 'mountain'] as const)
      for (let seed = 1; seed <= 3; seed++) {
        const game = started(seed, map)
        const done = game.play(game.legal[0] ?? '')
        const { forests } = playOn(done.state).ground
        const counts = spread(done.state)
        expect(counts.reduce((all, each) => all + each, 0)).toBe(12)
        const away = forests.map(({ clearings }) => clearings.every((at) => allWarriors(done.state)[at] === 0))
        const near = counts.filter((_, index) => !away[index])
        const far = counts.filter((_, index) => away[index])
        expect(new Set(near)).toEqual(new Set([1]))
        expect(Math.max(...far) - Math.min(...far)).toBeLessThanOrEqual(1)
        expect(root.check(done.state)).toEqual([])
      }
  })

  test('ROOT-15.3.3a: with fewer relics than forests chance says which forest gets one; with none away from warriors all get them', () => {
    const { ground, state } = playOn(root.setup({ seed: 3, factions: pair }))
    const forests = Array.from({ length: 14 }, (_, index) => ({ id: `z${index}`, clearings: [1, 2, 3], adjacent: [] }))
    const many: State = {
      ...root.clone(state),
      map: { ...ground, forests },
      agenda: [{ do: 'first-relics', seat: 'p1' }],
    }
    runOn(playOn(many))
    expect(spread(many).sort()).toEqual([0, 0, ...Array(12).fill(1)])
    const everywhere: State = { ...root.clone(state), agenda: [{ do: 'other-relics', seat: 'p1' }] }
    allWarriors(everywhere).fill(1)
    keepersOf({ state: everywhere }, 'p1').forests = ground.forests.map(() => [])
    runOn(playOn(everywhere))
    expect(spread(everywhere).sort()).toEqual([1, 1, 2, 2, 2, 2, 2])
  })

  test('ROOT-15.3.4, ROOT-15.3.5, ROOT-15.0d: a retainer lies in each column, and no waystation stands on the map', () => {
    const { state } = begin()
    expect(keepersOf({ state }, 'p1').retinue).toEqual({
      move: ['retainer'],
      delve: ['retainer'],
      recover: ['retainer'],
    })
    expect(
      Object.entries(state.sides.p1?.pieces ?? {}).filter(
        ([kind, list]) => kind.startsWith('way') && list.some(Boolean),
      ),
    ).toEqual([])
  })
})

describe('relics', () => {
  const sides = {
    p1: {
      pieces: [
        ['warrior', 10, 2],
        ['tablet-2', 10],
      ],
      relics: [
        ['a1', 'figure-3'],
        ['a1', 'tablet-1'],
        ['a2', 'jewelry-3', 'up'],
        ['a3', 'figure-1'],
      ],
    },
  } as const
  const start = () => table({ factions: pair, sides, tasks: [{ do: 'retinue-column', seat: 'p1', column: 'delve' }] })

  test('ROOT-15.2.1c, ROOT-INFO-10, ROOT-INFO-06: everybody sees the type, nobody the value, the Keepers included; open ones are seen', () => {
    for (const viewer of ['p1', 'p2', 'spectator'] as const) {
      const board = start().view(viewer).sides.p1?.board
      if (board?.faction !== 'keepers') throw new Error('The Keepers sit at p1.')
      expect(board.forests[0]).toEqual([
        { type: 'figure', face: null, up: false, not: [] },
        { type: 'tablet', face: null, up: false, not: [] },
      ])
      expect(board.forests[1]).toEqual([{ type: 'jewelry', face: 3, up: true, not: [] }])
    }
  })

  test('ROOT-INFO-24: worlds of a view give hidden relics every value that is left, and no other', () => {
    const state = root.position({
      factions: pair,
      sides: {
        p1: {
          pieces: { warrior: { 1: 2 }, 'tablet-3': { 5: 1 } },
          board: { recovered: { figure: [3], tablet: [1], jewelry: [] } },
        },
      },
    })
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      for (const viewer of ['p1', 'p2'] as const) {
        const world = root.determinize(root.view(state, viewer), createRandom(seed, 'world'))
        expect(root.check(world)).toEqual([])
        const values = keepersOf({ state: world }, 'p1')
          .forests.flat()
          .filter(({ type }) => type === 'tablet')
          .map(({ face }) => face)
        seen.add(values.join(''))
      }
    }
    expect([...seen].sort()).toEqual(['23', '32'])
  })

  const attacked = (p2: At, p1: At = { pieces: [['warrior', 10, 3]] }) =>
    table({
      factions: ['marquise', 'keepers', 'eyrie'],
      sides: { p1: { ...p1, pieces: [...(p1.pieces ?? []), ['warrior', 6]] }, p2, p3: { pieces: [['warrior', 6]] } },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })

  test('ROOT-15.2.1b, ROOT-15.2.5a, ROOT-DP-35, ROOT-INT-14: relics are hit like tokens; who removes one scores two points and lays it face up into any forest', () => {
    const start = attacked({ pieces: [['tablet-2', 10]] })
    expect(start.legal).toEqual(['battle-in 6', 'battle-in 10'])
    const asked = start.chance({ dice: [0, 0] }).play('battle-in 10')
    expect([on(asked, 'p2', 'tablet-2', 10), points(asked, 'p1'), asked.seat]).toEqual([0, 2, 'p1'])
    expect(asked.legal).toEqual(['lay a1', 'lay a2', 'lay a3', 'lay a4', 'lay a5', 'lay a6', 'lay a7'])
    const laid = asked.play('lay a6')
    expect([relicsIn(laid, 'p2', 'a6'), laid.state.battle]).toEqual(['tablet-2', null])
  })

  test('ROOT-15.2.1b: a relic alone rules nothing, and needs no slot', () => {
    const { state } = table({
      factions: pair,
      sides: {
        p1: {
          pieces: [
            ['tablet-2', 1],
            ['figure-3', 1, 2],
            ['jewelry-1', 1],
          ],
        },
      },
      tasks: [{ do: 'retinue-column', seat: 'p1', column: 'move' }],
    })
    expect([rulerOf(playOn(state), 1), openSlots(playOn(state), 1)]).toEqual([null, 1])
  })

  test('ROOT-15.2.5a: of two relics removed at once each is laid on its own', () => {
    const asked = attacked({
      pieces: [
        ['tablet-2', 10],
        ['figure-3', 10],
      ],
    })
      .chance({ dice: [2, 0] })
      .play('battle-in 10')
    expect(points(asked, 'p1')).toBe(4)
    const done = asked.play('lay a1', 'lay a2')
    expect([relicsIn(done, 'p2', 'a1'), relicsIn(done, 'p2', 'a2')].sort()).toEqual(['figure-3', 'tablet-2'])
  })

  test('ROOT-15.2.5a, ROOT-INV-31: the game may end by a trophy; the relic is not lost', () => {
    const won = attacked({ pieces: [['tablet-2', 10]] }, { pieces: [['warrior', 10, 3]], score: 28 })
      .chance({ dice: [0, 0] })
      .play('battle-in 10')
    expect([won.outcome?.winners, keepersOf(won, 'p2').removed]).toEqual([['p1'], ['tablet-2']])
  })

  test('ROOT-15.2.5c: recovered relics are out of reach', () => {
    const done = attacked({ pieces: [['warrior', 10]], recovered: { figure: [3, 2] } })
      .chance({ dice: [3, 0] })
      .play('battle-in 10')
    expect([keepersOf(done, 'p2').recovered.figure, points(done, 'p1')]).toEqual([[3, 2], 0])
  })

  test('ROOT-15.2.5b, ROOT-15.2.5d: who is no enemy scores nothing and lays it all the same; of nobody the active seat lays it', () => {
    const { state } = attacked({
      pieces: [
        ['tablet-2', 10],
        ['figure-1', 10],
      ],
    })
    const play = playOn(state)
    sideOf(play, 'p3').partner = 'p2'
    sideOf(play, 'p2').partner = 'p3'
    state.agenda = []
    const loss = (kind: RelicKind) => ({ owner: 'p2' as const, kind, at: 10, count: 1 })
    remove(play, [{ by: 'p3', losses: [loss('tablet-2')] }])
    expect([state.agenda.at(-1), points({ state }, 'p3')]).toEqual([
      { do: 'trophy', seat: 'p3', of: 'p2', at: 10, relic: 'tablet-2' },
      0,
    ])
    remove(play, [{ by: null, losses: [loss('figure-1')] }])
    expect(state.agenda.at(-1)).toEqual({ do: 'trophy', seat: 'p1', of: 'p2', at: 10, relic: 'figure-1' })
  })
})

describe('Devout Knights', () => {
  const fight = (keepers: At, dice: readonly number[]) =>
    table({
      factions: ['keepers', 'marquise', 'eyrie'],
      sides: {
        p1: { ...keepers, pieces: [...(keepers.pieces ?? []), ['warrior', 6]] },
        p2: { pieces: [['warrior', 10, 3]] },
        p3: { pieces: [['warrior', 6]] },
      },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
      .chance({ dice })
      .play('battle-in 10')

  test('ROOT-15.2.4a, ROOT-INT-53: with a relic and a warrior the first hit does not count; it is taken off before pieces are chosen', () => {
    const both = fight(
      {
        pieces: [
          ['warrior', 10, 3],
          ['tablet-1', 10],
        ],
      },
      [2, 2],
    )
    expect([on(both, 'p1', 'warrior', 10), on(both, 'p2', 'warrior', 10)]).toEqual([2, 1])
    const no = fight({ pieces: [['warrior', 10, 3]] }, [2, 2])
    expect(on(no, 'p1', 'warrior', 10)).toBe(1)
    expect(both.events.filter(({ type }) => type === 'hit-ignored')).toEqual([{ type: 'hit-ignored', owner: 'p1' }])
  })

  test('ROOT-15.2.4a: a relic without a warrior is not shielded; the Keepers are shielded as defenders too', () => {
    const defended = (pieces: At['pieces'], dice: readonly number[]) =>
      table({
        factions: ['marquise', 'keepers', 'eyrie'],
        sides: {
          p1: {
            pieces: [
              ['warrior', 10, 3],
              ['warrior', 6],
            ],
          },
          p2: { pieces: pieces ?? [] },
          p3: { pieces: [['warrior', 6]] },
        },
        tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
      })
        .chance({ dice })
        .play('battle-in 10')
    expect(
      on(
        defended(
          [
            ['warrior', 10, 2],
            ['tablet-1', 10],
          ],
          [2, 0],
        ),
        'p2',
        'warrior',
        10,
      ),
    ).toBe(1)
    expect(on(defended([['tablet-1', 10]], [0, 0]), 'p2', 'tablet-1', 10)).toBe(0)
  })

  test('ROOT-15.2.4b, ROOT-EX-14, ROOT-INT-52: of an ambush one hit is ignored, and then no further one', () => {
    const start = table({
      factions: ['keepers', 'marquise'],
      sides: {
        p1: {
          pieces: [
            ['warrior', 12, 3],
            ['tablet-1', 12],
          ],
        },
        p2: { pieces: [['warrior', 12, 2]], hand: ['ambush-fox'] },
      },
      tasks: [{ do: 'battle', seat: 'p1', suit: 'bird' }],
    })
    const done = start.chance({ dice: [2, 1] }).play('ambush ambush-fox')
    expect([on(done, 'p1', 'warrior', 12), on(done, 'p2', 'warrior', 12)]).toEqual([1, 0])
  })
})
