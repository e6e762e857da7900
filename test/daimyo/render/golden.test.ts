import { expect, test } from 'vitest'
import { daimyo, daimyoBox, type State } from '../../../src/daimyo'
import { renderSvg, renderText, type StateOrView } from '../../../src/daimyo/render'
import { table } from '../table'

/** Two clans in the middle of a round, with the Mercenaries. */
const two = (): State =>
  table({
    clans: ['nature', 'nomads'],
    round: 3,
    turn: { at: 'relic' },
    goals: ['GO04', 'GO02', 'GO07', 'GO12'],
    pool: ['blue 2', 'blue 2', 'green 5', 'red 1', 'red 6'],
    blackMarket: ['red-1', 'red-1', 'blue-4'],
    tiles: { blue: ['red-2', 'red-2', 'yellow-1'], red: ['blue-1', 'purple-3', 'yellow-4'] },
    sides: {
      nature: {
        points: 17,
        capacity: 6,
        marker: 2,
        resources: { rice: 3, metal: 1, gold: 12 },
        governors: ['blue-1', 'blue-3', 'red-2'],
        shadows: ['red-s1'],
        farms: ['blue-2'],
        towers: ['purple-5'],
        altars: ['blue'],
        relics: ['blue'],
        loose: ['red-3', 'purple-2'],
        seeker: 'blue',
        dice: ['blue 4 help', 'green 6 relic'],
        bonus: { relic: ['TF1-2'] },
        income: ['RT1-1'],
        hand: ['NA01', 'HE07'],
        discard: ['HE01'],
      },
      nomads: {
        points: 9,
        governors: ['blue-5', 'yellow-1'],
        towers: ['red-1'],
        seeker: 'yellow',
        dice: ['red 3 recruit'],
        hand: ['NO01', 'HE12'],
        known: ['HE12'],
      },
    },
    mercenaries: { gold: 5, governors: ['red-4'], loose: ['yellow-2', 'yellow-2'], heroes: ['HE20'] },
  }).state

/** The Empire in the second round. */
const solo = (): State =>
  table({
    clans: ['technology'],
    round: 2,
    pool: ['blue 1', 'green 3', 'red 5'],
    open: 'SA01',
    sides: { technology: { points: 11, governors: ['blue-1'], seeker: 'red', hand: ['TE02'], dice: ['red 2 tax'] } },
    empire: {
      points: 14,
      governors: ['blue-2', 'red-3'],
      towers: ['yellow-1'],
      loose: ['purple-1'],
      dice: [{ colour: 'green', value: 4 }],
    },
  }).state

const pictures: Record<string, () => StateOrView> = {
  'two-nature': () => daimyo.view(two(), 'nature'),
  solo: () => daimyo.view(solo(), 'technology'),
}

test.each(Object.entries(pictures))('%s looks as it did', async (name, position) => {
  await expect(renderText(position())).toMatchFileSnapshot(`../../golden/daimyo/render/${name}.txt`)
  await expect(renderSvg(position())).toMatchFileSnapshot(`../../golden/daimyo/render/${name}.svg`)
})

const titleOf = (id: string): string => daimyoBox.heroes[id]?.title ?? id

test('DAI-INFO-03: a hand is named to its clan alone, but for what everybody knows', () => {
  for (const render of [renderText, renderSvg]) {
    const told = (viewer: 'nature' | 'nomads' | 'spectator'): string => render(daimyo.view(two(), viewer))
    expect(told('nomads')).toContain(titleOf('NO01'))
    expect(told('nature')).not.toContain(titleOf('NO01'))
    expect(told('spectator')).not.toContain(titleOf('NO01'))
    expect(told('nature')).toContain(titleOf('HE12'))
  }
})
