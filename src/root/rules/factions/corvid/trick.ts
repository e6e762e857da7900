import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import { clearings, type Seat } from '../../vocabulary'
import { corvidOf } from './board'
import { plotAt } from './plots'

/** Two plots change places, with all that is known of them (ROOT-13.5.4). */
export interface TrickTask {
  readonly do: 'trick'
  readonly seat: Seat
}
export interface TrickWithTask {
  readonly do: 'trick-with'
  readonly seat: Seat
  readonly from: number
}
export type TrickAction =
  | { readonly type: 'trick'; readonly at: number }
  | { readonly type: 'swap'; readonly at: number }

/** Both face down, or both face up and of different kinds. */
function arePair(play: Play, seat: Seat, one: number, other: number): boolean {
  const [first, second] = [plotAt(play, seat, one), plotAt(play, seat, other)]
  if (!first || !second || one === other || first.up !== second.up) return false
  return !first.up || first.face !== second.face
}

const pairsOf = (play: Play, seat: Seat, at: number): number[] =>
  clearings.filter((other) => arePair(play, seat, at, other))

const tricky = (play: Play, seat: Seat): number[] => clearings.filter((at) => pairsOf(play, seat, at).length > 0)

export const canTrick = (play: Play, seat: Seat): boolean => tricky(play, seat).length > 0

const choosing: Question<TrickTask, Extract<TrickAction, { type: 'trick' }>> = {
  actions: (play, { seat }) => tricky(play, seat).map((at) => ({ type: 'trick', at })),
  answer: (play, { seat }, { at }) => plan(play, { do: 'trick-with', seat, from: at }),
}

const swapping: Question<TrickWithTask, Extract<TrickAction, { type: 'swap' }>> = {
  actions: (play, { seat, from }) => pairsOf(play, seat, from).map((at) => ({ type: 'swap', at })),
  answer(play, { seat, from }, { at }) {
    const { plots } = corvidOf(play, seat)
    const carried = plots[from] ?? null
    plots[from] = plots[at] ?? null
    plots[at] = carried
    play.emit?.({ type: 'swapped', seat, at: from, with: at })
  },
}

function trickRefused(play: Play, seat: Seat, at: number): Refusal {
  return plotAt(play, seat, at) ? because('no-pair', 'ROOT-13.5.4', { at }) : because('no-plot', 'ROOT-13.5.4', { at })
}

function swapRefused(play: Play, seat: Seat, from: number, at: number): Refusal {
  if (!plotAt(play, seat, at)) return because('no-plot', 'ROOT-13.5.4', { at })
  if (at === from) return because('same-clearing.plot', 'ROOT-13.5.4', { at })
  return because('not-a-pair', 'ROOT-13.5.4', { from, at })
}

export const tricks: Chapter<TrickTask | TrickWithTask, TrickAction> = {
  tasks: {
    trick: {
      fields: { seat: shape.seat },
      law: 'ROOT-13.5.4',
      rule: choosing,
      refuse: { trick: (play, { seat }, { at }) => trickRefused(play, seat, at) },
    },
    'trick-with': {
      fields: { seat: shape.seat, from: shape.clearing },
      law: 'ROOT-13.5.4',
      rule: swapping,
      refuse: { swap: (play, { seat, from }, { at }) => swapRefused(play, seat, from, at) },
    },
  },
  actions: { trick: { fields: { at: shape.clearing } }, swap: { fields: { at: shape.clearing } } },
}
