import type { RefusalTellings, Telling, Tellings } from '../../toolkit'
import type { Action, Event, Item, Leader, MapId, PieceKind, Seat, Suit } from '../rules'
import type { Card, Moment } from '../rules/card'
import type { QuestionTask, Task } from '../rules/chapters'
import type { Quest } from '../rules/data/quests'
import type { Service } from '../rules/factions/riverfolk/facts'
import type { SeenPiece } from '../rules/hidden-pieces'
import type { Spoken } from '../rules/refusals/words'
import type { Scored } from '../rules/scored'
import type {
  Character,
  ClearingSuit,
  Faction,
  Hireling,
  LandmarkName,
  Minister,
  Mood,
  Owner,
  Phase,
  PlotKind,
  Rank,
  RelicType,
  RetinueColumn,
} from '../rules/vocabulary'
import type { Names, Scene } from './scene'

/** The present question: the same action can mean different things. */
export type Asked = Task | undefined

/** The questions whose text contains more than the standard question. */
export type Detailed =
  | 'draft'
  | 'window'
  | 'discard-step'
  | 'toll'
  | 'move-to'
  | 'move-count'
  | 'battle-whom'
  | 'battle-with'
  | 'lose'
  | 'save'
  | 'pay'
  | 'pay-dominance'
  | 'choose-player'
  | 'give'
  | 'sabotage'
  | 'false-orders-from'
  | 'false-orders-to'
  | 'bureau'
  | 'bureau-in'
  | 'bureau-whose'
  | 'league-act'
  | 'league'
  | 'first-building'
  | 'cat-actions'
  | 'overwork-card'
  | 'build-what'
  | 'wood-from'
  | 'decree'
  | 'decree-column'
  | 'order'
  | 'order-place'
  | 'support'
  | 'operate-at'
  | 'operations'
  | 'outrage-card'
  | 'lose-supporter'
  | 'refresh'
  | 'along'
  | 'along-count'
  | 'repair'
  | 'aid-item'
  | 'aid-card'
  | 'aid-take'
  | 'improvise'
  | 'reward'
  | 'strike-piece'
  | 'instigate-against'
  | 'damage'
  | 'take-items'
  | 'river-start'
  | 'set-price'
  | 'fund'
  | 'invest'
  | 'lose-fund'
  | 'pay-item'
  | 'assembly'
  | 'raise-card'
  | 'raise-at'
  | 'dig-at'
  | 'collapse'
  | 'emerge'
  | 'banker'
  | 'sway-card'
  | 'scatter'
  | 'muster'
  | 'corvid-actions'
  | 'plot-kind'
  | 'trick-with'
  | 'expose'
  | 'guess'
  | 'conspiracy'
  | 'crusade-on'
  | 'convert-whose'
  | 'sanctify-whose'
  | 'sanctify-what'
  | 'ritual-at'
  | 'overflow'
  | 'raze-item'
  | 'mob-at'
  | 'fortify-at'
  | 'lead'
  | 'lead-count'
  | 'loot-item'
  | 'bitter'
  | 'incite-at'
  | 'jubilant'
  | 'hireling'
  | 'hireling-marker'
  | 'return-card'
  | 'choose-faction'
  | 'homeland'
  | 'set-up'
  | 'landmark-in'
  | 'treetop-slot'
  | 'market'
  | 'suited'
  | 'encamp-what'
  | 'decamp-what'
  | 'retinue'
  | 'delve-in'
  | 'delve'
  | 'move-or-recover'
  | 'recover-in'
  | 'recover'
  | 'carry'
  | 'trophy'
  | 'shift-to'

export type ActionWords = Tellings<Action, 'type', [task: Asked, scene: Scene]>
export type AskWords = Readonly<Record<Task['do'], string>>
/** Questions to the seat that decides: a text, which the details follow, or a function that says all. */
export type QuestionWords = Tellings<QuestionTask, 'do', [scene: Scene]>
export type DetailWords = {
  readonly [Kind in Detailed]: Telling<Extract<Task, { readonly do: Kind }>, [scene: Scene]>
}
export type EventWords = Tellings<Event, 'type', [names: Names | null]>
export type RefusalWords = RefusalTellings<Spoken, [names: Names | null]>

/** The questions that need words of their own, because their words in `Asks` are not `Askable` as they are. */
export type OwnQuestions<Asks extends AskWords, Askable extends string> = Pick<
  QuestionWords,
  { [Kind in keyof QuestionWords]: Asks[Kind] extends Askable ? never : Kind }[keyof QuestionWords]
>

/** The entries that a faction, or another part of the game, adds to the tables of a language. */
export interface PartWords {
  readonly actions?: Partial<ActionWords>
  readonly asks?: Partial<AskWords>
  readonly questions?: Partial<QuestionWords>
  readonly details?: Partial<DetailWords>
  readonly events?: Partial<EventWords>
  readonly refusals?: Partial<RefusalWords>
  readonly reasons?: Partial<Record<Scored, string>>
}

/**
 * The decision of a hireling's text: `others` ends the sentence "the Marquise decides on the Exile: …", `you` the question
 * "The Exile: …?". One text serves for both if it can.
 */
export type HirelingAsk = string | { readonly others: string; readonly you: string }

/** The decisions of hirelings' texts, by hireling and step. */
export type HirelingQuestions = Readonly<Record<Hireling, Readonly<Record<string, HirelingAsk>>>>

/** The reasons for points, which end the sentence "the Marquise scores 2 points …". */
export type ReasonWords = Readonly<Record<Scored, string>>

/** Names as labels. */
export interface NameWords {
  /** As printed on the board. */
  readonly factions: Readonly<Record<Faction, string>>
  /** A hireling as its card is called. */
  hireling(hireling: Hireling): string
  /** A player in a sentence; the seat, if there is no position. */
  who(names: Names | null, seat: Seat): string
  /** A player in a list: the faction, or the seat if the faction is unknown. */
  short(names: Names | null, seat: Seat): string
  readonly suits: Readonly<Record<Suit, string>>
  readonly maps: Readonly<Record<MapId, string>>
  readonly leaders: Readonly<Record<Leader, string>>
  readonly characters: Readonly<Record<Character, string>>
  readonly ministers: Readonly<Record<Minister, string>>
  readonly plots: Readonly<Record<PlotKind, string>>
  readonly moods: Readonly<Record<Mood, string>>
  readonly items: Readonly<Record<Item, string>>
  readonly pieces: Readonly<Record<PieceKind, string>>
  readonly services: Readonly<Record<Service, string>>
  readonly landmarks: Readonly<Record<LandmarkName, string>>
  /** A space of the relationship chart, by the number that a state has for it; below zero it is Hostile. */
  relation(space: number): string
  clearing(names: Names | null, at: number): string
  forest(id: string): string
  /** The title of a card. */
  title(id: string): string
  quest(id: string): string
  questTitle(id: string): string
  /** Crafted effects by their cards, the rest by their own names. */
  effect(effect: string): string
  /** Items of a kind, as in `2 boots`; a single one without its number. */
  itemCount(item: Item, count: number): string
  /** Pieces of a kind in a clearing. */
  pieceCount(kind: PieceKind, count: number): string
}

export type Tracked =
  | 'sawmill'
  | 'workshop'
  | 'recruiter'
  | 'roost'
  | 'sympathy'
  | 'garden-fox'
  | 'garden-rabbit'
  | 'garden-mouse'
  | 'citadel'
  | 'market'

/** The boards, line by line; labels with little room have at most 11 letters. */
export interface BoardWords {
  readonly tracks: Readonly<Record<Tracked, string>>
  readonly labels: Readonly<
    Record<
      | 'woodLeft'
      | 'leader'
      | 'fallen'
      | 'decree'
      | 'officers'
      | 'supporters'
      | 'character'
      | 'pawn'
      | 'ready'
      | 'exhausted'
      | 'damaged'
      | 'damagedExhausted'
      | 'relations'
      | 'questsDone'
      | 'itemLimit'
      | 'payments'
      | 'funds'
      | 'committed'
      | 'posts'
      | 'prices'
      | 'burrow'
      | 'swayed'
      | 'crowns'
      | 'tunnels'
      | 'gardens'
      | 'outcast'
      | 'acolytes'
      | 'souls'
      | 'revealed'
      | 'relics'
      | 'recovered'
      | 'retinue'
      | 'warriorsLeft'
      | 'crafted'
      | 'items'
      | 'itemsExhausted'
      | 'dominance'
      | 'coalition'
      | 'hand'
      | 'thisTurn'
      | 'plots'
      | 'plotsLeft'
      | 'plotsPlaced'
      | 'mood'
      | 'command'
      | 'prowess'
      | 'strongholds'
      | 'mobs',
      string
    >
  >
  readonly column: Readonly<Record<'recruit' | 'move' | 'battle' | 'build', string>>
  readonly retinue: Readonly<Record<RetinueColumn, string>>
  /** The type of a relic, and its value if that is known. */
  relic(type: RelicType, face: number | null): string
  readonly relicTypes: Readonly<Record<RelicType, string>>
  /** What a viewer knows of a plot, how it lies, and what it is known not to be. */
  plot(plot: SeenPiece<PlotKind>): string
  readonly none: string
  readonly nothing: string
  outOf(count: number, all: number): string
  eachEvening(points: number): string
  /** What the ritual Score brings. */
  scores(points: number): string
  outcast(suit: ClearingSuit, hated: boolean): string
  next(paidWith: 'wood' | 'supporters', cost: number, points: number): string
  /** Trade posts that are still on their track. */
  postsLeft(count: number): string
  /** What a track brings at the moment. */
  warriorsEach(count: number): string
  cardsEach(count: number): string
  /** Crowns of a rank that are left, with the cards and the points of each. */
  crowns(rank: Rank, count: number): string
  hidden(count: number): string
  youGave(cards: string): string
  among(cards: string): string
  coalition(scene: Scene, partner: Seat): string
  used(effect: string): string
  readonly openedPath: string
  readonly visitedMarket: string
  readonly improvised: string
  craftedWith(pieces: number): string
  readonly tookFerry: string
}

/** The content of a clearing. */
export interface GroundWords {
  readonly pawn: string
  readonly ruin: string
  ruinOver(items: readonly Item[]): string
  readonly scorched: string
  readonly ferry: string
  readonly tower: string
  readonly coast: string
  /** The building in the slot of the Treetop; what is on the cards of the Forge and of the Market. */
  lodged(piece: string): string
  forged(items: readonly string[]): string
  sold(cards: readonly (string | null)[]): string
}

/** The headline of a position, and its battle. */
export interface PositionWords {
  readonly setup: string
  when(scene: Scene, phase: Exclude<Phase, 'setup'>): string
  won(scene: Scene, winners: readonly Seat[], by: 'points' | 'dominance'): string
  readonly allOpen: string
  seenBy(scene: Scene, viewer: Seat | 'spectator'): string
  readonly nobodyDecides: string
  decides(scene: Scene, seat: Seat, asks: string, more: string): string
  /**
   * The question for the seat that decides, where it is not among the `questions`; without it, that seat reads what
   * others read.
   */
  asksYou?(asks: string): string
  battles(scene: Scene, attacker: Owner, defender: Owner, at: number): string
  broughtAbout(scene: Scene, seat: Seat): string
  fightAlong(scene: Scene, ally: Seat): string
  protects(scene: Scene, arbiter: Seat): string
  deals(scene: Scene, owner: Owner, rolled: number, extra: number): string
  loses(scene: Scene, owner: Owner, count: number, to: Owner): string
}

/** A position as text. */
export interface TextWords {
  readonly score: string
  readonly battle: string
  readonly forests: string
  readonly columns: Readonly<Record<'suit' | 'ruledBy' | 'slots' | 'pieces' | 'paths', string>>
  /** Who rules, as it is told where there is room for it. */
  rules(told: string, names: Names, ruler: Seat): string
  readonly nobodyRules: string
  openSlots(slots: string): string
  to(links: string): string
  map(name: string): string
  readonly slotsNote: string
  readonly closedNote: string
  readonly riverNote: string
  readonly lakeNote: string
  forest(id: string, clearings: string): string
  beside(forests: string): string
  readonly deck: string
  deckLine(deck: number, discard: number): string
  lastOfPile(card: string): string
  readonly fromTheTop: string
  readonly besideMap: string
  readonly items: string
  readonly noneLeft: string
  readonly quests: string
  inQuestDeck(count: number): string
  readonly underRuins: string
  readonly coffins: string
  /** The pool of the advanced setup, a card of it that is locked, and homelands. */
  readonly setupCards: string
  readonly locked: string
  readonly homelands: string
  points(count: number): string
  readonly noMarker: string
  inHand(count: number): string
  readonly itsTurn: string
  readonly decides: string
}

/** The cards of hirelings, and their markers on the score track. */
export interface HirelingWords {
  readonly title: string
  /** A label of at most 12 letters. */
  readonly label: string
  controlled(who: string, markers: number): string
  readonly uncontrolled: string
  supply(count: number): string
  /** Warriors on the card. */
  kept(count: number): string
  readonly offMap: string
  paths(ends: string): string
  clubs(count: number): string
  ready(items: string): string
  exhausted(items: string): string
  /** Spaces of the score track that still have their marker. */
  track(spaces: string): string
  due(who: string, count: number): string
  /** A hireling marker of the score track. */
  readonly marker: string
}

/** The effects of cards, quests, leaders and characters. */
export interface ExplainWords {
  ambush(card: Card): string
  dominance(card: Card): string
  cost(card: Card): string
  brings(item: Item | null, points: number): string
  readonly moments: Readonly<Record<Moment, string>>
  /** The effect of the card. */
  text(id: string): string
  quest(quest: Quest): string
  readonly leaders: Readonly<Record<Leader, string>>
  viziers(columns: readonly ('recruit' | 'move' | 'battle' | 'build')[]): string
  readonly characters: Readonly<Record<Character, string>>
  /** What a minister takes to be swayed, and does. */
  takes(rank: Rank): string
  readonly ministers: Readonly<Record<Minister, string>>
  startsWith(items: readonly Item[]): string
}

/** The meaning of each sign of a picture's legend, besides factions, suits and pieces. */
export type LegendSign =
  | 'slot'
  | 'ruin'
  | 'path'
  | 'closed'
  | 'lake'
  | 'river'
  | 'ferry'
  | 'tower'
  | 'treetop'
  | 'market'
  | 'forge'
  | 'city'
  | 'rules'
  | 'battle'
  | 'exhausted'
  | 'damaged'
  | 'scorched'
  | 'cost'
  | 'lit'

/** The texts that only pictures have. */
export interface PictureTexts {
  readonly legend: Readonly<Record<LegendSign, string>>
  /** The text without a battle. */
  readonly quiet: string
  readonly score: string
  readonly deck: string
  readonly discard: string
  last(card: string): string
  readonly available: string
  readonly supply: string
  readonly quests: string
  readonly turn: string
  readonly cost: string
  readonly warriors: string
  fallen(leaders: string): string
  readonly craftedItems: string
  coalition(who: string): string
  handOf(who: string): string
  readonly noCards: string
  hiddenCards(count: number): string
  copies(count: number): string
}

/**
 * All messages of Root in one language. The compiler reports missing ones.
 *
 * @example
 * const { title }: RootWords = polish.words
 */
export interface RootWords {
  /** The language tag of BCP 47. */
  readonly language: string
  /** The name of the game. */
  readonly title: string
  readonly names: NameWords
  readonly actions: ActionWords
  readonly asks: AskWords
  /** What the seat that decides is asked, where `asks` makes no question. */
  readonly questions?: Partial<QuestionWords>
  readonly details: DetailWords
  readonly events: EventWords
  readonly refusals: RefusalWords
  readonly board: BoardWords
  readonly ground: GroundWords
  readonly position: PositionWords
  readonly text: TextWords
  readonly hirelings: HirelingWords
  readonly explain: ExplainWords
  readonly picture: PictureTexts
}
