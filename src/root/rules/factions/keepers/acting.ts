import { listOf, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { canMarch } from '../../moving/move'
import { type Play, plan } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { type RetinueColumn, retinueColumns, type Seat } from '../../vocabulary'
import { keepersOf, suitInRetinue } from './board'
import { keepersTracks } from './facts'
import { delveSites, recoverSites } from './relic-sites'
import { differentIn } from './retinue'

/** A column of the Retinue begins (ROOT-15.5.2a). */
export interface ColumnTask {
  readonly do: 'retinue-column'
  readonly seat: Seat
  readonly column: RetinueColumn
}
/** Cards of the column that have not acted yet. */
export interface RetinueTask extends Omit<ColumnTask, 'do'> {
  readonly do: 'retinue'
  readonly left: readonly string[]
}
export type ActingAction = { readonly type: 'retinue'; readonly card: string }

/** Whether the action of a column is possible for a card in some clearing (ROOT-15.5.2d). */
function canAct(play: Play, seat: Seat, column: RetinueColumn, card: string): boolean {
  const suit = suitInRetinue(card)
  if (column === 'delve') return delveSites(play, seat, suit).length > 0
  return canMarch(play, seat, suit) || (column === 'recover' && recoverSites(play, seat, suit).length > 0)
}

function act(play: Play, seat: Seat, column: RetinueColumn, card: string): void {
  if (column === 'move') plan(play, { do: 'move', seat, suit: suitInRetinue(card), optional: false, battle: false })
  else if (column === 'delve') plan(play, { do: 'delve-in', seat, card })
  else plan(play, { do: 'move-or-recover', seat, card })
}

const acting = /* @__PURE__ */ stepOf<RetinueTask>({
  actions: (play, { seat, column, left }) =>
    differentIn(left)
      .filter((card) => canAct(play, seat, column, card))
      .map((card): Action => ({ type: 'retinue', card })),
  isOpen: (play, { seat, column, left }) => left.some((card) => canAct(play, seat, column, card)),
  answer(play, task, action) {
    if (action.type !== 'retinue') return
    const { seat, column } = task
    const left = [...task.left]
    takeOut(left, action.card)
    plan(play, { ...task, left })
    act(play, seat, column, action.card)
  },
})

const column = shape.retinueColumn

export const keepersActing: Chapter<RetinueTask, ActingAction, ColumnTask> = {
  tasks: {
    'retinue-column': {
      fields: { seat: shape.seat, column },
      law: 'ROOT-15.5.2a',
      rule: {
        run: (play, task) =>
          plan(play, { ...task, do: 'retinue', left: [...keepersOf(play, task.seat).retinue[task.column]] }),
      },
    },
    retinue: {
      fields: { seat: shape.seat, column, left: listOf(shape.card, keepersTracks.mostCards) },
      law: 'ROOT-15.5.2a',
      rule: acting,
      refuse: {
        craft: () => because('craft-over.keepers', 'ROOT-15.5.1'),
        retinue: (_play, task, { card }) =>
          task.left.includes(card)
            ? because('no-use.retinue', 'ROOT-15.5.2d', { card, column: task.column })
            : because('not-in-column', 'ROOT-15.5.2a', { card, column: task.column }),
      },
    },
  },
  actions: { retinue: { fields: { card: shape.card } } },
}

/** The columns from left to right. */
export const columnSteps = (seat: Seat): ColumnTask[] =>
  retinueColumns.map((each) => ({ do: 'retinue-column', seat, column: each }))
