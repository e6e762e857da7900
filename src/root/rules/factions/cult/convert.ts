import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { clearingsOf } from '../../clearings'
import { enemiesOf } from '../../owner'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { shielded, unreachable } from '../../reasons'
import { remove } from '../../removal'
import { canPlace, countAt, isShielded } from '../../rule'
import * as shape from '../../shapes'
import type { Owner, Seat } from '../../vocabulary'
import { outcastOf } from './board'
import { convertRefused, ownerRefused } from './conspiracy-refusal'

/** An enemy warrior in a clearing of the Outcast is replaced (ROOT-10.4.3.2a). */
export interface ConvertTask {
  readonly do: 'convert'
  readonly seat: Seat
}
export interface ConvertWhoseTask {
  readonly do: 'convert-whose'
  readonly seat: Seat
  readonly at: number
}
export interface ConvertedTask extends Omit<ConvertWhoseTask, 'do'> {
  readonly do: 'converted'
}
export type ConvertAction =
  | { readonly type: 'choose-clearing'; readonly at: number }
  | { readonly type: 'replace'; readonly owner: Owner }

const victims = (play: Play, seat: Seat, at: number): Owner[] =>
  enemiesOf(play, seat).filter((enemy) => countAt(play, enemy, 'warrior', at) > 0 && !isShielded(play, seat, enemy, at))

/** ROOT-10.4.3.2b: both halves must be possible; the acolytes that pay for it are warriors enough. */
export const convertsAt = (play: Play, seat: Seat): number[] =>
  clearingsOf(play, outcastOf(play, seat)).filter(
    (at) => canPlace(play, seat, at) && victims(play, seat, at).length > 0,
  )

const where: Question<ConvertTask, Extract<ConvertAction, { type: 'choose-clearing' }>> = {
  actions: (play, { seat }) => convertsAt(play, seat).map((at) => ({ type: 'choose-clearing', at })),
  answer: (play, { seat }, { at }) => plan(play, { do: 'convert-whose', seat, at }),
}

const whose: Question<ConvertWhoseTask, Extract<ConvertAction, { type: 'replace' }>> = {
  actions: (play, { seat, at }) => victims(play, seat, at).map((owner) => ({ type: 'replace', owner })),
  answer(play, { seat, at }, { owner }) {
    // The removal and what it sets off come first (ROOT-INT-16).
    plan(play, { do: 'converted', seat, at })
    remove(play, [{ by: seat, losses: [{ owner, kind: 'warrior', at, count: 1 }] }], true)
  },
}

export const convert: Chapter<ConvertTask | ConvertWhoseTask, ConvertAction, ConvertedTask> = {
  tasks: {
    convert: {
      fields: { seat: shape.seat },
      law: 'ROOT-10.4.3.2a',
      rule: where,
      refuse: { 'choose-clearing': (play, { seat }, { at }) => convertRefused(play, seat, at) },
    },
    'convert-whose': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-10.4.3.2a',
      rule: whose,
      refuse: {
        replace: (play, { seat, at }, { owner }) =>
          ownerRefused(play, seat, owner, 'ROOT-10.4.3.2a') ??
          shielded(play, seat, owner, at) ??
          unreachable(play, owner, at, 'ROOT-10.4.3.2b') ??
          because('nobody-there.warrior', 'ROOT-10.4.3.2a', { seat: owner, at }),
      },
    },
    converted: {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-10.4.3.2a',
      rule: { run: (play, { seat, at }) => void place(play, seat, 'warrior', at) },
    },
  },
  actions: {
    'choose-clearing': { fields: { at: shape.clearing } },
    replace: { fields: { owner: shape.owner } },
  },
}
