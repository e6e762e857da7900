import type { Chapter } from '../chapter'
import { type PieceKind, structuresOf } from '../pieces'
import { enemiesOf, factionOf, type Play, plan, type Question, vagabondOf } from '../play'
import { remove } from '../removal'
import { buildingsAt, countAt, tokensAt, warriorsAt } from '../rule'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'

/** A warrior of an enemy is removed; if it has none there, another of its pieces (ROOT-9.5.6). */
interface StrikeTask {
  readonly do: 'strike'
  readonly seat: Seat
}
interface StrikePieceTask {
  readonly do: 'strike-piece'
  readonly seat: Seat
  readonly whom: Seat
}
type StrikeAction =
  | { readonly type: 'strike'; readonly seat: Seat }
  | { readonly type: 'strike-piece'; readonly piece: PieceKind }

export function strikable(play: Play, seat: Seat): Seat[] {
  const { clearing: at } = vagabondOf(play, seat)
  return enemiesOf(play, seat).filter(
    (enemy) => warriorsAt(play, enemy, at) + buildingsAt(play, enemy, at) + tokensAt(play, enemy, at) > 0,
  )
}

const whom: Question<StrikeTask, Extract<StrikeAction, { type: 'strike' }>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, { seat }) => strikable(play, seat).map((enemy) => ({ type: 'strike', seat: enemy })),
  answer: (play, { seat }, action) => plan(play, { do: 'strike-piece', seat, whom: action.seat }),
}

const which: Question<StrikePieceTask, Extract<StrikeAction, { type: 'strike-piece' }>> = {
  seat: (_play, { seat }) => seat,
  actions(play, { seat, whom: enemy }) {
    const { clearing: at } = vagabondOf(play, seat)
    if (warriorsAt(play, enemy, at) > 0) return [{ type: 'strike-piece', piece: 'warrior' }]
    return structuresOf[factionOf(play, enemy)]
      .filter((kind) => countAt(play, enemy, kind, at) > 0)
      .map((piece) => ({ type: 'strike-piece', piece }))
  },
  answer(play, { seat, whom: enemy }, { piece }) {
    const { clearing: at } = vagabondOf(play, seat)
    remove(play, [{ by: seat, losses: [{ seat: enemy, kind: piece, at, count: 1 }] }])
  },
}

export const strikes: Chapter<StrikeTask | StrikePieceTask, StrikeAction> = {
  tasks: {
    strike: { fields: { seat: shape.seat }, law: 'ROOT-9.5.6a', asks: 'whom to strike', rule: whom },
    'strike-piece': {
      fields: { seat: shape.seat, whom: shape.seat },
      law: 'ROOT-9.5.6b',
      asks: 'which piece to strike',
      rule: which,
    },
  },
  actions: { strike: { fields: { seat: shape.seat } }, 'strike-piece': { fields: { piece: shape.piece } } },
}
