import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { cardOf } from '../../cards'
import { matchesClearing } from '../../clearings'
import type { Play } from '../../play'
import { missing, noSlot, unbuildable, unplaceable } from '../../reasons'
import { countAt } from '../../rule'
import type { Seat, Suit } from '../../vocabulary'

/** Why a card cannot be added to the Decree (ROOT-7.4.2). */
export function addingRefused(play: Play, seat: Seat, hasBird: boolean, card: string): Refusal | null {
  const absent = missing(play, seat, card, 'ROOT-7.4.2a')
  if (absent) return absent
  return hasBird && cardOf(card).suit === 'bird' ? because('second-bird', 'ROOT-7.4.2b') : null
}

/** Why the new roost cannot stand there (ROOT-7.4.3). */
export const settlingRefused = (play: Play, seat: Seat, at: number): Refusal =>
  noSlot(play, at, 'ROOT-7.4.3b') ?? unplaceable(play, seat, at) ?? because('more-warriors', 'ROOT-7.4.3a', { at })

/** Why an order does not place a piece there (ROOT-7.5.2.1a, ROOT-7.5.2.4a). */
export function placeRefused(
  play: Play,
  { seat, piece, suit }: { readonly seat: Seat; readonly piece: 'warrior' | 'roost'; readonly suit: Suit },
  at: number,
): Refusal | null {
  const law = piece === 'warrior' ? 'ROOT-7.5.2.1a' : 'ROOT-7.5.2.4a'
  if (!matchesClearing(play, suit, at)) return because('wrong-suit.order', law, { suit, at })
  const hasRoost = countAt(play, seat, 'roost', at) > 0
  if (piece === 'roost') return hasRoost ? because('roost-there', law, { at }) : unbuildable(play, seat, at, law)
  return hasRoost ? unplaceable(play, seat, at) : because('no-roost', law, { at })
}
