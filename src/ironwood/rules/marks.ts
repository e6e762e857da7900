import type { OpenTable } from './play'
import type { Mark, Restriction, State } from './state'

type Table = Pick<OpenTable, 'state'>

interface Restricted {
  readonly state: Pick<State, 'restrictions'>
}

const works = ({ state: { sides } }: Table, { seat, card }: Pick<Mark, 'seat' | 'card'>): boolean =>
  sides[seat].ongoing.some((ongoing) => ongoing.card === card && ongoing.markers > 0)

/** Whether a mark still forbids something. */
export const holds = (on: Table, mark: Mark): boolean => (mark.until === 'round' ? !mark.over : works(on, mark))

const stopped = (on: Table, kind: Mark['kind'], at: number, stops: Mark['stops']): boolean =>
  on.state.marks.some((mark) => mark.at === at && mark.kind === kind && mark.stops === stops && holds(on, mark))

/** Whether units cannot be moved from there (CI-17). */
export const isHeld = (on: Table, kind: Mark['kind'], at: number): boolean => stopped(on, kind, at, 'leaving')

/** Whether units cannot be moved onto it. */
export const isClosed = (on: Table, kind: Mark['kind'], at: number): boolean => stopped(on, kind, at, 'entering')

export const totemsHeld = ({ state: { restrictions } }: Restricted): boolean =>
  restrictions.some(({ kind }) => kind === 'totems-held')

export const restricted = (
  { state: { restrictions } }: Restricted,
  kind: Exclude<Restriction['kind'], 'totems-held'>,
  seat: Mark['seat'],
): boolean => restrictions.some((restriction) => restriction.kind === kind && restriction.seat === seat)
