import type { ActionOf } from '../action'
import type { Step } from '../card'
import { spend } from '../components'
import { stepsOf } from '../frames'
import { forfeit, frameOf, plan, type Question, sideOf } from '../play'
import type { Seat } from '../vocabulary'

/** CI-03: crystals for one option more, before the first option. */
export interface OneMoreTask {
  readonly do: 'one-more'
  readonly seat: Seat
  readonly step: Extract<Step, { do: 'resolve' }>
}

export const oneMore: Question<OneMoreTask, ActionOf<'pay' | 'forfeit'>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat, step }) =>
    sideOf(play, seat).crystals >= (step.spendForOneMore ?? 0) ? [{ type: 'pay' }, forfeit] : [forfeit],
  answer(play, { seat, step }, { type }) {
    if (type === 'pay') spend(play, seat, step.spendForOneMore ?? 0)
    plan(play, optionsOf(seat, step, type === 'pay' ? step.count + 1 : step.count))
  },
}

/** IW-KEY-15: so many different options, in any order. */
export interface OptionsTask {
  readonly do: 'options'
  readonly seat: Seat
  readonly options: readonly (readonly Step[])[]
  readonly taken: number[]
  left: number
}

export const optionsOf = (seat: Seat, { options }: OneMoreTask['step'], left: number): OptionsTask => ({
  do: 'options',
  seat,
  options,
  taken: [],
  left,
})

export const options: Question<OptionsTask, ActionOf<'option'>> = {
  seat: (_play, { seat }) => seat,
  actions: (_play, { options, taken, left }) =>
    left === 0
      ? []
      : options.flatMap((_, index) =>
          taken.includes(index + 1) ? [] : [{ type: 'option', option: index + 1 } as const],
        ),
  answer(play, task, { option }) {
    task.left--
    task.taken.push(option)
    frameOf(play).won = false
    plan(play, ...stepsOf(task.options[option - 1] ?? []), task)
  },
}
