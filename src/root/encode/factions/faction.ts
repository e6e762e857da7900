import type { Action, Task } from '../../rules'
import type { Name as BattleEffect } from '../../rules/battle/effects'
import type { ActionIn, TaskOf } from '../../rules/chapter'
import type { Board, BoardView } from '../../rules/factions/boards'
import type { Facts } from '../../rules/factions/fact'
import type { PieceKind } from '../../rules/pieces'
import type { EffectName } from '../../rules/refusals/effects'
import type { Trigger } from '../../rules/removal'
import type { Faction } from '../../rules/vocabulary'
import type { ActionTable, Count, Flag, Role, SharedAction, SharedTask, Thing } from '../fields'
import type { Part, Seated, Sight } from '../sight'

/** Effects that come from factions, not from cards. */
export type OwnUse = Extract<EffectName, 'refresh' | 'lavish'>
/** Effects of hirelings that have another. */
export type HirelingUse = Extract<EffectName, 'brigand-theft'>
export type OwnBattleEffect = Extract<BattleEffect, 'swift-strike'>

/** The tasks that a faction's chapters bring. */
export type OwnTask<Chapters> = TaskOf<Chapters>
/** What its questions say that those of the shared rules do not. */
export type OwnFlag<Chapters> = Exclude<Flag<OwnTask<Chapters>>, Flag<SharedTask>>
export type OwnCount<Chapters> = Exclude<Count<OwnTask<Chapters>>, Count<SharedTask>>
export type OwnRole<Chapters> = Exclude<Role<OwnTask<Chapters>>, Role<SharedTask>>
export type OwnThing<Chapters> = Thing<OwnTask<Chapters>>
export type OwnTrigger<Chapters> = Extract<OwnTask<Chapters>, Trigger>['do']
/** Its pieces besides warriors. */
export type OwnPieces<Own extends Facts> = Readonly<Record<Exclude<keyof Own['pieces'], 'warrior'>, number>>
/** Its actions that answer no question of the shared rules. */
export type OwnActions<Chapters> = ActionTable<
  Exclude<ActionIn<Chapters>['type'], SharedAction['type'] | 'strike-piece'>
>

/**
 * A faction in numbers: its block of an encoding, and its board in keys. Every list has an order that never changes. What it leaves
 * out is empty.
 */
export interface EncodedFaction<Each extends Board | BoardView = Board | BoardView> {
  /** The name of the block. */
  readonly block: string
  /** The factions that share it. */
  readonly factions: readonly Faction[]
  /** Its pieces besides warriors, with how many of each a clearing may hold. */
  readonly pieces: Readonly<Partial<Record<PieceKind, number>>>
  /** What its seat tells besides its pieces. */
  readonly seat?: readonly Part<Seated>[]
  /** All its tasks. */
  readonly tasks: readonly Task['do'][]
  /** What its questions say of themselves: flags, numbers, other seats, what is placed or done. */
  readonly flags?: readonly string[]
  readonly counts?: readonly string[]
  readonly roles?: readonly string[]
  readonly things?: readonly string[]
  /** Effects of its losses that may wait for their order. */
  readonly triggers?: readonly Trigger['do'][]
  /** What its questions tell besides. */
  readonly question?: readonly Part<Sight>[]
  /** What waits besides its question. */
  readonly agenda?: readonly Part<Sight>[]
  /** What it may use once in a turn, as an effect. */
  readonly uses?: readonly OwnUse[]
  /** What else can be used once in a turn. */
  readonly once?: readonly string[]
  readonly battleEffects?: readonly OwnBattleEffect[]
  /** What it may do by the action `act`. */
  readonly acts?: readonly Extract<Action, { type: 'act' }>['what'][]
  /** Its actions, type by type. */
  readonly actions: Readonly<Record<string, readonly Action[]>>
  /** Its board with all in order that has none by itself. */
  orderly(board: Each): object
}
