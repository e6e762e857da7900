import { listOf } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { mountainId, mountainOf, takeUnits } from '../components'
import { planBurned } from '../frames'
import type { Keyword } from '../keyword'
import { frameOf, orForfeit, plan, type Question } from '../play'
import { burnRefusals } from '../refusals/cards'
import { removeRefused } from '../refusals/fighting'
import * as shape from '../shapes'
import { burn, burnable } from './cost'

/** Burn up to this many cards, then remove a Fighter for each card, or a Golem for two, beside the chosen forest. */
export interface BurnToRemoveStep {
  readonly do: 'burn-to-remove'
  readonly count: number
}

/** WW38: the player first chooses the number of cards to burn. */
export interface BurnCountTask {
  readonly do: 'burn-count'
  readonly most: number
}

export interface BurnCountAction {
  readonly type: 'burn-count'
  readonly count: number
}

const howMany: Question<BurnCountTask, BurnCountAction> = {
  seat: () => asked['burn-count'],
  actions(play, { most }) {
    if (frameOf(play).forest === null) return []
    const count = Math.min(most, burnable(play, 'woodwalkers', 'any').length)
    return count === 0 ? [] : Array.from({ length: count + 1 }, (_, burns) => ({ type: 'burn-count', count: burns }))
  },
  answer(play, _task, { count }) {
    if (count > 0) plan(play, { do: 'burn-many', left: count, burned: [] }, { do: 'guardian', points: count })
  },
}

export interface BurnManyTask {
  readonly do: 'burn-many'
  readonly left: number
  readonly burned: readonly string[]
}

/** The cards burn together: their effects wait until the last one is burned. */
const which: Question<BurnManyTask, ActionOf<'burn' | 'burn-vision'>> = {
  seat: () => asked['burn-many'],
  actions: (play, { left }) => (left === 0 ? [] : burnable(play, 'woodwalkers', 'any')),
  answer(play, task, action) {
    burn(play, 'woodwalkers', action)
    const burned = action.type === 'burn' ? [...task.burned, action.card] : task.burned
    if (task.left > 1) plan(play, { ...task, left: task.left - 1, burned })
    else planBurned(play, 'woodwalkers', ...burned)
  },
}

export interface GuardianTask {
  readonly do: 'guardian'
  readonly points: number
}

/** CI-WW38: a Fighter for a card, a Golem for two, beside the chosen forest. */
const removal: Question<GuardianTask, ActionOf<'remove' | 'forfeit'>> = {
  seat: () => asked.guardian,
  actions(play, { points }) {
    const { mountains } = play.state
    const { forest } = frameOf(play)
    const removals: ActionOf<'remove'>[] = []
    for (const mountain of play.board.mountainsBeside[forest ?? -1] ?? []) {
      const at = mountainId(play, mountain)
      if (points >= 1 && item(mountains.fighters, mountain) > 0) removals.push({ type: 'remove', at, unit: 'fighter' })
      if (points >= 2 && item(mountains.golems, mountain) > 0) removals.push({ type: 'remove', at, unit: 'golem' })
    }
    return orForfeit(removals)
  },
  answer(play, { points }, action) {
    if (action.type === 'forfeit') return
    takeUnits(play, 'ironclad', action.unit, mountainOf(play, action.at), 1)
    plan(play, { do: 'guardian', points: points - (action.unit === 'golem' ? 2 : 1) })
  },
}

export const guardian: Keyword<BurnToRemoveStep, BurnCountTask | BurnManyTask | GuardianTask, BurnCountAction> = {
  steps: {
    'burn-to-remove': {
      owner: 'woodwalkers',
      fields: { count: shape.some },
      tasks: (_play, { count }) => [{ do: 'burn-count', most: count }],
    },
  },
  tasks: {
    'burn-count': { fields: { most: shape.count }, law: 'CI-WW38', rule: howMany },
    'burn-many': {
      fields: { left: shape.count, burned: listOf(shape.card) },
      law: 'CI-WW38',
      refuse: burnRefusals<BurnManyTask>(() => 'woodwalkers'),
      rule: which,
    },
    guardian: {
      fields: { points: shape.count },
      law: 'CI-WW38',
      refuse: { remove: removeRefused },
      rule: removal,
    },
  },
  actions: {
    'burn-count': { fields: { count: shape.count } },
  },
}
