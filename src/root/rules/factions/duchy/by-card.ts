import { pathsFrom } from '../../moving/links'
import { place } from '../../placing'
import { canPlace } from '../../rule'
import { spread } from '../../setup/advanced/set-up'
import type { SetupByCard } from '../faction'

/** A homeland with a tunnel and two warriors, and five warriors around it (ROOT-A.8.9). */
export const byCard: SetupByCard = {
  homelands: { count: 1, apart: 2, fits: canPlace },
  setUp(play, seat, { homelands }) {
    for (const at of homelands) {
      place(play, seat, 'tunnel', at)
      place(play, seat, 'warrior', at, 2)
      spread(play, seat, pathsFrom(play, at), 5)
    }
  },
}
