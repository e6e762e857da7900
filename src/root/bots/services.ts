import { riverfolkOf } from '../rules/factions/riverfolk/board'
import type { Service } from '../rules/factions/riverfolk/facts'
import { means, sellerOf } from '../rules/factions/riverfolk/services'
import { sideOf } from '../rules/play'
import { presenceAt, warriorsAt } from '../rules/rule'
import { clearings } from '../rules/vocabulary'
import { envy, highest, type Sight } from './sight'
import { cardWorth } from './worth'

/** What hired warriors would turn: clearings that would be ruled with them. */
function hired(sight: Sight): number {
  const { me, state } = sight
  const seller = sellerOf(sight)
  let worth = 0
  for (const at of clearings) {
    const otters = warriorsAt(sight, seller, at)
    if (otters === 0) continue
    const others = state.seats.filter((seat) => seat !== me && seat !== seller)
    const most = highest([...others, seller], (seat) => presenceAt(sight, seat, at))
    const own = presenceAt(sight, me, at)
    if (own <= most && own + otters > highest(others, (seat) => presenceAt(sight, seat, at))) worth += 0.5
  }
  return worth
}

/** The worth of a service, less its price: the warriors serve the seller, but who has many in the supply misses them least. */
export function serviceWorth(sight: Sight, service: Service): number {
  const seller = sellerOf(sight)
  const price =
    riverfolkOf(sight, seller).prices[service] * (means(sight, sight.me) > 8 ? 0.35 : 0.5) * envy(sight, seller)
  switch (service) {
    case 'hand-card':
      return 0.3 + highest(sideOf(sight, seller).hand, (card) => cardWorth(sight, card)) - price
    case 'mercenaries':
      return hired(sight) - price
    case 'riverboats':
      return 0.2 - price
  }
}
