import type * as toolkit from '../../toolkit'
import type { Action } from './chapters'
import type { Play } from './play'
import type { RuleId } from './rule-id'
import type { Seat } from './vocabulary'

export type { ActionIn, AskedOf, TaskOf } from '../../toolkit'

/** The types that all chapters of Daimyo share. No task hides anything. */
export interface Terms {
  readonly play: Play
  readonly seat: Seat
  readonly action: Action
  readonly law: RuleId
  readonly deal: never
  readonly held: never
  readonly need: never
}

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }

/** A part of the rules: questions, the actions that answer them, and tasks that run by themselves. */
export type Chapter<
  Asked extends Tagged<'do'>,
  Answer extends Tagged<'type'> = never,
  Automatic extends Tagged<'do'> = never,
> = toolkit.Chapter<Terms, Asked, Answer, Automatic>
