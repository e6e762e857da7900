import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { matchesClearing } from '../../clearings'
import type { Play } from '../../play'
import { missing, unbuildable } from '../../reasons'
import type { Seat, Suit } from '../../vocabulary'
import { sitesOf, strongholdsLeft } from './sites'

const law = 'ROOT-14.5.2.3'

/** Why the Hundreds can build nothing. */
export function fortifyRefused(play: Play, seat: Seat): Refusal {
  if (strongholdsLeft(play, seat) === 0) return because('no-stronghold-left', law)
  return sitesOf(play, seat).length === 0
    ? because('nowhere-to-build.stronghold', law)
    : because('no-card.stronghold', law, { seat })
}

/** Why a card cannot be spent for a stronghold. */
export const cardRefused = (play: Play, seat: Seat, card: string): Refusal =>
  missing(play, seat, card, law) ?? because('nowhere-to-build.stronghold-card', law, { card })

/** Why a clearing cannot be built in. */
export const siteRefused = (play: Play, seat: Seat, suit: Suit, at: number): Refusal | null =>
  !matchesClearing(play, suit, at)
    ? because('wrong-suit.stronghold', law, { suit, at })
    : unbuildable(play, seat, at, law)
