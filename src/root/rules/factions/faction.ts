import type { Random, Refusal, Viewer } from '../../../core'
import type { Fields } from '../../../toolkit'
import type { Fighter } from '../battle/fighter'
import type { Action, Task } from '../chapters'
import type { Laws, SeatLaw } from '../check/law'
import type { Tools } from '../craft'
import type { Effect } from '../effects/effect'
import type { Way } from '../moving/links'
import type { MoveCountTask, MoveTask } from '../moving/move'
import type { PieceKind } from '../pieces'
import type { Play } from '../play'
import type { DueTrigger, Loss } from '../removal'
import type { Homelands } from '../setup/advanced/homeland'
import type { Side } from '../state'
import type { Character, ClearingSuit, Faction, Item, Seat } from '../vocabulary'
import type { Board, BoardView } from './boards'

/** The steps of a turn, phase by phase. */
export interface Turn {
  readonly birdsong: readonly Task[]
  readonly daylight: readonly Task[]
  readonly evening: readonly Task[]
}

/** Cards that a view hides, to be dealt up to a size. */
export interface HiddenCards {
  readonly place: 'supporters'
  readonly list: string[]
  readonly size: number
}

/** The same as nobody changes it, as shapes describe it. */
type Still<Value> = Value extends (infer Item)[]
  ? readonly Still<Item>[]
  : Value extends object
    ? { readonly [Part in keyof Value]: Still<Value[Part]> }
    : Value

/** The parts of a board with their shapes. */
export type BoardFields<Each> = Fields<Omit<{ readonly [Part in keyof Each]: Still<Each[Part]> }, 'faction'>>

/** What a faction has on its board, and who sees it. */
interface BoardRules<Own extends Board, Shown extends BoardView> {
  /** What its board is made of, for schemas. */
  readonly fields: BoardFields<Own>
  /** What others see of it is made of, where that is not all. */
  readonly shownFields?: BoardFields<Shown>
  /** Before anything is set up; by seat, the factions that play. */
  newBoard(faction: Faction, seats: readonly Seat[], chosen: readonly Faction[]): Own
  copyBoard(board: Own): Own
  showBoard(board: Own, isOwn: boolean, viewer: Viewer<Seat>): Shown
  /** Cards of the shared deck that lie on it. */
  cardsOn?(board: Own): readonly string[]
  /** Those of them that a viewer can see there, or has seen. */
  cardsSeen?(board: Shown, viewer: Viewer<Seat>): readonly string[]
  /** The pile on it that takes the place of the discard pile, for every seat. */
  pileOn?(board: Own): string[]
  /** Items that lie on it: by kind, in as many lists as there are ways to lie. */
  itemsOn?(board: Own): readonly (readonly number[])[]
  /** Items that came into the game with it. */
  itemsBrought?(board: Own): readonly Item[]
  /** A set of items lies under the ruins with it, unless another faction brings one. */
  readonly needsRuinItems?: true
  /** Quests that it has finished. */
  questsOn?(board: Own | Shown): readonly string[]
  /** The board behind a view, with what the viewer knows of it; hidden pieces are dealt. */
  boardBehind(board: Shown, viewer: Viewer<Seat>, random: Random, pieces: Side['pieces']): Own
  /** What of that board is still to be dealt. */
  hiddenOn?(board: Own, shown: Shown): readonly HiddenCards[]
  /** Deals what others may know of the board, and the viewer cannot. */
  dealMemories?(board: Own, others: readonly Seat[], viewer: Viewer<Seat>, random: Random): void
}

/** What a faction lets another seat do in that seat's turn. */
export interface Offer {
  /** At this moment; else between actions and steps, until the draw of its Evening (ROOT-ENG-14). */
  readonly moment?: 'birdsong.start'
  /** What the seat can do now. */
  actions(play: Play, owner: Seat, seat: Seat): readonly Action[]
  /** Whether that depends on its hidden hand, as far as others can tell. */
  hangsOnHand?(play: Play, owner: Seat, seat: Seat): boolean
  /** Carries such an action out; `false` if it is none. */
  take(play: Play, owner: Seat, seat: Seat, action: Action): boolean
  /** Why such an action cannot be done; `null` if it is none. */
  refused(play: Play, owner: Seat, seat: Seat, action: Action): Refusal | null
}

/** A setup card. */
export interface SetupByCard {
  readonly homelands?: Homelands
  /** What comes before homelands are chosen. */
  begin?(play: Play, seat: Seat): void
  /** Sets up in and around its homelands; a Vagabond with the character that was dealt. */
  setUp(
    play: Play,
    seat: Seat,
    dealt: { readonly homelands: readonly number[]; readonly character: Character | null },
  ): void
}

interface TurnRules {
  /** The first task of its setup (ROOT-5.1.7a). */
  setup(seat: Seat): Task
  /** How it sets up by its setup card (ROOT-A.8.2a), where that is not its usual setup. */
  readonly byCard?: SetupByCard
  /** All seats have their factions, after it has set up by its setup card. */
  meet?(play: Play, seat: Seat): void
  /** The corner where it has started, as its first pieces tell; 0 if it has not. Asked in setup. */
  startedAt?(side: Side): number
  turn(seat: Seat): Turn
  /** Completes a position that is described: what it brings to the table, and what no description says of its board. */
  layOut?(play: Play, seat: Seat): void
  /** How many cards it draws in its Evening. */
  drawCount(play: Play, seat: Seat): number
  /** The task of its Evening that other rules mean by its draw, where it draws no cards then (ROOT-11.6.2a). */
  readonly inPlaceOfDraw?: Task['do']
  /** Whether it may draw cards now; and what follows once it has drawn. */
  mayDraw?(play: Play, seat: Seat): boolean
  afterDraw?(play: Play, seat: Seat): void
  /** What it may do at moments of its turn besides using its crafted cards. */
  readonly effects?: readonly Effect[]
  /** What it lets others do in their turns. */
  readonly offer?: Offer
}

/** A piece of which there is one kind for each suit: a base, a garden, a trade post. */
interface Suited {
  /** Whether one of a suit is left to be placed. */
  isLeft(play: Play, seat: Seat, suit: ClearingSuit): boolean
  place(play: Play, seat: Seat, at: number, suit: ClearingSuit): void
}

/** Where its pieces stand, and what that means for others. */
interface GroundRules<Own extends Board> {
  /** What it places in clearings of a suit. */
  readonly suited?: Suited
  /** The clearing of its pawn; 0 if it is in none. */
  pawnAt?(board: Own): number
  /** Clearings where it has looked, or looks, under a ruin (ROOT-9.7.3a). */
  ruinsLooked?(play: Pick<Play, 'state'>, seat: Seat): readonly number[]
  /** A ruin has been removed. */
  forgetRuin?(play: Play, seat: Seat, at: number): void
  /** Clearings that are adjacent to one for it alone (ROOT-12.2.2a). */
  links?(play: Play, seat: Seat, from: number): readonly number[]
  /** Whether it keeps others from placing pieces in a clearing, by who controls the pieces; and what is said of it. */
  bars?(side: Side, at: number, controller: Seat | null): boolean
  whyBarred?(at: number): Refusal
  /** Whether it keeps the pieces of others from leaving a clearing; and what is said of it. */
  holds?(side: Side, at: number, controller: Seat | null): boolean
  whyHeld?(at: number): Refusal
  /** Its warriors move whoever rules (ROOT-13.2.3). */
  readonly nimble?: true
  /** Warriors that are in no clearing and in no supply. */
  warriorsAside?(board: Own): number
  /** Warriors of any seat that lie on its board, by whose they are. */
  warriorsOn?(board: Own): Partial<Readonly<Record<Seat, number>>>
  /** Moves in its own way, where it does not move warriors. */
  move?(play: Play, task: MoveTask): void
  canMove?(play: Play, seat: Seat): boolean
  /** Where its pawn can be forced to move, and the move itself (ROOT-HIR-9d). */
  forcedWays?(play: Play, seat: Seat): readonly Way[]
  moveForced?(play: Play, seat: Seat, way: Way): void
  /** Its own warriors have moved, whoever made them. */
  afterOwnMove?(play: Play, seat: Seat, from: number, to: number, count: number): void
  /** What it is asked before the number of warriors that move. */
  beforeCount?(play: Play, task: MoveCountTask): Task | null
  /** What comes next where a move has led that is followed. */
  followMove?(play: Play, seat: Seat, at: number): void
}

interface CraftRules<Own extends Board> {
  /** The kinds of pieces that it crafts with now, where those are not all of its crafting pieces. */
  craftsWith?(board: Own): readonly PieceKind[]
  /** What can be activated, by suit, where it crafts with no pieces on the map. */
  tools?(play: Play, seat: Seat): Tools
  activateTool?(play: Play, seat: Seat): void
  /** Pays for a card in its own way, symbol by symbol. */
  payCraft?(play: Play, seat: Seat, card: string): void
  /** What it decides before anything becomes of a crafted item. */
  beforeItem?(seat: Seat, card: string): Task
  /** Takes a crafted item, where it does not lie in the box of crafted items. */
  takeItem?(play: Play, seat: Seat, item: Item): void
  /** The points that a crafted item brings, if not those of the card. */
  itemPoints?(play: Play, seat: Seat, points: number): number
}

interface RemovalRules {
  /** What the removal of its pieces sets off; `null` where warriors go home as usual. */
  afterLoss?(play: Play, seat: Seat, loss: Loss, by: Seat | null, replaced: boolean): readonly DueTrigger[] | null
  /** What an event sets off that has taken these pieces of it, once for all of them. */
  afterLosses?(play: Play, seat: Seat, losses: readonly Loss[]): readonly DueTrigger[]
  /** What it gains or suffers by removing pieces, besides a point for each building and token. */
  afterRemoving?(play: Play, seat: Seat, losses: readonly Loss[], structures: number): void
  /** What happens to its pawn where all pieces of a clearing are removed. */
  pawnRemoved?(seat: Seat): Task
  /** What an enemy player gains by removing its pieces, besides a point for each building and token. */
  rewardRemoval?(play: Play, loss: Loss, by: Seat): void
  /** What it sets off when warriors that a seat moves have come into a clearing. */
  afterMove?(play: Play, seat: Seat, mover: Seat, at: number): DueTrigger | null
}

interface VictoryRules {
  /** It wins with a partner, not by dominance (ROOT-9.2.8). */
  readonly inCoalition?: true
  /** A coalition has begun. */
  afterCoalition?(play: Play, seat: Seat, partner: Seat): void
}

/**
 * What the shared rules ask a faction. A question that is not answered has the usual answer: so a faction says only what sets
 * it apart.
 */
export interface FactionRules<Own extends Board = Board, Shown extends BoardView = BoardView>
  extends BoardRules<Own, Shown>,
    TurnRules,
    GroundRules<Own>,
    CraftRules<Own>,
    Fighter<Seat>,
    RemovalRules,
    VictoryRules {
  /** What always holds for its seat. */
  readonly laws: Laws<SeatLaw>
}

/** The rules of all factions, by name. */
export type Factions = Readonly<Record<Faction, FactionRules>>
