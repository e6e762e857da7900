import type { Fields } from '../../toolkit'
import type { Chapter } from './chapter'
import type { CardCheck } from './check-steps'
import type { Play } from './play'
import type { Frame } from './state'
import type { Task as AnyTask } from './task'
import type { Seat } from './vocabulary'

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }

/** A kind of step of a card: its owners, its checks, and its tasks. */
export interface StepKind<Kind> {
  readonly owner: Seat | 'both'
  readonly fields: Fields<Omit<Kind, 'do'>>
  /** A check beyond the fields, such as parts that only one faction can have. */
  check?(card: CardCheck, path: string, step: Kind): void
  /** It needs something that a bot lacks (BOT-14). */
  readonly forPlayersOnly?: true
  /** The tasks of the step; the rest happens at once. */
  tasks(play: Play, step: Kind, frame: Frame): readonly AnyTask[]
}

/** A chapter with steps for cards. A new keyword is a file with one of these, and a line in their list. */
export interface Keyword<
  Step extends Tagged<'do'>,
  Task extends Tagged<'do'> = never,
  Action extends Tagged<'type'> = never,
> extends Chapter<Task, Action> {
  readonly steps: { readonly [Name in Step['do']]: StepKind<Extract<Step, { readonly do: Name }>> }
  /** Never present: it tells the compiler the steps of this keyword. */
  readonly means?: Step
}

/** The steps of all keywords of a list. */
export type StepOf<List> = List[keyof List] extends infer Each
  ? Each extends { readonly means?: infer Step }
    ? Exclude<Step, undefined>
    : never
  : never
