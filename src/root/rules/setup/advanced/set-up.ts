import { listOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { PieceKind } from '../../pieces'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import { clearingCount, type Seat } from '../../vocabulary'

/** Pieces go to clearings one after another, each to another one: her buildings (ROOT-A.8.3), or warriors that are left over (ROOT-A.8.13). */
export interface SetUpTask {
  readonly do: 'set-up'
  readonly seat: Seat
  readonly pieces: readonly PieceKind[]
  readonly among: readonly number[]
}
export interface SetUpAction {
  readonly type: 'set-up'
  readonly at: number
}

const settling: Question<SetUpTask, SetUpAction> = {
  actions: (_play, { among }) => among.map((at) => ({ type: 'set-up', at })),
  answer(play, { seat, pieces, among }, { at }) {
    const [piece, ...left] = pieces
    if (piece) place(play, seat, piece, at)
    const others = among.filter((each) => each !== at)
    if (left.length > 0) plan(play, { do: 'set-up', seat, pieces: left, among: others })
  },
}

/** As evenly as possible: each the same number, and of the rest one more each in different clearings (ROOT-A.8.13). */
export function spread(play: Play, seat: Seat, around: readonly number[], warriors: number): void {
  const among = around.filter((at) => canPlace(play, seat, at))
  if (among.length === 0) return
  for (const at of among) place(play, seat, 'warrior', at, Math.floor(warriors / among.length))
  const left = warriors % among.length
  if (left > 0) plan(play, { do: 'set-up', seat, pieces: Array<PieceKind>(left).fill('warrior'), among })
}

export const settingUp: Chapter<SetUpTask, SetUpAction> = {
  tasks: {
    'set-up': {
      fields: { seat: shape.seat, pieces: listOf(shape.piece, 12), among: listOf(shape.clearing, clearingCount) },
      law: 'ROOT-A.8.13',
      rule: settling,
      refuse: { 'set-up': (_play, _task, { at }) => because('homeland.set-up', 'ROOT-A.8.2a', { at }) },
    },
  },
  actions: { 'set-up': { fields: { at: shape.clearing } } },
}
