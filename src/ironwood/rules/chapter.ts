import type { Viewer } from '../../core'
import type { Fields, Telling } from '../../toolkit'
import type { CardCheck } from './check-steps'
import type { Automatic, Play, Question } from './play'
import type { Reading } from './reading'
import type { Scene } from './scene'
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

/** What is asked, and how that is said: `where to recruit a Fighter`. */
interface AskedTask<Kind> extends AnyTask<Kind> {
  readonly rule: Question<Kind>
  readonly asked: Telling<Kind, [scene: Scene]>
  /** What it means to leave it out, or the rest of it. */
  readonly forfeited?: string
}

interface AutomaticTask<Kind> extends AnyTask<Kind> {
  readonly rule: Automatic<Kind>
}

/** A kind of task: its parts, who handles it, what of it is hidden, and its words. */
export type TaskKind<Kind> = AskedTask<Kind> | AutomaticTask<Kind>

/** A kind of action: its parts, in the order in which they are written, and its words in a list of choices. */
export interface ActionKind<Kind> {
  readonly fields: Fields<Omit<Kind, 'type'>>
  readonly words: Telling<Kind, [scene: Scene]>
}

/** A kind of step of a card: who may have it, how it is checked, and what it puts on the agenda. */
export interface StepKind<Kind> {
  readonly owner: Seat | 'both'
  readonly fields: Fields<Omit<Kind, 'do'>>
  /** What the fields do not say, such as parts that only one faction can have. */
  check?(card: CardCheck, path: string, step: Kind): void
  /** How a card says it. Lines after the first are what is chosen from. */
  readonly words: Telling<Kind, [reading: Reading]>
  /** It is told by what holds, not by what to do. */
  readonly isStatement?: true
  /** It speaks of what a bot does not have (BOT-14). */
  readonly forPlayersOnly?: true
  /** What is to be done when it comes up; what needs no question is done at once. */
  tasks(play: Play, step: Kind, frame: Frame): readonly Task[]
}

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }
type Pick<Union, Tag extends 'do' | 'type', Name> = Extract<Union, { readonly [Each in Tag]: Name }>

/** What a part of the rules brings: tasks for the agenda, and actions that answer them. */
export interface Chapter<Task extends Tagged<'do'>, Action extends Tagged<'type'> = never> {
  readonly tasks: { readonly [Name in Task['do']]: TaskKind<Pick<Task, 'do', Name>> }
  readonly actions: { readonly [Name in Action['type']]: ActionKind<Pick<Action, 'type', Name>> }
  /** Never there: it tells the compiler what this chapter brings. */
  readonly brings?: { readonly task: Task; readonly action: Action }
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
