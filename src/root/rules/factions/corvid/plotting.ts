import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { unplaceable } from '../../reasons'
import { remove } from '../../removal'
import { canPlace, warriorsAt } from '../../rule'
import * as shape from '../../shapes'
import { clearings, type PlotKind, type Seat } from '../../vocabulary'
import { corvidOf } from './board'
import { kindsLeft, plotAt } from './plots'

/** Where a plot is placed; then which, and nobody else sees that (ROOT-13.5.2). */
export interface PlotInTask {
  readonly do: 'plot-in'
  readonly seat: Seat
}
export interface PlotKindTask {
  readonly do: 'plot-kind'
  readonly seat: Seat
  readonly at: number
}
export type PlottingAction =
  | { readonly type: 'plot'; readonly at: number }
  | { readonly type: 'plant'; readonly plot: PlotKind }

/** ROOT-13.5.2b: a warrior, and one more for each plot placed in this turn. */
const costOf = (play: Play, seat: Seat): number => 1 + corvidOf(play, seat).placed

/** Where a plot can be placed and paid for. */
export function plottable(play: Play, seat: Seat): number[] {
  if (kindsLeft(play, seat).length === 0) return []
  const cost = costOf(play, seat)
  return clearings.filter(
    (at) => !plotAt(play, seat, at) && warriorsAt(play, seat, at) >= cost && canPlace(play, seat, at),
  )
}

/** Why no plot can be placed, anywhere or in one clearing. */
export function plotRefused(play: Play, seat: Seat, at: number | null = null): Refusal {
  const cost = costOf(play, seat)
  if (kindsLeft(play, seat).length === 0) return because('no-plots', 'ROOT-13.5.2a')
  if (at === null) return because('nowhere.plot', 'ROOT-13.5.2a', { cost })
  if (plotAt(play, seat, at)) return because('plot-there', 'ROOT-13.2.2.2', { at })
  const count = warriorsAt(play, seat, at)
  return unplaceable(play, seat, at) ?? because('too-few-warriors', 'ROOT-13.5.2b', { seat, at, cost, count })
}

const where: Question<PlotInTask, Extract<PlottingAction, { type: 'plot' }>> = {
  actions: (play, { seat }) => plottable(play, seat).map((at) => ({ type: 'plot', at })),
  answer: (play, { seat }, { at }) => plan(play, { do: 'plot-kind', seat, at }),
}

const which: Question<PlotKindTask, Extract<PlottingAction, { type: 'plant' }>> = {
  // A question that is not asked would show which kind alone is left (ROOT-INFO-22).
  alwaysAsked: true,
  actions: (play, { seat }) => kindsLeft(play, seat).map((plot) => ({ type: 'plant', plot })),
  answer(play, { seat, at }, { plot }) {
    const board = corvidOf(play, seat)
    // ROOT-A.8.10: the first plot costs nothing.
    const isPaid = play.state.phase !== 'setup'
    if (isPaid) remove(play, [{ by: seat, losses: [{ owner: seat, kind: 'warrior', at, count: costOf(play, seat) }] }])
    place(play, seat, 'plot', at)
    board.plots[at] = { face: plot, up: false, not: [] }
    if (isPaid) board.placed++
  },
}

export const plotting: Chapter<PlotInTask | PlotKindTask, PlottingAction> = {
  tasks: {
    'plot-in': {
      fields: { seat: shape.seat },
      law: 'ROOT-13.5.2a',
      rule: where,
      refuse: { plot: (play, { seat }, { at }) => plotRefused(play, seat, at) },
    },
    'plot-kind': {
      fields: { seat: shape.seat, at: shape.clearing },
      law: 'ROOT-13.5.2d',
      rule: which,
      refuse: { plant: (_play, _task, { plot }) => because('no-such-plot', 'ROOT-13.5.2d', { plot }) },
    },
  },
  actions: { plot: { fields: { at: shape.clearing } }, plant: { fields: { plot: shape.plot } } },
}
