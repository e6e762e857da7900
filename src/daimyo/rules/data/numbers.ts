import type { Numbers } from '../numbers'

export const numbers: Numbers = {
  recruitCosts: [1, 2, 3],
  restartGold: 2,
  buildingCosts: {
    farm: { rice: 0, metal: 2, stone: 1, gold: 0 },
    tower: { rice: 0, metal: 1, stone: 2, gold: 0 },
  },
  influence: { governor: 2, shadow: 1, tower: 2 },
  taxGold: 2,
  marketGold: 1,
  compensation: 1,
  abilitySum: 13,
  incomeGold: 1,
  secondClanExtra: { gold: 2 },
  mercenaryPrice: { relic: 2, shadow: 2 },
  mercenaryBonus: { sum: 13, gold: 2 },
  empireStart: {
    easy: { governors: [1, 1], tower: false, tiles: 0 },
    normal: { governors: [2, 1, 1], tower: false, tiles: 0 },
    hard: { governors: [2, 1, 1], tower: true, tiles: 2 },
  },
  scoring: {
    relics: [0, 3, 7, 12, 18, 25, 33],
    farms: [0, 1, 4, 7, 12],
    towers: [0, 1, 2, 4, 7],
    army: [10, 5, 2, 0],
    soloArmy: [10, 2],
    helmet: 2,
    setSize: 5,
  },
}
