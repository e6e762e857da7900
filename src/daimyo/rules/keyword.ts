import type { Fields } from '../../toolkit'
import type { Chapter } from './chapter'
import type { Play } from './play'
import type { Task as AnyTask } from './task'
import type { Clan } from './vocabulary'

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }

/** A kind of step: its parts, and the tasks that it plans. What needs no choice happens at once. */
export interface StepKind<Kind> {
  readonly fields: Fields<Omit<Kind, 'do'>>
  tasks(play: Play, step: Kind, seat: Clan): readonly AnyTask[]
}

/** A chapter with steps for cards. A new keyword is a file with one of these, and a line in their list. */
export interface Keyword<
  Step extends Tagged<'do'>,
  Asked extends Tagged<'do'> = never,
  Action extends Tagged<'type'> = never,
  Automatic extends Tagged<'do'> = never,
> extends Chapter<Asked, Action, Automatic> {
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
