import { different } from '../../cards'
import { fitsClearing } from '../../clearings'
import { type Play, sideOf } from '../../play'
import { canPlace, onMap, openSlots, rules } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { hundredsFacts } from './facts'

export const strongholdsLeft = (play: Pick<Play, 'state'> & Parameters<typeof onMap>[0], seat: Seat): number =>
  hundredsFacts.pieces.stronghold.count - onMap(play, seat, 'stronghold')

/** Where the Hundreds can build, the card apart; all of it is public. */
export const sitesOf = (play: Play, seat: Seat): number[] =>
  strongholdsLeft(play, seat) === 0
    ? []
    : clearings.filter((at) => openSlots(play, at) > 0 && rules(play, seat, at) && canPlace(play, seat, at))

/** Cards of the hand that can be spent for a stronghold. */
export function buildCards(play: Play, seat: Seat): string[] {
  const sites = sitesOf(play, seat)
  return different(sideOf(play, seat).hand, (card) => sites.some((at) => fitsClearing(play, card, at)))
}
