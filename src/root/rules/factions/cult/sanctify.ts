import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { clearingsOf } from '../../clearings'
import { placeSuited, suitsFor } from '../../landmarks/suit'
import { alike, inTreetop } from '../../landmarks/treetop'
import { keepSlot } from '../../landmarks/treetop-slot'
import { boxOf, enemiesOf } from '../../owner'
import { buildingsOf, type PieceKind } from '../../pieces'
import { type Play, plan, type Question } from '../../play'
import { shielded } from '../../reasons'
import { remove } from '../../removal'
import { buildingsAt, canPlace, countAt, isShielded } from '../../rule'
import * as shape from '../../shapes'
import type { Owner, Seat } from '../../vocabulary'
import { outcastOf } from './board'
import { ownerRefused, sanctifyRefused } from './conspiracy-refusal'

/** An enemy building in a clearing of the Outcast is replaced with a garden (ROOT-10.4.3.3a). */
export interface SanctifyTask {
  readonly do: 'sanctify'
  readonly seat: Seat
}
export interface SanctifyWhoseTask {
  readonly do: 'sanctify-whose'
  readonly seat: Seat
  readonly at: number
}
export interface SanctifyWhatTask {
  readonly do: 'sanctify-what'
  readonly seat: Seat
  readonly at: number
  readonly of: Owner
}
export interface SanctifiedTask extends Omit<SanctifyWhoseTask, 'do'> {
  readonly do: 'sanctified'
  /** The building stood in the slot of the Treetop (ROOT-10.4.3.3d). */
  readonly treetop?: boolean
}
export type SanctifyAction =
  | { readonly type: 'choose-clearing'; readonly at: number }
  | { readonly type: 'replace'; readonly owner: Owner }
  | { readonly type: 'strike-piece'; readonly piece: PieceKind; readonly treetop?: boolean }

const owners = (play: Play, seat: Seat, at: number): Owner[] =>
  enemiesOf(play, seat).filter((enemy) => buildingsAt(play, enemy, at) > 0 && !isShielded(play, seat, enemy, at))

/** ROOT-10.4.3.3b: a garden of the suit must be on its track, and the place must allow it. */
export function sanctifiesAt(play: Play, seat: Seat): number[] {
  return clearingsOf(play, outcastOf(play, seat)).filter(
    (at) => suitsFor(play, seat, at).length > 0 && canPlace(play, seat, at) && owners(play, seat, at).length > 0,
  )
}

const where: Question<SanctifyTask, Extract<SanctifyAction, { type: 'choose-clearing' }>> = {
  actions: (play, { seat }) => sanctifiesAt(play, seat).map((at) => ({ type: 'choose-clearing', at })),
  answer: (play, { seat }, { at }) => plan(play, { do: 'sanctify-whose', seat, at }),
}

const whose: Question<SanctifyWhoseTask, Extract<SanctifyAction, { type: 'replace' }>> = {
  actions: (play, { seat, at }) => owners(play, seat, at).map((owner) => ({ type: 'replace', owner })),
  answer: (play, { seat, at }, { owner }) => plan(play, { do: 'sanctify-what', seat, at, of: owner }),
}

const what: Question<SanctifyWhatTask, Extract<SanctifyAction, { type: 'strike-piece' }>> = {
  actions: (play, { at, of }) =>
    buildingsOf[boxOf(play, of)]
      .flatMap((kind) => alike(play.state, of, kind, at, countAt(play, of, kind, at)))
      .map((each) => ({ type: 'strike-piece', ...each })),
  answer(play, { seat, at, of }, { piece, treetop }) {
    // The removal, its point and what it sets off come first (ROOT-INT-16).
    plan(play, { do: 'sanctified', seat, at, ...inTreetop(treetop) })
    remove(play, [{ by: seat, losses: [{ owner: of, kind: piece, at, count: 1, ...inTreetop(treetop) }] }], true)
  },
}

export const sanctify: Chapter<SanctifyTask | SanctifyWhoseTask | SanctifyWhatTask, SanctifyAction, SanctifiedTask> = {
  tasks: {
    sanctify: {
      fields: { seat: shape.seat },
      law: 'ROOT-10.4.3.3a',
      rule: where,
      refuse: { 'choose-clearing': (play, { seat }, { at }) => sanctifyRefused(play, seat, at) },
    },
    'sanctify-whose': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-10.4.3.3a',
      rule: whose,
      refuse: {
        replace: (play, { seat, at }, { owner }) =>
          ownerRefused(play, seat, owner, 'ROOT-10.4.3.3a') ??
          shielded(play, seat, owner, at) ??
          because('no-building', 'ROOT-10.4.3.3a', { seat: owner, at }),
      },
    },
    'sanctify-what': {
      fields: { seat: shape.seat, at: shape.clearing, of: shape.owner },
      law: 'ROOT-10.4.3.3a',
      rule: what,
      refuse: {
        'strike-piece': (_play, { at, of }, { piece }) =>
          because('no-such-piece.hit', 'ROOT-10.4.3.3a', { seat: of, piece, at }),
      },
    },
    sanctified: {
      fields: { seat: shape.seat, at: shape.clearing, treetop: shape.treetop },
      law: 'ROOT-10.4.3.3d',
      rule: {
        run(play, { seat, at, treetop }) {
          placeSuited(play, seat, at)
          keepSlot(play, treetop === true)
        },
      },
    },
  },
  actions: {
    'choose-clearing': { fields: { at: shape.clearing } },
    replace: { fields: { owner: shape.owner } },
    'strike-piece': { fields: { piece: shape.piece, treetop: shape.treetop } },
  },
}
