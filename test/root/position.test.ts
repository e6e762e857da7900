import { fc } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { type RootSituation, root } from '../../src/root'
import { factions } from '../../src/root/rules/vocabulary'
import { games } from '../deep'
import { points } from './table'

/** Paths and sentences of a position that is refused. */
function refused(situation: RootSituation): string[] {
  try {
    root.position(situation)
  } catch (error) {
    if (!(error instanceof RangeError) || !('problems' in error) || !('code' in error)) throw error
    expect(error.code).toBe('INVALID_POSITION')
    const problems: { path: string; message: string }[] = Array.isArray(error.problems) ? error.problems : []
    return problems.map(({ path, message }) => `${path}: ${message}`)
  }
  return []
}

const two = ['marquise', 'eyrie'] as const
const legal = (situation: RootSituation): string[] =>
  root.legalActions(root.position(situation)).map((action) => root.format(action))

describe('a position is what was described', () => {
  test('an empty description is an empty map at the start of a turn', () => {
    const state = root.position({ factions: two })
    expect(root.check(state)).toEqual([])
    // Nobody has anything to do before the Eyrie roost again.
    expect([root.toAct(state), state.round, state.sides.p1?.supply, state.sides.p2?.supply]).toEqual(['p2', 1, 25, 20])
    const hands = state.seats.flatMap((seat) => state.sides[seat]?.hand ?? [])
    expect(state.deck.length + hands.length).toBe(50)
  })

  test('pieces, cards, points, crafted cards and boards', () => {
    const state = root.position({
      factions: ['alliance', 'eyrie', 'vagabond'],
      map: 'winter',
      suits: ['fox', 'mouse', 'rabbit', 'fox', 'mouse', 'rabbit', 'fox', 'mouse', 'rabbit', 'fox', 'mouse', 'rabbit'],
      round: 4,
      turn: 'p2',
      phase: 'daylight',
      sides: {
        p1: { pieces: { sympathy: { 4: 1, 7: 1 } }, score: 3, board: { officers: 2, supporters: ['anvil'] } },
        p2: {
          pieces: { warrior: { 1: 4 }, roost: { 1: 1 } },
          hand: ['ambush-fox'],
          crafted: ['royal-claim'],
          items: ['boot'],
          board: { leader: 'despot', decree: { recruit: [], move: ['vizier'], battle: [], build: ['vizier'] } },
        },
        p3: { board: { character: 'ranger', clearing: 4, ready: [1, 0, 1, 0, 1, 0, 0, 1] } },
      },
      discard: ['favor-of-the-mice'],
    })
    expect(root.check(state)).toEqual([])
    expect([points({ state }, 'p1'), state.sides.p1?.supply, state.sides.p2?.supply]).toEqual([3, 8, 16])
    expect(state.suits[4]).toBe('fox')
    expect([state.supply[0], state.quests.length, state.ruins.flat().filter(Boolean)]).toEqual([
      1,
      3,
      expect.any(Array),
    ])
    expect(state.ruins.flatMap((lying) => lying ?? []).sort()).toEqual(['bag', 'boot', 'hammer', 'sword'])
    expect(root.toAct(state)).toBe('p2')
  })

  test('each phase of each seat can begin', () => {
    const marquise = { pieces: { warrior: { 1: 2 }, sawmill: { 1: 1 }, keep: { 1: 1 } } }
    const eyrie = { pieces: { warrior: { 12: 1 }, roost: { 12: 1 } }, hand: ['anvil', 'bake-sale'] }
    const decree = { recruit: ['vizier'], move: ['vizier'], battle: [], build: [] }
    const board = { leader: 'builder', decree } as const
    const sides = { p1: marquise, p2: { ...eyrie, board } } as const
    expect(legal({ factions: two, sides, phase: 'daylight' })).toContain('done')
    expect(legal({ factions: two, sides, turn: 'p2' })).toContain('decree anvil')
    for (const turn of ['p1', 'p2'] as const)
      for (const phase of ['birdsong', 'daylight', 'evening'] as const) {
        const state = root.position({ factions: two, sides, turn, phase })
        expect(root.check(state)).toEqual([])
      }
  })

  test('what lies under ruins, closed paths and the Ferry', () => {
    const ruins = { 10: ['sword'], 11: [] } as const
    const vagabonds = root.position({
      factions: ['eyrie', 'vagabond'],
      ruins,
      sides: { p2: { board: { character: 'ranger', clearing: 10, ready: [1, 0, 1, 0, 1, 0, 0, 1] } } },
    })
    expect([vagabonds.ruins[10], vagabonds.ruins[11], vagabonds.ruins[6]]).toEqual([['sword'], [], null])
    expect(root.position({ factions: two, map: 'mountain', closed: [0] }).closed).toEqual([0])
    expect(root.position({ factions: two, map: 'lake', ferry: 1 }).ferry).toBe(1)
  })

  test('each faction can stand in a position that says nothing more of it', () => {
    for (const faction of factions) {
      const other = faction === 'vagabond2' ? 'vagabond' : faction === 'eyrie' ? 'marquise' : 'eyrie'
      for (const phase of ['birdsong', 'daylight', 'evening'] as const)
        expect(refused({ factions: [faction, other], phase })).toEqual([])
    }
  })

  test('the seed shuffles what is named nowhere', () => {
    const deck = (seed: number): string[] => root.position({ factions: two, seed }).deck
    expect(deck(1)).toEqual(deck(1))
    expect(deck(1)).not.toEqual(deck(2))
  })
})

describe('a position that the rules do not allow is refused, with every problem of its kind', () => {
  test.each<[RootSituation, string[]]>([
    [{ factions: ['eyrie', 'eyrie'] }, []],
    [
      { factions: two, sides: { p1: { pieces: { warrior: { 1: 20, 2: 6 } } } } },
      ['sides.p1.pieces.warrior: There are 26 warriors, of 25 (ROOT-INV-19).'],
    ],
    [
      { factions: two, sides: { p1: { pieces: { roost: { 1: 1 } } } } },
      ['sides.p1.pieces.roost: These are no pieces of marquise.'],
    ],
    [
      { factions: two, sides: { p2: { pieces: { roost: { 13: 1 } } } } },
      ['sides.p2.pieces.roost.13: There is no clearing 13.'],
    ],
    [{ factions: two, sides: { p3: {} } }, ['sides.p3: There are 2 players.']],
    [{ factions: two, turn: 'p4' }, ['turn: There are 2 players.']],
    [
      { factions: two, sides: { p1: { hand: ['royal-claim'] }, p2: { crafted: ['royal-claim'] } } },
      ['sides.p2.crafted: The deck has no more royal-claim (ROOT-INV-02).'],
    ],
    [{ factions: two, ruins: { 1: [] } }, ['ruins.1: The map has no ruin in clearing 1 (ROOT-2.2.4a).']],
    [
      { factions: two, sides: { p2: { pieces: { roost: { 1: 2 } } } } },
      ['sides.p2.pieces.roost[1]: ROOT-INV-06: 2 stand in one clearing.'],
    ],
  ])('%j', (situation, told) => {
    if (told.length === 0) expect(() => root.position(situation)).toThrow('is given twice')
    else expect(refused(situation).slice(0, told.length)).toEqual(told)
  })

  test('a part of a board that the faction does not have', () => {
    const situation: RootSituation = { factions: two, sides: { p1: { board: { leader: 'despot' } } } }
    expect(refused(situation)).toEqual([expect.stringContaining('sides.p1.board')])
  })

  test('every description is refused with problems, or is a sound position that can be played on', () => {
    const places = fc.dictionary(fc.integer({ min: 1, max: 13 }).map(String), fc.integer({ min: 1, max: 9 }), {
      maxKeys: 4,
    })
    const side = fc.record(
      {
        pieces: fc.dictionary(fc.constantFrom('warrior', 'sawmill', 'roost', 'sympathy', 'keep', 'base-fox'), places, {
          maxKeys: 3,
        }),
        hand: fc.array(fc.constantFrom('anvil', 'ambush-fox', 'royal-claim', 'sword'), { maxLength: 4 }),
        score: fc.integer({ min: 0, max: 29 }),
        items: fc.array(fc.constantFrom('boot', 'tea', 'torch'), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    )
    const situation = fc.record(
      {
        factions: fc.constantFrom(two, ['alliance', 'vagabond', 'marquise'] as const),
        turn: fc.constantFrom('p1', 'p2'),
        phase: fc.constantFrom('birdsong', 'daylight', 'evening'),
        sides: fc.record({ p1: side, p2: side }, { requiredKeys: [] }),
      },
      { requiredKeys: ['factions'] },
    )
    let sound = 0
    fc.assert(
      fc.property(situation, (described) => {
        const input: RootSituation = JSON.parse(JSON.stringify(described))
        if (refused(input).length > 0) return
        sound++
        const state = root.position(input)
        expect(root.check(state)).toEqual([])
        const [first] = root.legalActions(state)
        if (first) expect(root.check(root.apply(state, first))).toEqual([])
      }),
      { numRuns: games(75, 3000), seed: 5 },
    )
    expect(sound).toBeGreaterThan(15)
  })
})
