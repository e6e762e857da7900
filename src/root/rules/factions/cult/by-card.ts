import { placeSuited } from '../../landmarks/suit'
import { pathsFrom } from '../../moving/links'
import { place } from '../../placing'
import { plan, sideOf } from '../../play'
import { canPlace, openSlots } from '../../rule'
import { spread } from '../../setup/advanced/set-up'
import type { SetupByCard } from '../faction'
import { gainAcolytes } from './acolytes'

/** A homeland with a garden and four warriors, three around it, two acolytes, and the Outcast (ROOT-A.8.7). */
export const byCard: SetupByCard = {
  homelands: {
    count: 1,
    apart: 2,
    fits: (play, seat, at) => canPlace(play, seat, at) && openSlots(play, at) > 0,
  },
  setUp(play, seat, { homelands }) {
    plan(play, { do: 'first-outcast', seat })
    for (const at of homelands) {
      if (openSlots(play, at) > 0) placeSuited(play, seat, at)
      place(play, seat, 'warrior', at, 4)
      spread(play, seat, pathsFrom(play, at), 3)
    }
    sideOf(play, seat).supply -= 2
    gainAcolytes(play, seat, 2)
  },
}
