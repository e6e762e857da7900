import type { Problems } from '../../../toolkit'
import type { Play } from '../play'
import type { Seat } from '../vocabulary'

/** Looks at a state for one invariant, and tells where it is broken. */
export type StateLaw = (play: Play, problems: Problems) => void

/** The same for what one seat has. */
export type SeatLaw = (play: Play, seat: Seat, problems: Problems) => void

/** Invariants by their ids. */
export type Laws<Law> = Readonly<Record<`ROOT-${string}`, Law>>
