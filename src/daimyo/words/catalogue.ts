import type { RefusalTellings, Tellings } from '../../toolkit'
import type { Action, Event, Step, Task } from '../rules'
import type { Condition, Reward, SoloAct } from '../rules/card'
import type { QuestionTask } from '../rules/chapters'
import type { Scored } from '../rules/event'
import type { Spoken } from '../rules/refusals/words'
import type { Amounts, BuildingKind, Clan, DieColour, Island, Seat, Side } from '../rules/vocabulary'
import type { At } from './at'
import type { PlaceParts, TileParts } from './parts'
import type { PictureWords } from './picture'
import type { Scene } from './scene'
import type { Titles } from './titles'

/** The present question: the same action can mean different things. */
export type Asked = Task | undefined

/** Names in the case of a label. */
export interface NameWords {
  /** A side in a sentence. */
  readonly who: Readonly<Record<Side, string>>
  /** `2 rice and 1 gold`; it leaves out what there is none of. */
  amounts(amounts: Amounts): string
  /** A spot or a Shadow space: `blue spot 1 (rice)`. */
  place(place: PlaceParts): string
  /** A relic tile: `blue tile 1`. */
  tile(tile: TileParts): string
}

/** The headline of a position. */
export interface PositionWords {
  readonly setup: string
  when(round: number, scene: Scene): string
  won(winners: readonly Seat[], by: 'points' | 'resources' | 'shared'): string
  readonly allOpen: string
  seenBy(viewer: Seat | 'spectator'): string
  readonly nobodyDecides: string
  /** To all but the one who decides. */
  decides(seat: Seat, asks: string): string
}

/** Where points come from: as a label, and as the end of the sentence "Nature scores 2 points …". */
export interface SourceWords {
  readonly label: string
  told(island: Island | null): string
}

/** Whole explanations, of parts that are sentences. */
export interface ExplainWords {
  hero(title: string, strength: number, cost: number, aggressive: boolean, text: string): string
  goal(title: string, kind: 'green' | 'orange', condition: string, gold: string, silver: string | null): string
  /** A bonus tile by its faces. */
  bonusTile(basic: string, advanced: string): string
  villagers(a: string, b: string): string
  /** `sum` is what the dice must come to. */
  ability(clan: Clan, sum: number, text: string): string
  board(kind: BuildingKind, start: string): string
  soloCard(rounds: readonly number[], acts: Readonly<Record<DieColour, string>>): string
}

/** What a step needs to tell of the steps within it. */
export interface Reading {
  /** Steps as one text that begins with a small letter. */
  inline(steps: readonly Step[]): string
}

export type ActionWords = Tellings<Action, 'type', [task: Asked, scene: Scene]>
export type QuestionWords = Tellings<QuestionTask, 'do', [scene: Scene]>
export type AskWords = Readonly<Record<QuestionTask['do'], string>>
export type EventWords = Tellings<Event, 'type', [at: At]>
export type RefusalWords = RefusalTellings<Spoken, [at: At]>
export type StepWords = Tellings<Step, 'do', [reading: Reading]>

/**
 * All messages of Daimyo in one language. The compiler reports missing ones.
 *
 * @example
 * const { title }: DaimyoWords = polish.words
 */
export interface DaimyoWords {
  /** The language tag of BCP 47. */
  readonly language: string
  /** The name of the game. */
  readonly title: string
  readonly names: NameWords
  /** The titles of heroes and goals, by id; English uses those of the data. */
  readonly titles: Titles
  /** To the one who decides. */
  readonly questions: QuestionWords
  /** To the others: the end of the sentence "Nature decides …". */
  readonly asks: AskWords
  readonly actions: ActionWords
  readonly events: EventWords
  readonly refusals: RefusalWords
  readonly steps: StepWords
  /** The face of a yellow bonus tile. */
  income(amounts: Amounts, draw: number): string
  readonly conditions: Tellings<Condition, 'is'>
  reward(reward: Reward): string
  readonly soloActs: Tellings<SoloAct, 'do'>
  readonly sources: Readonly<Record<Scored, SourceWords>>
  readonly position: PositionWords
  readonly explain: ExplainWords
  readonly picture: PictureWords
}
