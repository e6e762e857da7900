import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { alike, inTreetop } from '../../landmarks/treetop'
import { boxOf, enemiesOf } from '../../owner'
import { type PieceKind, structuresOf } from '../../pieces'
import { type Play, plan, type Question, sideOf } from '../../play'
import { shielded, unreachable } from '../../reasons'
import { remove } from '../../removal'
import { buildingsAt, countAt, isShielded, tokensAt, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { isSeat, type Owner, type Seat } from '../../vocabulary'
import { vagabondAt, vagabondOf } from './board'

/** A warrior of an enemy is removed; if it has none there, another of its pieces (ROOT-9.5.6). */
export interface StrikeTask {
  readonly do: 'strike'
  readonly seat: Seat
}
export interface StrikePieceTask {
  readonly do: 'strike-piece'
  readonly seat: Seat
  readonly whom: Owner
}
export type StrikeAction =
  | { readonly type: 'strike'; readonly seat: Owner }
  | { readonly type: 'strike-piece'; readonly piece: PieceKind; readonly treetop?: boolean }

export function strikable(play: Play, seat: Seat): Owner[] {
  const { clearing: at } = vagabondOf(play, seat)
  if (at === 0) return []
  const open = enemiesOf(play, seat).filter((enemy) => !isShielded(play, seat, enemy, at))
  return open.filter((enemy) =>
    // While a warrior stands there nothing else can be struck, and not every warrior can.
    warriorsAt(play, enemy, at) > 0
      ? countAt(play, enemy, 'warrior', at) > 0
      : buildingsAt(play, enemy, at) + tokensAt(play, enemy, at) > 0,
  )
}

const whom: Question<StrikeTask, Extract<StrikeAction, { type: 'strike' }>> = {
  actions: (play, { seat }) => strikable(play, seat).map((enemy) => ({ type: 'strike', seat: enemy })),
  answer: (play, { seat }, action) => plan(play, { do: 'strike-piece', seat, whom: action.seat }),
}

const which: Question<StrikePieceTask, Extract<StrikeAction, { type: 'strike-piece' }>> = {
  actions(play, { seat, whom: enemy }) {
    const { clearing: at } = vagabondOf(play, seat)
    if (warriorsAt(play, enemy, at) > 0) return [{ type: 'strike-piece', piece: 'warrior' }]
    return structuresOf[boxOf(play, enemy)]
      .flatMap((kind) => alike(play.state, enemy, kind, at, countAt(play, enemy, kind, at)))
      .map((each) => ({ type: 'strike-piece', ...each }))
  },
  answer(play, { seat, whom: enemy }, { piece, treetop }) {
    const { clearing: at } = vagabondOf(play, seat)
    remove(play, [{ by: seat, losses: [{ owner: enemy, kind: piece, at, count: 1, ...inTreetop(treetop) }] }])
  },
}

function whomRefused(play: Play, seat: Seat, whom: Owner): Refusal {
  const { clearing } = vagabondOf(play, seat)
  if (whom === seat) return because('own-seat.strike', 'ROOT-9.5.6a', { seat })
  if (isSeat(whom) && sideOf(play, seat).partner === whom)
    return because('partner.strike', 'ROOT-9.2.8f', { seat, other: whom })
  if (isSeat(whom) && play.state.seats.includes(whom) && vagabondAt(play, whom)?.clearing === clearing)
    return because('pawn', 'ROOT-9.5.6c')
  return (
    shielded(play, seat, whom, clearing) ??
    unreachable(play, whom, clearing, 'ROOT-9.5.6c') ??
    because('nobody-there.piece', 'ROOT-9.5.6a', { seat: whom, at: clearing })
  )
}

function pieceRefused(play: Play, seat: Seat, whom: Owner, piece: PieceKind): Refusal {
  const { clearing } = vagabondOf(play, seat)
  return countAt(play, whom, piece, clearing) > 0
    ? because('warriors-first', 'ROOT-9.5.6b', { seat: whom, at: clearing })
    : because('no-such-piece.strike', 'ROOT-9.5.6b', { seat: whom, piece, at: clearing })
}

export const strikes: Chapter<StrikeTask | StrikePieceTask, StrikeAction> = {
  tasks: {
    strike: {
      fields: { seat: shape.seat },
      law: 'ROOT-9.5.6a',
      rule: whom,
      refuse: { strike: (play, { seat }, action) => whomRefused(play, seat, action.seat) },
    },
    'strike-piece': {
      fields: { seat: shape.seat, whom: shape.owner },
      law: 'ROOT-9.5.6b',
      rule: which,
      refuse: { 'strike-piece': (play, { seat, whom: enemy }, { piece }) => pieceRefused(play, seat, enemy, piece) },
    },
  },
  actions: {
    strike: { fields: { seat: shape.owner } },
    'strike-piece': { fields: { piece: shape.piece, treetop: shape.treetop } },
  },
}
