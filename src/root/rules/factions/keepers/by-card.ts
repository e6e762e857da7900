import { place } from '../../placing'
import { plan } from '../../play'
import { canPlace } from '../../rule'
import type { SetupByCard } from '../faction'
import { keepersTracks } from './facts'
import { layFirst } from './setup'

/** A relic in each forest, two homelands on the edge beside each other with warriors, and the other relics (ROOT-A.8.12). */
export const byCard: SetupByCard = {
  homelands: { count: 2, apart: 3, onEdge: true, fits: canPlace },
  begin: layFirst,
  setUp(play, seat, { homelands }) {
    for (const at of homelands) place(play, seat, 'warrior', at, keepersTracks.startWarriors)
    plan(play, { do: 'other-relics', seat })
  },
}
