import { place } from '../../placing'
import { plan } from '../../play'
import { canPlace } from '../../rule'
import { clearingSuits } from '../../vocabulary'
import type { SetupByCard } from '../faction'

/** A homeland with a warrior and a plot, and a warrior in a clearing of each suit (ROOT-A.8.10). */
export const byCard: SetupByCard = {
  homelands: { count: 1, apart: 1, fits: canPlace },
  setUp(play, seat, { homelands }) {
    plan(play, { do: 'scatter', seat, suit: clearingSuits[0] })
    for (const at of homelands) {
      place(play, seat, 'warrior', at)
      plan(play, { do: 'plot-kind', seat, at })
    }
  },
}
