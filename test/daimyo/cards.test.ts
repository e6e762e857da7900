import { describe, expect, test } from 'vitest'
import { daimyo, type Step, type Task } from '../../src/daimyo'
import { bonusTileOf, daimyoBox } from '../../src/daimyo/rules/box'
import { influenceOf, sideOf, steps, table } from './table'

type Setting = NonNullable<Parameters<typeof table>[0]>
type At = NonNullable<NonNullable<Setting['sides']>['nature']>

/** Nature carries out the steps of a hero. */
const hero = (id: string, nature: At = {}, more: Setting = {}) =>
  table({ ...more, sides: { nature, ...more.sides }, tasks: steps('nature', ...(daimyoBox.heroes[id]?.steps ?? [])) })

/** Nature carries out a face of a bonus tile. */
function tile(id: string, side: 'basic' | 'advanced', nature: At = {}, more: Setting = {}) {
  const face = bonusTileOf({ box: null }, id)[side]
  return table({
    ...more,
    sides: { nature, ...more.sides },
    tasks: steps('nature', ...('steps' in face ? face.steps : [])),
  })
}

const carryOut = (step: Step, nature: At = {}, more: Setting = {}) =>
  table({ ...more, sides: { nature, ...more.sides }, tasks: steps('nature', step) })

const nature = (at: ReturnType<typeof table>) => sideOf(at, 'nature')

describe('gains', () => {
  test.each([
    ['HE01', { rice: 2 }],
    ['HE02', { metal: 1, stone: 1 }],
    ['HE03', { gold: 2 }],
    ['HE06', { rice: 1, metal: 1, stone: 1 }],
    ['NO01', { rice: 1, gold: 1 }],
    ['AR01', { gold: 2 }],
  ])('DAI-KEY-01, DAI-KEY-02: %s gains at once', (id, resources) => {
    expect(nature(hero(id)).resources).toMatchObject(resources)
  })

  test('DAI-KEY-02: NA01, NA03 and HE09 let the clan choose, one resource after another', () => {
    expect(hero('NA01').legal).toEqual(['resource metal', 'resource stone'])
    expect(nature(hero('NA03').play('resource rice', 'resource metal', 'resource metal')).resources).toMatchObject({
      rice: 1,
      metal: 2,
    })
    expect(hero('HE09').play('villagers VI02').legal).toEqual(['resource rice', 'resource metal', 'resource stone'])
  })

  test('DAI-KEY-02, DAI-CARD-09: HE16 and RT1-4 count the Shadows on the board', () => {
    const shadows = ['red-s1', 'blue-s1']
    expect(nature(hero('HE16', { shadows, deck: ['HE01'] }))).toMatchObject({
      resources: { gold: 2 },
      hand: ['NA01', 'HE01'],
    })
    expect(nature(tile('RT1-4', 'advanced', { shadows })).resources.gold).toBe(2)
    expect(nature(hero('HE16')).resources.gold).toBe(0)
  })

  test('DAI-KEY-03: HE04, HE17, HE35 and HE29 widen, score and draw', () => {
    expect(nature(hero('HE04'))).toMatchObject({ capacity: 4, resources: { gold: 1 } })
    expect(nature(hero('HE17')).points).toBe(2)
    expect(nature(hero('HE35')).points).toBe(4)
    expect(nature(hero('HE29', { deck: ['HE01', 'HE02', 'HE03'] })).hand).toEqual(['NA01', 'HE01', 'HE02', 'HE03'])
  })

  test('DAI-SCN-18, DAI-RELIC-01, DAI-CARD-31: each step beyond 9 is a point', () => {
    expect(nature(tile('RT1-3', 'basic', { capacity: 8 }))).toMatchObject({ capacity: 9, points: 1 })
    const help = table({ sides: { nature: { capacity: 9, dice: ['blue 1 help'] } }, turn: { at: 'help' } }).play('main')
    expect(nature(help)).toMatchObject({ capacity: 9, points: 1 })
  })

  test('DAI-KEY-11, DAI-CARD-13: HE23 lets Techno-Farms collect, HE31 is Production', () => {
    const at: At = { governors: ['blue-1', 'blue-5'], farms: ['blue-3'] }
    expect(nature(hero('HE23', at)).resources).toEqual({ rice: 1, metal: 1, stone: 0, gold: 1 })
    expect(nature(hero('HE31', at)).resources).toEqual({ rice: 1, metal: 1, stone: 0, gold: 1 })
  })

  test('DAI-KEY-10, DAI-CARD-27: a governor or a Radio Tower collects 2', () => {
    const at = hero('HE12', { governors: ['blue-1', 'red-4'] })
    expect(at.legal).toEqual(['spot blue-1', 'spot red-4'])
    expect(nature(at.play('spot red-4')).resources).toMatchObject({ stone: 2, rice: 1 })
    expect(nature(tile('RT1-3', 'advanced', { towers: ['red-2'] })).resources.metal).toBe(2)
    expect(nature(hero('NA02', { governors: [] })).resources).toEqual({ rice: 0, metal: 0, stone: 0, gold: 0 })
  })
})

describe('prices', () => {
  test('DAI-KEY-19, DAI-CARD-08: HE15 and the exchange tiles pay or do nothing', () => {
    const at = hero('HE15', { resources: { gold: 1 } })
    expect(at.legal).toEqual(['pay', 'done'])
    expect(nature(at.play('pay')).resources).toEqual({ rice: 0, metal: 2, stone: 2, gold: 0 })
    expect(nature(at.play('done')).resources.gold).toBe(1)
    expect(hero('HE15').legal).toContain('main')
    for (const [id, cost] of [
      ['TF1-3', 'rice'],
      ['TF3-4', 'gold'],
      ['RT2-4', 'metal'],
      ['RT4-4', 'stone'],
    ] as const)
      expect(tile(id, 'advanced', { resources: { [cost]: 1 } }, { boards: 'advanced' }).legal).toEqual(['pay', 'done'])
  })

  test('DAI-KEY-19: a clan that cannot pay in full is not asked', () => {
    const none: At = { hand: [], deck: ['NA01', 'NA02', 'NA03'], resources: { metal: 2, stone: 1 } }
    expect(tile('RT1-4', 'basic', none).legal).not.toContain('pay')
    expect(tile('RT1-4', 'basic', { ...none, hand: ['HE01'] }).legal).toEqual(['pay', 'done'])
  })

  test('DAI-CARD-24: a hero of the hand pays, and no die changes', () => {
    const start = tile('RT1-4', 'basic', {
      hand: ['HE01', 'HE02'],
      resources: { metal: 1, stone: 1 },
      dice: ['blue 3 tax'],
    })
    const paid = start.play('pay')
    expect(paid.legal).toEqual(['discard HE01', 'discard HE02'])
    const at = paid.play('discard HE02')
    expect(nature(at)).toMatchObject({ discard: ['HE02'], dice: [{ value: 3 }] })
    expect(at.legal).toEqual(['build farm', 'build tower', 'done'])
    const hired = tile('RT2-2', 'advanced', { hand: ['HE01', 'HE02'] }, { boards: 'advanced' }).play(
      'pay',
      'discard HE01',
    )
    expect(hired.legal.some((text) => text.startsWith('hire'))).toBe(true)
    const villagers = tile('TF3-3', 'advanced', { hand: ['HE01', 'HE02'] }, { boards: 'advanced' }).play(
      'pay',
      'discard HE01',
    )
    expect(villagers.legal).toEqual(['villagers VI01', 'villagers VI02', 'villagers VI03'])
  })
})

describe('units and buildings', () => {
  test('DAI-KEY-04, DAI-CARD-05: HE11, NO03, HE22 and HE32 recruit one unit', () => {
    const cheap = hero('HE11', { marker: 2, resources: { rice: 1 } }).play('governor red-1')
    expect(nature(cheap)).toMatchObject({ marker: 2, resources: { rice: 0 } })
    expect(cheap.legal).toContain('main')
    expect(nature(hero('NO03').play('governor red-1')).marker).toBe(1)
    expect(nature(hero('HE22', { marker: 3, resources: { rice: 1 } }).play('shadow red-s1')).resources).toMatchObject({
      rice: 0,
      gold: 3,
    })
    expect(nature(hero('HE32', { marker: 3 }).play('governor red-1')).marker).toBe(2)
    // A card recruits once, whatever is left.
    expect(hero('HE32', { resources: { rice: 9 } }).play('governor red-1').legal).toContain('main')
  })

  test('DAI-KEY-05, DAI-CARD-12: HE21 and HE33 leave 1 or 2 resources out', () => {
    const one = hero('HE21', { resources: { metal: 1, stone: 1 } }).play(
      'build farm',
      'slot TF1-2',
      'spot red-1',
      'place help',
    )
    expect(nature(one).resources).toMatchObject({ metal: 0, stone: 0 })
    // A card builds once, whatever is left.
    const rich = hero('HE21', { resources: { metal: 9, stone: 9, gold: 9 } }).play(
      'build farm',
      'slot TF1-2',
      'resource metal',
    )
    expect(rich.play('spot red-1', 'place help').legal).toContain('main')
    const two = hero('HE33', { resources: { metal: 1 } }).play('build farm', 'slot TF1-2', 'resource stone')
    expect(nature(two).resources.metal).toBe(0)
    expect(hero('HE33', {}).legal).toContain('main')
  })

  test('DAI-CARD-02, DAI-KEY-09: HE07, NO02, HE25 and VI02 move governors', () => {
    const at = hero('HE25', { governors: ['blue-1', 'red-1'] }).play('spot blue-1', 'spot blue-5')
    expect(nature(at).resources.gold).toBe(1)
    expect(at.legal).toEqual(['spot red-1', 'done'])
    expect(at.play('done').legal).toContain('main')
    expect(hero('HE07').legal).toContain('main')
    const moved = hero('NO02', { governors: ['blue-1'] }).play('spot blue-1', 'spot red-2')
    expect(nature(moved).resources.metal).toBe(1)
    expect(hero('HE09', { governors: ['blue-1'] }).play('villagers VI02').legal).toEqual(['spot blue-1', 'done'])
  })

  test('DAI-KEY-16, DAI-CARD-28: RT2-3 starts the track again from any space, for 1 gold', () => {
    const at = tile('RT2-3', 'advanced', { marker: 2, resources: { gold: 1 } }, { boards: 'advanced' }).play('pay')
    expect(nature(at)).toMatchObject({ marker: 0, resources: { gold: 0 } })
  })

  test('DAI-KEY-16, DAI-CARD-21: HE40 takes the Helmet without the mark of the round', () => {
    const at = hero('HE40', {}, { helmet: 'nomads', helped: true })
    expect(at.state).toMatchObject({ helmet: 'nature', helped: true })
    expect(hero('HE40', {}, { helmet: 'nomads' }).state.helped).toBe(false)
  })
})

describe('dice', () => {
  test('DAI-KEY-12, DAI-CARD-04: HE10 changes two dice, or one twice, in any direction', () => {
    const start = hero('HE10', { dice: ['blue 3 tax', 'green 6 relic'], deck: ['HE01'] })
    expect(start.legal).toEqual(['own-die relic', 'own-die tax', 'done'])
    const at = start.play('own-die relic', 'own-die tax', 'change up')
    expect(nature(at).dice.map(({ value }) => value)).toEqual([4, 5])
    expect(nature(at).hand).toContain('HE01')
    expect(nature(start.play('done')).hand).toContain('HE01')
  })

  test('DAI-CARD-25: TF4-3 only goes up, and may open the ability', () => {
    const at = tile('TF4-3', 'advanced', { dice: ['blue 6 help', 'green 5 relic'] }, { boards: 'advanced' })
    expect(nature(at).capacity).toBe(4)
    expect(at.legal).toEqual(['own-die relic', 'done'])
    expect(nature(at.play('own-die relic')).dice.map(({ value }) => value)).toEqual([6, 6])
  })
})

describe('tiles', () => {
  const red = { tiles: { red: ['blue-1', 'blue-2', 'blue-3'] }, bag: ['green-1', 'green-2'] }

  test('DAI-KEY-06, DAI-SEEK-07, DAI-CARD-26: the Seeker moves and takes; there is no search and no purchase', () => {
    const one = hero('HE18', { seeker: 'blue', resources: { metal: 1, gold: 1 } }, red).play('island red')
    expect(one.legal).toEqual(['take blue-1 red', 'take blue-2 red', 'take blue-3 red', 'done'])
    expect(one.play('take blue-1 red').legal).toContain('main')
    const two = tile('RT1-2', 'advanced', { seeker: 'blue', resources: { gold: 1 } }, { ...red, boards: 'advanced' })
    const at = two.play('pay', 'island red', 'take blue-1 red')
    expect(at.legal).toContain('take green-1 red')
    expect(nature(at.play('take green-1 red')).loose).toEqual(['blue-1', 'green-1'])
    expect(hero('TE03', { seeker: 'blue' }).refusal('island blue').code).toBe('seeker-stays')
    const stayed = nature(hero('TE03', { seeker: 'blue' }).play('done'))
    expect([stayed.seeker, stayed.resources.gold]).toEqual(['blue', 2])
  })

  test('DAI-KEY-07, DAI-CARD-03: HE08 and VI03 take from where the Seeker stands', () => {
    const at = hero('HE08', { seeker: 'red' }, red).play('take blue-2 red')
    expect(at.state.islands[1]?.tiles).toEqual(['blue-1', 'green-1', 'blue-3'])
    const villagers = steps('nature', ...(daimyoBox.villagers['VI03']?.b ?? []))
    expect(table({ ...red, sides: { nature: { seeker: 'red' } }, tasks: villagers }).legal).toEqual([
      'take blue-1 red',
      'take blue-2 red',
      'take blue-3 red',
      'done',
    ])
  })

  test('DAI-SEEK-09, DAI-CARD-37: TE01 takes from any island, wherever the Seeker is', () => {
    const at = hero('TE01', { seeker: 'blue' }, { ...red, tiles: { ...red.tiles, yellow: ['blue-4'] } })
    expect(at.legal).toEqual(expect.arrayContaining(['take blue-1 red', 'take blue-4 yellow', 'done']))
    const after = at.play('take blue-4 yellow')
    expect(nature(after)).toMatchObject({ loose: ['blue-4'], seeker: 'blue' })
    expect(after.legal).toContain('main')
  })

  test('DAI-SCN-19, DAI-RELIC-10, DAI-RELIC-11, DAI-CARD-07, DAI-DECIDE-06: HE14 widens first, then draws', () => {
    const full: At = { loose: ['red-1', 'red-2', 'blue-1'] }
    const fresh = hero('HE14', full, { bag: ['green-1'] })
    expect(nature(fresh)).toMatchObject({ capacity: 4, loose: ['red-1', 'red-2', 'blue-1', 'green-1'] })
    // The storage is full now, and nothing is put down.
    expect(fresh.legal).toContain('main')
    const owned = hero('HE14', full, { bag: ['red-2'], blackMarket: [] })
    expect(owned.state.blackMarket).toEqual(['red-2'])
    expect(nature(owned).loose).toHaveLength(3)
    const over = carryOut({ do: 'takeRelic', from: 'bag', count: 1 }, full, { bag: ['green-1'], blackMarket: [] })
    expect(over.legal).toEqual(['put blue-1', 'put red-1', 'put red-2', 'put green-1'])
    expect(over.play('put green-1').state.blackMarket).toEqual(['green-1'])
  })

  test('DAI-RELIC-11: a drawn fourth tile without a place: the relic is restored only if all four stay', () => {
    const start = carryOut(
      { do: 'takeRelic', from: 'bag', count: 1 },
      { loose: ['red-1', 'red-2', 'red-3'] },
      { bag: ['red-4'] },
    )
    expect(nature(start).relics).toEqual([])
    expect(nature(start.play('put red-1'))).toMatchObject({ relics: [], loose: ['red-2', 'red-3', 'red-4'] })
    const other = carryOut(
      { do: 'takeRelic', from: 'bag', count: 1 },
      { loose: ['red-1', 'red-2', 'red-3', 'blue-1'], capacity: 4 },
      { bag: ['red-4'] },
    ).play('put blue-1')
    expect(nature(other)).toMatchObject({ relics: ['red'], loose: [] })
  })

  test('DAI-SEEK-08, DAI-INV-34: with an empty bag the space stays empty', () => {
    const at = hero('HE08', { seeker: 'red' }, { tiles: { red: ['blue-1', 'blue-2', 'blue-3'] }, emptied: true }).play(
      'take blue-2 red',
    )
    expect(at.state.islands[1]?.tiles).toEqual(['blue-1', null, 'blue-3'])
  })

  test('DAI-CARD-06, DAI-SEEK-09, DAI-KEY-19: HE13 puts a tile down first, and spaces are filled after both', () => {
    const at = hero('HE13', { loose: ['yellow-1', 'yellow-2', 'yellow-3'] }, { ...red, blackMarket: [] }).play(
      'pay',
      'put yellow-2',
    )
    expect(at.legal.some((text) => text.includes('market'))).toBe(false)
    const first = at.play('take blue-1 red')
    expect(first.state.islands[1]?.tiles).toEqual([null, 'blue-2', 'blue-3'])
    const second = first.play('take blue-2 red')
    expect(second.legal).toEqual(['put blue-1', 'put yellow-1', 'put yellow-3'])
    const after = second.play('put yellow-1')
    expect(after.state.islands[1]?.tiles).toEqual(['green-1', 'green-2', 'blue-3'])
    expect(hero('HE13', {}).legal).toContain('main')
  })

  test('DAI-CARD-37: HE24 restores a relic before the next tile is taken', () => {
    const at = hero('HE24', { loose: ['blue-1', 'blue-2', 'blue-4'], capacity: 4 }, red).play('take blue-3 red')
    expect(nature(at)).toMatchObject({ relics: ['blue'], loose: [] })
    expect(nature(at.play('take blue-1 red')).loose).toEqual(['blue-1'])
    const declined = hero('HE34', {}, { ...red, bag: ['green-4'] }).play('done')
    expect(nature(declined).loose).toEqual(['green-4'])
  })

  test('DAI-CARD-23, DAI-BLACK-01, DAI-BLACK-05: TF2-3 takes from the Black Market, free of charge', () => {
    const at = tile('TF2-3', 'advanced', {}, { boards: 'advanced', blackMarket: ['red-1', 'red-1'] })
    expect(at.legal).toEqual(['take red-1 market', 'done'])
    expect(at.play('take red-1 market').state.blackMarket).toEqual(['red-1'])
    const empty = tile('TF2-3', 'advanced', {}, { boards: 'advanced', blackMarket: [] })
    expect(nature(empty).capacity).toBe(4)
    expect(empty.legal).toContain('main')
  })

  test('DAI-SCN-51, DAI-SEEK-08a, DAI-RELIC-12, DAI-KEY-08, DAI-CARD-29: RT3-2 with an empty bag', () => {
    const at = tile(
      'RT3-2',
      'advanced',
      { loose: ['yellow-1', 'yellow-2'], capacity: 4 },
      {
        boards: 'advanced',
        tiles: { red: ['blue-1', 'blue-2', 'blue-3'], yellow: ['green-1', 'green-2', 'green-3'] },
        emptied: true,
      },
    ).play('take blue-1 red', 'take green-3 yellow', 'put yellow-1', 'put yellow-2')
    const [, redTiles, yellowTiles] = at.state.islands
    expect([redTiles?.tiles[0], yellowTiles?.tiles[2]].sort()).toEqual(['yellow-1', 'yellow-2'])
    expect(at.events.flatMap((event) => (event.type === 'filled' ? [event.island] : []))).toEqual(['red', 'yellow'])
    expect(at.state.bag).toEqual([])
    const none = tile('RT3-2', 'advanced', { loose: ['yellow-1'] }, { boards: 'advanced', tiles: red.tiles }).play(
      'done',
    )
    expect(nature(none).loose).toEqual([])
  })

  test('DAI-RELIC-09, DAI-RELIC-08, DAI-RELIC-13: several relics of one colour', () => {
    const at = hero(
      'HE24',
      { loose: ['blue-1', 'blue-2', 'blue-4'], relics: ['blue'], altars: ['blue'], capacity: 6 },
      red,
    )
    const after = at.play('take blue-3 red', 'done')
    expect(nature(after).relics).toEqual(['blue', 'blue'])
    expect(influenceOf(after, 'blue', 'nature')).toBe(5)
  })
})

describe('Villagers', () => {
  test('DAI-KEY-13, DAI-CARD-14, DAI-CARD-38: HE26 activates two different tiles, each turned over after its effect', () => {
    const at = hero('HE26', {}, { helped: false }).play('villagers VI01', 'resource metal')
    expect(at.legal).toEqual(['villagers VI02', 'villagers VI03'])
    const after = at.play('villagers VI03')
    expect(after.state.villagers).toEqual({ VI01: 'b', VI02: 'a', VI03: 'b' })
    expect(after.state.helped).toBe(false)
  })

  test('DAI-KEY-14, DAI-CARD-30, DAI-HELP-04: RT3-3 carries two different steps out', () => {
    const start = tile('RT3-3', 'advanced', { resources: { gold: 1 } }, { boards: 'advanced', helmet: 'nomads' }).play(
      'pay',
    )
    expect(start.legal).toEqual(['help storage', 'help draw', 'help helmet', 'help villagers'])
    const at = start.play('help helmet')
    expect(at.state).toMatchObject({ helmet: 'nature', helped: true })
    expect(at.legal).toEqual(['help storage', 'help draw', 'help villagers'])
    expect(at.play('help villagers').legal).toEqual(['villagers VI01', 'villagers VI02', 'villagers VI03'])
    const late = tile(
      'RT3-3',
      'advanced',
      { resources: { gold: 1 } },
      { boards: 'advanced', helmet: 'nomads', helped: true },
    )
    expect(late.play('pay', 'help helmet').state.helmet).toBe('nomads')
  })
})

describe('against other clans', () => {
  test('DAI-KEY-20, DAI-CARD-11: HE20 takes 1 gold from a clan that has some', () => {
    const at = hero(
      'HE20',
      {},
      { sides: { technology: { resources: { gold: 2 } }, nomads: { resources: { gold: 1 } } } },
    )
    expect(nature(at).resources.gold).toBe(1)
    expect(at.legal).toEqual(['clan technology', 'clan nomads'])
    const after = at.play('clan nomads')
    expect([nature(after).resources.gold, sideOf(after, 'nomads').resources.gold]).toEqual([2, 0])
    expect(nature(hero('HE20')).resources.gold).toBe(1)
  })

  test('DAI-KEY-20, DAI-CARD-16, DAI-DECIDE-10: HE30 makes each other clan discard, clockwise', () => {
    const at = hero('HE30', {}, { sides: { technology: { hand: ['TE01', 'TE02'] }, nomads: { hand: [] } } })
    expect(at.seat).toBe('technology')
    expect(at.legal).toEqual(['discard TE01', 'discard TE02'])
    const after = at.play('discard TE02')
    expect(after.seat).toBe('nature')
    expect(sideOf(after, 'technology').discard).toEqual(['TE02'])
    expect(nature(after).resources.gold).toBe(2)
  })

  test('DAI-KEY-20, DAI-CARD-15: HE28 moves a governor of another clan to another island', () => {
    const at = hero('HE28', { governors: ['red-1'] }, { sides: { technology: { governors: ['blue-1'] } } })
    expect(at.legal).toEqual(['spot blue-1', 'done'])
    const where = at.play('spot blue-1')
    expect(where.legal.some((text) => text.startsWith('spot blue'))).toBe(false)
    const after = where.play('spot yellow-1')
    expect(sideOf(after, 'technology').resources.gold).toBe(1)
    expect(influenceOf(after, 'yellow', 'technology')).toBe(2)
  })

  test('DAI-KEY-20, DAI-CARD-19: HE38 eliminates where an own Shadow stands', () => {
    const at = hero('HE38', { shadows: ['blue-s1'] }, { sides: { technology: { governors: ['blue-1', 'red-1'] } } })
    expect(at.legal).toEqual(['spot blue-1', 'done'])
    const after = at.play('spot blue-1')
    expect(sideOf(after, 'technology').resources.gold).toBe(1)
    expect(influenceOf(after, 'blue', 'technology')).toBe(0)
  })

  test('DAI-KEY-20, DAI-CARD-20: HE39 takes a loose tile, and its owner gains 1 gold', () => {
    const at = hero(
      'HE39',
      { loose: ['red-1', 'blue-1', 'blue-2', 'blue-3'], capacity: 4 },
      {
        sides: { technology: { loose: ['red-1', 'blue-4'] } },
      },
    )
    expect(at.legal).toEqual(['take blue-4 technology', 'done'])
    const after = at.play('take blue-4 technology')
    expect(nature(after)).toMatchObject({ capacity: 5, relics: ['blue'] })
    expect(sideOf(after, 'technology')).toMatchObject({ loose: ['red-1'], resources: { gold: 1 } })
  })

  test('DAI-KEY-18: HE19 asks whose ability it is', () => {
    const at = hero('HE19', { deck: ['HE01'] })
    expect(at.legal).toEqual(['clan technology', 'clan nomads'])
    expect(nature(at.play('clan technology'))).toMatchObject({ capacity: 4, hand: ['NA01', 'HE01'] })
  })

  test('DAI-KEY-18, DAI-CLAN-04: a hero may be played by HE19 as by the Aristocrats', () => {
    const at = table({
      clans: ['nature', 'aristocrats', 'nomads'],
      sides: { nature: { hand: ['HE35'] } },
      tasks: steps('nature', { do: 'clanAbility' }),
    }).play('clan aristocrats', 'hero HE35')
    expect(nature(at)).toMatchObject({ points: 4, discard: ['HE35'] })
  })

  test('DAI-KEY-15: HE36 is the whole Relic action', () => {
    const at = hero('HE36', { seeker: 'blue', resources: { metal: 1, gold: 1 } }, { blackMarket: ['red-1'] }).play(
      'island red',
    )
    expect(at.legal).toContain('search')
    expect(at.legal).toContain('take red-1 market')
  })

  test('DAI-GOAL-06: a reward comes before the elimination', () => {
    const at = table({
      goals: ['GO02'],
      sides: {
        nature: { shadows: ['blue-s1', 'blue-s2'], resources: { rice: 1 } },
        technology: { governors: ['red-1', 'red-2'] },
      },
      tasks: steps('nature', { do: 'recruit', discount: 0 }),
    }).play('shadow red-s3')
    expect(at.legal).toEqual(['spot red-1', 'spot red-2'])
    expect(nature(at)).toMatchObject({ points: 4, resources: { gold: 3 } })
  })
})

test('DAI-DECIDE-08, DAI-DECIDE-09, DAI-DECIDE-13, DAI-DECIDE-15, DAI-INV-36: forced answers are not asked, and no action is a combination', () => {
  const tasks: Task[] = steps('nature', { do: 'gainAny', count: 1, of: ['rice'] })
  expect(nature(table({ tasks })).resources.rice).toBe(1)
  for (const text of [
    'governor blue-1',
    'take red-2 market',
    'hire HE03',
    'die blue 2',
    'done',
    'own-die tax',
    'change up',
  ])
    expect(daimyo.format(daimyo.parse(text))).toBe(text)
  expect(() => daimyo.parse('governor blue-1 blue-2')).toThrow('does not have the form')
})
