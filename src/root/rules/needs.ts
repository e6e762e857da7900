import { matches, suitOf } from './cards'
import { bureauSuits } from './effects/orders'
import { overworkSuits } from './factions/marquise/overwork'
import { vagabondOf } from './factions/vagabond/board'
import { type Play, suitAt } from './play'
import type { Seat, Suit } from './vocabulary'

/** What an open question says of hidden cards: whoever is asked for such a card has it (ROOT-ENG-06). */
export interface Need {
  readonly seat: Seat
  readonly place: 'hand' | 'supporters'
  readonly count: number
  fits(card: string): boolean
}

const ofSuit = (seat: Seat, suit: Suit, place: Need['place'] = 'hand', count = 1): Need => ({
  seat,
  place,
  count,
  fits: (card) => matches(card, suit),
})

const ofSuits = (seat: Seat, suits: readonly Suit[]): Need => ({
  seat,
  place: 'hand',
  count: 1,
  fits: (card) => suits.some((suit) => matches(card, suit)),
})

/** Everything that the agenda says of hidden cards. */
export function needsOf(play: Play): Need[] {
  return play.state.agenda.flatMap((task): Need[] => {
    switch (task.do) {
      case 'outrage-card':
      case 'overwork-card':
        return [ofSuit(task.seat, suitAt(play, task.at))]
      case 'overwork':
        return [ofSuits(task.seat, overworkSuits(play, task.seat))]
      case 'support':
        return [ofSuit(task.seat, suitAt(play, task.at), 'supporters', task.left)]
      case 'aid':
      case 'aid-card':
        return [ofSuit(task.seat, suitAt(play, vagabondOf(play, task.seat).clearing))]
      case 'pay-dominance':
        return [ofSuit(task.seat, suitOf(task.card))]
      case 'bureau':
        return [ofSuits(task.seat, bureauSuits(play, task.seat))]
      case 'decree-column':
        return [{ seat: task.seat, place: 'hand', count: 1, fits: (card) => !task.bird || suitOf(card) !== 'bird' }]
      default:
        return []
    }
  })
}
