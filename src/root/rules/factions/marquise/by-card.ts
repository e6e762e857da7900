import { pathsFrom } from '../../moving/links'
import { place } from '../../placing'
import { type Play, plan } from '../../play'
import { canPlace, openSlots } from '../../rule'
import { foreignHomelands } from '../../setup/advanced/homeland'
import { clearings, type Seat } from '../../vocabulary'
import type { SetupByCard } from '../faction'
import { buildings } from './setup'

/** If possible the keep stands where no homeland of an enemy is next to it. */
function keepSites(play: Play, seat: Seat, homelands: readonly number[]): readonly number[] {
  const foreign = foreignHomelands(play, seat)
  const quiet = homelands.filter((at) => !pathsFrom(play, at).some((near) => foreign.includes(near)))
  return quiet.length > 0 ? quiet : homelands
}

/** Three homelands, warriors everywhere, the keep and a building in each homeland (ROOT-A.8.3). */
export const byCard: SetupByCard = {
  homelands: {
    count: buildings.length,
    apart: 1,
    fits: (play, seat, at) => canPlace(play, seat, at) && openSlots(play, at) > 0,
  },
  setUp(play, seat, { homelands }) {
    for (const at of clearings)
      if (canPlace(play, seat, at)) place(play, seat, 'warrior', at, homelands.includes(at) ? 2 : 1)
    plan(
      play,
      { do: 'set-up', seat, pieces: ['keep'], among: keepSites(play, seat, homelands) },
      { do: 'set-up', seat, pieces: buildings, among: homelands.filter((at) => openSlots(play, at) > 0) },
    )
  },
}
