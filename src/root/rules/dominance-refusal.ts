import type { Refusal } from '../../core'
import { because } from './because'
import { cardOf, suitOf } from './cards'
import type { Action } from './chapters'
import { type Play, rulesOf, sideOf } from './play'
import { dominanceFrom, type Seat } from './vocabulary'

/** What only a Vagabond is told (ROOT-9.2.8). */
function coalitionRefused(play: Play, seat: Seat): Refusal {
  if (play.state.seats.length < 4) return because('too-few-players', 'ROOT-9.2.8b')
  if (sideOf(play, seat).partner !== null) return because('in-coalition', 'ROOT-9.2.8h', { seat })
  return because('no-partner', 'ROOT-9.2.8d')
}

function activateRefused(play: Play, seat: Seat, card: string): Refusal | null {
  const { hand, score, dominance } = sideOf(play, seat)
  if (cardOf(card).kind !== 'dominance') return because('no-dominance', 'ROOT-3.3.1a', { card })
  if (dominance !== null) return because('active-already', 'ROOT-3.3.2b', { seat, dominance })
  if (!hand.includes(card)) return because('not-in-hand', 'ROOT-3.3.1a', { card, seat })
  const { inCoalition } = rulesOf(play, seat)
  if (score < dominanceFrom)
    return because('too-few-points', inCoalition ? 'ROOT-9.2.8b' : 'ROOT-3.3.1a', {
      seat,
      score,
      needed: dominanceFrom,
    })
  return inCoalition ? coalitionRefused(play, seat) : null
}

function takeRefused(play: Play, seat: Seat, card: string): Refusal | null {
  if (!play.state.available.includes(card)) return because('not-available', 'ROOT-3.3.4a', { card })
  const suit = suitOf(card)
  return because('no-card.suit', suit === 'bird' ? 'ROOT-3.3.4c' : 'ROOT-3.3.4a', { seat, suit, card })
}

/** Why a dominance card cannot be activated or taken. */
export function dominanceRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'activate-dominance') return activateRefused(play, seat, action.card)
  return action.type === 'take-dominance' ? takeRefused(play, seat, action.card) : null
}

/** Why a card does not pay for an available dominance card. */
export function paymentRefused(play: Play, seat: Seat, card: string, paid: string): Refusal | null {
  const suit = suitOf(card)
  if (!sideOf(play, seat).hand.includes(paid)) return null
  return because('wrong-suit.payment', suit === 'bird' ? 'ROOT-3.3.4c' : 'ROOT-3.3.4a', {
    card,
    suit,
    paid,
    own: suitOf(paid),
  })
}

/** Why a seat is no partner for a coalition. */
export function partnerRefused(play: Play, seat: Seat, other: Seat): Refusal {
  if (other === seat) return because('own-seat.coalition', 'ROOT-9.2.8c', { seat })
  if (!play.state.seats.includes(other)) return because('no-such-player', 'ROOT-9.2.8c', { seat: other })
  const { partner, dominance, score } = sideOf(play, other)
  if (partner !== null) return because('in-coalition', 'ROOT-9.2.8c', { seat: other })
  if (dominance !== null) return because('no-marker', 'ROOT-9.2.8d', { seat: other })
  return because('too-many-points', 'ROOT-9.2.8c', { seat: other, score })
}
