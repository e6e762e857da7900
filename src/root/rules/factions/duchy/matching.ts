import { suitOf } from '../../cards'
import { isLostCity } from '../../landmarks/lost-city'
import { type Play, sideOf, suitAt } from '../../play'
import { isPresent } from '../../rule'
import { type ClearingSuit, clearingSuits, clearings, type Minister, ministers, type Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { court, ranked } from './facts'

interface Places extends Record<ClearingSuit, number> {
  /** The Lost City, which serves for a card of any suit (ROOT-INT-64). */
  any: number
}

/** Clearings with a piece of the Duchy, by suit; the Burrow has none (ROOT-12.5.3.2b). */
function placesOf(play: Play, seat: Seat): Places {
  const places = { fox: 0, rabbit: 0, mouse: 0, any: 0 }
  for (const at of clearings)
    if (isPresent(play, seat, at)) places[isLostCity(play.state, at) ? 'any' : suitAt(play, at)]++
  return places
}

/**
 * How many of these cards find a clearing each (ROOT-12.5.3.2a): of a suit no more than it has clearings, and birds take
 * what is left.
 */
export function matched(play: Play, seat: Seat, cards: readonly string[]): number {
  const places = placesOf(play, seat)
  let [found, over, all] = [0, 0, places.any]
  for (const suit of clearingSuits) {
    const count = cards.filter((card) => suitOf(card) === suit).length
    found += Math.min(places[suit], count)
    over += Math.max(0, count - places[suit])
    all += places[suit]
  }
  const birds = cards.filter((card) => suitOf(card) === 'bird').length
  return Math.min(all, found + Math.min(places.any, over) + birds)
}

/** Those that can be swayed if there are cards for it (ROOT-12.5.3.1). */
export const candidates = (play: Play, seat: Seat): Minister[] => {
  const { swayed, crowns } = duchyOf(play, seat)
  return ministers.filter((minister) => !swayed.includes(minister) && crowns[court[minister].rank] > 0)
}

/** Those for whom the hand has cards enough. */
export function swayable(play: Play, seat: Seat): Minister[] {
  const most = matched(play, seat, sideOf(play, seat).hand)
  return candidates(play, seat).filter((minister) => ranked[court[minister].rank].cards <= most)
}

/** Whether others must think that somebody can be swayed: the number of cards and the clearings are public. */
export function mayBeSwayable(play: Play, seat: Seat): boolean {
  const { fox, rabbit, mouse, any } = placesOf(play, seat)
  const most = Math.min(sideOf(play, seat).hand.length, fox + rabbit + mouse + any)
  return candidates(play, seat).some((minister) => ranked[court[minister].rank].cards <= most)
}
