import { describe, expect, test } from 'vitest'
import { createRandom, createStreams } from '../../src/core'
import { type Clan, daimyo, type State, type Task } from '../../src/daimyo'
import { runOn } from '../../src/daimyo/rules/agenda'
import { bonusTileOf, daimyoBox } from '../../src/daimyo/rules/box'
import { playOn } from '../../src/daimyo/rules/play'
import { script } from '../../src/testing'
import { influenceOf, sideOf, steps, table } from './table'

type Setting = NonNullable<Parameters<typeof table>[0]>
type At = NonNullable<NonNullable<Setting['sides']>['nature']>
type Position = ReturnType<typeof table>

const nature = (at: Position) => sideOf(at, 'nature')
const islandOf = ({ state }: Position, name: string) => state.islands.find(({ id }) => id === name)
const between: Task = { do: 'between', seat: 'nature' }

/** The steps of a hero that Nature plays whatever its strength. */
const hero = (id: string, own: At = {}, more: Setting = {}) =>
  table({
    ...more,
    sides: { nature: own, ...more.sides },
    tasks: steps('nature', ...(daimyoBox.heroes[id]?.steps ?? [])),
  })

/** The advanced face of a bonus tile. */
function tile(id: string, own: At = {}, more: Setting = {}) {
  const face = bonusTileOf({ box: null }, id).advanced
  const tasks = steps('nature', ...('steps' in face ? face.steps : []))
  return table({ ...more, boards: 'advanced', sides: { nature: own, ...more.sides }, tasks })
}

describe('heroes that play heroes', () => {
  test('DAI-CARD-10, DAI-EXTRA-04, DAI-SCN-47: a hero played by HE19 draws while both lie in no pile', () => {
    const at = table({
      clans: ['nature', 'aristocrats'],
      sides: { nature: { hand: ['HE19', 'HE05', 'NA01', 'NA02', 'NA03'], dice: ['blue 1 tax', 'red 6 build'] } },
    }).play('hero HE19', 'hero HE05')
    expect(nature(at)).toMatchObject({ hand: ['NA01', 'NA02', 'NA03'], deck: [], discard: ['HE05', 'HE19'] })
    const drawn = table({
      clans: ['nature', 'aristocrats'],
      sides: {
        nature: {
          hand: ['HE19', 'HE05', 'NA01', 'NA02'],
          discard: ['NA03'],
          dice: ['blue 1 tax', 'red 6 build'],
        },
      },
    }).play('hero HE19', 'hero HE05')
    expect(nature(drawn)).toMatchObject({ deck: [], discard: ['HE05', 'HE19'] })
    expect([...nature(drawn).hand].sort()).toEqual(['NA01', 'NA02', 'NA03'])
  })

  test('DAI-CLAN-04, DAI-CLAN-05, DAI-EXTRA-01: the ability plays HE19, whose ability is free, and the hero by strength is left', () => {
    const at = table({
      clans: ['aristocrats', 'technology', 'nature'],
      sides: {
        aristocrats: {
          hand: ['HE19', 'HE03', 'AR01'],
          deck: ['HE01'],
          dice: ['blue 5 help', 'green 4 relic', 'red 4 tax'],
        },
      },
    }).play('ability', 'hero HE19', 'clan technology')
    expect(sideOf(at, 'aristocrats')).toMatchObject({ capacity: 4, hand: ['HE03', 'AR01', 'HE01'] })
    expect(at.legal).toContain('hero HE03')
    expect(at.refusal('ability').rule).toBe('DAI-EXTRA-01')
  })

  test('DAI-SEEK-09, DAI-CLAN-04: HE24 played by the ability fills the spaces when it is done', () => {
    const start = table({
      clans: ['aristocrats', 'technology', 'nature'],
      sides: { aristocrats: { hand: ['HE24', 'HE01'], dice: ['blue 6 help', 'green 6 relic', 'red 4 tax'] } },
      tiles: { red: ['blue-1', 'blue-2', 'blue-3'] },
      bag: ['green-1', 'green-2'],
    }).play('ability', 'hero HE24', 'take blue-2 red')
    expect(islandOf(start, 'red')?.tiles).toEqual(['blue-1', null, 'blue-3'])
    const at = start.play('take blue-3 red')
    expect(islandOf(at, 'red')?.tiles).toEqual(['blue-1', 'green-1', 'green-2'])
    expect(sideOf(at, 'aristocrats').discard).toEqual(['HE24'])
  })

  test('DAI-CARD-18, DAI-EXTRA-03: a hero hired by the ability of AR03 may be played by strength in this turn', () => {
    const at = table({
      clans: ['aristocrats', 'technology', 'nature'],
      sides: { aristocrats: { hand: ['AR03', 'AR01'], dice: ['blue 3 help', 'green 6 relic', 'red 4 tax'] } },
      row: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05'],
    }).play('ability', 'hero AR03', 'hire HE01')
    expect(at.legal).toContain('hero HE01')
    expect(sideOf(at.play('hero HE01'), 'aristocrats').resources.rice).toBe(2)
  })

  test('DAI-GOAL-08, DAI-EXTRA-04: a hero that is being played counts as owned', () => {
    const at = table({
      goals: ['GO07'],
      sides: {
        nature: {
          hand: ['HE37', 'HE01', 'HE03', 'HE04', 'NA01', 'NA02'],
          deck: ['NA03'],
          resources: { gold: 0 },
          dice: ['blue 4 tax', 'red 5 build'],
        },
      },
      row: ['HE02', 'HE21', 'HE31', 'HE11', 'HE05'],
    }).play('hero HE37', 'hire HE02')
    expect(at.state.goals[0]?.gold).toBe('nature')
    expect(nature(at)).toMatchObject({ points: 3, discard: ['HE37'] })
    // The reward drew two heroes while HE37 was in no pile: only NA03 could be drawn.
    expect(nature(at).hand).toHaveLength(7)
  })
})

describe('a storage that is full', () => {
  const full: At = { loose: ['red-1', 'red-2', 'yellow-1'] }
  const blue = { tiles: { red: ['blue-1', 'blue-2', 'blue-3'] as const }, blackMarket: [] }

  test('DAI-RELIC-03, DAI-CARD-37: the second tile of HE24 may push out the first, and not itself', () => {
    const at = hero('HE24', full, { ...blue, bag: ['green-1', 'green-2'] }).play(
      'take blue-1 red',
      'put red-1',
      'take blue-2 red',
    )
    expect(at.legal).toEqual(['put blue-1', 'put red-2', 'put yellow-1'])
    const done = at.play('put blue-1')
    expect(nature(done).loose).toEqual(['red-2', 'yellow-1', 'blue-2'])
    expect(done.state.blackMarket).toEqual(['red-1', 'blue-1'])
  })

  test('DAI-SEEK-09, DAI-CARD-07: HE34 draws before the space is filled', () => {
    const start = hero('HE34', full, { ...blue, bag: ['green-1', 'green-2'] }).play('take blue-2 red')
    expect(islandOf(start, 'red')?.tiles).toEqual(['blue-1', null, 'blue-3'])
    expect(start.legal).toEqual(['put blue-2', 'put red-1', 'put red-2', 'put yellow-1', 'put green-1'])
    const at = start.play('put green-1')
    expect(islandOf(at, 'red')?.tiles).toEqual(['blue-1', 'green-2', 'blue-3'])
    expect(at.state.blackMarket).toEqual(['green-1'])
  })

  test('DAI-RELIC-10, DAI-RELIC-11: in a storage full of relics the drawn tile itself is put down', () => {
    const at = table({
      sides: { nature: { relics: ['red', 'yellow', 'purple'], altars: ['red', 'yellow', 'purple'] } },
      bag: ['blue-1'],
      blackMarket: [],
      tasks: steps('nature', { do: 'takeRelic', from: 'bag', count: 1 }),
    })
    expect(at.state.blackMarket).toEqual(['blue-1'])
    expect(nature(at).loose).toEqual([])
  })

  test('DAI-RELIC-10: with an empty bag nothing is drawn', () => {
    const at = hero('HE14', {}, { emptied: true })
    expect(nature(at)).toMatchObject({ capacity: 4, loose: [] })
  })

  test('DAI-RELIC-05, DAI-RELIC-06, DAI-SEEK-04: a relic restored by the first move makes place for the second', () => {
    const at = table({
      sides: {
        nature: {
          loose: ['blue-1', 'blue-2', 'blue-3'],
          capacity: 4,
          seeker: 'yellow',
          resources: { gold: 1 },
          hand: ['HE01'],
        },
      },
      tiles: { red: ['blue-4', 'blue-1', 'red-1'] },
      blackMarket: ['yellow-1'],
      bag: ['blue-2'],
      tasks: [{ do: 'sail', seat: 'nature' }, { do: 'sail', seat: 'nature' }, between],
    }).play('island red', 'take blue-4 red', 'take yellow-1 market')
    expect(nature(at)).toMatchObject({ relics: ['blue'], loose: ['yellow-1'] })
    expect(islandOf(at, 'red')?.tiles).toEqual(['blue-2', 'blue-1', 'red-1'])
    expect(at.legal).toContain('island yellow')
    expect(at.legal).not.toContain('island red')
  })

  test('DAI-SCN-56, DAI-BLACK-04, DAI-DECIDE-06: a tile put down can be bought in the second move', () => {
    const start = table({
      sides: {
        nature: { ...full, seeker: 'yellow', resources: { gold: 2 }, hand: ['HE01'] },
      },
      tiles: { blue: ['green-1', 'green-2', 'green-3'], red: ['blue-1', 'blue-2', 'blue-3'] },
      blackMarket: ['yellow-2'],
      tasks: [{ do: 'sail', seat: 'nature' }, { do: 'sail', seat: 'nature' }, between],
    }).play('island red', 'take yellow-2 market', 'put red-1')
    expect(start.refusal('take red-1 market').code).toBe('once-a-move')
    const at = start.play('leave', 'island blue', 'take red-1 market')
    expect(at.legal).toEqual(['put red-2', 'put yellow-1', 'put yellow-2'])
  })

  test('DAI-CARD-29, DAI-RELIC-13: a relic restored by RT3-2 is safe, and what is loose goes into the bag', () => {
    const at = tile(
      'RT3-2',
      { loose: ['blue-1', 'blue-2', 'blue-4', 'red-1'], capacity: 5 },
      { tiles: { red: ['blue-3', 'yellow-1', 'yellow-2'] }, bag: ['green-1'] },
    ).play('take blue-3 red', 'done')
    expect(nature(at)).toMatchObject({ relics: ['blue'], loose: [] })
    expect(
      at.state.bag.filter((each) => each === 'red-1').length +
        (islandOf(at, 'red')?.tiles.filter((each) => each === 'red-1').length ?? 0),
    ).toBeGreaterThan(0)
  })

  test('DAI-CARD-20, DAI-RELIC-03: HE39 widens first, and the owner keeps its gold when a tile must be put down', () => {
    const steal: Task[] = steps('nature', { do: 'stealRelic', compensation: 1 })
    const roomy = hero('HE39', full, { sides: { technology: { loose: ['blue-1'] } } }).play('take blue-1 technology')
    expect(nature(roomy).loose).toEqual(['red-1', 'red-2', 'yellow-1', 'blue-1'])
    const at = table({
      sides: { nature: full, technology: { loose: ['blue-1', 'red-1'] } },
      blackMarket: [],
      tasks: steal,
    }).play('take blue-1 technology')
    expect(at.legal).toEqual(['put red-1', 'put red-2', 'put yellow-1'])
    expect(sideOf(at, 'technology').resources.gold).toBe(1)
    const relics: At = { relics: ['red', 'yellow', 'purple'], altars: ['red', 'yellow', 'purple'] }
    expect(table({ sides: { nature: relics, technology: { loose: ['blue-1'] } }, tasks: steal }).legal).toContain(
      'main',
    )
  })

  test('DAI-CARD-20, DAI-RELIC-05, DAI-RELIC-07, DAI-GOAL-06: a stolen fourth tile is restored at once, and the goal with it', () => {
    const at = hero(
      'HE39',
      { loose: ['blue-1', 'blue-2', 'blue-3'] },
      { goals: ['GO04', 'GO05'], sides: { technology: { loose: ['blue-4', 'blue-1'] } } },
    )
    // What the thief owns already it cannot take.
    expect(at.legal).toEqual(['take blue-4 technology', 'done'])
    const stolen = at.play('take blue-4 technology')
    // HE39 and GO04 widen the storage by 1 each.
    expect(nature(stolen)).toMatchObject({ loose: [], relics: ['blue'], capacity: 5, points: 3 })
    expect([influenceOf(stolen, 'blue', 'nature'), stolen.state.goals[0]?.gold]).toEqual([3, 'nature'])
    expect(sideOf(stolen, 'technology')).toMatchObject({ loose: ['blue-1'], resources: { gold: 1 } })
  })
})

describe('goals', () => {
  test('DAI-CARD-15, DAI-GOAL-05: HE28 lets the other clan claim in the turn of the active one', () => {
    const at = hero(
      'HE28',
      {},
      {
        goals: ['GO01'],
        sides: { technology: { governors: ['blue-1', 'blue-2', 'red-1', 'yellow-1'] } },
      },
    ).play('spot blue-2', 'spot purple-1')
    expect(at.state.goals[0]).toMatchObject({ gold: 'technology', silver: null })
    // GO01 gives 1 gold, and the compensation is 1.
    expect(sideOf(at, 'technology')).toMatchObject({ points: 3, resources: { rice: 1, gold: 2 } })
  })

  test('DAI-GOAL-02, DAI-GOAL-04: an orange goal has one owner, who keeps it', () => {
    const at = table({
      goals: ['GO10'],
      sides: {
        nature: { relics: ['red', 'blue'], altars: ['red', 'blue'] },
        technology: { relics: ['red', 'blue'], altars: ['red', 'blue'] },
      },
      tasks: steps('nature', { do: 'storage', count: 2 }),
    })
    expect(at.state.goals).toEqual([{ id: 'GO10', gold: 'nature', silver: null }])
    expect([nature(at).points, sideOf(at, 'technology').points]).toEqual([6, 0])
  })

  test('DAI-GOAL-04, DAI-GOAL-05: what was claimed stays, and another clan takes the silver place later', () => {
    const four = ['blue-1', 'red-1', 'yellow-1', 'purple-1']
    const start = table({
      goals: ['GO01'],
      sides: {
        nature: { resources: { rice: 3 }, governors: four.slice(1), hand: ['HE01'] },
        technology: { governors: ['blue-2', 'red-2', 'yellow-2', 'purple-2'] },
      },
      turn: { at: 'recruit' },
      tasks: [{ do: 'recruit', seat: 'nature', once: false, discount: 0, exact: null }, between],
    }).play('governor blue-1')
    expect(start.state.goals[0]).toMatchObject({ gold: 'nature', silver: 'technology' })
    const at = start.play('shadow blue-s1')
    expect(at.state.goals[0]).toMatchObject({ gold: 'nature', silver: 'technology' })
    expect(sideOf(at, 'technology').points).toBe(2)
  })

  test('DAI-GOAL-05, DAI-DUO-02: during the gift the active clan is the one that gives', () => {
    // Technology is second. Its gift eliminates nobody, and a change lets both claim: Technology is first.
    const at = table({
      clans: ['nature', 'technology'],
      goals: ['GO05'],
      sides: { nature: { capacity: 7 }, technology: { capacity: 7 } },
      turn: { seat: 'technology', at: null },
      tasks: [
        { do: 'mercenary-place', seat: 'technology', piece: 'governor', from: null },
        { do: 'between', seat: 'nature' },
      ],
    }).play('governor red-1')
    expect(at.state.goals[0]?.gold).toBe('technology')
  })

  test('DAI-GOAL-05, DAI-GOAL-06: a building claims before its bonus tile is placed', () => {
    const at = table({
      goals: ['GO03'],
      sides: {
        nature: {
          farms: ['red-1', 'red-2'],
          towers: ['red-3'],
          resources: { metal: 1, stone: 2, gold: 1 },
          hand: ['NA01'],
          deck: ['HE01'],
        },
      },
      tasks: steps('nature', { do: 'build' }),
    }).play('build tower', 'slot RT1-2', 'spot blue-1')
    expect(at.legal[0]).toBe('place help')
    expect(nature(at)).toMatchObject({ points: 5, hand: ['NA01', 'HE01'] })
  })

  test('DAI-GOAL-06: the reward of a Shadow comes before its elimination, and the eliminated clan keeps its silver', () => {
    const at = table({
      goals: ['GO08', 'GO06'],
      sides: {
        nature: { governors: ['red-1', 'red-2', 'red-3', 'red-4'], resources: { rice: 1 } },
        technology: { governors: ['red-5', 'blue-1'] },
      },
      tasks: steps('nature', { do: 'recruit' }),
    }).play('shadow red-s1')
    expect(nature(at)).toMatchObject({ points: 4, resources: { gold: 3 + 1 } })
    expect(influenceOf(at, 'red', 'technology')).toBe(0)
  })
})

describe('the Helmet', () => {
  const help = (own: At, more: Setting = {}) =>
    table({
      sides: { nature: { dice: ['blue 1 help'], hand: ['HE01'], deck: ['HE02'], ...own } },
      turn: { at: 'help' },
      ...more,
    })

  test('DAI-CARD-21, DAI-HELP-04: after HE40 the first Help of the round takes the Helmet all the same', () => {
    const at = help({}, { helmet: 'technology', helped: false }).play('main', 'villagers VI01', 'resource metal')
    expect(at.state).toMatchObject({ helmet: 'nature', helped: true, first: 'nature' })
  })

  test('DAI-HELP-02, DAI-HELP-04: a holder who helps first sets the mark', () => {
    const at = help({}, { helmet: 'nature' }).play('main', 'villagers VI01', 'resource metal')
    expect(at.state).toMatchObject({ helmet: 'nature', helped: true })
  })

  test('DAI-HELP-01: the capacity comes before the hero, and both before the Helmet', () => {
    const at = help({}, { helmet: 'technology' }).play('main')
    const order = at.events.map(({ type }) => type)
    expect(order).toEqual(['capacity', 'drew', 'helmet'])
  })

  test('DAI-HELP-02, DAI-HELP-04, DAI-ROUND-03: the mark and the dice go when a round begins', () => {
    const at = table({
      helped: true,
      helmet: 'nomads',
      sides: { nature: { dice: ['blue 1 help'] } },
      tasks: [{ do: 'round', number: 2 }],
    })
    expect(at.state).toMatchObject({ helped: false, first: 'nomads', round: 2 })
    expect(nature(at).dice).toEqual([])
    expect(at.state.dice).toHaveLength(10)
  })

  test('DAI-HELP-02: a blue die on Tax takes no Helmet', () => {
    const at = table({ helmet: 'technology', sides: { nature: { dice: ['blue 1 tax'] } } }).play('main')
    expect(at.state).toMatchObject({ helmet: 'technology', helped: false })
  })

  test('DAI-CARD-30, DAI-KEY-14: step 3 may be chosen by RT3-3 although the mark is set, and does nothing', () => {
    const at = tile('RT3-3', { resources: { gold: 1 }, deck: ['HE01'] }, { helmet: 'nomads', helped: true }).play(
      'pay',
      'help helmet',
      'help draw',
    )
    expect(at.state.helmet).toBe('nomads')
    expect(nature(at).hand).toContain('HE01')
    expect(at.legal).toContain('main')
  })
})

describe('dice that change', () => {
  test('DAI-CARD-25, DAI-EXTRA-07, DAI-EXTRA-10: TF4-3 opens the ability; what was used stays used when a die goes down', () => {
    const start = table({
      boards: 'advanced',
      sides: {
        nature: {
          dice: ['blue 6 help', 'green 5 relic', 'red 1 build'],
          hand: ['HE01', 'HE02'],
          farms: ['red-1'],
          bonus: { build: ['TF1-3'] },
        },
      },
      turn: { at: 'build' },
      tasks: steps('nature', { do: 'adjustDie', delta: [1], times: 2 }),
    })
    expect(start.legal).toEqual(['own-die relic', 'own-die build', 'done'])
    const at = start.play('own-die build', 'done')
    expect(at.legal).toContain('ability')
    const used = at.play('ability', 'resource rice', 'resource rice', 'discard HE01', 'own-die relic', 'change down')
    expect(used.state.turn?.used).toEqual(['ability'])
    expect(used.refusal('ability').code).toBe('used')
  })

  test('DAI-EXTRA-08: a die of 1 goes up only, and a die beside the board counts', () => {
    const at = table({
      clans: ['nature', 'technology', 'nomads', 'aristocrats'],
      sides: { nature: { dice: ['blue 1 help', 'red 6 tax', 'blue 2 beside'], hand: ['HE01', 'HE02'] } },
      turn: { at: 'beside', done: true },
    })
    const choice = at.play('discard HE01')
    expect(choice.legal).toEqual(['own-die help', 'own-die tax', 'own-die beside'])
    expect(nature(choice.play('own-die help')).dice[0]?.value).toBe(2)
    const beside = choice.play('own-die beside')
    expect(beside.legal).toEqual(['change up', 'change down'])
    expect(nature(beside.play('change up')).dice[2]?.value).toBe(3)
  })

  test('DAI-TURN-09, DAI-BONUS-05, DAI-BONUS-06: a die beside the board opens no tile of a space, and may open that of the ability', () => {
    const at = table({
      clans: ['nature', 'technology', 'nomads', 'aristocrats'],
      sides: {
        nature: {
          dice: ['blue 5 help', 'red 6 tax', 'blue 2 beside'],
          farms: ['red-1', 'red-2'],
          bonus: { help: ['TF1-2'], ability: ['TF1-4'] },
        },
      },
      turn: { at: 'beside', done: true },
    })
    expect(at.legal).toContain('bonus ability')
    expect(at.refusal('bonus help')).toMatchObject({ code: 'not-opened', rule: 'DAI-BONUS-05' })
    expect(at.refusal('main').code).toBe('main-done')
  })

  test('DAI-BONUS-05, DAI-BONUS-02: a die on Tax opens no tile', () => {
    const at = table({
      sides: {
        nature: { dice: ['green 5 production', 'red 6 tax'], farms: ['red-1'], bonus: { production: ['TF1-2'] } },
      },
      turn: { at: 'tax' },
    })
    expect(at.refusal('bonus production').code).toBe('not-opened')
  })
})

test('DAI-EXTRA-05, DAI-EXTRA-01: a hero that is back in hand may be played again in the next turn of the round', () => {
  const at = table({
    sides: {
      nature: { dice: ['blue 3 tax'], hand: ['HE01', 'NA01', 'NA02', 'NA03'] },
      technology: { dice: ['red 1 tax'] },
      nomads: { dice: ['red 1 tax'] },
    },
    tasks: [between, { do: 'draw', seat: 'nature' }, { do: 'turn', seat: 'nature' }],
  }).play('hero HE01', 'main', 'end', 'die green 1', 'space production')
  expect(nature(at).hand).toContain('HE01')
  expect(nature(at.play('hero HE01')).resources.rice).toBe(4)
})

describe('recruiting', () => {
  const task = (more: object = {}): Task => ({
    do: 'recruit',
    seat: 'nature',
    once: false,
    discount: 0,
    exact: null,
    ...more,
  })

  test('DAI-RECR-04, DAI-RECR-05: the restart is there between actions, also before the main action and without a unit', () => {
    const at = table({ sides: { nature: { marker: 3, resources: { gold: 2 } } } })
    expect(at.legal).toContain('restart')
    expect(nature(at.play('restart'))).toMatchObject({ marker: 0, resources: { gold: 0 } })
    expect(at.play('main').legal).toContain('restart')
    const poor = table({ sides: { nature: { marker: 3, resources: { gold: 1 } } } })
    expect(poor.refusal('restart')).toMatchObject({ code: 'cannot-pay', rule: 'DAI-RECR-04' })
  })

  test('DAI-RECR-09, DAI-COMP-05: an eliminated governor may be recruited again', () => {
    const eight = ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'red-1', 'red-2', 'red-3', 'red-4']
    const at = (governors: readonly string[]) =>
      table({ sides: { nature: { governors, resources: { rice: 9 }, hand: ['HE01'] } }, tasks: [task(), between] })
    expect(at(eight).refusal('governor yellow-1')).toMatchObject({ code: 'none-left' })
    expect(at(eight).legal).toContain('shadow red-s1')
    expect(at(eight.slice(1)).legal).toContain('governor blue-1')
  })

  test('DAI-RECR-08, DAI-DUO-12: a governor of the Mercenaries that stands there alone must be eliminated', () => {
    const at = table({
      clans: ['nature', 'technology'],
      sides: { nature: { governors: ['red-1'], resources: { rice: 3 } } },
      mercenaries: { governors: ['red-2'] },
      tasks: [task({ once: true }), between],
    }).play('shadow red-s3')
    expect(at.state.mercenaries?.gold).toBe(1)
    expect(influenceOf(at, 'red', 'nature')).toBe(3)
    expect(influenceOf(at, 'red', 'mercenaries')).toBe(0)
  })

  test('DAI-RECR-02, DAI-RECR-07: the gold of a Shadow space pays the restart before the next unit', () => {
    const at = table({
      sides: { nature: { marker: 2, resources: { rice: 3 }, hand: ['HE01'] } },
      tasks: [task(), between],
    }).play('shadow red-s2')
    expect(nature(at)).toMatchObject({ marker: 2, resources: { rice: 1, gold: 2 } })
    expect(at.legal[0]).toBe('restart')
    expect(nature(at.play('restart', 'governor blue-1'))).toMatchObject({ marker: 1, resources: { rice: 0, gold: 0 } })
  })
})

describe('building', () => {
  test('DAI-BUILD-03, DAI-BUILD-07: two resources less may leave out the gold of the surcharge', () => {
    const at = table({
      sides: {
        nature: { resources: { metal: 1, stone: 2 }, towers: ['red-1', 'red-2'], bonus: { help: ['RT1-2', 'RT1-3'] } },
      },
      tasks: steps('nature', { do: 'build', discount: 2 }),
    }).play('build tower', 'slot RT1-4')
    // 1 metal, 2 stone and 2 gold less 2: there is no gold, so both gold are left out without asking.
    expect(nature(at).resources).toEqual({ rice: 0, metal: 0, stone: 0, gold: 0 })
    expect(at.legal[0]).toBe('spot blue-1')
  })

  test('DAI-BONUS-09, DAI-BONUS-04: a tile laid over the used one of the ability is not used in this turn', () => {
    const at = table({
      sides: {
        nature: {
          dice: ['blue 6 help', 'green 6 relic', 'red 3 build'],
          resources: { metal: 3, stone: 2, gold: 1, rice: 1 },
          farms: ['red-1'],
          bonus: { ability: ['TF1-2'] },
        },
      },
      turn: { at: 'build' },
    }).play('bonus ability', 'done', 'main', 'build farm', 'slot TF1-4', 'spot blue-1', 'place ability')
    expect(at.refusal('bonus ability')).toMatchObject({ code: 'used', rule: 'DAI-BONUS-09' })
  })

  test('DAI-BUILD-02: without a free field nothing is built or paid', () => {
    const spots = (name: string) => [1, 2, 3, 4, 5].map((number) => `${name}-${number}`)
    const at = table({
      clans: ['nature', 'technology'],
      sides: {
        nature: {
          farms: spots('blue').slice(0, 3),
          towers: spots('red').slice(0, 4),
          resources: { metal: 9, stone: 9, gold: 9 },
        },
        technology: { farms: [...spots('yellow').slice(0, 4)], towers: [...spots('purple').slice(0, 4)] },
      },
      mercenaries: { towers: ['blue-4', 'blue-5', 'red-5', 'yellow-5'] },
      tasks: steps('nature', { do: 'build' }),
    })
    // One field is left, so it is not asked for.
    const last = at.play('build farm')
    expect(last.state.islands.every(({ buildings }) => buildings.every((each) => each !== null))).toBe(true)
    expect(nature(last).resources).toEqual({ rice: 0, metal: 7, stone: 8, gold: 6 })
    const state = daimyo.clone(last.state)
    state.agenda.push({ do: 'build', seat: 'nature', once: true, discount: 0, inGold: false })
    expect(script(daimyo)(state).refusal('build farm').code).toBe('none-left')
    state.islands[0]?.buildings.fill({ side: 'technology', kind: 'farm' })
    expect(script(daimyo)(state).refusal('build farm')).toMatchObject({ code: 'no-field', rule: 'DAI-BUILD-02' })
  })
})

describe('chance', () => {
  /** The same position with other streams of chance. */
  const worlds = <Seen>(tasks: readonly Task[], setting: Setting, see: (state: State) => Seen): Set<Seen> => {
    const { state } = table({ ...setting, tasks: [between] })
    return new Set(
      Array.from({ length: 8 }, (_, seed) => {
        const world = daimyo.clone(state)
        world.random = createStreams(seed)
        world.agenda.push(...tasks)
        runOn(playOn(world))
        return see(world)
      }),
    )
  }

  test('DAI-EXTRA-09, DAI-OPT-06: an empty deck is refilled by shuffling the discard pile', () => {
    const discard = ['HE01', 'HE02', 'HE03', 'HE04', 'NA01', 'NA02', 'NA03']
    const decks = worlds([{ do: 'draw', seat: 'nature' }], { sides: { nature: { hand: [], discard } } }, (state) =>
      sideOf({ state }, 'nature').deck.join(),
    )
    expect(decks.size).toBeGreaterThan(4)
  })

  test('DAI-EXTRA-09: the discard pile waits until the deck is empty', () => {
    const at = table({
      sides: { nature: { hand: ['HE01'], deck: ['HE02', 'NA01'], discard: ['HE03', 'NA02', 'NA03'] } },
      tasks: steps('nature', { do: 'draw', count: 2 }),
    })
    expect(nature(at)).toMatchObject({ hand: ['HE01', 'HE02', 'NA01'], deck: [], discard: ['HE03', 'NA02', 'NA03'] })
    // The deck is empty, so the hand is known until a card of the new deck comes to it.
    expect(nature(at).known).toEqual(['HE01', 'HE02', 'NA01'])
    const more = table({
      sides: { nature: { hand: ['HE01'], deck: ['HE02', 'NA01'], discard: ['HE03', 'NA02', 'NA03'] } },
      tasks: steps('nature', { do: 'draw', count: 3 }),
    })
    expect(nature(more)).toMatchObject({ known: ['HE01', 'HE02', 'NA01'], discard: [] })
    expect(nature(more).hand).toHaveLength(4)
    expect(nature(more).deck).toHaveLength(2)
  })

  test('DAI-RELIC-12, DAI-OPT-06: a tile that returns to the bag is mixed in', () => {
    const places = worlds(
      [{ do: 'discard-relic', seat: 'nature', to: 'bag', left: 1 }],
      { sides: { nature: { loose: ['green-4'] } } },
      (state) => state.bag.join(),
    )
    expect(places.size).toBe(8)
  })
})

describe('an empty market and an empty bag', () => {
  test('DAI-MARKET-03, DAI-DUO-15: the rightmost hero need not lie on the last place; an empty row gives none and asks nobody', () => {
    const closing = (row: (string | null)[]) => {
      const state = daimyo.clone(
        table({
          clans: ['nature', 'technology'],
          row: ['HE01', 'HE02', 'HE03', 'HE04', 'HE05'],
          sides: { nature: { resources: { gold: 9 } } },
          tasks: [{ do: 'pass-helmet', seat: 'nature' }, { do: 'market' }],
        }).state,
      )
      state.market = []
      state.row = row
      return script(daimyo)(state).play('clan nature')
    }
    const at = closing(['HE01', null, 'HE03', null, null])
    expect(at.legal).toEqual(['hire HE01', 'hire HE03', 'done'])
    const done = at.play('done')
    expect(done.state.mercenaries?.heroes).toEqual(['HE03'])
    expect(done.state.row).toEqual(['HE01', null, null, null, null])
    const none = closing([null, null, null, null, null])
    expect(none.state).toMatchObject({ round: 2, mercenaries: { heroes: [] } })
    expect(none.view('nature').top).toBeNull()
  })

  test('DAI-SEEK-08, DAI-SEEK-08a, DAI-DUO-05: a tile mixed into an empty bag fills the first empty space', () => {
    const at = table({
      clans: ['nature', 'technology'],
      turn: { at: null },
      tiles: {
        blue: ['red-1', null, 'red-2'],
        yellow: ['green-1', 'green-2', 'green-3'].map((each) => each.replace('green', 'blue')),
      },
      emptied: true,
      tasks: [{ do: 'ruins-tile', seat: 'nature', way: 'swap', island: 'yellow', left: 1 }, between],
    }).play('take blue-2 yellow')
    expect(islandOf(at, 'blue')?.tiles).toEqual(['red-1', 'blue-2', 'red-2'])
    expect(islandOf(at, 'yellow')?.tiles).toEqual(['blue-1', null, 'blue-3'])
    expect(at.state.bag).toEqual([])
  })
})

describe('against other sides', () => {
  const duo: readonly Clan[] = ['nature', 'technology']

  test('DAI-DUO-12, DAI-CARD-11, DAI-CARD-15: HE20, HE28 and HE30 do not touch the Mercenaries', () => {
    const mercenaries = { gold: 5, governors: ['red-1'], loose: ['blue-1'] }
    expect(nature(hero('HE20', {}, { clans: duo, mercenaries })).resources.gold).toBe(1)
    expect(hero('HE28', {}, { clans: duo, mercenaries }).legal).toContain('main')
    expect(hero('HE39', {}, { clans: duo, mercenaries }).legal).toContain('main')
  })

  test('DAI-CARD-19, DAI-DUO-12: HE38 may eliminate a governor of the Mercenaries, who gain the gold', () => {
    const at = hero('HE38', { shadows: ['red-s1'] }, { clans: duo, mercenaries: { governors: ['red-1'] } })
    expect(at.legal).toEqual(['spot red-1', 'done'])
    expect(at.play('spot red-1').state.mercenaries?.gold).toBe(1)
  })

  test('DAI-CARD-16: HE30 goes clockwise from the active clan, not from the first player', () => {
    const at = table({
      first: 'technology',
      turn: { seat: 'nomads' },
      sides: {
        nature: { hand: ['NA01', 'NA02'] },
        technology: { hand: ['TE01', 'TE02'] },
        nomads: { hand: ['HE01'], dice: ['red 1 tax'] },
      },
      tasks: [
        { do: 'step', seat: 'nomads', step: { do: 'opponentsDiscard', count: 1 } },
        { do: 'between', seat: 'nomads' },
      ],
    })
    expect(at.seat).toBe('nature')
    expect(at.play('discard NA01').seat).toBe('technology')
  })

  test('DAI-DUO-10: with all eight governors on the board one of them moves', () => {
    const governors = ['blue-1', 'blue-2', 'blue-3', 'blue-4', 'red-1', 'red-2', 'red-3', 'red-4']
    const at = table({
      clans: duo,
      turn: { at: null },
      mercenaries: { governors },
      tasks: [{ do: 'gift', seat: 'nature' }, { do: 'take-die', seat: 'nature' }, between],
    }).play('die red 1', 'spot blue-1', 'governor yellow-1')
    expect(influenceOf(at, 'blue', 'mercenaries')).toBe(6)
    expect(influenceOf(at, 'yellow', 'mercenaries')).toBe(2)
  })

  test('DAI-DUO-05, DAI-DUO-06: the first of two tiles restores a relic, and the second is taken all the same', () => {
    const at = table({
      clans: duo,
      turn: { at: null },
      tiles: { blue: ['red-3', 'red-4', 'red-4'] },
      mercenaries: { loose: ['red-1', 'red-2', 'red-4'] },
      tasks: [{ do: 'ruins-tile', seat: 'nature', way: 'take', island: 'blue', left: 2 }, between],
    }).play('take red-3 blue')
    expect(at.state.mercenaries).toMatchObject({ relics: ['red'], loose: ['red-4'] })
    expect(islandOf(at, 'blue')?.tiles).not.toContain(null)
  })

  test('DAI-DUO-13, DAI-RELIC-06: a tile of the Mercenaries needs a place like any other, and there is one purchase a move', () => {
    const at = table({
      clans: duo,
      sides: { nature: { loose: ['red-1', 'red-2', 'red-3'], resources: { gold: 5 }, seeker: 'red', hand: ['HE01'] } },
      blackMarket: ['blue-1'],
      mercenaries: { loose: ['red-4'] },
      tasks: [{ do: 'visit', seat: 'nature', take: true, search: true, buy: true }, between],
    }).play('take red-4 mercenaries')
    expect(at.legal).toEqual(['put red-1', 'put red-2', 'put red-3'])
    const after = at.play('put red-1')
    expect(nature(after)).toMatchObject({ loose: ['red-2', 'red-3', 'red-4'], relics: [], resources: { gold: 3 } })
    expect(after.refusal('take blue-1 market')).toMatchObject({ code: 'once-a-move', rule: 'DAI-SEEK-04' })
    const poor = table({
      clans: duo,
      sides: { nature: { resources: { gold: 1 }, seeker: 'red' } },
      mercenaries: { loose: ['red-4'] },
      tasks: [{ do: 'visit', seat: 'nature', take: true, search: true, buy: true }, between],
    })
    expect(poor.refusal('take red-4 mercenaries')).toMatchObject({ code: 'cannot-pay', rule: 'DAI-DUO-13' })
  })
})

describe('rules that meet', () => {
  const four: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']
  const spots = (name: string, count = 5) => [1, 2, 3, 4, 5].slice(0, count).map((number) => `${name}-${number}`)
  /** All twenty spots of the four islands, seven of them of a clan. */
  const crowd = (clan: Clan): Setting => ({
    clans: [clan, 'technology'],
    sides: {
      [clan]: {
        governors: [...spots('blue'), ...spots('red', 2)],
        resources: { rice: 9 },
        dice: ['blue 6 help', 'red 6 build', 'green 1 tax'],
        hand: ['HE01'],
      },
      technology: { governors: ['red-3', 'red-4', 'red-5', ...spots('yellow')] },
    },
    mercenaries: { governors: spots('purple') },
  })

  test('DAI-ISLE-03, DAI-RECR-08, DAI-RECR-09: on full islands only Shadows are recruited, and one of them makes place for a governor', () => {
    const at = table({
      ...crowd('nature'),
      tasks: [{ do: 'recruit', seat: 'nature', once: false, discount: 0, exact: null }, between],
    })
    expect(at.legal.every((text) => text.startsWith('shadow ') || text === 'done')).toBe(true)
    expect(at.refusal('governor yellow-2')).toMatchObject({ code: 'not-free', rule: 'DAI-ISLE-03' })
    const next = at.play('shadow yellow-s1', 'spot yellow-2')
    expect(sideOf(next, 'technology').resources.gold).toBe(1)
    expect(next.legal.filter((text) => text.startsWith('governor '))).toEqual(['governor yellow-2'])
  })

  test('DAI-EXTRA-06, DAI-EXTRA-01, DAI-MOVE-01: without a free spot the ability of the Nomads is used and does nothing', () => {
    const at = table(crowd('nomads')).play('ability')
    expect(at.state.turn?.used).toEqual(['ability'])
    expect(at.refusal('ability')).toMatchObject({ code: 'used', rule: 'DAI-EXTRA-01' })
  })

  test('DAI-CARD-15, DAI-KEY-20: HE28 offers no governor whose only free spots lie on its own island', () => {
    const at = hero(
      'HE28',
      { governors: [...spots('red'), ...spots('yellow', 3)] },
      {
        clans: ['nature', 'technology'],
        sides: { technology: { governors: ['yellow-4', 'yellow-5', 'blue-1'] } },
        mercenaries: { governors: spots('purple') },
      },
    )
    expect(at.legal).toEqual(['spot yellow-4', 'spot yellow-5', 'done'])
  })

  test('DAI-BUILD-03, DAI-BONUS-03, DAI-BONUS-07, DAI-BONUS-09: the surcharge counts what this turn built, and the new tile at Build builds once more', () => {
    const at = table({
      sides: { nature: { dice: ['red 1 build'], hand: ['NA01'], resources: { metal: 9, stone: 9, gold: 9 } } },
      turn: { at: 'build' },
    }).play('main', 'build farm', 'slot TF1-3', 'spot blue-1', 'place build', 'build farm', 'slot TF1-1', 'spot blue-2')
    // The yellow tile asks for no place.
    expect(nature(at)).toMatchObject({ resources: { metal: 5, stone: 7, gold: 8 }, income: ['TF1-1'] })
    const more = at.play('done', 'bonus build', 'build farm', 'slot TF1-2', 'spot red-1', 'place build')
    expect(nature(more).resources).toMatchObject({ metal: 3, stone: 6, gold: 6 })
    expect(more.refusal('bonus build')).toMatchObject({ code: 'used', rule: 'DAI-BONUS-09' })
  })

  test('DAI-SEEK-05, DAI-SEEK-08, DAI-RELIC-04, DAI-SEEK-10: a search with one tile in the bag leaves a space empty', () => {
    const at = table({
      sides: {
        nature: { resources: { metal: 1, gold: 1 }, seeker: 'red', hand: ['NA01'], loose: ['blue-1'] },
      },
      tiles: { red: ['blue-1', 'blue-1', 'red-2'] },
      bag: ['yellow-1'],
      emptied: true,
      tasks: [{ do: 'visit', seat: 'nature', take: true, search: true, buy: true }, between],
    }).play('search', 'put blue-1')
    // The other copy is an answer again.
    expect(at.legal).toEqual(['put blue-1', 'put red-2', 'done'])
    const done = at.play('put red-2')
    expect(islandOf(done, 'red')?.tiles).toEqual(['yellow-1', 'blue-1', null])
    expect(done.legal).toContain('take red-2 market')
    expect(done.refusal('take blue-1 market')).toMatchObject({ code: 'tile-owned', rule: 'DAI-RELIC-04' })
  })

  test('DAI-GOAL-05, DAI-GOAL-03: of four clans the next one clockwise from the active clan has the silver place', () => {
    const at = table({
      clans: four,
      goals: ['GO05'],
      sides: {
        nature: { capacity: 7 },
        technology: { capacity: 7 },
        nomads: { capacity: 6, dice: ['red 1 tax'] },
        aristocrats: { capacity: 7 },
      },
      turn: { seat: 'nomads' },
      tasks: [
        { do: 'step', seat: 'nomads', step: { do: 'storage', count: 1 } },
        { do: 'between', seat: 'nomads' },
      ],
    })
    expect(at.state.goals[0]).toEqual({ id: 'GO05', gold: 'nomads', silver: 'aristocrats' })
  })

  test('DAI-CARD-16, DAI-DECIDE-10, DAI-DECIDE-15, DAI-INFO-05, DAI-INFO-10: HE30 asks only a clan that has a choice, and views keep what they know', () => {
    const at = table({
      clans: four,
      sides: {
        nature: { hand: ['HE30', 'NA01'], dice: ['green 5 relic'] },
        technology: { hand: [], deck: ['TE01', 'TE02', 'TE03'] },
        nomads: { hand: ['NO01', 'HE01'], known: ['HE01'] },
        aristocrats: { hand: ['AR01'] },
      },
      turn: { at: 'relic' },
    }).play('hero HE30')
    expect(at.seat).toBe('nomads')
    for (const viewer of [...four, 'spectator'] as const) {
      const view = at.view(viewer)
      expect(daimyo.view(daimyo.determinize(view, createRandom(1, viewer)), viewer)).toEqual(view)
    }
    const done = at.play('discard HE01')
    expect(sideOf(done, 'nomads')).toMatchObject({ known: [], discard: ['HE01'] })
    expect(sideOf(done, 'aristocrats')).toMatchObject({ hand: [], discard: ['AR01'] })
    expect([done.seat, nature(done).resources.gold]).toEqual(['nature', 2])
  })

  test('DAI-FINAL-05, DAI-FINAL-08, DAI-FINAL-09: three equal armies divide three places, and equal winners share', () => {
    const own = (hand: readonly string[], gold: number, rice: number): At => ({ hand, resources: { gold, rice } })
    const at = table({
      clans: four,
      round: 5,
      helmet: 'aristocrats',
      sides: {
        nature: own(['NA01', 'NA02', 'NA03'], 3, 4),
        technology: own(['TE01', 'TE02', 'TE03'], 3, 4),
        nomads: own(['NO01', 'NO02', 'NO03'], 3, 3),
        aristocrats: own(['AR01', 'AR02', 'AR03'], 0, 4),
      },
      tasks: [{ do: 'final' }],
    })
    expect(four.map((clan) => sideOf(at, clan).points)).toEqual([5, 5, 5, 2])
    expect(at.outcome).toMatchObject({ winners: ['nature', 'technology'], reason: 'shared' })
  })
})

describe('a question that two rules ask', () => {
  test('DAI-INV-26, DAI-KEY-19, DAI-KEY-20: a hero is discarded as a price, or because another clan says so', () => {
    const at = table({
      sides: {
        nature: { hand: ['HE30', 'NA01'], dice: ['green 5 relic'] },
        technology: { hand: ['TE01', 'TE02'] },
      },
      turn: { at: 'relic' },
    }).play('hero HE30')
    expect(at.seat).toBe('technology')
    expect(at.refusal('done')).toMatchObject({ code: 'not-optional', rule: 'DAI-KEY-20' })
    expect(at.refusal('discard TE03')).toMatchObject({ code: 'not-in-hand', rule: 'DAI-KEY-20' })
    expect(at.refusal('discard NA01').rule).toBe('DAI-KEY-20')
    const price = tile('RT2-2', { hand: ['NA01', 'NA02'] }).play('pay')
    expect(price.refusal('discard NA03')).toMatchObject({ code: 'not-in-hand', rule: 'DAI-KEY-19' })
  })

  test('DAI-INV-26, DAI-RELIC-03, DAI-RELIC-10: a tile is put down before one is taken, or after one was drawn', () => {
    const loose = ['red-1', 'red-2', 'yellow-1']
    const drawn = table({
      sides: { nature: { loose } },
      bag: ['blue-1'],
      tasks: steps('nature', { do: 'takeRelic', from: 'bag', count: 1 }),
    })
    expect(drawn.refusal('done')).toMatchObject({ code: 'not-optional', rule: 'DAI-RELIC-10' })
    const taken = table({
      sides: { nature: { loose, seeker: 'red' } },
      tiles: { red: ['blue-1', 'blue-2', 'blue-3'] },
      tasks: steps('nature', { do: 'takeRelic', from: 'seeker', count: 1 }),
    }).play('take blue-1 red')
    expect(taken.refusal('put blue-1')).toMatchObject({ code: 'not-possible', rule: 'DAI-RELIC-03' })
  })

  test('DAI-INV-26, DAI-EXTRA-08, DAI-KEY-12, DAI-SETUP-13, DAI-SETUP-14: dice that change, and governors at the start', () => {
    const own: At = { hand: ['HE01'], dice: ['blue 3 tax', 'green 4 relic'] }
    expect(
      table({ sides: { nature: own } })
        .play('discard HE01')
        .refusal('own-die build').rule,
    ).toBe('DAI-EXTRA-08')
    expect(hero('HE10', own).refusal('own-die build').rule).toBe('DAI-KEY-12')
    const found = (first: boolean) =>
      table({ clans: ['nature'], round: 0, tasks: [{ do: 'found', seat: 'nature', first }, between] }).refusal('done')
    expect([found(true).rule, found(false).rule]).toEqual(['DAI-SETUP-13', 'DAI-SETUP-14'])
  })
})
