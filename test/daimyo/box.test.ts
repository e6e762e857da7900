import { expect, test } from 'vitest'
import { createRandom } from '../../src/core'
import { type Clan, daimyo, daimyoBox, type Options, type OwnBox, type State } from '../../src/daimyo'
import { broken } from '../../src/daimyo/rules/laws/laws'
import { state as stateShape } from '../../src/daimyo/rules/state-shape'
import { checkGame, script } from '../../src/testing'
import { checkShape } from '../../src/toolkit'
import { redeal } from './redeal'
import { hero, ten } from './ten-cards'

const twelve: OwnBox = {
  ...ten,
  numbers: { ...daimyoBox.numbers, taxGold: 5 },
  empireAbility: [{ from: 3, acts: [{ do: 'points', count: 4 }] }],
}

const problemsOf = (box: unknown): string[] => {
  try {
    // What comes from a file may hold anything.
    daimyo.setup(JSON.parse(JSON.stringify({ seed: 1, clans: ['nature', 'nomads'], box })))
  } catch (error) {
    if (!(error instanceof RangeError) || !('code' in error) || error.code !== 'INVALID_OPTIONS') throw error
    const { problems } = error as unknown as { problems: { path: string; message: string }[] }
    return problems.map(({ path, message }) => `${path}: ${message}`)
  }
  return []
}

const playedOn = (options: Options, seed = 3): State => {
  const state = daimyo.clone(daimyo.setup(options))
  const random = createRandom(seed, 'box')
  while (daimyo.toAct(state) !== null) daimyo.step(state, random.pick(daimyo.legalActions(state)))
  return state
}

test('DAI-OPT-05: ten invented cards are accepted, and the state keeps them', () => {
  expect(problemsOf(ten)).toEqual([])
  const state = daimyo.setup({ seed: 1, clans: ['nature', 'nomads'], box: ten })
  expect(state.box).toEqual(ten)
  expect(daimyo.clone(state).box).toBe(state.box)
  expect(daimyo.view(state, 'nomads').box).toBe(state.box)
  expect(daimyo.determinize(daimyo.view(state, 'nomads'), createRandom(1, 'world')).box).toEqual(ten)
})

test('DAI-OPT-05: a state keeps only what differs from the standard box', () => {
  const setup = (box: OwnBox): State => daimyo.setup({ seed: 1, clans: ['nature', 'nomads'], box })
  expect(setup(daimyoBox).box).toBeNull()
  expect(setup({}).box).toBeNull()
  expect(setup(daimyoBox)).toEqual(daimyo.setup({ seed: 1, clans: ['nature', 'nomads'] }))
  const changed = { ...daimyoBox.numbers, taxGold: 3 }
  expect(setup({ ...daimyoBox, numbers: changed }).box).toEqual({ numbers: changed })
})

test('DAI-OPT-05: whole states of the standard box stay below 10 kB', () => {
  const clans: readonly Clan[] = ['nature', 'technology', 'nomads', 'aristocrats']
  for (const count of [1, 2, 3, 4])
    expect(JSON.stringify(playedOn({ seed: 2, clans: clans.slice(0, count) })).length).toBeLessThan(10_000)
})

test('DAI-OPT-05: rules use the cards and numbers of the box', () => {
  const at = script(daimyo)(
    daimyo.setup({ seed: 1, clans: ['nature', 'nomads'], box: { ...twelve, clans: { nature: start } } }),
  )
  expect(at.state.sides.nature?.resources.gold).toBe(20 + 1)
  const cheap = daimyo.setup({
    seed: 1,
    clans: ['nature', 'nomads'],
    box: { numbers: { ...daimyoBox.numbers, influence } },
  })
  const once = daimyo.apply(cheap, { type: 'governor', spot: 'blue-1' })
  expect(daimyo.view(once, 'nomads').islands[0]?.influence['nature']).toBe(9)
})

test('DAI-OPT-05, DAI-DECIDE-14: resources are offered in the order of the rules, whatever the order of the card', () => {
  const at = script(daimyo)(
    daimyo.position({
      clans: ['nature', 'nomads', 'technology'],
      box: ten,
      sides: { nature: { hand: ['HE03', 'NA02'] } },
      die: { colour: 'red', value: 5, at: 'tax' },
    }),
  ).play('hero HE03')
  expect(at.legal).toEqual(['resource stone', 'resource gold'])
})

const start = { ...daimyoBox.clans.nature, start: { gold: 20 } }
const influence = { governor: 9, shadow: 1, tower: 2 }

test.each([1, 2, 4])('DAI-OPT-05: games of %i clans with invented cards keep the laws of the kit', (count) => {
  const {
    broken: found,
    games,
    finished,
  } = checkGame(daimyo, {
    options: (seed) => ({
      seed,
      clans: (['nature', 'technology', 'nomads', 'aristocrats'] as const).slice(0, count),
      box: twelve,
    }),
    games: 1,
    every: 40,
    maxActions: 2000,
    redeal,
    check: broken,
  })
  expect(found).toEqual([])
  expect(finished).toBe(games)
})

test('DAI-OPT-05: a state with a box of its own has the shape of a state', () => {
  const wrong: string[] = []
  checkShape(
    stateShape,
    playedOn({ seed: 1, clans: ['nature', 'nomads'], box: ten }),
    '',
    (path, message) => void wrong.push(`${path}: ${message}`),
    () => undefined,
  )
  expect(wrong).toEqual([])
})

const loud = { id: 'VI01', a: [{ do: 'villager', count: 1 }], b: [] }
const { blue } = daimyoBox.islands
const { TF1, TF2 } = daimyoBox.boards
const solo = ten.soloCards?.['SC01']
const yellow = ten.bonusTiles?.['TF1-1']

test.each<readonly [fault: string, box: unknown, said: readonly string[]]>([
  ['an unknown table', { potions: {} }, ['box.potions: There is no such key here.']],
  [
    'an id that is not in the box',
    { heroes: { HE99: hero('HE99', 3, 2, []) } },
    ['box.heroes.HE99: There is no hero HE99; a box has the ids of the standard box.'],
  ],
  [
    'a card under the id of another',
    { heroes: { HE01: hero('HE02', 3, 2, []) } },
    ['box.heroes.HE01.id: The hero HE02 stands under HE01.'],
  ],
  [
    'a strength and a cost out of bounds, and a gain below 0',
    { heroes: { HE01: hero('HE01', 19, -1, [{ do: 'gain', resources: { rice: -2 } }]) } },
    [
      'box.heroes.HE01.strength: 19 is not a whole number from 1 to 18.',
      'box.heroes.HE01.cost: -1 is not a whole number from 0 to 99.',
      'box.heroes.HE01.steps[0].resources.rice: -2 is not a whole number from 0 to 99.',
    ],
  ],
  [
    'a keyword that there is not, also inside a step',
    {
      heroes: {
        HE01: { ...ten.heroes?.['HE01'], steps: [{ do: 'fly' }, { do: 'pay', cost: {}, steps: [{ do: 'swim' }] }] },
      },
    },
    [
      'box.heroes.HE01.steps[0].do: There is no keyword "fly" (DAI-KEY-01).',
      'box.heroes.HE01.steps[1].steps[0].do: There is no keyword "swim" (DAI-KEY-01).',
    ],
  ],
  [
    'a step without its parts',
    { heroes: { HE01: { ...ten.heroes?.['HE01'], steps: [{ do: 'draw' }] } } },
    ['box.heroes.HE01.steps[0].count: This is missing.'],
  ],
  [
    'a choice that is named twice',
    { heroes: { HE01: hero('HE01', 3, 2, [{ do: 'gainAny', count: 1, of: ['rice', 'rice'] }]) } },
    ['box.heroes.HE01.steps[0].of: The same choice is named twice.'],
  ],
  [
    'a hero of two clans',
    { clans: { nomads: { ...daimyoBox.clans.nomads, heroes: ['NO01', 'NO02', 'NA01'] } } },
    ['box.clans.nomads.heroes[2]: The hero NA01 belongs to nature already.'],
  ],
  [
    'a bonus tile on two boards',
    { boards: { TF2: { ...TF2, slots: TF1?.slots } } },
    [1, 2, 3, 4].map((n) => `box.boards.TF2.slots[${n - 1}]: The bonus tile TF1-${n} lies on the board TF1 already.`),
  ],
  [
    'references to nothing',
    { boards: { TF2: { ...TF2, slots: ['TF2-1', 'TF2-2', 'TF2-3', 'ZZ9-9'] } } },
    ['box.boards.TF2.slots[3]: There is no bonus tile ZZ9-9.'],
  ],
  [
    'too many boards of a kind',
    { boards: { TF2: { ...TF2, kind: 'tower' } } },
    [
      'box.boards: There are 3 boards of kind farm, not 4 (DAI-COMP-01).',
      'box.boards: There are 5 boards of kind tower, not 4 (DAI-COMP-01).',
    ],
  ],
  [
    'a grey tile with an income',
    { bonusTiles: { 'TF1-1': { ...yellow, colour: 'grey' } } },
    [
      'box.bonusTiles["TF1-1"].basic: A grey bonus tile has steps, no income (DAI-BONUS-01).',
      'box.bonusTiles["TF1-1"].advanced: A grey bonus tile has steps, no income (DAI-BONUS-01).',
      'box.boards.TF1.slots: The board has 0 yellow bonus tiles, not 1 (DAI-BONUS-01).',
    ],
  ],
  [
    'two yellow tiles on one board',
    { bonusTiles: { 'RT2-3': { ...yellow, id: 'RT2-3' } } },
    ['box.boards.RT2.slots: The board has 2 yellow bonus tiles, not 1 (DAI-BONUS-01).'],
  ],
  [
    'an orange goal with a silver place',
    { goals: { GO10: { ...daimyoBox.goals['GO10'], silver: { points: 3 } } } },
    ['box.goals.GO10.silver: An orange goal has no silver place (DAI-GOAL-02).'],
  ],
  [
    'a banner below 0 and spots too few',
    { islands: { blue: { ...blue, banners: { gold: -3, silver: 1 }, produces: ['rice'] } } },
    [
      'box.islands.blue.produces: A list of 1 items is not a list of 5.',
      'box.islands.blue.banners.gold: -3 is not a whole number from 0 to 99.',
    ],
  ],
  [
    'an island that comes later',
    { islands: { blue: { ...blue, fromClans: 4 } } },
    ['box.islands.blue.fromClans: The blue island is in play from 1 clan on (DAI-ISLE-01).'],
  ],
  [
    'tiles and abilities that never end',
    {
      villagers: { VI01: loud },
      clans: { nature: { ...daimyoBox.clans.nature, ability: [{ do: 'clanAbility' }] } },
    },
    [
      'box.clans.nature.ability: A clan ability cannot have the keyword "clanAbility": it could use itself again.',
      'box.villagers.VI01.a: A Villagers tile cannot have the keyword "villager": it could use itself again.',
    ],
  ],
  [
    'a goal without its number',
    { goals: { GO01: { ...ten.goals?.['GO01'], condition: { is: 'strongholds', atLeast: 2 } } } },
    ['box.goals.GO01.condition.influence: Strongholds need an influence.'],
  ],
  [
    'a card of the Empire for other rounds and islands',
    { soloCards: { SC01: { ...solo, rounds: [2, 3], red: [{ do: 'farm', count: 1, on: ['black'] }] } } },
    [
      'box.soloCards.SC01.rounds: The rounds of a card are 1 and 2, 3 and 4, or 5 (DAI-SOLO-04).',
      'box.soloCards.SC01.red[0].on: The black island is not in play with one clan (DAI-ISLE-01).',
    ],
  ],
  [
    'too few cards for a group of rounds',
    {
      soloCards: Object.fromEntries(['SC01', 'SC02'].map((id) => [id, { ...solo, id, rounds: [1, 2] }])),
    },
    ['box.soloCards: There are 2 cards of the Empire for round 5, and a game draws 3 (DAI-SOLO-04).'],
  ],
  [
    'too few goals of a kind',
    {
      goals: Object.fromEntries(Object.values(daimyoBox.goals).map((goal) => [goal.id, { ...goal, kind: 'green' }])),
    },
    ['box.goals: There are 0 goals of kind orange, and a game draws 1 (DAI-SETUP-03).'],
  ],
  [
    'too few heroes for one clan',
    {
      heroes: Object.fromEntries(
        Object.values(daimyoBox.heroes).map((each) => [each.id, { ...each, aggressive: true }]),
      ),
    },
    ['box.heroes: One clan can play with 0 heroes of the market, and its setup needs 6 (DAI-SOLO-03).'],
  ],
  [
    'rows of the ability card out of order',
    {
      empireAbility: [
        { from: 9, acts: [] },
        { from: 9, acts: [] },
      ],
    },
    ['box.empireAbility[1].from: The sums of the rows rise from one to the next (DAI-SOLO-21).'],
  ],
  [
    'a number that is missing',
    { numbers: { ...daimyoBox.numbers, taxGold: null } },
    ['box.numbers.taxGold: null is not a whole number from 0 to 99.'],
  ],
])('DAI-OPT-05: it is refused with every problem: %s', (_fault, box, said) => {
  expect(problemsOf(box)).toEqual(said)
})
