import type { ActionIn, TaskOf } from '../rules/chapter'
import type { Action, chapters, Task } from '../rules/chapters'
import type { factionChapters } from '../rules/factions/chapters'
import type { hirelingChapters } from '../rules/hirelings/chapters'
import type { landmarkChapters } from '../rules/landmarks/chapters'
import type { advancedChapters } from '../rules/setup/advanced/chapters'
import type { Owner } from '../rules/vocabulary'

type SharedChapters = Omit<
  typeof chapters,
  | keyof typeof factionChapters
  | keyof typeof hirelingChapters
  | keyof typeof advancedChapters
  | keyof typeof landmarkChapters
>

/** What the shared rules put on the agenda, and what answers that. */
export type SharedTask = TaskOf<SharedChapters>
export type SharedAction = ActionIn<SharedChapters>

/** All actions of some types, by type. */
export type ActionTable<Name extends Action['type']> = {
  readonly [Each in Name]: readonly Extract<Action, { readonly type: Each }>[]
}

/** The fields of tasks that hold values of a kind; those without a value of their own are told in other channels. */
type FieldsWith<Each, Kind> = Each extends Task
  ? { [Field in keyof Each]: Each[Field] extends Kind ? Field : never }[keyof Each]
  : never

type Placed = 'at' | 'from' | 'to' | 'path' | 'keep' | 'column'
export type Flag<Each> = FieldsWith<Each, boolean> & string
export type Count<Each> = Exclude<FieldsWith<Each, number> & string, Placed>
export type Role<Each> = Exclude<FieldsWith<Each, Owner> & string, 'seat'>

/** What is placed or done. */
export type Thing<Each> = Each extends { readonly piece: infer Name extends string }
  ? Name
  : Each extends { readonly building: infer Name extends string }
    ? Name
    : Each extends { readonly what: infer Name extends string }
      ? Name
      : never
