import type { Fields } from '../../toolkit'
import type { Chapter } from './chapter'
import type { CardCheck } from './check-steps'
import type { Play } from './play'
import type { Frame } from './state'
import type { Task as AnyTask } from './task'
import type { Seat } from './vocabulary'

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }

/** A kind of step of a card: who may have it, how it is checked, and what it puts on the agenda. */
export interface StepKind<Kind> {
  readonly owner: Seat | 'both'
  readonly fields: Fields<Omit<Kind, 'do'>>
  /** What the fields do not say, such as parts that only one faction can have. */
  check?(card: CardCheck, path: string, step: Kind): void
  /** It speaks of what a bot does not have (BOT-14). */
  readonly forPlayersOnly?: true
  /** What is to be done when it comes up; what needs no question is done at once. */
  tasks(play: Play, step: Kind, frame: Frame): readonly AnyTask[]
}

/** A chapter with steps that cards are made of. A new keyword is a file with one of these, and a line in the list of them. */
export interface Keyword<
  Step extends Tagged<'do'>,
  Task extends Tagged<'do'> = never,
  Action extends Tagged<'type'> = never,
> extends Chapter<Task, Action> {
  readonly steps: { readonly [Name in Step['do']]: StepKind<Extract<Step, { readonly do: Name }>> }
  /** Never there: it tells the compiler what steps this keyword brings. */
  readonly means?: Step
}

/** The steps of all keywords of a list. */
export type StepOf<List> = List[keyof List] extends infer Each
  ? Each extends { readonly means?: infer Step }
    ? Exclude<Step, undefined>
    : never
  : never
