import { expect, test } from 'vitest'
import { root } from '../../src/root'
import { placedLandmarks } from '../../src/root/rules/landmarks/landmark'
import { layLandmark } from '../../src/root/rules/landmarks/laying'
import { landmarkCards } from '../../src/root/rules/landmarks/setup'
import { playOn } from '../../src/root/rules/play-on'
import type { State } from '../../src/root/rules/state'
import { type LandmarkName, landmarkNames, type MapId } from '../../src/root/rules/vocabulary'
import { script } from '../../src/testing'
import { table } from './table'

const factions = ['marquise', 'eyrie', 'alliance'] as const

const sites = (landmark: LandmarkName, arrange: (state: State) => void = () => {}, map: MapId = 'autumn') =>
  table({ factions, map, phase: 'setup', arrange, tasks: [{ do: 'landmark-in', seat: 'p3', landmark }] }).legal

const lay =
  (...landmarks: readonly (readonly [LandmarkName, number])[]) =>
  (state: State): void => {
    for (const [landmark, at] of landmarks) layLandmark(playOn(state), landmark, at)
  }
const among = (...places: readonly number[]) => places.map((at) => `landmark-in ${at}`)

test('ROOT-LM-1a, ROOT-LM-2a, ROOT-LM-3a, ROOT-LM-4a, ROOT-LM-5a, ROOT-LM-6a: where each landmark may be set up', () => {
  expect(sites('tower')).toEqual(among(6, 10, 11, 12))
  expect(sites('ferry')).toEqual(among(4, 5, 7, 10, 11))
  expect(sites('elder-treetop')).toEqual(among(1, 2, 3, 4))
  expect(sites('black-market')).toEqual(among(1, 3, 4))
  expect(sites('legendary-forge')).toHaveLength(12)
  expect(sites('lost-city')).toEqual(among(4, 5, 7, 10, 11))
  const ashore = (state: State): void => {
    state.ferry = 0
  }
  expect(sites('ferry', ashore, 'lake')).toEqual(among(1, 10, 11, 12))
  // The Tower takes no clearing whose ruin is gone.
  const explored = (state: State): void => {
    state.ruins[6] = null
  }
  expect(sites('tower', explored)).toEqual(among(10, 11, 12))
  // A map of one's own may have a ruin in a single slot, which is no place for the Market.
  const ruined = (state: State): void => {
    state.ruins[3] = []
  }
  expect(sites('black-market', ruined)).toEqual(among(1, 4))
})

test('ROOT-F.1.3, ROOT-DP-02: neither where a landmark stands nor next to one; the Tower may stand next to one', () => {
  const beside = lay(['legendary-forge', 9])
  expect(sites('lost-city', beside)).toEqual(among(5, 7, 10, 11))
  expect(sites('tower', beside)).toEqual(among(6, 10, 11, 12))
  const asked = table({
    factions,
    phase: 'setup',
    arrange: beside,
    tasks: [{ do: 'landmark-in', seat: 'p3', landmark: 'lost-city' }],
  })
  expect([
    asked.seat,
    asked.refusal('landmark-in 9'),
    asked.refusal('landmark-in 4'),
    asked.refusal('landmark-in 1'),
  ]).toMatchObject([
    'p3',
    {
      code: 'landmark-there',
      rule: 'ROOT-F.1.3',
      message: 'A landmark is in clearing 9 already: the Legendary Forge.',
    },
    { code: 'landmark-near', rule: 'ROOT-F.1.3', message: 'Clearing 4 is adjacent to a landmark.' },
    {
      code: 'no-place',
      rule: 'ROOT-A.5.3',
      message: 'Clearing 1 will not do: the Lost City stands on the river, or on the coast of a lake.',
    },
  ])
  // If every clearing is next to one, that counts no more; if every one is taken, the landmark is left out.
  const crowded = lay(['legendary-forge', 8], ['tower', 11], ['ferry', 5], ['elder-treetop', 1])
  expect(sites('lost-city', crowded)).toEqual(among(4, 7, 10))
  const full = (state: State): void => {
    state.ruins = state.ruins.map(() => null)
  }
  expect(sites('tower', full)).toEqual(['reward points', 'reward cards'])
})

test('ROOT-F.1.5, ROOT-C.3.2a: a Tower of the map is a landmark too, and a closed path makes no neighbours', () => {
  const near = sites('legendary-forge', () => {}, 'mountain')
  expect(near).not.toContain('landmark-in 10')
  // Clearings 5 and 9 are joined by a closed path.
  const alone = (state: State): void => {
    state.tower = 0
    lay(['lost-city', 5])(state)
  }
  expect(sites('legendary-forge', alone, 'mountain')).toContain('landmark-in 9')
  const opened = (state: State): void => {
    alone(state)
    state.closed = []
  }
  expect(sites('legendary-forge', opened, 'mountain')).not.toContain('landmark-in 9')
})

const dealt = (count: number, map: MapId = 'autumn', more = {}) =>
  table({
    factions,
    map,
    phase: 'setup',
    tasks: [{ do: 'deal-landmarks', count, without: [], ownLeftOut: false, ...more }],
  })

test('ROOT-A.5.2, ROOT-A.5.3, ROOT-DP-02: the last seat sets up one of two landmarks, the seat before it the other', () => {
  const start = dealt(2, 'autumn', { without: ['tower', 'ferry', 'elder-treetop', 'lost-city'] })
  expect([start.seat, start.legal]).toEqual(['p3', ['landmark black-market', 'landmark legendary-forge']])
  const placed = start.play('landmark black-market', 'landmark-in 4')
  expect(placed.events).toContainEqual({ type: 'landmark', landmark: 'black-market', seat: 'p3', at: 4 })
  expect([placed.seat, placed.legal]).toEqual(['p2', among(1, 2, 3, 5, 6, 7, 10, 11)])
  const done = placed.play('landmark-in 1')
  expect(placedLandmarks(done.state)).toEqual([
    expect.objectContaining({ landmark: 'black-market', at: 4 }),
    expect.objectContaining({ landmark: 'legendary-forge', at: 1 }),
  ])
  expect(start.refusal('landmark tower')).toMatchObject({
    code: 'not-dealt',
    rule: 'ROOT-A.5.2',
    message: 'The card of the Tower was not dealt.',
  })
})

test('ROOT-A.5.1, ROOT-A.5.4, ROOT-LM-3a: what is taken out, stands on the map, or is for more players is not dealt', () => {
  expect(landmarkCards(3, [], [])).toEqual(landmarkNames)
  expect(landmarkCards(2, [], [])).not.toContain('elder-treetop')
  expect(landmarkCards(4, ['tower', 'lost-city'], ['ferry'])).toEqual([
    'elder-treetop',
    'black-market',
    'legendary-forge',
  ])
  const without = landmarkNames.filter((name) => name !== 'ferry' && name !== 'tower')
  // The Lake has its Ferry already.
  expect(dealt(1, 'lake', { without }).refusal('landmark-in 2').message).toMatch(/the Tower/)
})

test('ROOT-A.5a: the Tower and the Ferry of the map may be left out, and then they are dealt like the others', () => {
  const left = dealt(1, 'lake', { without: landmarkNames.filter((name) => name !== 'ferry'), ownLeftOut: true })
  expect([left.state.ferry, left.legal]).toEqual([0, among(1, 10, 11, 12)])
  expect(left.play('landmark-in 11').state.ferry).toBe(11)
  const pass = dealt(1, 'mountain', {
    without: landmarkNames.filter((name) => name !== 'black-market'),
    ownLeftOut: true,
  })
  expect(pass.state.tower).toBe(0)
})

test('ROOT-A.5a, ROOT-ENG-02, ROOT-DP-02: with the option seats set landmarks up before they have factions', () => {
  const asked = script(root)(root.setup({ seed: 3, factions, advanced: { landmarks: { count: 2 } } }))
  expect([asked.seat, asked.state.sides, asked.legal.length]).toEqual(['p3', {}, 2])
  let game = asked
  while (game.state.landmarks.length + Number(game.state.ferry > 0) + Number(game.state.tower > 0) < 2)
    game = game.play(game.legal[0] ?? '')
  expect(root.check(game.state)).toEqual([])
  // The hands are drawn afterwards (ROOT-A.7).
  expect(Object.keys(game.state.sides)).toHaveLength(3)
})

test('ROOT-A.5.1, ROOT-A.5.2: an option that leaves too few landmarks to deal is refused', () => {
  const without = landmarkNames.filter((name) => name !== 'tower')
  const wanted = (landmarks: object) =>
    root.setup({ seed: 3, factions, map: 'mountain', advanced: { landmarks: { count: 1, without, ...landmarks } } })
  expect(() => wanted({})).toThrow('There are 0 landmarks to deal, not 1 (ROOT-A.5.2).')
  expect(wanted({ ownLeftOut: true }).phase).toBe('setup')
})

test('ROOT-A.5, ROOT-A.6, ROOT-A.7, ROOT-F.1.5: landmarks come first, then hirelings, then cards and factions', () => {
  let game = script(root)(
    root.setup({ seed: 3, players: 3, factions: 'draft', advanced: { landmarks: { count: 2 }, hirelings: true } }),
  )
  const order: string[] = []
  while (game.state.agenda.at(-1)?.do !== 'choose-faction') {
    const kind = game.state.agenda.at(-1)?.do ?? ''
    if (order.at(-1) !== kind) order.push(kind)
    game = game.play(game.legal[0] ?? '')
  }
  expect([order[0], order.indexOf('hireling-set-up') > order.lastIndexOf('landmark-in')]).toEqual(['landmark', true])
})
