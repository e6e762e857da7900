import { describe, expect, test } from 'vitest'
import { isMap } from '../../../src/ironwood/rules/check-map'
import { ironwoodMap } from '../../../src/ironwood/rules/data/map'
import { game } from '../../../src/ironwood/rules/game'
import type { MapData } from '../../../src/ironwood/rules/mapdata'
import { parseMap, parseOptions, parseState } from '../../../src/ironwood/schema'
import { checkGame } from '../../../src/testing'
import { readAs } from '../../../src/toolkit/read'
import { redeal } from '../rules/redeal'
import { mirroredMap, paths, problems, throughJson } from './support'

/** What is said of the standard map with some of it replaced: by the check, by the parser and by setup. */
function refused(changes: Partial<MapData>): string[] {
  const map = { ...ironwoodMap, ...changes }
  const found = problems(readAs(isMap, map))
  expect(problems(parseMap(throughJson(map)))).toEqual(found)
  expect(problems(parseOptions({ mode: 'duel', seed: 1, map }))).toEqual(found.map((problem) => `map.${problem}`))
  if (found.length > 0) expect(() => game.setup({ mode: 'duel', seed: 1, map })).toThrow(found[0])
  return found
}

type Mountain = MapData['mountains'][number]
type Forest = MapData['forests'][number]
const mountains = (id: string, changes: Partial<Mountain>): Pick<MapData, 'mountains'> => ({
  mountains: ironwoodMap.mountains.map((mountain) => (mountain.id === id ? { ...mountain, ...changes } : mountain)),
})
const forests = (id: string, changes: Partial<Forest>): Pick<MapData, 'forests'> => ({
  forests: ironwoodMap.forests.map((forest) => (forest.id === id ? { ...forest, ...changes } : forest)),
})
const without = (list: 'ridges' | 'paths', one: string, other?: string): MapData['ridges'] =>
  ironwoodMap[list].filter((pair) => !(pair.includes(one) && (other === undefined || pair.includes(other))))

describe('IW-MAP-07: a map is refused', () => {
  test('IW-MAP-07: the map that comes with the game is not', () => {
    expect(refused({})).toEqual([])
  })

  test('IW-MAP-07: if two locations have the same id, also a mountain and a forest', () => {
    expect(refused(forests('F2', { id: 'F1' }))[0]).toBe('forests[1].id: The id F1 is given to two locations.')
    expect(refused(forests('F2', { id: 'auria' }))[0]).toBe('forests[1].id: The id auria is given to two locations.')
  })

  test('IW-MAP-07: if an id could not stand in the text of an action', () => {
    for (const id of ['nothing', 'F 1', ''])
      expect(paths(readAs(isMap, { ...ironwoodMap, ...forests('F1', { id }) }))[0]).toBe('forests[0].id')
  })

  test('IW-MAP-07: if adjacency would not be the same from both sides: pairs hold both ways and stand there once', () => {
    expect(refused({ ridges: [...ironwoodMap.ridges, ['auria', 'ferrum']] })).toEqual([
      'ridges[20]: auria and ferrum are joined twice; a pair holds in both directions.',
    ])
    expect(refused({ paths: [...ironwoodMap.paths, ['F7', 'F8']] })).toEqual([
      'paths[20]: F7 and F8 are joined twice; a pair holds in both directions.',
    ])
    expect(refused({ paths: [...ironwoodMap.paths, ['F7', 'F7']] })).toEqual([
      'paths[20]: F7 cannot be joined to itself.',
    ])
    expect(refused(forests('F1', { touches: ['chromia', 'chromia'] }))).toEqual([
      'forests[0].touches[1]: F1 touches chromia twice.',
    ])
  })

  test('IW-MAP-07: if adjacency names a location that does not exist', () => {
    expect(refused({ ridges: [...ironwoodMap.ridges, ['auria', 'F1']] })).toEqual([
      'ridges[20][1]: There is no place F1 for one of the ridges.',
    ])
    expect(refused({ paths: [...ironwoodMap.paths, ['F17', 'F1']] })).toEqual([
      'paths[20][0]: There is no place F17 for one of the paths.',
    ])
    expect(refused(forests('F1', { touches: ['chromia', 'silver'] }))).toEqual([
      'forests[0].touches[1]: There is no mountain silver for F1 to touch.',
    ])
  })

  test('IW-MAP-07: if a mountain of IW-MAP-01 is missing, strange or of another kind', () => {
    expect(refused(mountains('chromia', { kind: 'inner' }))).toContain(
      'mountains[1].kind: The kind of chromia is outer, not inner.',
    )
    expect(refused(mountains('ferrum', { kind: 'outer' }))).toContain(
      'mountains[5].kind: The kind of ferrum is ferrum, not outer.',
    )
    const silver = refused(mountains('chromia', { id: 'constructor' }))
    expect(silver).toContain('mountains[1].id: There is no mountain constructor in Ironwood.')
    expect(silver).toContain('mountains: The mountain chromia is missing.')
    expect(refused({ mountains: ironwoodMap.mountains.slice(1) })).toContain(
      'mountains: The mountain argentimar is missing.',
    )
  })

  test('IW-MAP-01: with more or fewer than 16 forests', () => {
    expect(refused({ forests: ironwoodMap.forests.slice(1), paths: without('paths', 'F1') })).toEqual([
      'forests: There are 15 forests; a map has 16.',
    ])
  })

  test('IW-MAP-07: if an inner mountain is not joined to Ferrum', () => {
    expect(refused({ ridges: without('ridges', 'ferrum', 'auria') })).toEqual([
      'ridges: The inner mountain auria is not joined to Ferrum.',
    ])
  })

  test('IW-MAP-07: if another mountain is joined to Ferrum', () => {
    expect(refused({ ridges: [...ironwoodMap.ridges, ['chromia', 'ferrum']] })).toEqual([
      'ridges: The outer mountain chromia is joined to Ferrum.',
    ])
  })

  test('IW-MAP-07: if the mountains are not all connected', () => {
    expect(refused({ ridges: without('ridges', 'cobaltis') })).toEqual([
      'ridges: No way leads from argentimar to cobaltis.',
    ])
  })

  test('IW-MAP-07: if the forests are not all connected', () => {
    expect(refused({ paths: without('paths', 'F16') })).toEqual(['paths: No way leads from F1 to F16.'])
  })

  test('IW-MAP-07: if an outer forest touches no outer mountain', () => {
    expect(refused(forests('F1', { touches: ['auria'] }))).toEqual([
      'forests[0].touches: The outer forest F1 touches no outer mountain.',
    ])
  })

  test('IW-MAP-07: if the mountains do not have the numbers 1 to 11, each once', () => {
    expect(refused(mountains('auria', { number: 1 }))).toEqual([
      'mountains[2].number: The number 1 is given to two mountains.',
    ])
    for (const number of [0, 12])
      expect(refused(mountains('auria', { number }))).toEqual([
        `mountains[2].number: ${number} is not a whole number from 1 to 11.`,
      ])
  })

  test('IW-MAP-07: if the forests do not have the numbers 1 to 16, each once', () => {
    expect(refused(forests('F3', { number: 16 }))).toEqual([
      'forests[15].number: The number 16 is given to two forests.',
    ])
    expect(refused(forests('F3', { number: 17 }))).toEqual([
      'forests[2].number: 17 is not a whole number from 1 to 16.',
    ])
  })

  test('IW-MAP-07: if a mountain touches no inner forest', () => {
    const dry = ironwoodMap.forests.map((forest) =>
      forest.kind === 'inner' ? { ...forest, touches: forest.touches.filter((id) => id !== 'gallimor') } : forest,
    )
    expect(refused({ forests: dry })).toEqual(['mountains[9]: No inner forest touches gallimor.'])
  })

  test('IW-MAP-07: with more than 10 outer forests, and with none', () => {
    const outer = ['F3', 'F5', 'F6', 'F11', 'F12']
    const kinds = (ids: readonly string[]): Forest[] =>
      ironwoodMap.forests.map((forest) => (ids.includes(forest.id) ? { ...forest, kind: 'outer' } : forest))
    const ten = paths(readAs(isMap, { ...ironwoodMap, forests: kinds(outer.slice(1)) }))
    expect(ten).not.toContain('forests')
    expect(refused({ forests: kinds(outer) })).toContain(
      'forests: There are 11 outer forests, but Fighters for only 10.',
    )
    const inner = ironwoodMap.forests.map((forest): Forest => ({ ...forest, kind: 'inner' }))
    expect(refused({ forests: inner })).toEqual([
      'forests: There is no outer forest where the Woodwalkers could begin.',
    ])
  })

  test('IW-MAP-07: with everything that is wrong, not only the first', () => {
    const all = refused({
      ...mountains('auria', { number: 1 }),
      ridges: without('ridges', 'ferrum', 'zincur'),
      ...forests('F1', { touches: ['auria'] }),
    })
    expect(all.map((problem) => problem.split(':')[0])).toEqual(['mountains[2].number', 'forests[0].touches', 'ridges'])
  })
})

test('IW-MAP-07: a state whose lists of neighbours disagree is refused', () => {
  const state = game.setup({ mode: 'duel', seed: 1, map: mirroredMap })
  const { board } = state
  if (!board) throw new Error('There is no board.')
  const wrong = (changes: Partial<typeof board>): string[] =>
    problems(parseState({ ...state, board: { ...board, ...changes } }))
  const [first = [], ...others] = board.ridges
  expect(wrong({ ridges: [first.slice(1), ...others] }).length).toBe(1)
  expect(wrong({ outerForests: [] })).toEqual([
    'board: Its lists of what lies beside what do not agree with each other.',
  ])
})

const played = { redeal, games: 1, maxActions: 200, every: 5 }

test("IW-MAP-07: a map with two mountains in each other's places is played like any other", () => {
  const other = (id: string): string => ({ auria: 'zincur', zincur: 'auria' })[id] ?? id
  const map: MapData = {
    ...ironwoodMap,
    forests: ironwoodMap.forests.map((forest) => ({ ...forest, touches: forest.touches.map(other) })),
    ridges: ironwoodMap.ridges.map(([one, two]) => [other(one), other(two)]),
  }
  const report = checkGame(game, { ...played, options: (seed) => ({ mode: 'duel' as const, seed, map }) })
  expect(report.broken).toEqual([])
})

test('IW-MAP-07: the map in a mirror is played like any other', () => {
  const map = parseMap(throughJson(mirroredMap))
  if (!map.ok) throw new Error(problems(map).join('\n'))
  const report = checkGame(game, { ...played, options: (seed) => ({ mode: 'duel' as const, seed, map: map.value }) })
  expect(report.broken).toEqual([])
})
