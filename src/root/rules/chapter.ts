import type { Random } from '../../core'
import type * as toolkit from '../../toolkit'
import type { Action } from './chapters'
import type { Need } from './needs'
import type { Play } from './play'
import type { RuleId } from './rule-id'
import type { Seat } from './vocabulary'

export type { ActionIn, AskedOf, TaskOf } from '../../toolkit'

/** What the chapters of Root share. */
export interface Terms {
  readonly play: Play
  readonly seat: Seat
  readonly action: Action
  readonly law: RuleId
  readonly deal: Pick<Play, 'state'> & { readonly random: Random }
  readonly held: never
  readonly need: Need
}

type Tagged<Tag extends 'do' | 'type'> = { readonly [Name in Tag]: string }

/** What a part of the rules brings: questions, the actions that answer them, and tasks that run by themselves. */
export type Chapter<
  Asked extends Tagged<'do'>,
  Answer extends Tagged<'type'> = never,
  Automatic extends Tagged<'do'> = never,
> = toolkit.Chapter<Terms, Asked, Answer, Automatic>
