import { place } from '../../placing'
import { layRuinItems } from '../../ruins'
import { canPlace, openSlots } from '../../rule'
import type { SetupByCard } from '../faction'
import { hundredsTracks } from './facts'

/** A homeland on the edge with the warlord, warriors and a stronghold, and items under the ruins (ROOT-A.8.11). */
export const byCard: SetupByCard = {
  homelands: {
    count: 1,
    apart: 3,
    onEdge: true,
    fits: (play, seat, at) => canPlace(play, seat, at) && openSlots(play, at) > 0,
  },
  setUp(play, seat, { homelands }) {
    for (const at of homelands) {
      place(play, seat, 'warlord', at)
      place(play, seat, 'warrior', at, hundredsTracks.startWarriors)
      if (openSlots(play, at) > 0) place(play, seat, 'stronghold', at)
    }
    layRuinItems(play, 1)
  },
}
