import { factionsThat, isOneOf } from '../factions/by-faction'
import { factionOf, has, type Play } from '../play'
import type { Seat } from '../vocabulary'

const swimmers = /* @__PURE__ */ factionsThat('swims')

/** Who goes along rivers as if they were paths, whoever rules (ROOT-11.2.2a). */
export const swims = (play: Play, seat: Seat): boolean => isOneOf(swimmers, factionOf(play, seat))

/** To whom rivers are paths: by nature, by a card (ROOT-CARD-29), by boats for its turn (ROOT-11.2.7.2a). */
export const usesRivers = (play: Play, seat: Seat): boolean =>
  swims(play, seat) ||
  has(play, seat, 'boat-builders') ||
  (play.state.active === seat && play.state.turn.used.includes('riverboats'))
