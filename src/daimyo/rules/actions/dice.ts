import { flag, listOf, oneOf, type Shape } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { canChange, changeDie, diceOf } from '../dice'
import { done, type Play, plan, type Question } from '../play'
import * as shape from '../shapes'
import { type Clan, type DiePlace, diePlaces } from '../vocabulary'

/** Which die changes: for a discarded hero, or by a card (DAI-EXTRA-08, DAI-KEY-12). */
export interface WhichDieTask {
  readonly do: 'which-die'
  readonly seat: Clan
  readonly deltas: readonly number[]
  /** How many changes there are, this one included. */
  readonly left: number
  readonly optional: boolean
}

export interface TurnDieTask {
  readonly do: 'turn-die'
  readonly seat: Clan
  readonly at: DiePlace
  readonly deltas: readonly number[]
}

export interface OwnDieAction {
  readonly type: 'own-die'
  readonly at: DiePlace
}
export interface ChangeAction {
  readonly type: 'change'
  readonly by: 'up' | 'down'
}

/** The own dice that can change, by their place. */
function changeable(play: Play, { seat, deltas }: WhichDieTask): OwnDieAction[] {
  const dice = diceOf(play, seat).filter((die) => deltas.some((delta) => canChange(die, delta)))
  return diePlaces
    .filter((place) => dice.some(({ at }) => at === place))
    .map((at): OwnDieAction => ({ type: 'own-die', at }))
}

const whichDie: Question<WhichDieTask> = {
  actions(play, task) {
    const dice = changeable(play, task)
    return task.optional ? [...dice, done] : dice
  },
  answer(play, task, action) {
    if (action.type !== 'own-die') return
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
    plan(play, { do: 'turn-die', seat: task.seat, at: action.at, deltas: task.deltas })
  },
}

const turnDie: Question<TurnDieTask> = {
  actions(play, { seat, at, deltas }) {
    const die = diceOf(play, seat).find((each) => each.at === at)
    const can = (delta: number): boolean => die !== undefined && deltas.includes(delta) && canChange(die, delta)
    return [
      ...(can(1) ? [{ type: 'change', by: 'up' } as const] : []),
      ...(can(-1) ? [{ type: 'change', by: 'down' } as const] : []),
    ]
  },
  answer(play, { seat, at }, action) {
    if (action.type === 'change') changeDie(play, seat, at, action.by === 'up' ? 1 : -1)
  },
}

const deltas: Shape<number[]> = /* @__PURE__ */ listOf<number>(oneOf(1, -1), 2, 1)

export const turningDice: Chapter<WhichDieTask | TurnDieTask, OwnDieAction | ChangeAction> = {
  tasks: {
    'which-die': {
      fields: { seat: shape.clan, deltas, left: shape.count, optional: flag },
      law: 'DAI-EXTRA-08',
      rule: whichDie,
    },
    'turn-die': { fields: { seat: shape.clan, at: shape.diePlace, deltas }, law: 'DAI-EXTRA-08', rule: turnDie },
  },
  actions: {
    'own-die': { fields: { at: shape.diePlace } },
    change: { fields: { by: oneOf('up', 'down') } },
  },
}
