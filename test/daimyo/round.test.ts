import { describe, expect, test } from 'vitest'
import { type Clan, daimyo, type Task } from '../../src/daimyo'
import { playOn } from '../../src/daimyo/rules/play'
import { armyPoints } from '../../src/daimyo/rules/round/final'
import { script } from '../../src/testing'
import { sideOf, table } from './table'

const close: Task[] = [{ do: 'close' }]
const four: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']
type Setting = NonNullable<Parameters<typeof table>[0]>

/** The points that clans get for an island, by their pieces: `g` governors, `s` Shadows. */
function banners(
  island: string,
  ...pieces: readonly (readonly [governors: number, shadows: number, towers?: number])[]
) {
  let [spot, shadow, field] = [0, 0, 0]
  const clans = four.slice(0, Math.max(pieces.length, 3))
  const sides = Object.fromEntries(
    pieces.map(([governors, shadows, towers = 0], index) => [
      clans[index],
      {
        governors: Array.from({ length: governors }, () => `${island}-${++spot}`),
        shadows: Array.from({ length: shadows }, () => `${island}-s${++shadow}`),
        towers: Array.from({ length: towers }, () => `${island}-${++field}`),
      },
    ]),
  )
  const at = table({ clans: island === 'black' ? four : clans, sides, tasks: close })
  return clans.slice(0, pieces.length).map((clan) => sideOf(at, clan).points)
}

describe('influence', () => {
  test('DAI-SCN-20, DAI-INFL-01, DAI-INFL-05, DAI-INFL-06, DAI-INFL-07, DAI-CLOSE-02, DAI-INV-21: banners of purple', () => {
    expect(banners('purple', [1, 0, 2], [2, 0], [0, 0, 2])).toEqual([4, 1, 1])
    expect(banners('purple', [1, 0, 2], [1, 0, 2], [2, 0])).toEqual([3, 3, 0])
    expect(banners('purple', [1, 0, 2], [2, 0, 1], [2, 0, 1])).toEqual([2, 2, 2])
  })

  test('DAI-SCN-21, DAI-INFL-03: Shadows break ties', () => {
    expect(banners('blue', [2, 0], [1, 2], [0, 0])).toEqual([1, 3, 0])
    const green = table({
      sides: {
        nature: { governors: ['green-1', 'green-2'], shadows: ['green-s1'] },
        technology: { governors: ['green-3', 'green-4'], shadows: ['green-s2'] },
        nomads: { governors: ['green-5'], relics: ['green'], altars: ['green'] },
      },
      tasks: close,
    })
    expect(green.state.clans.map((clan) => sideOf(green, clan).points)).toEqual([3, 3, 0])
  })

  test('DAI-SCN-22, DAI-INFL-04: only influence is ranked', () => {
    expect(banners('yellow', [1, 0], [0, 0], [0, 0])).toEqual([4, 0, 0])
    expect(banners('red', [2, 0, 1], [1, 0], [1, 0], [1, 0])).toEqual([3, 0, 0, 0])
  })

  test('DAI-SCN-23: Shadows also separate the second places', () => {
    const black = table({
      clans: four,
      sides: {
        nature: { governors: ['black-1', 'black-2'], shadows: ['black-s1'], towers: ['black-1'] },
        technology: { governors: ['black-3', 'black-4'], shadows: ['black-s2'] },
        nomads: { governors: ['black-5'], relics: ['black'], altars: ['black'] },
      },
      tasks: close,
    })
    expect(four.map((clan) => sideOf(black, clan).points)).toEqual([5, 2, 0, 0])
  })
})

describe('the round end', () => {
  test('DAI-SCN-24, DAI-CLOSE-03, DAI-CLOSE-04, DAI-BONUS-08, DAI-KEY-21, DAI-DECIDE-11: Income with yellow tiles', () => {
    const start = table({
      sides: { nature: { farms: ['red-1'], towers: ['red-2'], income: ['TF1-1', 'RT1-1'] } },
      tasks: close,
    })
    expect(start.legal).toEqual(['resource rice', 'resource metal', 'resource stone'])
    const at = start.play('resource metal')
    expect(sideOf(at, 'nature').resources).toEqual({ rice: 1, metal: 2, stone: 1, gold: 2 })
    expect(at.seat).toBe('technology')
  })

  test('DAI-CLOSE-04, DAI-BONUS-08, DAI-KEY-21: a yellow tile draws a hero where it says so', () => {
    const at = table({
      boards: 'advanced',
      sides: { nature: { farms: ['red-1'], income: ['TF1-1'], hand: ['NA01'], deck: ['HE01'] } },
      tasks: close,
    }).play('resource stone')
    expect(sideOf(at, 'nature')).toMatchObject({
      hand: ['NA01', 'HE01'],
      resources: { rice: 1, metal: 0, stone: 1, gold: 1 },
    })
  })

  test('DAI-CLOSE-03: Income comes in the turn order of the round, whoever holds the Helmet', () => {
    const start = table({ first: 'technology', helmet: 'nomads', tasks: close })
    expect(start.seat).toBe('technology')
    const last = start.play('resource rice', 'resource rice')
    expect(last.seat).toBe('nature')
    expect(last.play('resource rice').seat).toBe('nomads')
  })

  test('DAI-CLOSE-01, DAI-CLOSE-05, DAI-CLOSE-06, DAI-CLOSE-07, DAI-SCN-25, DAI-ROUND-02: the Helmet sets the new order', () => {
    const start = table({
      clans: four,
      helmet: 'nomads',
      sides: {
        nature: { resources: { gold: 9 } },
        technology: { resources: { gold: 9 } },
        nomads: { resources: { gold: 9 } },
        aristocrats: { resources: { gold: 9 }, hand: ['AR01'], deck: ['AR02'] },
      },
      tasks: close,
    }).play(...four.map(() => 'resource rice'))
    expect(start.seat).toBe('nomads')
    expect(start.legal).toEqual(['clan nomads', 'clan aristocrats', 'clan nature', 'clan technology'])
    const given = start.play('clan aristocrats')
    expect(given.seat).toBe('aristocrats')
    const hired = given.play('done', 'done')
    expect(hired.seat).toBe('technology')
    const next = hired.play('done', 'done')
    expect(next.state).toMatchObject({ round: 2, first: 'aristocrats', helmet: 'aristocrats', helped: false })
    expect(next.seat).toBe('aristocrats')
    expect(sideOf(next, 'aristocrats').hand).toEqual(['AR01', 'AR02'])
  })

  test('DAI-ROUND-01, DAI-ROUND-05, DAI-INV-12, DAI-INV-20: three turns for each clan in turn order, then the end', () => {
    let at = table({ tasks: [{ do: 'round', number: 2 }], helmet: 'technology' })
    const order: string[] = []
    while (at.state.round === 2 && at.state.agenda[0]?.do === 'close') {
      if (at.legal.includes('end') || at.legal[0]?.startsWith('die')) order.push(`${at.seat}`)
      at = at.play(at.legal.includes('end') ? 'end' : (at.legal.at(-1) ?? ''))
      if (order.length > 60) break
    }
    const turns = order.filter((seat, index) => index === 0 || seat !== order[index - 1])
    expect(turns.slice(0, 9)).toEqual([
      'technology',
      'nomads',
      'nature',
      'technology',
      'nomads',
      'nature',
      'technology',
      'nomads',
      'nature',
    ])
    expect(sideOf(at, 'nature').dice).toHaveLength(3)
    // One die is left over (DAI-TRIO-01).
    expect(at.state.dice).toHaveLength(1)
  })

  test('DAI-SCN-25: taking the Helmet changes nothing in the round', () => {
    const at = table({
      clans: four,
      sides: { nomads: { dice: ['blue 1 help'], hand: ['HE01'] } },
      turn: { seat: 'nomads', at: 'help' },
      tasks: [
        { do: 'between', seat: 'nomads' },
        { do: 'turn', seat: 'aristocrats' },
      ],
    }).play('main', 'villagers VI01', 'resource metal', 'end')
    expect(at.state).toMatchObject({ helmet: 'nomads', first: 'nature' })
    expect(at.seat).toBe('aristocrats')
  })

  test('DAI-CLOSE-01a, DAI-CLOSE-08, DAI-FINAL-10: round 5 has Income and then ends', () => {
    const at = table({ round: 5, tasks: close, sides: { nature: { resources: { gold: 20 } } } }).play(
      'resource rice',
      'resource rice',
      'resource rice',
    )
    expect(at.outcome?.winners).toEqual(['nature'])
    expect(at.seat).toBeNull()
    expect(at.refusal('done').code).toBe('game-over')
  })
})

describe('the hero market', () => {
  const hiring = (more: Setting = {}) =>
    table({
      sides: { nature: { resources: { gold: 7 }, hand: [] } },
      row: ['HE01', 'HE21', 'HE31', 'HE11', 'HE02'],
      market: ['HE03'],
      tasks: [
        { do: 'hire', seat: 'nature', once: false, discount: 0 },
        { do: 'between', seat: 'nature' },
      ],
      ...more,
    })

  test('DAI-SCN-26, DAI-MARKET-01, DAI-MARKET-02, DAI-INV-22: the place is filled at once', () => {
    const start = hiring()
    expect(start.legal).toEqual(['hire HE01', 'hire HE21', 'hire HE31', 'hire HE11', 'hire HE02', 'done'])
    const at = start.play('hire HE21')
    expect(at.state.row).toEqual(['HE01', 'HE03', 'HE31', 'HE11', 'HE02'])
    const after = at.play('hire HE03')
    expect(sideOf(after, 'nature')).toMatchObject({
      hand: ['HE21', 'HE03'],
      resources: { gold: 1 },
      known: ['HE21', 'HE03'],
    })
    expect(start.refusal('hire HE40')).toMatchObject({ code: 'not-in-row' })
    expect(after.legal).toEqual(after.legal.filter((text) => !text.startsWith('hire')))
  })

  test('DAI-MARKET-03, DAI-INV-09: with the deck used up places stay empty', () => {
    const state = daimyo.clone(hiring().state)
    state.market = []
    const at = script(daimyo)(state).play('hire HE21')
    expect(at.state.row).toEqual(['HE01', null, 'HE31', 'HE11', 'HE02'])
    expect(at.legal).toEqual(['hire HE01', 'hire HE11', 'hire HE02', 'done'])
  })

  test('DAI-MARKET-04, DAI-KEY-17, DAI-CARD-18: an effect hires one hero for less, never below 0', () => {
    const at = hiring({
      sides: { nature: { resources: { gold: 0 } } },
      tasks: [
        { do: 'step', seat: 'nature', step: { do: 'hire', discount: 3 } },
        { do: 'between', seat: 'nature' },
      ],
    })
    expect(at.legal).toEqual(['hire HE01', 'hire HE11', 'hire HE02', 'done'])
    const after = at.play('hire HE01')
    expect(sideOf(after, 'nature')).toMatchObject({ hand: ['NA01', 'HE01'], resources: { gold: 0 } })
    expect(after.legal).toContain('main')
  })

  test('DAI-MARKET-05: a hired hero stays with the clan', () => {
    const at = hiring().play('hire HE02', 'done')
    expect([...sideOf(at, 'nature').hand, ...at.state.row]).toContain('HE02')
    expect(at.state.row).not.toContain('HE02')
  })
})

describe('goals', () => {
  const relic = (clan: Clan, more: object = {}): Setting => ({
    goals: ['GO04', 'GO05'],
    turn: { seat: clan },
    tasks: [
      { do: 'take', seat: clan, tile: 'blue-4', from: 'red', fill: true },
      { do: 'between', seat: clan },
    ],
    tiles: { red: ['blue-4', 'blue-4', 'blue-4'] },
    ...more,
  })
  const loose = ['blue-1', 'blue-2', 'blue-3']

  test('DAI-SCN-33, DAI-GOAL-01, DAI-GOAL-03, DAI-GOAL-05, DAI-GOAL-06, DAI-GOAL-10: a reward fulfils the next goal', () => {
    const first = table(relic('nature', { sides: { nature: { loose, capacity: 6, dice: ['blue 1 tax'] } } }))
    expect(sideOf(first, 'nature')).toMatchObject({ points: 6, capacity: 7, resources: { metal: 1, stone: 1 } })
    const [gold, shed] = first.state.goals
    expect(gold).toMatchObject({ id: 'GO04', gold: 'nature', silver: null })
    expect(shed).toMatchObject({ id: 'GO05', gold: 'nature' })
  })

  test('DAI-GOAL-03, DAI-GOAL-04, DAI-INV-17: the second clan claims silver with three clans, and nothing with two', () => {
    const play = (clans: readonly Clan[]) => {
      const at = table({ ...relic('technology'), clans, sides: { technology: { loose, capacity: 4 } } })
      return at
    }
    const three = table({
      ...relic('technology'),
      goals: ['GO04'],
      sides: {
        nature: { relics: ['red'], altars: ['red'] },
        technology: { loose, capacity: 4, dice: ['blue 1 tax'] },
      },
    })
    // Nature is first in turn order after the active clan, so both claim now: the active clan first (DAI-GOAL-05).
    expect(three.state.goals[0]).toMatchObject({ gold: 'technology', silver: 'nature' })
    expect(sideOf(three, 'technology')).toMatchObject({ points: 3, capacity: 5 })
    expect(sideOf(three, 'nature').points).toBe(2)
    expect(play(['nature', 'technology']).state.goals[0]?.silver).toBeNull()
  })

  test('DAI-SCN-33, DAI-GOAL-03: the third clan claims nothing', () => {
    const at = table({
      ...relic('nomads'),
      goals: ['GO04'],
      sides: {
        nature: { relics: ['red'], altars: ['red'] },
        technology: { relics: ['yellow'], altars: ['yellow'] },
        nomads: { loose, capacity: 4, dice: ['blue 1 tax'] },
      },
    })
    expect(at.state.goals[0]).toMatchObject({ gold: 'nomads', silver: 'nature' })
    expect(sideOf(at, 'technology').points).toBe(0)
  })

  const holds = (goal: string, at: object): boolean => {
    const start = table({
      goals: [goal],
      sides: { nature: { dice: ['blue 1 tax'], ...at } },
      // Any change makes the goals be looked at.
      tasks: [
        { do: 'step', seat: 'technology', step: { do: 'storage', count: 1 } },
        { do: 'between', seat: 'nature' },
      ],
    })
    return start.state.goals[0]?.gold === 'nature'
  }

  test.each([
    [
      'GO01',
      { governors: ['blue-1', 'red-1', 'yellow-1', 'purple-1'] },
      { governors: ['blue-1', 'red-1', 'yellow-1', 'yellow-2'] },
    ],
    ['GO02', { shadows: ['blue-s1', 'blue-s2', 'red-s1'] }, { shadows: ['blue-s1', 'blue-s2'] }],
    [
      'GO03',
      { farms: ['red-1', 'red-2'], towers: ['red-3', 'red-4'] },
      { farms: ['red-1', 'red-2'], towers: ['red-3'] },
    ],
    ['GO04', { relics: ['red'], altars: ['red'] }, {}],
    ['GO05', { capacity: 7 }, { capacity: 6 }],
    [
      'GO06',
      { governors: ['blue-1', 'blue-2', 'red-1', 'red-2', 'red-3', 'red-4'] },
      { governors: ['blue-1', 'blue-2', 'red-1', 'red-2', 'red-3'] },
    ],
    [
      'GO07',
      { hand: ['HE01', 'HE02', 'HE03'], discard: ['HE04', 'HE05'] },
      { hand: ['HE01', 'HE02'], discard: ['HE04', 'HE05'] },
    ],
    [
      'GO08',
      { governors: ['red-1', 'red-2', 'red-3', 'red-4'], shadows: ['red-s1'] },
      { governors: ['red-1', 'red-2', 'red-3', 'red-4'] },
    ],
    [
      'GO09',
      { shadows: ['red-s1'], farms: ['blue-1'], towers: ['yellow-1'], relics: ['red'], altars: ['red'] },
      { shadows: ['red-s1'], farms: ['blue-1'], towers: ['yellow-1'] },
    ],
    [
      'GO09',
      { shadows: ['red-s1'], farms: ['blue-1'], towers: ['yellow-1'], relics: ['red'], altars: ['red'] },
      { farms: ['blue-1'], towers: ['yellow-1'], relics: ['red'], altars: ['red'] },
    ],
    [
      'GO09',
      { shadows: ['red-s1'], farms: ['blue-1'], towers: ['yellow-1'], relics: ['red'], altars: ['red'] },
      { shadows: ['red-s1'], farms: ['blue-1'], relics: ['red'], altars: ['red'] },
    ],
    [
      'GO09',
      { shadows: ['red-s1'], farms: ['blue-1'], towers: ['yellow-1'], relics: ['red'], altars: ['red'] },
      { shadows: ['red-s1'], towers: ['yellow-1'], relics: ['red'], altars: ['red'] },
    ],
    [
      'GO03',
      { farms: ['red-1', 'red-2'], towers: ['red-3', 'red-4'] },
      { farms: ['red-1'], towers: ['red-2', 'red-3', 'red-4'] },
    ],
    [
      'GO11',
      { farms: ['red-1', 'red-2', 'red-3', 'red-4'] },
      { farms: ['red-1', 'red-2', 'red-3'], towers: ['red-4', 'blue-1', 'blue-2'] },
    ],
    ['GO10', { relics: ['red', 'blue'], altars: ['red', 'blue'] }, { relics: ['red'], altars: ['red'] }],
    [
      'GO11',
      { towers: ['red-1', 'red-2', 'red-3', 'red-4'] },
      { farms: ['red-1', 'red-2'], towers: ['red-3', 'red-4'] },
    ],
    [
      'GO12',
      {
        governors: ['red-1', 'red-2', 'red-3', 'blue-1', 'blue-2', 'blue-3'],
        towers: ['yellow-1', 'yellow-2', 'yellow-3'],
      },
      { governors: ['red-1', 'red-2', 'red-3', 'blue-1', 'blue-2'] },
    ],
  ])('DAI-GOAL-02, DAI-GOAL-08, DAI-GOAL-09, DAI-CARD-33: %s', (goal, enough, less) => {
    expect(holds(goal, enough)).toBe(true)
    expect(holds(goal, less)).toBe(false)
  })
})

describe('final scoring', () => {
  const ending = (setting: Setting) => table({ round: 5, helmet: 'nomads', ...setting, tasks: [{ do: 'final' }] })

  test('DAI-FINAL-01, DAI-FINAL-02, DAI-FINAL-06, DAI-FINAL-07, DAI-SCN-31: relics, buildings, Helmet, resources', () => {
    const at = ending({
      helmet: 'nature',
      sides: {
        nature: {
          relics: ['red', 'blue'],
          altars: ['red', 'blue'],
          farms: ['red-1', 'red-2', 'red-3'],
          towers: ['blue-1', 'blue-2', 'blue-3'],
          resources: { rice: 4, metal: 3, stone: 2, gold: 9 },
        },
        technology: { resources: { gold: 30 } },
        nomads: { resources: { gold: 20 } },
      },
    })
    // 7 for relics, 7 and 4 for buildings, 2 for the Helmet, 1 for 9 basic resources, 2 for the third army.
    expect(sideOf(at, 'nature').points).toBe(7 + 7 + 4 + 2 + 1 + 2)
    expect(sideOf(at, 'technology').points).toBe(10)
    expect(at.outcome?.reason).toBe('points')
  })

  test('DAI-FINAL-01, DAI-FINAL-02: the points for every number of relics and buildings', () => {
    const all = ['blue', 'red', 'yellow', 'purple', 'green', 'blue'] as const
    const scored = (nature: object): number =>
      sideOf(
        ending({
          sides: { nature, technology: { resources: { gold: 90 } }, nomads: { resources: { gold: 80 } } },
        }),
        'nature',
      ).points - 2
    const relics = (count: number) => ({ relics: all.slice(0, count), altars: all.slice(0, count), capacity: 9 })
    expect([0, 1, 2, 3, 4, 5, 6].map((count) => scored(relics(count)))).toEqual([0, 3, 7, 12, 18, 25, 33])
    const fields = ['red-1', 'red-2', 'red-3', 'red-4']
    expect([1, 2, 3, 4].map((count) => scored({ farms: fields.slice(0, count) }))).toEqual([1, 4, 7, 12])
    expect([1, 2, 3, 4].map((count) => scored({ towers: fields.slice(0, count) }))).toEqual([1, 2, 4, 7])
  })

  test('DAI-FINAL-03, DAI-TRIO-02: four armies get 10, 5, 2 and nothing', () => {
    const gold = (count: number) => ({ resources: { gold: count } })
    expect(
      points({
        clans: four,
        sides: { nature: gold(10), technology: gold(40), nomads: gold(30), aristocrats: gold(20) },
      }),
    ).toEqual({ technology: 10, nomads: 5, aristocrats: 2, nature: 0 })
  })

  const points = (setting: Setting) => Object.fromEntries(armyPoints(playOn(table(setting).state)))

  test('DAI-SCN-27, DAI-FINAL-03, DAI-FINAL-04: equal armies are told apart by heroes of cost 5', () => {
    // Each 27 in seven heroes of cost 2 to 5; nature has three of cost 5, technology two.
    const at = points({
      clans: ['nature', 'technology'],
      sides: {
        nature: {
          resources: { gold: 3 },
          hand: ['NA01', 'NA02', 'NA03'],
          deck: ['HE31', 'HE32', 'HE33', 'HE11', 'HE01'],
        },
        technology: {
          resources: { gold: 3 },
          hand: ['TE01', 'TE02', 'TE03'],
          deck: ['HE34', 'HE35', 'HE21', 'HE22', 'HE02'],
        },
      },
      mercenaries: { heroes: ['HE36', 'HE12', 'HE13', 'HE14', 'HE15'], gold: 3 },
    })
    expect(at).toEqual({ nature: 10, technology: 5, mercenaries: 2 })
  })

  test('DAI-SCN-28, DAI-DUO-17: the army of the Mercenaries uses its place up', () => {
    const at = points({
      clans: ['nature', 'technology'],
      sides: { nature: { resources: { gold: 23 } }, technology: { resources: { gold: 17 } } },
      mercenaries: { heroes: ['HE36', 'HE12', 'HE13', 'HE14', 'HE15'], gold: 9 },
    })
    expect(at).toEqual({ nature: 10, mercenaries: 5, technology: 2 })
  })

  test('DAI-SCN-57, DAI-FINAL-05: equal to the end, the places are divided', () => {
    const at = points({
      sides: { nature: { resources: { gold: 5 } }, technology: { resources: { gold: 5 } }, nomads: {} },
    })
    expect(at).toEqual({ nature: 7, technology: 7, nomads: 2 })
  })

  test('DAI-SCN-32, DAI-FINAL-08, DAI-FINAL-09: equal points, then basic resources, then shared', () => {
    // Nature has the army of 10 points, Technology the Helmet and that of 2.
    const tie = (rice: number, points: number) =>
      ending({
        clans: ['nature', 'technology'],
        helmet: 'technology',
        sides: {
          nature: { points: 61, resources: { rice: 1, metal: 1, stone: 2, gold: 30 } },
          technology: { points, resources: { rice, metal: 2 } },
        },
        mercenaries: { gold: 20 },
      }).outcome
    expect(tie(4, 66)).toMatchObject({
      winners: ['technology'],
      reason: 'resources',
      scores: { nature: 71, technology: 71 },
    })
    expect(tie(2, 67)).toMatchObject({ winners: ['nature', 'technology'], reason: 'shared' })
  })

  test('DAI-FINAL-05, DAI-DUO-17: a share of the Mercenaries is lost', () => {
    const heroes = ['NA01', 'NA02', 'NA03']
    const at = points({
      clans: ['nature', 'technology'],
      sides: { nature: { resources: { gold: 1 }, hand: heroes }, technology: { resources: { gold: 9 } } },
      // The three heroes of Nature cost 2, 2 and 3, and so do these.
      mercenaries: { gold: 1, heroes: ['HE01', 'HE02', 'HE11'] },
    })
    expect(at).toEqual({ technology: 10, nature: 3, mercenaries: 3 })
  })

  test('DAI-FINAL-04: the smaller army of the same value is ahead, then the one with more heroes of cost 4, of 3', () => {
    const army = (own: readonly string[], others: readonly string[]) => {
      const { nature = 0, mercenaries = 0 } = points({
        clans: ['nature', 'technology'],
        sides: { nature: { hand: ['NA01', 'NA02', 'NA03', ...own] } },
        mercenaries: { heroes: ['HE01', 'HE02', 'HE11', ...others] },
      })
      return nature > mercenaries
    }
    // 5 and 3, or 4 and 2 and 2: fewer heroes.
    expect(army(['HE31', 'HE12'], ['HE21', 'HE03', 'HE04'])).toBe(true)
    expect(army(['HE21', 'HE03', 'HE04'], ['HE31', 'HE12'])).toBe(false)
    // 5 and 3, or 4 and 4: more of cost 5.
    expect(army(['HE31', 'HE12'], ['HE21', 'HE22'])).toBe(true)
    expect(army(['HE21', 'HE22'], ['HE31', 'HE12'])).toBe(false)
    // 4 and 2, or 3 and 3: more of cost 4.
    expect(army(['HE21', 'HE03'], ['HE12', 'HE13'])).toBe(true)
    expect(army(['HE12', 'HE13'], ['HE21', 'HE03'])).toBe(false)
  })
})
