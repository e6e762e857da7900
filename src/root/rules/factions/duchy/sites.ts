import { different, matches } from '../../cards'
import { pieceTotals } from '../../pieces'
import { type Play, sideOf, suitsAt } from '../../play'
import { canPlace, onMap, openSlots, rules } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { type Building, buildings } from './facts'

/** Buildings that are left on their tracks. */
export const buildingsLeft = (play: Play, seat: Seat): Building[] =>
  buildings.filter((kind) => onMap(play, seat, kind) < (pieceTotals.duchy[kind] ?? 0))

/** Where the Duchy can build, the card apart; all of it is public. */
export const sitesOf = (play: Play, seat: Seat): number[] =>
  buildingsLeft(play, seat).length === 0
    ? []
    : clearings.filter((at) => openSlots(play, at) > 0 && rules(play, seat, at) && canPlace(play, seat, at))

/** Cards of the hand that can be revealed for a building. */
export function buildCards(play: Play, seat: Seat, any: boolean): string[] {
  const suits = sitesOf(play, seat).flatMap((at) => suitsAt(play, at))
  return different(sideOf(play, seat).hand, (card) => suits.some((suit) => any || matches(card, suit)))
}
