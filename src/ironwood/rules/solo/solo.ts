import type { Seat } from '../vocabulary'

export const modes = ['duel', 'ironbot', 'woodenbot'] as const

/**
 * Two players; a Woodwalker player against Ironbot; an Ironclad player against Woodenbot.
 *
 * @example
 * const mode: Mode = 'ironbot'
 */
export type Mode = (typeof modes)[number]

/** The seat of a bot. */
export const botOf: Readonly<Record<Mode, Seat | null>> = {
  duel: null,
  ironbot: 'ironclad',
  woodenbot: 'woodwalkers',
}

/** BOT-14: the human's cards that leave the game, because they mention things that a bot lacks. */
const leftOut: Readonly<Record<Mode, readonly string[]>> = {
  duel: [],
  ironbot: ['WW17', 'WW19', 'WW22', 'WW36'],
  woodenbot: ['IC13', 'IC17', 'IC27', 'IC33', 'IC36'],
}

export const isLeftOut = (mode: Mode, card: string): boolean => leftOut[mode].includes(card)

export const faces = ['lowest even', 'lowest odd', 'highest even', 'highest odd'] as const

/**
 * How the Magic die chooses among tied locations, by their numbers (BOT-13).
 *
 * @example
 * const face: Face = 'lowest even'
 */
export type Face = (typeof faces)[number]

export const stances = ['expansive', 'aggressive', 'defensive'] as const

/**
 * Ironbot's aim in a turn (IB-03).
 *
 * @example
 * const stance: Stance = 'expansive'
 */
export type Stance = (typeof stances)[number]

export const procedureSteps = [
  'IB-05 (1)',
  'IB-05 (2)',
  'IB-05 (3)',
  'IB-05 (4)',
  'IB-06',
  'WB-05 (2)',
  'WB-05 (3)',
  'WB-06 (1)',
  'WB-06 (2)',
] as const

/**
 * A step of a bot's Turn Procedure, by its rule.
 *
 * @example
 * const step: ProcedureStep = 'IB-05 (3)'
 */
export type ProcedureStep = (typeof procedureSteps)[number]

export const botSides = ['alert', 'exhausted', 'disruptive', 'exalted'] as const

/**
 * The visible procedure: Ironbot's card is on its Alert or Exhausted side, Woodenbot's Aid on its Disruptive or Exalted
 * one.
 *
 * @example
 * const side: BotSide = 'alert'
 */
export type BotSide = (typeof botSides)[number]

/**
 * The settings that make a bot stronger, each worth some levels (IB-16, WB-19).
 *
 * @example
 * const difficulty: Difficulty = { redIcons: true, extraFighters: 2 }
 */
export interface Difficulty {
  /** Red icons are resolved: 2 levels. */
  readonly redIcons?: boolean
  /** 4 special cards instead of 2 in the first Preparation: 2 levels. */
  readonly moreCards?: boolean
  /** Ironbot: a Golem on Ferrum: 3 levels. */
  readonly golem?: boolean
  /** Ironbot: a Foundation on each of 2 random outer mountains: 3 levels. */
  readonly foundations?: boolean
  /** Woodenbot: 2 markers with the Spirits of the Forest: 3 levels. */
  readonly spirits?: boolean
  /** Woodenbot: 2 of the human's Foundations leave the game: 3 levels. */
  readonly fewerFoundations?: boolean
  /** More Fighters at the start, 0 to 5: as many levels. */
  readonly extraFighters?: number
}

/**
 * The parts of a game against a bot. Everybody sees all of them.
 *
 * @example
 * if (view.solo?.stance === 'aggressive') console.log('It is after your totem.')
 */
export interface Solo {
  readonly bot: Seat
  readonly difficulty: Required<Difficulty>
  /** Ironbot's; `null` for Woodenbot. */
  stance: Stance | null
  side: BotSide
  /** Markers with the Spirits of the Forest (WB-04). */
  spirits: number
  /** Mountains with a mark (IB-02, WB-02), in the order of marking. */
  marked: number[]
  /** The Magic die's result for the present choice; `null` before its roll. */
  die: Face | null
  /** Whether an ALERT has been resolved this turn (WB-24). */
  alerted: boolean
}
