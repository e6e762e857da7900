import type { Quest } from '../../rules/data/quests'
import type { PieceKind } from '../../rules/pieces'
import type { Character, Column, Faction, Item, Leader, Seat, Suit } from '../../rules/vocabulary'
import type { LegendSign } from '../../words/catalogue'
import type { Scene } from '../../words/scene'

export type { LegendSign } from '../../words/catalogue'

/** How an item lies on a Vagabond's board. */
export const itemStates = ['ready', 'exhausted', 'damaged', 'damaged-exhausted'] as const
export type ItemState = (typeof itemStates)[number]

/**
 * Every label that a picture of Root draws or says to a screen reader.
 *
 * @example
 * const { legend }: PictureWords = language.picture
 */
export interface PictureWords {
  readonly game: string
  readonly factions: Readonly<Record<Faction, string>>
  readonly pieces: Readonly<Record<PieceKind, string>>
  readonly items: Readonly<Record<Item, string>>
  readonly suits: Readonly<Record<Suit, string>>
  readonly columns: Readonly<Record<Column, string>>
  readonly leaders: Readonly<Record<Leader, string>>
  readonly characters: Readonly<Record<Character, string>>
  readonly legend: Readonly<Record<LegendSign, string>>
  /** Where no battle is fought. */
  readonly quiet: string
  rules(who: string): string
  readonly nobodyRules: string
  readonly track: {
    readonly title: string
    score(points: number): string
  }
  readonly common: {
    readonly deck: string
    readonly discard: string
    last(card: string): string
    readonly available: string
    readonly supply: string
    readonly quests: string
    readonly underRuins: string
    readonly coffins: string
    readonly nothing: string
  }
  readonly board: {
    readonly turn: string
    readonly decides: string
    points(count: number): string
    readonly dominance: string
    readonly tracks: Readonly<Partial<Record<PieceKind, string>>>
    readonly cost: string
    readonly warriors: string
    of(left: number, all: number): string
    readonly hand: string
    readonly officers: string
    readonly leader: string
    readonly none: string
    fallen(leaders: string): string
    readonly supporters: string
    hidden(count: number): string
    readonly items: string
    readonly states: Readonly<Record<ItemState, string>>
    readonly limit: string
    readonly relations: string
    relation(space: number): string
    readonly quests: string
    readonly crafted: string
    readonly craftedItems: string
    coalition(who: string): string
  }
  readonly hand: {
    of(who: string): string
    readonly empty: string
    hidden(count: number): string
    copies(count: number): string
  }
}

/**
 * What a picture of Root tells in a language: its labels, and what is told elsewhere too.
 *
 * @example
 * const loud: PictureLanguage = { ...language, cardTitle: (id) => language.cardTitle(id).toUpperCase() }
 */
export interface PictureLanguage {
  readonly picture: PictureWords
  /** When it is, what is being decided, and who looks at it. */
  headline(scene: Scene): { readonly when: string; readonly what: string; readonly viewer: string }
  /** The battle that is being fought, line by line. */
  battle(scene: Scene): readonly string[]
  who(scene: Scene, seat: Seat): string
  clearing(scene: Scene, at: number): string
  forest(id: string): string
  /** What a seat has in a clearing. */
  pieces(scene: Scene, seat: Seat, at: number): readonly string[]
  /** What lies in a clearing that belongs to nobody. */
  ground(scene: Scene, at: number): readonly string[]
  cardTitle(id: string): string
  cardText(id: string): string
  questTitle(quest: Quest): string
}
