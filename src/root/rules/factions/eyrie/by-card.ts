import { place } from '../../placing'
import { plan } from '../../play'
import { canPlace, openSlots } from '../../rule'
import type { SetupByCard } from '../faction'

/** A homeland on the edge with a roost and six warriors, then a leader (ROOT-A.8.4). */
export const byCard: SetupByCard = {
  homelands: {
    count: 1,
    apart: 3,
    onEdge: true,
    fits: (play, seat, at) => canPlace(play, seat, at) && openSlots(play, at) > 0,
  },
  setUp(play, seat, { homelands }) {
    for (const at of homelands) {
      if (openSlots(play, at) > 0) place(play, seat, 'roost', at)
      place(play, seat, 'warrior', at, 6)
    }
    plan(play, { do: 'leader', seat })
  },
}
