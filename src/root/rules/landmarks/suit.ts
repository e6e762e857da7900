import type { Chapter } from '../chapter'
import { type Play, plan, type Question, rulesOf, suitsAt } from '../play'
import * as shape from '../shapes'
import type { ClearingSuit, Seat } from '../vocabulary'

/** A piece with a printed suit is placed in the Lost City: of which suit (ROOT-INT-60). */
export interface SuitedTask {
  readonly do: 'suited'
  readonly seat: Seat
  readonly at: number
}
export type SuitedAction = { readonly type: 'as'; readonly suit: ClearingSuit }

/** The suits of such a piece that can be placed in a clearing: those of the clearing that are left. */
export const suitsFor = (play: Play, seat: Seat, at: number): readonly ClearingSuit[] => {
  const { suited } = rulesOf(play, seat)
  return suited ? suitsAt(play, at).filter((suit) => suited.isLeft(play, seat, suit)) : []
}

/** Places the piece of a faction that has the suit of a clearing; where several suits will do its seat is asked. */
export function placeSuited(play: Play, seat: Seat, at: number): void {
  const [only, ...more] = suitsFor(play, seat, at)
  if (more.length > 0) plan(play, { do: 'suited', seat, at })
  else if (only) rulesOf(play, seat).suited?.place(play, seat, at, only)
}

const choosing: Question<SuitedTask, SuitedAction> = {
  actions: (play, { seat, at }) => suitsFor(play, seat, at).map((suit) => ({ type: 'as', suit })),
  answer: (play, { seat, at }, { suit }) => rulesOf(play, seat).suited?.place(play, seat, at, suit),
}

export const suited: Chapter<SuitedTask, SuitedAction> = {
  tasks: {
    suited: { fields: { seat: shape.seat, at: shape.clearing }, law: 'ROOT-INT-60', rule: choosing },
  },
  actions: { as: { fields: { suit: shape.clearingSuit } } },
}
