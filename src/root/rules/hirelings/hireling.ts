import type { Refusal } from '../../../core'
import type { Fighter } from '../battle/fighter'
import type { Task } from '../chapters'
import type { Effect } from '../effects/effect'
import type { Play } from '../play'
import type { RuleId } from '../rule-id'
import type { Hireling, Seat } from '../vocabulary'
import type { HirelingAction, HirelingTask } from './steps'

/** A decision of a hireling's text: what can be chosen, and what follows from it. */
export interface Step {
  /** The rule behind it. */
  readonly law: RuleId
  actions(play: Play, task: HirelingTask): readonly HirelingAction[]
  answer(play: Play, task: HirelingTask, action: HirelingAction): void
  /** The number of answers depends on something hidden, so the seat is asked even if there is only one. */
  hidden?(play: Play, task: HirelingTask): boolean
  /** Why an answer is refused, where there is more to say than that it is impossible. */
  refuse?(play: Play, task: HirelingTask, action: HirelingAction): Refusal | null
}

/**
 * What the shared rules ask a hireling. Abilities are questions of the shared rules too; a hireling answers only what sets it
 * apart. Each such question is asked through one function, which looks at the hirelings in the game.
 */
export interface HirelingRules extends Fighter<Hireling> {
  /** What the seat that sets it up decides (ROOT-A.6.3). */
  setUp?(play: Play, seat: Seat): readonly Task[]
  /** What its new controller carries out (ROOT-E.2.1). */
  whenHired?(play: Play, seat: Seat): readonly Task[]
  /** What its controller may or must do with it at moments of its own turn (ROOT-E.2.3, ROOT-E.2.4). */
  readonly effects?: readonly Effect[]
  /** Its decisions, by name. */
  readonly steps?: Readonly<Record<string, Step>>
}

/** The rules of all hirelings, by name. */
export type Hirelings = Readonly<Record<Hireling, HirelingRules>>
