import type { Play } from '../play'
import type { EffectName, Timed } from '../refusals/effects'
import type { Hireling, Seat } from '../vocabulary'

/** What a crafted card, a faction or a hireling lets a seat do at a moment of its turn. */
export interface Effect {
  readonly name: EffectName | Hireling
  readonly moment: Timed
  /** It must be done, and the seat says only when. */
  readonly must?: true
  /** It can be used any number of times in a turn. */
  readonly often?: true
  /** Whether it can be used and would change something (ROOT-ENG-06a). */
  usable(play: Play, seat: Seat): boolean
  /** Where that depends on a hidden hand: whether everybody else would think that it can be (ROOT-INFO-20). */
  mayBeUsable?(play: Play, seat: Seat): boolean
  use(play: Play, seat: Seat): void
}
