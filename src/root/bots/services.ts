import { riverfolkOf } from '../rules/factions/riverfolk/board'
import type { Service } from '../rules/factions/riverfolk/facts'
import { means, sellerOf } from '../rules/factions/riverfolk/services'
import { factionOf, sideOf } from '../rules/play'
import { canPlace, openSlots, presenceAt, warriorsAt } from '../rules/rule'
import { clearings, type Faction } from '../rules/vocabulary'
import { envy, highest, type Sight } from './sight'
import { cardWorth } from './worth'

/** Who builds where it rules; to the others rule is worth too little to pay for. */
const builders: readonly Faction[] = ['marquise', 'eyrie', 'duchy', 'cult']

/** What hired warriors would turn: clearings with open slots that would be ruled with them, as far as a turn fills them. */
function hired(sight: Sight): number {
  const { me, state } = sight
  if (!builders.includes(factionOf(sight, me))) return 0
  const seller = sellerOf(sight)
  let worth = 0
  for (const at of clearings) {
    const otters = warriorsAt(sight, seller, at)
    if (otters === 0 || openSlots(sight, at) === 0 || !canPlace(sight, me, at)) continue
    const others = state.seats.filter((seat) => seat !== me && seat !== seller)
    const most = highest([...others, seller], (seat) => presenceAt(sight, seat, at))
    const own = presenceAt(sight, me, at)
    if (own <= most && own + otters > highest(others, (seat) => presenceAt(sight, seat, at))) worth += 0.5
  }
  return Math.min(1, worth)
}

/** The cost of a warrior that is paid, in points for each seat: all buyers feed the same seller. Who has many misses one less. */
const dear = 0.17
const cheap = 0.13

/** The worth of a service, less its price: each warrior is an action or half a point for the seller, turn after turn. */
export function serviceWorth(sight: Sight, service: Service): number {
  const seller = sellerOf(sight)
  const each = (means(sight, sight.me) > 8 ? cheap : dear) * sight.state.seats.length
  const price = riverfolkOf(sight, seller).prices[service] * each * envy(sight, seller)
  switch (service) {
    case 'hand-card':
      return 0.3 + highest(sideOf(sight, seller).hand, (card) => cardWorth(sight, card)) - price
    case 'mercenaries':
      return hired(sight) - price
    case 'riverboats':
      return 0.2 - price
  }
}
