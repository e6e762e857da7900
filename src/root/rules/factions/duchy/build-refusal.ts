import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { matchesClearing } from '../../clearings'
import type { Play } from '../../play'
import { missing, unbuildable } from '../../reasons'
import type { Seat, Suit } from '../../vocabulary'
import { buildCards, buildingsLeft, sitesOf } from './sites'

const law = 'ROOT-12.5.1.1a'

/** Why the Duchy can build nothing. */
export function buildRefused(play: Play, seat: Seat, any: boolean): Refusal | null {
  if (buildingsLeft(play, seat).length === 0) return because('no-building-left', law)
  if (sitesOf(play, seat).length === 0) return because('nowhere-to-build.none', law)
  return buildCards(play, seat, any).length === 0 ? because('no-card.build', law, { seat }) : null
}

/** Why a card cannot be revealed for a building. */
export const cardRefused = (play: Play, seat: Seat, card: string): Refusal =>
  missing(play, seat, card, law) ?? because('nowhere-to-build.card', law, { card })

/** Why a clearing cannot be built in. */
export function siteRefused(play: Play, seat: Seat, suit: Suit, at: number): Refusal | null {
  if (!matchesClearing(play, suit, at)) return because('wrong-suit.revealed', law, { suit, at })
  return unbuildable(play, seat, at, law)
}
