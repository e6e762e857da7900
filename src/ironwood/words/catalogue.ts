import type { RefusalTellings, Tellings } from '../../toolkit'
import type { Action, CombatBonus, Continuous, Event, Seat, Site, Solo, Step } from '../rules'
import type { Names, Titles } from '../rules/names'
import type { IronwoodReasons } from '../rules/refusals/reasons'
import type { QuestionTask } from '../rules/task'
import type { PictureWords } from './picture'
import type { Reading } from './reading'
import type { BotReason, BotVerdict } from './reason'
import type { Scene } from './scene'

/** The questions that have their own words for leaving something out. */
export type LeftOut =
  | 'additional'
  | 'add-marker'
  | 'ambush'
  | 'attack'
  | 'bait'
  | 'build'
  | 'choose'
  | 'discover'
  | 'draw-one'
  | 'drill'
  | 'found'
  | 'guardian'
  | 'inspect'
  | 'look'
  | 'march'
  | 'mark'
  | 'move'
  | 'one-more'
  | 'pay'
  | 'recruit'
  | 'recruit-step'
  | 'remove'
  | 'retreat'
  | 'show-visions'
  | 'strike'
  | 'take-markers'
  | 'wreck'

/** Actions that mean the same at every question. */
export type ToldAction = Exclude<Action, { type: 'forfeit' }>

/** The words between and around the steps of a card. */
export interface CardWords {
  /** `Ongoing 2.` */
  ongoing(markers: number): string
  /** For the whole turn, including the lines before. */
  heldThroughout(lines: number): string
  whenExhausted(told: string): string
  whenBurned(told: string): string
  /** A step after a payment. */
  afterPayment(step: Step, told: string): string
  /** Between options in one line. */
  readonly or: string
  /** The text of a card without steps. */
  readonly nothing: string
}

/** The labels of a position as text; those of the boards have at most 7 letters. */
export interface TextWords {
  /** The open information on a bot's side of the table. */
  bot(solo: Solo): string[]
  /** The meaning of a mark on a mountain to a bot. */
  readonly botMark: Readonly<Record<Seat, string>>
  botAdds(bonus: CombatBonus): string
  readonly emptySlot: string
  readonly battle: string
  readonly mountains: string
  readonly forests: string
  /** Two letters each. */
  readonly fighters: string
  readonly golems: string
  /** At most 6 and 5 letters. */
  kind(place: 'mountain' | 'forest', kind: 'inner' | 'outer'): string
  site(site: Exclude<Site, 'none'>): string
  drillHere(cargo: number): string
  moved(count: number): string
  totems(full: number, fading: number): string
  seat(seat: Seat): string
  side(side: { crystals: number; hand: number; deck: number; discard: number }): string
  readonly label: Readonly<
    Record<
      'bot' | 'slots' | 'added' | 'wagered' | 'ongoing' | 'hand' | 'discard' | 'deck' | 'visions' | 'drill',
      string
    >
  >
  hidden(count: number): string
  fightersLeft(count: number, of: number): string
  golemsLeft(count: number, of: number): string
  secured(count: number, of: number): string
  forges(built: number, of: number, foundations: number): string
  drill(at: string, cargo: number): string
  readonly start: string
  readonly noVisions: string
  readonly hiddenVision: string
  visions(
    where: 'hand' | 'deck' | 'top' | 'looked' | 'shown' | 'revealed' | 'discard' | 'burned',
    what: string | number,
  ): string
}

/**
 * All messages of Ironwood in one language. The compiler reports missing ones.
 *
 * @example
 * const { title }: IronwoodWords = polish.words
 */
export interface IronwoodWords {
  /** The language tag of BCP 47. */
  readonly language: string
  /** The name of the game. */
  readonly title: string
  /** A seat as a label. */
  readonly seats: Readonly<Record<Seat, string>>
  /** The titles of the cards, by id; English uses the titles printed on the cards. */
  readonly titles: Titles
  readonly actions: Tellings<ToldAction, 'type', [scene: Scene]>
  readonly questions: Tellings<QuestionTask, 'do', [scene: Scene]>
  /** An additional number of it. */
  left(count: number): string
  readonly leavingOut: Readonly<Record<LeftOut, string>>
  /** To leave something out, at questions without their own words for it. */
  readonly leaveOut: string
  readonly events: Tellings<Event, 'type', [names: Names]>
  readonly refusals: RefusalTellings<IronwoodReasons, [names: Names]>
  readonly steps: Tellings<Step, 'do', [reading: Reading]>
  readonly continuous: Tellings<Continuous, 'kind', [reading: Reading]>
  readonly card: CardWords
  readonly reasons: Tellings<BotReason, 'says'>
  /** The verdict of a bot, with its reasons in words. */
  verdict(verdict: BotVerdict, reasons: readonly string[], names: Names): string
  readonly picture: PictureWords
  readonly text: TextWords
}
