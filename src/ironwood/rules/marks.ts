import type { Ground } from './play'
import type { Mark, State } from './state'

type Table = Ground['state']

const inPlay = ({ sides }: Table, { seat, card }: Pick<Mark, 'seat' | 'card'>): boolean =>
  sides[seat].ongoing.some((ongoing) => ongoing.card === card && ongoing.markers > 0)

/** Whether a mark still forbids something. */
export const holds = (state: Table, mark: Mark): boolean => (mark.until === 'round' ? !mark.over : inPlay(state, mark))

const stopped = (state: Table, kind: Mark['kind'], at: number, stops: Mark['stops']): boolean =>
  state.marks.some((mark) => mark.at === at && mark.kind === kind && mark.stops === stops && holds(state, mark))

/** Whether units cannot be moved from there (CI-17). */
export const isHeld = (state: Table, kind: Mark['kind'], at: number): boolean => stopped(state, kind, at, 'leaving')

/** Whether units cannot be moved onto it. */
export const isClosed = (state: Table, kind: Mark['kind'], at: number): boolean => stopped(state, kind, at, 'entering')

export const totemsHeld = ({ restrictions }: State): boolean => restrictions.some(({ kind }) => kind === 'totems-held')

export const restricted = ({ restrictions }: State, kind: 'toll' | 'no-additional', seat: Mark['seat']): boolean =>
  restrictions.some((restriction) => restriction.kind === kind && restriction.seat === seat)
