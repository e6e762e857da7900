import { listOf, optional } from '../../../toolkit'
import type { ActionOf } from '../action'
import { spend } from '../components'
import { stepsOf } from '../frames'
import type { Keyword } from '../keyword'
import { forfeit, forgetVictory, plan, planAll, type Question, sideOf } from '../play'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'
import type { Step } from '.'

export interface ResolveStep {
  readonly do: 'resolve'
  readonly count: number
  readonly options: readonly (readonly Step[])[]
  /** Spend this many crystals and resolve one more option. */
  readonly spendForOneMore?: number
}

export interface OptionAction {
  readonly type: 'option'
  readonly option: number
}

/** CI-03: crystals for one more option, before the first option. */
export interface OneMoreTask {
  readonly do: 'one-more'
  readonly seat: Seat
  readonly step: ResolveStep
}

const oneMore: Question<OneMoreTask, ActionOf<'pay' | 'forfeit'>> = {
  actions: (play, { seat, step }) =>
    sideOf(play, seat).crystals >= (step.spendForOneMore ?? 0) ? [{ type: 'pay' }, forfeit] : [forfeit],
  answer(play, { seat, step }, { type }) {
    if (type === 'pay') spend(play, seat, step.spendForOneMore ?? 0)
    plan(play, optionsOf(seat, step, type === 'pay' ? step.count + 1 : step.count))
  },
}

/** IW-KEY-15: this many different options, in any order. */
export interface OptionsTask {
  readonly do: 'options'
  readonly seat: Seat
  readonly options: readonly (readonly Step[])[]
  readonly taken: readonly number[]
  readonly left: number
}

const optionsOf = (seat: Seat, { options }: ResolveStep, left: number): OptionsTask => ({
  do: 'options',
  seat,
  options,
  taken: [],
  left,
})

const which: Question<OptionsTask, OptionAction> = {
  actions(_play, { options, taken, left }) {
    const actions: OptionAction[] = []
    if (left > 0)
      for (let option = 1; option <= options.length; option++)
        if (!taken.includes(option)) actions.push({ type: 'option', option })
    return actions
  },
  answer(play, task, { option }) {
    forgetVictory(play)
    const { seat, options, taken, left } = task
    planAll(play, [
      ...stepsOf(options[option - 1] ?? []),
      { do: 'options', seat, options, taken: [...taken, option], left: left - 1 },
    ])
  },
}

const fields = {
  count: shape.some,
  options: listOf(shape.steps),
  spendForOneMore: optional(shape.some),
}

export const resolve: Keyword<ResolveStep, OneMoreTask | OptionsTask, OptionAction> = {
  steps: {
    resolve: {
      owner: 'both',
      fields,
      check(card, path, { count, options, spendForOneMore }) {
        const most = spendForOneMore === undefined ? count : count + 1
        if (most > options.length)
          card.report(`${path}.options`, `There are ${options.length} options, and ${most} are to be resolved.`)
      },
      tasks: (_play, step, { seat }) => [
        step.spendForOneMore === undefined ? optionsOf(seat, step, step.count) : { do: 'one-more', seat, step },
      ],
    },
  },
  tasks: {
    'one-more': {
      fields: { seat: shape.seat, step: shape.stepOf<ResolveStep>('resolve', fields) },
      law: 'CI-03',
      rule: oneMore,
    },
    options: {
      fields: {
        seat: shape.seat,
        options: listOf(shape.steps),
        taken: listOf(shape.some),
        left: shape.count,
      },
      law: 'IW-KEY-15',
      rule: which,
    },
  },
  actions: { option: { fields: { option: shape.count } } },
}
