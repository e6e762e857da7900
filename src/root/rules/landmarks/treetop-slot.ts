import { flagOf } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { type PieceKind, pieceClass } from '../pieces'
import { type Play, plan, type Question } from '../play'
import { openSlots } from '../rule'
import * as shape from '../shapes'
import type { Owner, Seat } from '../vocabulary'
import { lodge, treetopAt } from './treetop'

/** A building was placed in the clearing of the Treetop: in which slot (ROOT-LM-3c). */
export interface SlotTask {
  readonly do: 'treetop-slot'
  readonly seat: Seat
  readonly owner: Owner
  readonly piece: PieceKind
}
export type SlotAction = { readonly type: 'slot'; readonly treetop: boolean }

/** A seat has placed a building in a clearing; where there is no choice of slots it is not asked. */
export function chooseSlot(play: Play, owner: Owner, piece: PieceKind, at: number, seat: Seat): void {
  const treetop = treetopAt(play.state, at)
  if (!treetop || treetop.building || pieceClass[piece] !== 'building') return
  if (openSlots(play, at) === 0) lodge(play.state, { owner, kind: piece })
  else plan(play, { do: 'treetop-slot', seat, owner, piece })
}

/** A building that has replaced another takes its slot (ROOT-LM-3d, ROOT-10.4.3.3d). */
export function keepSlot({ state }: Play, treetop: boolean): void {
  const task = state.agenda.at(-1)
  if (task?.do !== 'treetop-slot') return
  state.agenda.pop()
  if (treetop) lodge(state, { owner: task.owner, kind: task.piece })
}

const choosing: Question<SlotTask, SlotAction> = {
  actions: () => [
    { type: 'slot', treetop: false },
    { type: 'slot', treetop: true },
  ],
  answer({ state }, { owner, piece }, { treetop }) {
    if (treetop) lodge(state, { owner, kind: piece })
  },
}

export const treetopSlots: Chapter<SlotTask, SlotAction> = {
  tasks: {
    'treetop-slot': {
      fields: { seat: shape.seat, owner: shape.owner, piece: shape.piece },
      law: 'ROOT-LM-3c',
      rule: choosing,
    },
  },
  actions: { slot: { fields: { treetop: flagOf('printed', 'treetop') } } },
}
