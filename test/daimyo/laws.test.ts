import { expect, test } from 'vitest'
import { daimyo, type State } from '../../src/daimyo'
import { broken, laws } from '../../src/daimyo/rules/laws/laws'
import { influenceOf, sideOf, table } from './table'

const nature = (state: State) => sideOf({ state }, 'nature')

/** A fault for each law that only this law finds. */
const damages: Readonly<Record<string, (state: State) => void>> = {
  'DAI-INV-02': (state) => void state.bag.pop(),
  'DAI-INV-03': ({ islands }) => {
    for (const island of islands.slice(0, 2)) island.governors.fill('nature')
  },
  'DAI-INV-04': ({ islands }) => void islands[0]?.governors.push(null),
  'DAI-INV-05': (state) => {
    nature(state).capacity = 10
  },
  'DAI-INV-06': (state) => {
    const { loose } = nature(state)
    const tile = state.bag.find((each, index) => state.bag.indexOf(each) !== index) ?? ''
    for (let count = 0; count < 2; count++) loose.push(...state.bag.splice(state.bag.indexOf(tile), 1))
  },
  'DAI-INV-07': (state) => {
    nature(state).resources.rice = -1
  },
  'DAI-INV-08': (state) => void nature(state).deck.pop(),
  'DAI-INV-09': (state) => {
    nature(state).discard.push(state.row[0] ?? '')
    state.row[0] = null
  },
  'DAI-INV-10': (state) => void state.dice.pop(),
  'DAI-INV-11': (state) => {
    nature(state).dice = nature(state).dice.map((die) => ({ ...die, at: 'build' }))
  },
  'DAI-INV-13': (state) => {
    nature(state).marker = 3
  },
  'DAI-INV-14': ({ islands }) => {
    const [island] = islands
    if (island) island.altars[1] = 'nature'
  },
  'DAI-INV-15': (state) => void nature(state).covered.pop(),
  'DAI-INV-17': (state) => void state.goals.push({ id: 'GO01', gold: null, silver: 'nature' }),
  'DAI-INV-18': (state) => {
    state.helmet = 'empire'
  },
  'DAI-INV-31': (state) => {
    nature(state).seeker = 'black'
  },
  'DAI-INV-34': (state) => {
    const [island] = state.islands
    state.blackMarket.push(island?.tiles[0] ?? '')
    if (island) island.tiles[0] = null
  },
  'DAI-INV-35': (state) => void nature(state).known.push('HE40'),
}

test.each(Object.keys(laws))('%s finds its fault, and no other law does', (id) => {
  const state = daimyo.clone(table().state)
  damages[id]?.(state)
  expect([...new Set(broken(state).map((sentence) => sentence.slice(0, 10)))]).toEqual([id])
})

test('DAI-INV-02, DAI-INV-03, DAI-INV-04, DAI-INV-05, DAI-INV-07, DAI-INV-08, DAI-INV-10, DAI-INV-13, DAI-INV-15, DAI-INV-18, DAI-INV-35: every law of the list has a fault here', () => {
  expect(Object.keys(damages)).toEqual(Object.keys(laws).sort())
})

type Setting = NonNullable<Parameters<typeof table>[0]>
const solo: Setting = { clans: ['nature'], empire: { loose: ['blue-1', 'blue-2', 'blue-3'] } }
const duo: Setting = { clans: ['nature', 'technology'] }

test.each<readonly [string, string, Setting, (state: State) => void]>([
  [
    'DAI-INV-06',
    'The Empire has two equal loose tiles.',
    solo,
    ({ empire, bag }) => {
      empire?.loose.push(...bag.splice(bag.indexOf('blue-1'), 1))
    },
  ],
  [
    'DAI-INV-06',
    'The Empire has not restored a relic.',
    solo,
    ({ empire, bag }) => {
      empire?.loose.push(...bag.splice(bag.indexOf('blue-4'), 1))
    },
  ],
  [
    'DAI-INV-06',
    'The Mercenaries have not restored a relic.',
    { ...duo, mercenaries: { loose: ['blue-1', 'blue-2', 'blue-3'] } },
    ({ mercenaries, bag }) => {
      mercenaries?.loose.push(...bag.splice(bag.indexOf('blue-4'), 1))
    },
  ],
  [
    'DAI-INV-11',
    'A red die lies on tower.',
    duo,
    ({ mercenaries, dice }) => {
      mercenaries?.dice.push(...dice.splice(-1).map((die) => ({ ...die, at: 'tower' as const })))
    },
  ],
  [
    'DAI-INV-11',
    'mercenaries has two dice on one space.',
    duo,
    ({ mercenaries, dice }) => {
      mercenaries?.dice.push(...dice.splice(-2).map((die) => ({ ...die, at: 'governor' as const })))
    },
  ],
  [
    'DAI-INV-17',
    'GO10 has no silver place.',
    {},
    ({ goals }) => {
      goals.push({ id: 'GO10', gold: 'nature', silver: 'nomads' })
    },
  ],
])('%s: %s', (id, sentence, setting, damage) => {
  const state = daimyo.clone(table(setting).state)
  damage(state)
  expect(broken(state)).toEqual([`${id}: ${sentence}`])
})

test('DAI-INV-01: influence is counted from the pieces', () => {
  const at = table({
    sides: {
      nature: {
        governors: ['red-1'],
        shadows: ['red-s1'],
        towers: ['red-1'],
        farms: ['red-2'],
        relics: ['red'],
        altars: ['red'],
      },
    },
  })
  expect(influenceOf(at, 'red', 'nature')).toBe(2 + 1 + 2 + 3)
})
