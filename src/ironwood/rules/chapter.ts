import type { Viewer } from '../../core'
import type { Fields } from '../../toolkit'
import type { CardCheck } from './check-steps'
import type { Automatic, Play, Question } from './play'
import type { Frame } from './state'
import type { Task } from './task'
import type { Seat } from './vocabulary'

/** What may be dealt to a task that names hidden cards: cards that lie nowhere else. */
export interface Deal {
  readonly viewer: Viewer<Seat>
  /** The special cards in the hand of a seat, as they were dealt. */
  specials(seat: Seat): readonly string[]
  /** The vision cards that are left when all other places have theirs. */
  readonly visions: readonly number[]
}

/** A task that names hidden cards: how others see it, and how a view is given such cards again. */
export interface Hiding<Kind> {
  seenBy(task: Kind, viewer: Viewer<Seat>): Kind
  dealt(task: Kind, deal: Deal): Kind
  /** The vision cards that lie with this task, and nowhere else. */
  visions?(task: Kind): readonly number[]
}

interface AnyTask<Kind> {
  readonly fields: Fields<Omit<Kind, 'do'>>
  readonly hides?: Hiding<Kind>
}

/** A task that asks a seat. */
interface AskedTask<Kind> extends AnyTask<Kind> {
  readonly rule: Question<Kind>
}

interface AutomaticTask<Kind> extends AnyTask<Kind> {
  readonly rule: Automatic<Kind>
}

/** A kind of task: its parts, who handles it, and what of it is hidden. */
export type TaskKind<Kind> = AskedTask<Kind> | AutomaticTask<Kind>

/** A kind of action: its parts, in the order in which they are written. */
export interface ActionKind<Kind> {
  readonly fields: Fields<Omit<Kind, 'type'>>
}

/** A kind of step of a card: who may have it, how it is checked, and what it puts on the agenda. */
export interface StepKind<Kind> {
  readonly owner: Seat | 'both'
  readonly fields: Fields<Omit<Kind, 'do'>>
  /** What the fields do not say, such as parts that only one faction can have. */
  check?(card: CardCheck, path: string, step: Kind): void
  /** It speaks of what a bot does not have (BOT-14). */
  readonly forPlayersOnly?: true
  /** What is to be done when it comes up; what needs no question is done at once. */
  tasks(play: Play, step: Kind, frame: Frame): readonly Task[]
}

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }
type Pick<Union, Tag extends 'do' | 'type', Name> = Extract<Union, { readonly [Each in Tag]: Name }>

/** What a part of the rules brings: questions and tasks that need nobody for the agenda, and actions that answer. */
export interface Chapter<
  Asked extends Tagged<'do'>,
  Action extends Tagged<'type'> = never,
  Automatic extends Tagged<'do'> = never,
> {
  readonly tasks: { readonly [Name in Asked['do']]: AskedTask<Pick<Asked, 'do', Name>> } & {
    readonly [Name in Automatic['do']]: AutomaticTask<Pick<Automatic, 'do', Name>>
  }
  readonly actions: { readonly [Name in Action['type']]: ActionKind<Pick<Action, 'type', Name>> }
  /** Never there: it tells the compiler what this chapter brings. */
  readonly brings?: { readonly asked: Asked; readonly task: Asked | Automatic; readonly action: Action }
}

/** A chapter with steps that cards are made of. A new keyword is a file with one of these, and a line in the list of them. */
export interface Keyword<
  Step extends Tagged<'do'>,
  Task extends Tagged<'do'> = never,
  Action extends Tagged<'type'> = never,
> extends Chapter<Task, Action> {
  readonly steps: { readonly [Name in Step['do']]: StepKind<Pick<Step, 'do', Name>> }
  /** Never there, either. */
  readonly means?: Step
}

/** What the chapters of a list bring, all together. */
export type TaskOf<List> = Brought<List>['task']
export type AskedOf<List> = Brought<List>['asked']
export type ActionIn<List> = Brought<List>['action']
export type StepOf<List> = List[keyof List] extends infer Each
  ? Each extends { readonly means?: infer Step }
    ? Exclude<Step, undefined>
    : never
  : never
type Brought<List> = List[keyof List] extends infer Each
  ? Each extends { readonly brings?: infer All }
    ? Exclude<All, undefined>
    : never
  : never
