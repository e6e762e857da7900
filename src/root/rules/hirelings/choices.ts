import type { Refusal } from '../../../core'
import { type Play, plan } from '../play'
import { unplaceable } from '../reasons'
import type { RuleId } from '../rule-id'
import { type Hireling, isSeat, type Owner, type Seat } from '../vocabulary'
import type { Step } from './hireling'
import type { HirelingAction, HirelingChoice, HirelingTask } from './steps'

/** One choice among things of a kind, and what follows from it. */
interface Choice<Each> {
  readonly law: RuleId
  /** What can be chosen now. */
  of(play: Play, task: HirelingTask): readonly Each[]
  chosen(play: Play, task: HirelingTask, one: Each): void
  /** It may be left out. */
  readonly optional?: boolean
  refuse?(play: Play, task: HirelingTask, one: Each): Refusal | null
}

/** Without a choice there is nothing to leave out. */
const listed = (actions: HirelingAction[], optional: boolean): HirelingAction[] =>
  optional && actions.length > 0 ? [...actions, { type: 'done' }] : actions

/** A clearing is chosen. */
export const clearingStep = ({ law, of, chosen, optional = false, refuse }: Choice<number>): Step => ({
  law,
  actions: (play, task) =>
    listed(
      of(play, task).map((at) => ({ type: 'hireling-at', at })),
      optional,
    ),
  answer(play, task, action) {
    if (action.type === 'hireling-at') chosen(play, task, action.at)
  },
  refuse: (play, task, action) => (action.type === 'hireling-at' ? (refuse?.(play, task, action.at) ?? null) : null),
})

/** A clearing is chosen where something of the hireling is placed. */
export const placingStep = (choice: Omit<Choice<number>, 'refuse'>): Step =>
  clearingStep({ ...choice, refuse: (play, { hireling }, at) => unplaceable(play, hireling, at) })

/** An owner of pieces is chosen. */
export const ownerStep = ({ law, of, chosen, optional = false }: Choice<Owner>): Step => ({
  law,
  actions: (play, task) =>
    listed(
      of(play, task).map((owner) => ({ type: 'hireling-whom', owner })),
      optional,
    ),
  answer(play, task, action) {
    if (action.type === 'hireling-whom') chosen(play, task, action.owner)
  },
})

/** A player is chosen. */
export const playerStep = ({ of, chosen, ...choice }: Choice<Seat>): Step =>
  ownerStep({
    ...choice,
    of,
    chosen(play, task, owner) {
      if (isSeat(owner)) chosen(play, task, owner)
    },
  })

/** One part of the text is chosen, or whether it is done. */
export const partStep = ({ law, of, chosen, optional = false }: Choice<HirelingChoice>): Step => ({
  law,
  actions: (play, task) =>
    listed(
      of(play, task).map((what) => ({ type: 'hireling-do', what })),
      optional,
    ),
  answer(play, task, action) {
    if (action.type === 'hireling-do') chosen(play, task, action.what)
  },
})

/** Plans the first steps of a text. */
export const begin = (
  play: Play,
  hireling: Hireling,
  seat: Seat,
  ...steps: readonly (Pick<HirelingTask, 'step'> & Partial<HirelingTask>)[]
): void => plan(play, ...steps.map((step) => asked(hireling, seat, step)))

/** A step as a task. */
export const asked = (
  hireling: Hireling,
  seat: Seat,
  step: Pick<HirelingTask, 'step'> & Partial<HirelingTask>,
): HirelingTask => ({ ...step, do: 'hireling', seat, hireling })
