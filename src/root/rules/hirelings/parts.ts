import type { Play } from '../play'
import type { RuleId } from '../rule-id'
import { partStep } from './choices'
import type { Step } from './hireling'
import type { HirelingChoice, HirelingTask } from './steps'

/** One of several parts that a text joins by "or": whether it can be done, and what it does. */
interface Part {
  readonly what: HirelingChoice
  can(play: Play, task: HirelingTask): boolean
  chosen(play: Play, task: HirelingTask): void
}

/** A step that asks for one of several parts (ROOT-E.2.5); with `optional` none need be done. */
export const orStep = (law: RuleId, parts: readonly Part[], optional = false): Step =>
  partStep({
    law,
    optional,
    of: (play, task) => parts.filter((part) => part.can(play, task)).map(({ what }) => what),
    chosen: (play, task, what) => parts.find((part) => part.what === what)?.chosen(play, task),
  })
