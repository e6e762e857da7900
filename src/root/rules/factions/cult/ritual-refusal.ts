import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { suitOf } from '../../cards'
import { hasSuit, type Play, sideOf, suitAt } from '../../play'
import { missing, unbuildable, unplaceable } from '../../reasons'
import type { ClearingSuit, Seat } from '../../vocabulary'
import { hasGarden } from './gardens'
import type { Ritual } from './ritual'

/** Why a card serves for no such ritual (ROOT-10.5). */
export function ritualRefused(
  play: Play,
  seat: Seat,
  scored: readonly ClearingSuit[],
  what: Ritual,
  card: string,
): Refusal | null {
  const absent = missing(play, seat, card, 'ROOT-10.5a')
  if (absent) return absent
  const suit = suitOf(card)
  const supply = sideOf(play, seat).supply > 0
  if (what === 'sacrifice')
    return suit === 'bird'
      ? because('no-warriors.supply', 'ROOT-10.5.4', { seat })
      : because('not-a-bird', 'ROOT-10.5.4', { card })
  if (suit === 'bird') return because('bird-ritual', 'ROOT-10.2.2', { card })
  switch (what) {
    case 'build':
      return hasGarden(play, seat, suit)
        ? because('no-site.garden', 'ROOT-10.5.1', { suit })
        : because('no-garden.track', 'ROOT-10.5.1', { suit })
    case 'recruit':
      return supply
        ? because('no-room.recruit', 'ROOT-10.5.2', { suit })
        : because('no-warriors.supply', 'ROOT-10.5.2', { seat })
    case 'score':
      return scored.includes(suit)
        ? because('scored-already', 'ROOT-10.5.3a', { suit })
        : because('no-garden.map', 'ROOT-10.5.3b', { suit })
  }
}

/** Why a ritual places nothing there. */
export function ritualPlaceRefused(
  play: Play,
  seat: Seat,
  what: 'build' | 'recruit',
  suit: ClearingSuit,
  at: number,
): Refusal | null {
  const law = what === 'build' ? 'ROOT-10.5.1' : 'ROOT-10.5.2'
  if (!hasSuit(play, at, suit)) return because('wrong-suit.ritual', law, { suit, at, own: suitAt(play, at) })
  return what === 'build' ? unbuildable(play, seat, at, law) : unplaceable(play, seat, at)
}
