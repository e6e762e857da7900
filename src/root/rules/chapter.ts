import type { Random, Refusal, Viewer } from '../../core'
import type { Fields } from '../../toolkit'
import type { Action as AnyAction } from './chapters'
import type { Need } from './needs'
import type { Play, Rule } from './play'
import type { Seat } from './vocabulary'

/** Reasons against actions that were asked for at a question, by their types. */
export type Refusals<Kind> = {
  readonly [Type in AnyAction['type']]?: (
    play: Play,
    task: Kind,
    action: Extract<AnyAction, { readonly type: Type }>,
  ) => Refusal | null
}

/** A task that names a hidden card: how others see it, and how a view is given such a card again. */
export interface Hiding<Kind> {
  seenBy(task: Kind, viewer: Viewer<Seat>): Kind
  dealt(task: Kind, play: Pick<Play, 'state'>, random: Random): Kind
}

/** A kind of task: its parts, what it is about, by which rule, who handles it. */
export interface TaskKind<Kind> {
  readonly fields: Fields<Omit<Kind, 'do'>>
  readonly rule: Rule<Kind>
  /** The rule behind the question, for refusals. */
  readonly law: string
  /** Why an action cannot be chosen, where there is more to say than that it cannot; by the type of the action. */
  readonly refuse?: Refusals<Kind>
  /** What of it is hidden from others. */
  readonly hides?: Hiding<Kind>
  /** What it says of hidden cards, to those who see it asked. */
  needs?(play: Play, task: Kind): Need[]
}

/** A kind of action: its parts, in the order in which they are written. */
export interface ActionKind<Kind> {
  readonly fields: Fields<Omit<Kind, 'type'>>
  /** Its card is a card of the hand. */
  readonly fromHand?: true
}

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }
type Named<Union, Tag extends 'do' | 'type', Name> = Extract<Union, { readonly [Each in Tag]: Name }>

/** What a part of the rules brings: tasks for the agenda, and actions that answer them. */
export interface Chapter<Task extends Tagged<'do'>, Action extends Tagged<'type'> = never> {
  readonly tasks: { readonly [Name in Task['do']]: TaskKind<Named<Task, 'do', Name>> }
  readonly actions: { readonly [Name in Action['type']]: ActionKind<Named<Action, 'type', Name>> }
  /** Never there: it tells the compiler what this chapter brings. */
  readonly brings?: { readonly task: Task; readonly action: Action }
}

export type TaskOf<List> = Brought<List>['task']
export type ActionIn<List> = Brought<List>['action']
type Brought<List> = List[keyof List] extends infer Each
  ? Each extends { readonly brings?: infer All }
    ? Exclude<All, undefined>
    : never
  : never
