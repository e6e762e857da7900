import { expect, test } from 'vitest'
import { influenceOf, sideOf, table } from './table'

const clans = ['nature', 'technology', 'nomads'] as const

test('DAI-PROD-01, DAI-PROD-03, DAI-SCN-09: Production gives 1 for each governor and each Techno-Farm', () => {
  const at = table({
    sides: {
      nature: { governors: ['blue-1', 'blue-5'], farms: ['blue-1'], dice: ['green 2 production'] },
      technology: { farms: ['blue-2'] },
    },
    turn: { at: 'production' },
  }).play('main')
  expect(sideOf(at, 'nature').resources).toEqual({ rice: 2, metal: 0, stone: 0, gold: 1 })
  expect(sideOf(at, 'technology').resources.rice).toBe(0)
})

test('DAI-TURN-10: Tax gives 2 gold', () => {
  const at = table({ sides: { nature: { dice: ['blue 2 tax'] } }, turn: { at: 'tax' } }).play('main')
  expect(sideOf(at, 'nature').resources.gold).toBe(2)
})

test("DAI-HELP-01, DAI-HELP-02, DAI-HELP-03, DAI-INV-25: Villagers' Help has four steps", () => {
  const start = table({
    sides: { nature: { dice: ['blue 1 help'], hand: ['HE01'], deck: ['HE02'] } },
    turn: { at: 'help' },
    helmet: 'nomads',
    first: 'nomads',
  })
  const at = start.play('main')
  expect(sideOf(at, 'nature')).toMatchObject({ capacity: 4, hand: ['HE01', 'HE02'] })
  expect(at.state).toMatchObject({ helmet: 'nature', helped: true })
  expect(at.legal).toEqual(['villagers VI01', 'villagers VI02', 'villagers VI03'])
  const after = at.play('villagers VI01', 'resource metal')
  expect(after.state.villagers).toEqual({ VI01: 'b', VI02: 'a', VI03: 'a' })
  // The Villagers tile is turned although nothing could be done: no governor can move.
  expect(at.play('villagers VI02').state.villagers['VI02']).toBe('b')
})

test("DAI-SCN-59, DAI-HELP-04: only the first Villagers' Help of a round takes the Helmet", () => {
  const at = table({
    sides: { nature: { dice: ['blue 1 help'], hand: ['HE01'], deck: ['HE02'] } },
    turn: { at: 'help' },
    helmet: 'nomads',
    helped: true,
  }).play('main', 'villagers VI01', 'resource stone')
  expect(at.state.helmet).toBe('nomads')
  expect(sideOf(at, 'nature')).toMatchObject({ capacity: 4, resources: { stone: 1 } })
  expect(sideOf(at, 'nature').hand).toHaveLength(2)
  expect(at.state.villagers['VI01']).toBe('b')
  expect(at.state.first).toBe('nature')
})

const recruiting = (sides: Parameters<typeof table>[0] = {}) =>
  table({
    clans: ['nature', 'technology', 'nomads'],
    turn: { at: 'recruit' },
    ...sides,
  })

test('DAI-SCN-04, DAI-DECIDE-07, DAI-RECR-01, DAI-RECR-02, DAI-RECR-03, DAI-RECR-04, DAI-RECR-06, DAI-RECR-07, DAI-RECR-08, DAI-RECR-09, DAI-INFL-02: governors, restart and a Shadow', () => {
  const start = recruiting({
    sides: {
      nature: {
        dice: ['red 2 recruit'],
        marker: 2,
        resources: { rice: 6, gold: 2 },
        towers: ['purple-1', 'purple-2'],
        bonus: { help: ['RT1-2', 'RT1-3'] },
      },
      technology: { governors: ['purple-1', 'purple-2', 'purple-3'] },
    },
  })
  const at = start.play('main', 'governor red-1', 'governor red-2', 'restart', 'shadow purple-s1')
  expect(at.legal).toEqual(['spot purple-1', 'spot purple-2', 'spot purple-3'])
  const after = at.play('spot purple-2')
  expect(sideOf(after, 'nature')).toMatchObject({ resources: { rice: 0, gold: 3 }, marker: 1 })
  expect(influenceOf(after, 'red', 'nature')).toBe(4)
  expect(influenceOf(after, 'purple', 'nature')).toBe(5)
  expect(influenceOf(after, 'purple', 'technology')).toBe(4)
  expect(sideOf(after, 'technology').resources.gold).toBe(1)
  expect(after.refusal('restart')).toMatchObject({ code: 'not-on-last', rule: 'DAI-RECR-04' })
})

test('DAI-RECR-03: on the last space the marker stays', () => {
  const at = recruiting({ sides: { nature: { dice: ['red 2 recruit'], marker: 3, resources: { rice: 6 } } } }).play(
    'main',
    'governor red-1',
  )
  expect(sideOf(at, 'nature')).toMatchObject({ marker: 2, resources: { rice: 3 } })
})

test('DAI-SCN-50, DAI-RECR-08: the active clan chooses whose governor goes; a Shadow may come where there is none', () => {
  const start = recruiting({
    sides: {
      nature: { dice: ['red 2 recruit'], resources: { rice: 6 }, governors: ['red-5'] },
      technology: { governors: ['red-1'] },
      nomads: { governors: ['red-2'] },
    },
  }).play('main')
  const at = start.play('shadow red-s1')
  expect(at.legal).toEqual(['spot red-1', 'spot red-2'])
  const after = at.play('spot red-2')
  expect(influenceOf(after, 'red', 'nomads')).toBe(0)
  expect(sideOf(after, 'nomads').resources.gold).toBe(1)
  const alone = start.play('shadow blue-s2')
  expect(sideOf(alone, 'nature').resources.gold).toBe(2)
  expect(influenceOf(alone, 'blue', 'nature')).toBe(1)
})

test('DAI-ISLE-03, DAI-COMP-05, DAI-RECR-10, DAI-RECR-12, DAI-BLACK-05: what is not left or not free cannot be placed', () => {
  const at = recruiting({
    sides: {
      nature: {
        dice: ['red 2 recruit'],
        resources: { rice: 6 },
        shadows: ['red-s1', 'red-s2', 'red-s3'],
        governors: ['red-1'],
        farms: ['red-2'],
      },
    },
  }).play('main')
  expect(at.refusal('shadow blue-s1')).toMatchObject({ code: 'none-left', rule: 'DAI-COMP-05' })
  expect(at.refusal('governor red-1')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
  expect(at.legal).toContain('governor red-2')
  expect(at.refusal('governor black-1').code).toBe('not-free')
  const poor = recruiting({ sides: { nature: { dice: ['red 2 recruit'] } } }).play('main')
  expect(poor.legal).toEqual(['discard NA01', 'end'])
  expect(sideOf(poor, 'nature').marker).toBe(0)
})

test('DAI-TURN-06: a main action in which nothing can be done is carried out empty', () => {
  const at = recruiting({ sides: { nature: { dice: ['red 2 recruit'], hand: ['HE01'] } } }).play('main')
  expect(at.legal).toContain('end')
})

const building = (nature: NonNullable<NonNullable<Parameters<typeof table>[0]>['sides']>['nature'], more = {}) =>
  table({ clans, sides: { nature: { dice: ['red 2 build'], ...nature } }, turn: { at: 'build' }, ...more })

test('DAI-SCN-06, DAI-BUILD-01, DAI-BUILD-02, DAI-BUILD-03, DAI-BUILD-04, DAI-BUILD-05: the third Techno-Farm', () => {
  const start = building({
    resources: { metal: 4, stone: 2, gold: 5 },
    farms: ['red-1', 'red-2'],
    bonus: { help: ['TF1-2', 'TF1-3'] },
  }).play('main', 'build farm')
  expect(start.legal).toEqual(['slot TF1-1', 'slot TF1-4'])
  const at = start.play('slot TF1-4', 'spot blue-1', 'place relic')
  expect(sideOf(at, 'nature').resources).toEqual({ rice: 0, metal: 2, stone: 1, gold: 3 })
  expect(influenceOf(at, 'blue', 'nature')).toBe(0)
  expect(at.legal).toEqual(['build farm', 'done'])
  expect(sideOf(at, 'nature').bonus.relic).toEqual(['TF1-4'])
  const yellow = start.play('slot TF1-1', 'spot blue-1')
  expect(sideOf(yellow, 'nature').income).toEqual(['TF1-1'])
})

test('DAI-BUILD-05, DAI-BUILD-08, DAI-BUILD-06: a Radio Tower gives 2 influence; there are four of each kind', () => {
  const at = building({ resources: { metal: 1, stone: 2 } }).play(
    'main',
    'build tower',
    'slot RT1-2',
    'spot blue-1',
    'place help',
  )
  expect(influenceOf(at, 'blue', 'nature')).toBe(2)
  const full = building({
    resources: { metal: 9, stone: 9, gold: 9 },
    farms: ['red-1', 'red-2', 'red-3', 'red-4'],
  }).play('main')
  expect(full.refusal('build farm')).toMatchObject({ code: 'none-left', rule: 'DAI-BUILD-08' })
  expect(full.legal).toEqual(['build tower', 'done'])
  expect(full.play('build tower', 'slot RT1-2').refusal('spot red-1').code).toBe('not-free')
})

test('DAI-SCN-07, DAI-BUILD-07, DAI-CARD-22, DAI-CARD-32: a Radio Tower only in gold', () => {
  const at = building(
    {
      resources: { gold: 3 },
      towers: ['red-1'],
      bonus: { build: ['RT1-2'] },
    },
    {
      boards: 'advanced',
      tasks: [
        { do: 'step', seat: 'nature', step: { do: 'gain', resources: { gold: 1 } } },
        { do: 'step', seat: 'nature', step: { do: 'build', only: 'gold' } },
        { do: 'frame', seat: 'nature', of: 'bonus', id: 'TF2-2', moved: null },
        { do: 'between', seat: 'nature' },
      ],
    },
  )
  const after = at.play('build tower', 'slot RT1-3', 'spot blue-1', 'place help')
  expect(sideOf(after, 'nature').resources.gold).toBe(0)
  expect(influenceOf(after, 'blue', 'nature')).toBe(2)
  // The gold is there also without a building (DAI-CARD-22).
  expect(sideOf(at.play('done'), 'nature').resources.gold).toBe(4)
})

test('DAI-SCN-08, DAI-KEY-05, DAI-CARD-12: what is left out of the cost is chosen', () => {
  const at = building(
    { resources: { metal: 2, stone: 1, gold: 2 }, farms: ['red-1', 'red-2'], bonus: { help: ['TF1-2', 'TF1-3'] } },
    {
      tasks: [
        { do: 'step', seat: 'nature', step: { do: 'build', discount: 1 } },
        { do: 'between', seat: 'nature' },
      ],
    },
  ).play('build farm', 'slot TF1-4')
  expect(at.legal).toEqual(['resource metal', 'resource stone', 'resource gold'])
  const left = at.legal.map((text) => {
    const { metal, stone, gold } = sideOf(at.play(text), 'nature').resources
    return [2 - metal, 1 - stone, 2 - gold]
  })
  expect(left).toEqual([
    [1, 1, 2],
    [2, 0, 2],
    [2, 1, 1],
  ])
})

test('DAI-SCN-17, DAI-DECIDE-05, DAI-SEEK-01, DAI-SEEK-02, DAI-SEEK-03, DAI-SEEK-04, DAI-SEEK-05, DAI-SEEK-06, DAI-SEEK-08, DAI-SEEK-10, DAI-BLACK-02, DAI-BLACK-03: the Relic action', () => {
  const start = table({
    sides: { nature: { dice: ['green 2 relic'], seeker: 'blue', resources: { metal: 1, gold: 1 }, hand: ['HE01'] } },
    tiles: { yellow: ['red-1', 'red-2', 'red-3'], purple: ['blue-1', 'blue-1', 'blue-2'] },
    bag: ['green-1', 'green-2', 'green-3', 'green-4'],
    blackMarket: [],
    turn: { at: 'relic' },
  }).play('main')
  expect(start.legal).toEqual(['island red', 'island yellow', 'island purple', 'island green'])
  expect(start.refusal('island blue')).toMatchObject({ code: 'seeker-stays', rule: 'DAI-SEEK-02' })
  expect(start.refusal('done')).toMatchObject({ code: 'not-optional', rule: 'DAI-SEEK-01' })
  const yellow = start.play('island yellow')
  expect(yellow.legal).toEqual(['take red-1 yellow', 'take red-2 yellow', 'take red-3 yellow', 'search', 'leave'])
  const taken = yellow.play('take red-1 yellow')
  expect(taken.state.islands[2]?.tiles).toEqual(['green-1', 'red-2', 'red-3'])
  expect(taken.refusal('take red-2 yellow')).toMatchObject({ code: 'once-a-move', rule: 'DAI-SEEK-04' })
  const searched = taken.play('search', 'put red-2', 'put red-3')
  expect(searched.state.islands[2]?.tiles).toEqual(['green-1', 'green-2', 'green-3'])
  expect(searched.state.blackMarket).toEqual(['red-2', 'red-3'])
  const bought = searched.play('take red-3 market', 'island purple')
  expect(bought.legal).toEqual(['take blue-1 purple', 'take blue-2 purple', 'leave'])
  const after = bought.play('take blue-2 purple')
  expect(sideOf(after, 'nature')).toMatchObject({
    loose: ['red-1', 'red-3', 'blue-2'],
    resources: { metal: 0, gold: 0 },
    seeker: 'purple',
  })
  expect(after.state.islands[3]?.tiles).toContain('green-4')
  expect(after.legal).toContain('end')
})

test('DAI-SEEK-05: a search needs a tile on the island, and puts away at least one', () => {
  const at = (red: readonly (string | null)[]) =>
    table({
      sides: { nature: { dice: ['green 2 relic'], seeker: 'blue', resources: { stone: 1, metal: 1 } } },
      tiles: { red },
      emptied: true,
      turn: { at: 'relic' },
    }).play('main', 'island red')
  const none = at([null, null, null])
  expect(none.legal.some((text) => text === 'search' || text.endsWith(' red'))).toBe(false)
  expect(at([null, 'red-1', 'red-2']).play('search', 'resource metal').legal).toEqual(['put red-1', 'put red-2'])
  // With one tile there is nothing to choose.
  const one = at([null, 'red-1', null]).play('search', 'resource metal')
  expect(one.state.islands[1]?.tiles).toEqual([null, null, null])
  expect(one.state.blackMarket).toContain('red-1')
})

test('DAI-SEEK-05: a search puts one tile or two away, and also with an empty bag', () => {
  const at = table({
    sides: { nature: { dice: ['green 2 relic'], seeker: 'blue', resources: { stone: 1, metal: 1 } } },
    tiles: { red: ['red-1', 'red-2', 'red-3'] },
    emptied: true,
    turn: { at: 'relic' },
  }).play('main', 'island red', 'search', 'resource stone', 'put red-2', 'done')
  expect(at.state.islands[1]?.tiles).toEqual(['red-1', null, 'red-3'])
  expect(at.refusal('search').code).toBe('once-a-move')
})

const visiting = (nature: object, more: Parameters<typeof table>[0] = {}) =>
  table({
    sides: { nature: { seeker: 'red', ...nature } },
    tasks: [
      { do: 'visit', seat: 'nature', take: true, search: true, buy: true },
      { do: 'between', seat: 'nature' },
    ],
    ...more,
  })

test('DAI-SCN-14, DAI-RELIC-02, DAI-RELIC-03, DAI-RELIC-05, DAI-RELIC-06, DAI-RELIC-07: the fourth tile needs a place', () => {
  const loose = ['blue-1', 'blue-2', 'blue-3']
  const tiles = { red: ['blue-4', 'blue-4', 'red-1'] }
  const full = visiting({ loose, hand: ['HE01'] }, { tiles }).play('take blue-4 red')
  expect(full.legal).toEqual(['put blue-1', 'put blue-2', 'put blue-3'])
  const put = full.play('put blue-2')
  expect(sideOf(put, 'nature')).toMatchObject({ loose: ['blue-1', 'blue-3', 'blue-4'], relics: [] })
  const roomy = visiting({ loose, capacity: 4, hand: ['HE01'] }, { tiles }).play('take blue-4 red')
  expect(sideOf(roomy, 'nature')).toMatchObject({ loose: [], relics: ['blue'] })
  expect(influenceOf(roomy, 'blue', 'nature')).toBe(3)
  const second = visiting(
    { loose, capacity: 4 },
    {
      tiles,
      sides: {
        nature: { seeker: 'red', loose, capacity: 4 },
        technology: { relics: ['blue'], altars: ['blue'], seeker: 'red' },
      },
    },
  ).play('take blue-4 red')
  expect(influenceOf(second, 'blue', 'nature')).toBe(2)
})

test('DAI-SCN-15, DAI-INV-14: the next relic takes the best altar that is left', () => {
  const sides = {
    nature: { seeker: 'red' as const, loose: ['green-1', 'green-2', 'green-3'], capacity: 4 },
    technology: { relics: ['green' as const], altars: ['green' as const] },
  }
  const at = visiting({}, { tiles: { red: ['green-4', 'red-1', 'red-2'] }, sides }).play('take green-4 red')
  expect(influenceOf(at, 'green', 'nature')).toBe(2)
})

test('DAI-SCN-16, DAI-RELIC-04: no two equal loose tiles; those inside a relic do not count', () => {
  const tiles = { red: ['red-2', 'red-2', 'red-1'] }
  const at = visiting({ loose: ['red-2'] }, { tiles })
  expect(at.refusal('take red-2 red')).toMatchObject({ code: 'tile-owned', rule: 'DAI-RELIC-04' })
  const restored = visiting({ relics: ['red'], altars: ['red'], capacity: 4 }, { tiles })
  expect(sideOf(restored.play('take red-2 red'), 'nature').loose).toEqual(['red-2'])
})

test('DAI-RELIC-03: a storage full of relics takes no tile', () => {
  const at = visiting(
    { relics: ['red', 'yellow', 'purple'], altars: ['red', 'yellow', 'purple'], resources: { metal: 1 } },
    { tiles: { red: ['blue-1', 'blue-2', 'blue-3'] } },
  )
  expect(at.refusal('take blue-1 red')).toMatchObject({ code: 'storage-full', rule: 'DAI-RELIC-03' })
})

test('DAI-SCN-56, DAI-BLACK-04, DAI-DECIDE-06: the price is settled before a tile is put down', () => {
  const at = visiting(
    { loose: ['red-1', 'red-2', 'blue-1'], resources: { gold: 2 }, hand: ['HE01'] },
    { blackMarket: ['yellow-1'] },
  ).play('take yellow-1 market')
  expect(sideOf(at, 'nature').resources.gold).toBe(1)
  expect(at.legal).toEqual(['put blue-1', 'put red-1', 'put red-2'])
  const after = at.play('put red-1')
  expect(after.state.blackMarket).toEqual(['red-1'])
  expect(sideOf(after, 'nature').loose).toEqual(['red-2', 'blue-1', 'yellow-1'])
  expect(after.refusal('take red-1 market').code).toBe('once-a-move')
})

test('DAI-SEEK-06: a purchase costs 1 gold', () => {
  const at = visiting({ resources: { metal: 1 } }, { blackMarket: ['yellow-1'] })
  expect(at.refusal('take yellow-1 market')).toMatchObject({ code: 'cannot-pay', rule: 'DAI-SEEK-06' })
})
