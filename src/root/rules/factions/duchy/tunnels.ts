import { different, matches } from '../../cards'
import { type Play, sideOf, suitsAt } from '../../play'
import { canPlace, countAt, onMap } from '../../rule'
import { burrow, clearings, type Seat } from '../../vocabulary'
import { duchyFacts } from './facts'

/** Clearings with a tunnel. */
export const tunnelsOf = (play: Play, seat: Seat): number[] =>
  clearings.filter((at) => countAt(play, seat, 'tunnel', at) > 0)

/** ROOT-12.2.2a: the Burrow is adjacent to every clearing with a tunnel, and to nothing else. */
export function linksOfBurrow(play: Play, seat: Seat, from: number): readonly number[] {
  if (from === burrow) return tunnelsOf(play, seat)
  return countAt(play, seat, 'tunnel', from) > 0 ? [burrow] : []
}

export const tunnelsLeft = (play: Parameters<typeof onMap>[0], seat: Seat): number =>
  duchyFacts.pieces.tunnel.count - onMap(play, seat, 'tunnel')

/** ROOT-12.5.1.5a: where a tunnel can be dug, whatever it takes; of three on the map one can be taken off (ROOT-12.2.4a). */
export const digSites = (play: Play, seat: Seat): number[] =>
  clearings.filter((at) => countAt(play, seat, 'tunnel', at) === 0 && canPlace(play, seat, at))

/** Cards of the hand that can be spent for a tunnel. */
export function digCards(play: Play, seat: Seat): string[] {
  const suits = digSites(play, seat).flatMap((at) => suitsAt(play, at))
  return different(sideOf(play, seat).hand, (card) => suits.some((suit) => matches(card, suit)))
}
