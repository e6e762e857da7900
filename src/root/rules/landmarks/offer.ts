import type { Refusal } from '../../../core'
import type { Action } from '../chapters'
import type { Play } from '../play'
import type { State } from '../state'
import type { Seat } from '../vocabulary'

/** What a landmark lets a seat do between the actions and steps of its turn, until the draw of its Evening (ROOT-ENG-14). */
export interface LandmarkOffer {
  isThere(state: Pick<State, 'landmarks'>): boolean
  actions(play: Play, seat: Seat): readonly Action[]
  /** Carries such an action out; `false` if it is none. */
  take(play: Play, seat: Seat, action: Action): boolean
  /** Why such an action cannot be done; `null` if it is none. */
  refused(play: Play, seat: Seat, action: Action): Refusal | null
}
