import { type Play, sideOf } from '../../play'
import type { Seat } from '../../vocabulary'

/** The clearing of the Warlord; 0 while it is off the map. */
export const warlordAt = (play: Pick<Play, 'state'>, seat: Seat): number =>
  Math.max(0, sideOf(play, seat).pieces.warlord?.indexOf(1) ?? 0)
