import type { Card, CombatBonus, Values } from '../rules/card'
import type { Mark, Restriction, Site } from '../rules/state'
import type { Seat, Totem, Unit } from '../rules/vocabulary'
import type { Scene } from './scene'

/** The place of a vision card, as the viewer sees it. */
export type VisionPlace = 'hand' | 'looked' | 'shown' | 'revealed' | 'discard' | 'burned'

/**
 * Every label that a picture of Ironwood draws or says to a screen reader.
 *
 * @example
 * const { legend }: PictureWords = polish.words.picture
 */
export interface PictureWords {
  readonly game: string
  readonly seats: Readonly<Record<Seat, string>>
  /** The round and turn: `Round 4, action, turn 4 of 6 (Ironclad)`. */
  when(scene: Pick<Scene, 'round' | 'phase' | 'turns' | 'active'>): string
  viewer(viewer: Scene['viewer']): string
  /** Who decides what, for those who do not decide. */
  decides(seat: Seat, question: string): string
  readonly nobodyDecides: string
  won(seat: Seat, by: 'totems' | 'forges' | 'surrender'): string
  /** The text without a battle and without temporary rules. */
  readonly quiet: string
  restriction(restriction: Restriction): string
  readonly battle: {
    attack(attacker: Seat, from: string, to: string, bonuses: string): string
    bonuses(bonus: CombatBonus): string
    bot(bonus: CombatBonus): string
    /** The wager of a seat: not yet made, empty, a hidden card, or a known card. */
    wager(seat: Seat, wager: WagerWords): string
    damage(count: number): string
    won(winner: Seat | 'nobody'): string
  }
  readonly place: {
    mountain(name: string, number: number, kind: 'ferrum' | 'inner' | 'outer'): string
    forest(id: string, number: number, kind: 'inner' | 'outer'): string
    units(unit: Unit, seat: Seat, count: number): string
    totems(side: Totem, count: number): string
    site(site: Site): string
    drill(cargo: number): string
    mark(mark: Mark, holds: boolean): string
    readonly botMark: Readonly<Record<Seat, string>>
  }
  /** The meaning of each sign of the legend. */
  readonly legend: Readonly<Record<LegendSign, string>>
  readonly board: {
    readonly decides: string
    crystals(count: number): string
    readonly piles: Readonly<Record<Pile, string>>
    readonly left: Readonly<Record<Unit | 'foundation', string>>
    readonly secured: string
    readonly built: string
    of(done: number, needed: number): string
    readonly track: string
    readonly trackStart: string
    drillOn(mountain: string): string
    slot(number: number): string
    readonly drew: string
    readonly used: string
    readonly inPlay: Readonly<Record<'added' | 'wagered' | 'ongoing', string>>
    markers(count: number): string
    readonly visions: string
    vision(mountain: string): string
    readonly visionPlaces: Readonly<Record<VisionPlace, string>>
    onTop(place: number): string
    /** Vision cards whose mountains the viewer does not know. */
    hiddenVisions(hand: number, deck: number, burned: number): string
    bot(solo: NonNullable<Scene['solo']>): string
  }
  readonly hand: {
    of(seat: Seat): string
    readonly empty: string
    hidden(count: number): string
    readonly kinds: Readonly<Record<Card['kind'], string>>
    values(values: Values): string
    ongoing(markers: number): string
    whenBurned(text: string): string
    /** The card's icons for the solo bots; red icons count only at higher difficulty. */
    soloIcons(icons: Card['soloIcons']): string
  }
}

export type Pile = 'hand' | 'deck' | 'discard'

export type WagerWords =
  | { readonly is: 'open' | 'nothing' }
  | { readonly is: 'placed'; readonly card: string | null; readonly faceDown: boolean }

export type LegendSign =
  | 'woodFighters'
  | 'ironFighters'
  | 'golems'
  | 'full'
  | 'fading'
  | 'crystals'
  | 'drill'
  | 'foundation'
  | 'forge'
  | 'slot'
  | 'ridge'
  | 'path'
  | 'outer'
  | 'controlled'
  | 'battle'
  | 'leaving'
  | 'entering'
  | 'nothing'
  | 'botMark'
  | 'cube'
  | 'damage'
  | 'defense'
  | 'dominance'
  | 'lit'
