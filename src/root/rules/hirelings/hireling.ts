import type { Refusal } from '../../../core'
import type { Fighter } from '../battle/fighter'
import type { Action, Task } from '../chapters'
import type { Effect } from '../effects/effect'
import type { Need } from '../needs'
import type { Play } from '../play'
import type { DueTrigger, Loss } from '../removal'
import type { RuleId } from '../rule-id'
import type { Hired } from '../state'
import type { Hireling, Item, Owner, Seat } from '../vocabulary'
import type { HirelingAction, HirelingTask } from './steps'

/** A decision of a hireling's text: what can be chosen, and what follows from it. */
export interface Step {
  /** The rule behind it. */
  readonly law: RuleId
  actions(play: Play, task: HirelingTask): readonly HirelingAction[]
  answer(play: Play, task: HirelingTask, action: HirelingAction): void
  /** The number of answers depends on something hidden, so the seat is asked even if there is only one. */
  hidden?(play: Play, task: HirelingTask): boolean
  /** What the question says of hidden cards. */
  needs?(play: Play, task: HirelingTask): Need[]
  /** Why an answer is refused, where there is more to say than that it is impossible. */
  refuse?(play: Play, task: HirelingTask, action: HirelingAction): Refusal | null
}

/** What a hireling lets any seat do in its own turn; see `Offer` of factions. */
export interface HirelingOffer {
  actions(play: Play, seat: Seat): readonly Action[]
  take(play: Play, seat: Seat, action: Action): boolean
  refused(play: Play, seat: Seat, action: Action): Refusal | null
}

/**
 * What the shared rules ask a hireling. Abilities are questions of the shared rules too; a hireling answers only what sets it
 * apart. Each such question is asked through one function, which looks at the hirelings in the game.
 */
export interface HirelingRules extends Fighter<Hireling> {
  /** What the seat that sets it up decides (ROOT-A.6.3). */
  setUp?(play: Play, seat: Seat): readonly Task[]
  /** Items that came into the game with it. */
  readonly itemsBrought?: readonly Item[]
  /** What its new controller carries out (ROOT-E.2.1). */
  whenHired?(play: Play, seat: Seat): readonly Task[]
  /** What its controller may or must do with it at moments of its own turn (ROOT-E.2.3, ROOT-E.2.4). */
  readonly effects?: readonly Effect[]
  /** Enemies cannot place pieces in a clearing; and what is said of it. */
  bars?(hired: Hired, at: number): boolean
  whyBarred?(at: number): Refusal
  /** What enemies have moved into a clearing in this turn cannot leave it in this turn. */
  detains?(hired: Hired, at: number): boolean
  /** Enemies can neither battle nor remove the faction pieces of its controller in a clearing. */
  shields?(hired: Hired, at: number): boolean
  /** Moves of its controller's faction between two clearings need no rule. */
  waivesRule?(play: Play, from: number, to: number): boolean
  /** An enemy that moves along a path must remove one of the pieces. */
  takesToll?(play: Play, from: number, to: number): boolean
  /** What its controller decides after a move of its faction along a path. */
  escorts?(play: Play, seat: Seat, from: number, to: number): Task | null
  /** Extra hits that its controller's faction deals in a clearing after the roll. */
  extraHitsFor?(play: Play, seat: Seat, at: number): number
  /** Keeps a card that its controller has crafted and would discard; what its controller decides. */
  keepsCrafted?(play: Play, seat: Seat, card: string): Task | null
  /** The Evening of its controller ends. */
  endOfEvening?(play: Play, seat: Seat): void
  /** What others may do with it in their turns, between actions and steps. */
  readonly offer?: HirelingOffer
  /** Its warriors only move all together. */
  readonly movesTogether?: true
  /** Whether it can fight in a clearing from outside of it. */
  fightsAt?(play: Play, at: number): boolean
  /** Its pieces in a clearing cannot be battled by an owner. */
  evades?(play: Play, hired: Hired, at: number, by: Owner): boolean
  /** Where that hangs on a hidden hand of a seat: which cards let it attack. */
  keysFor?(play: Play, seat: Seat, at: number): ((card: string) => boolean) | null
  /** One event has taken pieces of it. */
  afterLosses?(play: Play, losses: readonly Loss[], replaced: boolean): void
  /** What becomes of warriors that its controller's faction loses; `null` if nothing special. */
  afterFactionLoss?(play: Play, seat: Seat, loss: Loss, replaced: boolean): DueTrigger | null
  /** What its controller may do before the roll of a battle as its defender. */
  beforeDefence?(play: Play, seat: Seat): Task | null
  /** Whether its controller deals the higher number as the defender of the battle. */
  dealsHigherFor?(play: Play, seat: Seat): boolean
  /** Whether the first hit on its controller in a battle does not count. */
  readonly takesFirstHit?: true
  /** Its decisions, by name. */
  readonly steps?: Readonly<Record<string, Step>>
}

/** The rules of all hirelings, by name. */
export type Hirelings = Readonly<Record<Hireling, HirelingRules>>
