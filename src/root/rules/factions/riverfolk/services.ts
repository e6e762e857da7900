import { usesRivers } from '../../moving/rivers'
import { pieceTotals } from '../../pieces'
import { factionOf, type Play, seatOf, sideOf } from '../../play'
import { isPresent, onMap } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { vagabondAt } from '../vagabond/board'
import { readyCount } from '../vagabond/items'
import { riverfolkOf } from './board'
import { isService, type Service, services } from './facts'
import { hasPostAt } from './posts'

/** Who sells, in a game where somebody does. */
export function sellerOf(play: Pick<Play, 'state'>): Seat {
  const seat = seatOf(play, 'riverfolk')
  if (seat === undefined) throw new Error('Nobody plays the Riverfolk.')
  return seat
}

/** ROOT-11.2.6.2a: one in a turn, and one more for each clearing with a trade post and a faction piece of the buyer. */
export const allowance = (play: Play, seller: Seat, buyer: Seat): number =>
  1 + clearings.filter((at) => hasPostAt(play, seller, at) && isPresent(play, buyer, at)).length

/** What the buyer has bought in this turn. */
export const bought = ({ state }: Pick<Play, 'state'>): Service[] => state.turn.used.filter(isService)

/** What the buyer can pay with: warriors in its supply, or ready items (ROOT-11.2.6.1a, ROOT-11.2.6.3a). */
export const means = (play: Play, buyer: Seat): number =>
  vagabondAt(play, buyer) ? readyCount(play, buyer) : sideOf(play, buyer).supply

/** ROOT-11.2.7.3.2a: only who has warriors can hire some. */
export const mayHire = (play: Play, buyer: Seat): boolean => (pieceTotals[factionOf(play, buyer)].warrior ?? 0) > 0

/** Whether a service would change anything for the buyer (ROOT-11.2.7.3g, ROOT-ENG-06a). */
const wouldHelp: Readonly<Record<Service, (play: Play, seller: Seat, buyer: Seat) => boolean>> = {
  'hand-card': (play, seller) => sideOf(play, seller).hand.length > 0,
  riverboats: (play, _seller, buyer) => play.ground.rivers.length > 0 && !usesRivers(play, buyer),
  mercenaries: (play, seller, buyer) =>
    mayHire(play, buyer) && !bought(play).includes('mercenaries') && onMap(play, seller, 'warrior') > 0,
}

/** What a seat can buy now. */
export function servicesFor(play: Play, seller: Seat, buyer: Seat): Service[] {
  const { prices } = riverfolkOf(play, seller)
  if (bought(play).length >= allowance(play, seller, buyer)) return []
  const most = means(play, buyer)
  return services.filter((service) => prices[service] <= most && wouldHelp[service](play, seller, buyer))
}
