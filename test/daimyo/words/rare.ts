import type { State } from '../../../src/daimyo'
import { type At, type Setting, steps, table } from '../table'

const nature: At = {
  resources: { rice: 2, metal: 2, stone: 2, gold: 3 },
  governors: ['blue-1', 'red-1'],
  shadows: ['blue-s1'],
  towers: ['blue-2', 'red-2'],
  loose: ['blue-1', 'blue-2', 'red-4'],
  hand: ['NA01', 'NA02'],
}
const technology: At = {
  resources: { gold: 2 },
  governors: ['blue-3', 'blue-4'],
  loose: ['yellow-1', 'yellow-2'],
  hand: ['TE01', 'TE02'],
}
const nomads: At = { resources: { gold: 1 }, governors: ['blue-5', 'red-3'], hand: ['NO01', 'NO02'] }

const three = (...list: Parameters<typeof steps> extends [unknown, ...infer Rest] ? Rest : never): Setting => ({
  sides: { nature, technology, nomads },
  tasks: steps('nature', ...list),
})

const two = (...tasks: NonNullable<Setting['tasks']>): Setting => ({
  clans: ['nature', 'technology'],
  sides: { nature, technology },
  mercenaries: { governors: ['red-3', 'red-4'], towers: ['red-1', 'red-3'], shadows: ['red-s1', 'red-s2'] },
  tasks: [...tasks, { do: 'between', seat: 'nature' }],
})

/** Positions with questions that random games hardly ever ask. */
export const rareStates = (): State[] =>
  [
    three({ do: 'stealGold' }),
    three({ do: 'moveRival', compensation: 1 }),
    three({ do: 'eliminate' }),
    three({ do: 'stealRelic', compensation: 1 }),
    three({ do: 'opponentsDiscard', count: 1 }),
    three({ do: 'clanAbility' }),
    three({ do: 'discardRelic', to: 'bag', count: 2 }),
    three({ do: 'discardRelic', to: 'blackMarket', count: 1 }),
    three({ do: 'build', discount: 1 }),
    three({ do: 'build', only: 'gold' }),
    three({ do: 'collect', at: 'tower', times: 2 }),
    three({ do: 'recruit', exact: 0 }),
    three({ do: 'takeRelic', from: 'board', count: 2 }),
    three({ do: 'moveGovernor', collect: 1 }, { do: 'moveGovernor', collect: 1, another: true }),
    three({ do: 'pay', cost: { gold: 1, hero: 1, relic: 1 }, steps: [{ do: 'points', count: 1 }] }),
    three({ do: 'playHero' }),
    three({ do: 'hire', discount: 9 }),
    three({ do: 'seek', take: 2 }),
    {
      clans: ['nature'],
      sides: { nature: { ...nature, governors: ['blue-1', 'blue-4'], hand: ['NA01', 'NA02'] } },
      tasks: [
        { do: 'empire-eliminate', seat: 'nature', island: 'blue' },
        { do: 'between', seat: 'nature' },
      ],
    } satisfies Setting,
    two({ do: 'mercenary-move', seat: 'nature', piece: 'tower' }),
    two({ do: 'mercenary-move', seat: 'nature', piece: 'governor' }),
    two({ do: 'mercenary-move', seat: 'nature', piece: 'shadow' }),
    two({ do: 'mercenary-eliminate', seat: 'nature', island: 'blue' }),
  ].map((setting) => structuredClone(table(setting).state))
