import type { Amounts, BuildingKind, DieColour, Difficulty, Resource } from './vocabulary'

/** The dice of the game by the number of clans (DAI-SETUP-02). */
export const diceByClans: Readonly<Record<number, Readonly<Record<DieColour, number>>>> = {
  1: { blue: 2, green: 3, red: 3 },
  2: { blue: 3, green: 4, red: 4 },
  3: { blue: 2, green: 4, red: 4 },
  4: { blue: 3, green: 5, red: 5 },
}

/** Greens and oranges in play, and from how many clans on green goals have a silver place (DAI-SETUP-03, DAI-GOAL-03). */
export const goalsInPlay = { green: 3, orange: 1, silverFrom: 3 } as const

export const rowLength = 5

/** The cards of the Empire that a game draws, by group of rounds (DAI-SOLO-04). */
export const soloGroups = [
  { rounds: [1, 2], count: 6 },
  { rounds: [3, 4], count: 6 },
  { rounds: [5], count: 3 },
] as const

/** The spaces of the recruitment track (DAI-RECR-03). */
export const recruitSpaces = 3

/**
 * What the Empire begins with (DAI-SOLO-02).
 *
 * @example
 * const hard: EmpireStart = { governors: [2, 1, 1], tower: true, tiles: 2 }
 */
export interface EmpireStart {
  /** On how many islands governors stand, and how many on each. */
  readonly governors: readonly number[]
  readonly tower: boolean
  readonly tiles: number
}

/**
 * The prices, gains and points of a box.
 *
 * @example
 * const { taxGold, scoring } = daimyoBox.numbers
 */
export interface Numbers {
  /** The rice of each space of the recruitment track (DAI-RECR-03), and the gold of its restart (DAI-RECR-04). */
  readonly recruitCosts: readonly number[]
  readonly restartGold: number
  /** DAI-BUILD-03; each earlier building of the kind costs 1 gold more. */
  readonly buildingCosts: Readonly<Record<BuildingKind, Readonly<Record<Resource, number>>>>
  /** The influence of pieces (DAI-INFL-01). */
  readonly influence: { readonly governor: number; readonly shadow: number; readonly tower: number }
  /** The gold of Tax (DAI-TURN-10), and of a tile of the Black Market (DAI-SEEK-06). */
  readonly taxGold: number
  readonly marketGold: number
  /** The gold for an eliminated governor (DAI-RECR-09). */
  readonly compensation: number
  /** The sum of dice that opens the clan ability (DAI-EXTRA-07). */
  readonly abilitySum: number
  /** DAI-CLOSE-03. */
  readonly incomeGold: number
  /** DAI-DUO-19: what the second of two clans starts with besides. It evens out a measured advantage. */
  readonly secondClanExtra: Amounts
  /** The gold of a tile and of the Shadow of the Mercenaries (DAI-DUO-13, DAI-DUO-09). */
  readonly mercenaryPrice: { readonly relic: number; readonly shadow: number }
  /** The sum of their dice that gives the Mercenaries gold (DAI-DUO-14). */
  readonly mercenaryBonus: { readonly sum: number; readonly gold: number }
  readonly empireStart: Readonly<Record<Difficulty, EmpireStart>>
  /** Final scoring (DAI-FINAL-01, -02, -03, -06, -07), by count or by place. */
  readonly scoring: {
    readonly relics: readonly number[]
    readonly farms: readonly number[]
    readonly towers: readonly number[]
    readonly army: readonly number[]
    readonly soloArmy: readonly number[]
    readonly helmet: number
    readonly setSize: number
  }
}
