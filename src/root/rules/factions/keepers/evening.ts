import type { Refusal } from '../../../../core'
import { flag, takeOut } from '../../../../toolkit'
import { because } from '../../because'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { leaveHand } from '../../hands'
import { type Play, plan, type Question, sideOf } from '../../play'
import { missing } from '../../reasons'
import { remove } from '../../removal'
import { warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { clearings, type RetinueColumn, retinueColumns, type Seat } from '../../vocabulary'
import { keepersOf } from './board'
import { keepersTracks } from './facts'
import { differentIn, hasRoom } from './retinue'

/** Crowds lose a warrior (ROOT-15.6.1). */
export interface LiveTask {
  readonly do: 'live-off-land'
  readonly seat: Seat
}
/** Cards join the Retinue, or one changes its column (ROOT-15.6.2a). */
export interface GatherTask {
  readonly do: 'gather-retinue'
  readonly seat: Seat
  readonly added: boolean
}
/** The new column of a card. */
export interface ShiftTask {
  readonly do: 'shift-to'
  readonly seat: Seat
  readonly column: RetinueColumn
  readonly card: string
}
export type EveningAction =
  | { readonly type: 'gather'; readonly card: string; readonly column: RetinueColumn }
  | { readonly type: 'shift'; readonly card: string; readonly column: RetinueColumn }
  | { readonly type: 'shift-to'; readonly column: RetinueColumn }

function liveOffLand(play: Play, { seat }: LiveTask): void {
  const losses = clearings
    .filter((at) => warriorsAt(play, seat, at) >= keepersTracks.crowd)
    .map((at) => ({ owner: seat, kind: 'warrior' as const, at, count: 1 }))
  if (losses.length > 0) remove(play, [{ by: seat, losses }])
}

const additions = (play: Play, seat: Seat): Action[] =>
  hasRoom(play, seat)
    ? different(sideOf(play, seat).hand).flatMap((card) =>
        retinueColumns.map((column): Action => ({ type: 'gather', card, column })),
      )
    : []

const shifts = (play: Play, seat: Seat): Action[] =>
  retinueColumns.flatMap((column) =>
    differentIn(keepersOf(play, seat).retinue[column]).map((card): Action => ({ type: 'shift', card, column })),
  )

const gathering = /* @__PURE__ */ stepOf<GatherTask>({
  actions: (play, { seat, added }) => [...additions(play, seat), ...(added ? [] : shifts(play, seat))],
  answer(play, { seat }, action) {
    if (action.type === 'gather') {
      const { card, column } = action
      leaveHand(play, seat, card)
      keepersOf(play, seat).retinue[column].push(card)
      play.emit?.({ type: 'retinue', seat, card, column, from: null })
      plan(play, { do: 'gather-retinue', seat, added: true })
    } else if (action.type === 'shift') plan(play, { ...action, do: 'shift-to', seat })
  },
})

const shifting: Question<ShiftTask, Extract<EveningAction, { type: 'shift-to' }>> = {
  actions: (_play, task) =>
    retinueColumns.filter((column) => column !== task.column).map((column) => ({ type: 'shift-to', column })),
  answer(play, { seat, card, column: from }, { column }) {
    const { retinue } = keepersOf(play, seat)
    takeOut(retinue[from], card)
    retinue[column].push(card)
    play.emit?.({ type: 'retinue', seat, card, column, from })
  },
}

/** Why a card does not join the Retinue. */
const gatherRefused = (play: Play, seat: Seat, card: string): Refusal | null =>
  missing(play, seat, card, 'ROOT-15.6.2a') ??
  because('retinue-full', 'ROOT-15.6.2b', { most: keepersTracks.mostCards })

/** Why a card does not change its column. */
const shiftRefused = (added: boolean, card: string, column: RetinueColumn): Refusal =>
  added ? because('added-already', 'ROOT-15.6.2c') : because('not-in-column', 'ROOT-15.6.2a', { card, column })

const column = shape.retinueColumn

export const keepersEvening: Chapter<GatherTask | ShiftTask, EveningAction, LiveTask> = {
  tasks: {
    'live-off-land': { fields: { seat: shape.seat }, law: 'ROOT-15.6.1', rule: { run: liveOffLand } },
    'gather-retinue': {
      fields: { seat: shape.seat, added: flag },
      law: 'ROOT-15.6.2a',
      rule: gathering,
      refuse: {
        gather: (play, { seat }, { card }) => gatherRefused(play, seat, card),
        shift: (_play, { added }, { card, column: from }) => shiftRefused(added, card, from),
      },
    },
    'shift-to': {
      fields: { seat: shape.seat, column, card: shape.card },
      law: 'ROOT-15.6.2a',
      rule: shifting,
      refuse: { 'shift-to': (_play, task) => because('same-column', 'ROOT-15.6.2a', { column: task.column }) },
    },
  },
  actions: {
    gather: { fields: { card: shape.card, column }, fromHand: true },
    shift: { fields: { card: shape.card, column } },
    'shift-to': { fields: { column } },
  },
}
