import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { matchesClearing } from '../../clearings'
import { countRefused } from '../../moving/way-refusal'
import type { Play } from '../../play'
import { missing, unplaceable } from '../../reasons'
import { countAt, warriorsAt } from '../../rule'
import { burrow, type Seat, type Suit } from '../../vocabulary'
import { duchyTracks } from './facts'
import { digCards, digSites } from './tunnels'

const law = 'ROOT-12.5.1.5a'

/** Why the Duchy cannot dig. */
export function digRefused(play: Play, seat: Seat): Refusal | null {
  if (digSites(play, seat).length === 0) return because('nowhere-to-dig.none', law)
  return digCards(play, seat).length === 0 ? because('no-card.dig', law, { seat }) : null
}

export const digCardRefused = (play: Play, seat: Seat, card: string): Refusal =>
  missing(play, seat, card, law) ?? because('nowhere-to-dig.card', law, { card })

export function digSiteRefused(play: Play, seat: Seat, suit: Suit, at: number): Refusal | null {
  if (countAt(play, seat, 'tunnel', at) > 0) return because('tunnel-there', 'ROOT-12.2.4b', { at })
  if (!matchesClearing(play, suit, at)) return because('wrong-suit.spent', law, { suit, at })
  return unplaceable(play, seat, at)
}

/** Why no tunnel can be taken off a clearing. */
export const tunnelRefused = (at: number): Refusal => because('no-tunnel', 'ROOT-12.2.4a', { at })

/** Why so many warriors do not follow a new tunnel. */
export const diggersRefused = (play: Play, seat: Seat, count: number): Refusal =>
  count > warriorsAt(play, seat, burrow)
    ? countRefused(play, seat, burrow, law)
    : because('too-many-diggers', law, { most: duchyTracks.diggers })
