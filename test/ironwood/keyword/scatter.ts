import { oneOf } from '../../../toolkit'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { add, fightersOn, forestId, forestOf } from '../components'
import type { Keyword } from '../keyword'
import { orForfeit, type Question } from '../play'
import * as shape from '../shapes'

/** A keyword of no rulebook: Fighters of one inner forest go to every forest beside it, one each. */
export interface ScatterStep {
  readonly do: 'scatter'
  readonly count: number
}

export interface ScatterAction {
  readonly type: 'scatter'
  readonly at: string
  readonly pace: 'walk' | 'run'
}

export interface ScatterTask {
  readonly do: 'scatter'
  readonly count: number
}

const where: Question<ScatterTask, ActionOf<'scatter' | 'forfeit'>> = {
  seat: () => asked.scatter,
  actions: (play, { count }) =>
    orForfeit(
      play.board.innerForests
        .filter((forest) => fightersOn(play, forest) >= count)
        .map((forest): ScatterAction => ({ type: 'scatter', at: forestId(play, forest), pace: 'walk' })),
    ),
  answer(play, { count }, action) {
    if (action.type === 'forfeit') return
    const from = forestOf(play, action.at)
    for (const to of (play.board.paths[from] ?? []).slice(0, count)) {
      add(play.state.forests.fighters, from, -1)
      add(play.state.forests.fighters, to, 1)
    }
  },
}

export const scatter: Keyword<ScatterStep, ScatterTask, ScatterAction> = {
  steps: {
    scatter: {
      owner: 'woodwalkers',
      fields: { count: shape.some },
      tasks: (_play, { count }) => [{ do: 'scatter', count }],
    },
  },
  tasks: {
    scatter: {
      fields: { count: shape.some },
      law: 'IW-KEY-09',
      rule: where,
    },
  },
  actions: {
    scatter: { fields: { at: shape.forestId, pace: oneOf('walk', 'run') } },
  },
}
