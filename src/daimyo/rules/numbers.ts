import type { Amounts, BuildingKind, DieColour, Difficulty, Resource } from './vocabulary'

/** The dice of the game by the number of clans (DAI-SETUP-02). */
export const diceByClans: Readonly<Record<number, Readonly<Record<DieColour, number>>>> = {
  1: { blue: 2, green: 3, red: 3 },
  2: { blue: 3, green: 4, red: 4 },
  3: { blue: 2, green: 4, red: 4 },
  4: { blue: 3, green: 5, red: 5 },
}

/** The rice of each space of the recruitment track (DAI-RECR-03), and the gold of its restart (DAI-RECR-04). */
export const recruitCosts = [1, 2, 3] as const
export const restartGold = 2

/** DAI-BUILD-03; each earlier building of the kind costs 1 gold more. */
export const buildingCosts: Readonly<Record<BuildingKind, Readonly<Record<Resource, number>>>> = {
  farm: { rice: 0, metal: 2, stone: 1, gold: 0 },
  tower: { rice: 0, metal: 1, stone: 2, gold: 0 },
}

/** The influence of pieces (DAI-INFL-01). */
export const influenceOf = { governor: 2, shadow: 1, tower: 2 } as const

/** DAI-TURN-10, DAI-SEEK-06, DAI-RECR-09. */
export const taxGold = 2
export const marketGold = 1
export const compensation = 1

/** The sum of dice that opens the clan ability (DAI-EXTRA-07). */
export const abilitySum = 13

/** DAI-CLOSE-03. */
export const incomeGold = 1

/** Greens and oranges in play, and from how many clans on green goals have a silver place (DAI-SETUP-03, DAI-GOAL-03). */
export const goalsInPlay = { green: 3, orange: 1, silverFrom: 3 } as const

export const rowLength = 5

/** DAI-DUO-19: what the second of two clans starts with besides. It evens out a measured advantage. */
export const secondClanExtra: Amounts = { gold: 2 }

/** The Mercenaries (DAI-DUO). */
export const mercenaryPrice = { relic: 2, shadow: 2 } as const
export const mercenaryBonus = { sum: 13, gold: 2 } as const

/** The cards of the Empire by group of rounds (DAI-SOLO-04), and what it begins with (DAI-SOLO-02). */
export const soloGroups = [
  { rounds: [1, 2], count: 6 },
  { rounds: [3, 4], count: 6 },
  { rounds: [5], count: 3 },
] as const
export const empireStart: Readonly<
  Record<Difficulty, { readonly governors: readonly number[]; readonly tower: boolean; readonly tiles: number }>
> = {
  easy: { governors: [1, 1], tower: false, tiles: 0 },
  normal: { governors: [2, 1, 1], tower: false, tiles: 0 },
  hard: { governors: [2, 1, 1], tower: true, tiles: 2 },
}

/** Final scoring (DAI-FINAL-01, -02, -03, -06, -07), by count or by place. */
export const scoring = {
  relics: [0, 3, 7, 12, 18, 25, 33],
  farms: [0, 1, 4, 7, 12],
  towers: [0, 1, 2, 4, 7],
  army: [10, 5, 2, 0],
  soloArmy: [10, 2],
  helmet: 2,
  setSize: 5,
} as const
