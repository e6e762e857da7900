import type { MercenarySpace } from '../rules/state'
import type { ActionSpace, DieColour, Difficulty, Island, Resource, Side } from '../rules/vocabulary'

/** What stands on islands. */
export type PieceName = 'governor' | 'shadow' | 'farm' | 'tower' | 'altar' | 'seeker'

/** The meaning of each sign of a picture's legend, besides sides, islands, resources, dice and pieces. */
export type LegendSign =
  | 'restored'
  | 'goldBanner'
  | 'silverBanner'
  | 'helmet'
  | 'points'
  | 'hero'
  | 'storage'
  | 'anyResource'
  | 'strength'
  | 'cost'
  | 'collect'
  | 'advantage'
  | 'bag'
  | 'blackMarket'
  | 'villagers'
  | 'income'
  | 'aggressive'
  | 'lit'

/**
 * Every label that a picture of Daimyo draws or says to a screen reader: nouns in the nominative, which stand alone or in a list.
 *
 * @example
 * const { legend }: PictureWords = polish.words.picture
 */
export interface PictureWords {
  readonly legend: Readonly<Record<LegendSign, string>>
  /** Short names of the sides: no more than about twelve letters. */
  readonly sides: Readonly<Record<Side, string>>
  readonly islands: Readonly<Record<Island, string>>
  readonly resources: Readonly<Record<Resource, string>>
  readonly dice: Readonly<Record<DieColour | 'any', string>>
  readonly pieces: Readonly<Record<PieceName, string>>
  readonly spaces: Readonly<Record<ActionSpace | 'beside' | 'ability', string>>
  readonly mercenarySpaces: Readonly<Record<MercenarySpace, string>>
  readonly difficulties: Readonly<Record<Difficulty, string>>
  /** A spot or a Shadow space by its number. */
  readonly spot: (island: Island, number: number) => string
  readonly shadowSpace: (island: Island, number: number) => string
  readonly tile: (colour: Island, number: string) => string
  readonly relic: (colour: Island) => string
  readonly free: string
  readonly influence: string
  readonly diceLeft: string
  readonly noDice: string
  readonly villagers: string
  readonly blackMarket: string
  readonly nothing: string
  /** The row of heroes, and what lies on top of their deck. */
  readonly market: string
  readonly deckTop: (title: string, left: number) => string
  readonly deckEmpty: string
  readonly strength: (count: number) => string
  readonly cost: (count: number) => string
  readonly aggressive: string
  readonly goals: string
  readonly noGoals: string
  readonly first: string
  readonly second: string
  readonly offered: string
  readonly boards: Readonly<Record<'farm' | 'tower', (number: number) => string>>
  readonly covered: string
  readonly uncovered: string
  readonly decides: string
  readonly turn: string
  readonly firstPlayer: string
  readonly helmet: string
  readonly points: (count: number) => string
  readonly round: (round: number) => string
  readonly bonus: string
  /** The sum of a clan's dice, and the sum that opens its ability. */
  readonly abilityNeeds: (sum: number, needed: number) => string
  readonly track: string
  readonly trackSpace: (rice: number) => string
  readonly left: string
  readonly storage: (used: number, capacity: number) => string
  readonly income: string
  readonly hand: string
  readonly deck: string
  readonly discard: string
  readonly known: (titles: string) => string
  readonly relics: string
  readonly heroes: (count: number) => string
  readonly diceSum: (sum: number) => string
  readonly openCard: (left: number) => string
  readonly noCard: string
  /** The heading of the Empire's ability card, whose rows are sums and acts. */
  readonly empireAbility: string
  readonly handOf: (side: Side) => string
  readonly noCards: string
  readonly hiddenCards: (count: number) => string
}
