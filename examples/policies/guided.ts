import type { ActionOf, SeatOf, StateOf } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { type Guide, ismcts } from 'totemforge/search'

/**
 * A guide for Ironwood: a playout ends at the beginning of a turn, and secured Totems and built Forges give the worth
 * of a position.
 */
export const guide: Guide<StateOf<typeof ironwood>, ActionOf<typeof ironwood>, SeatOf<typeof ironwood>> = {
  sensible: (legal) => ironwood.sensible(legal),
  isRest: ({ agenda }) => agenda.at(-1)?.do === 'turn',
  evaluate({ secured, mountains }, seat) {
    const forges = mountains.sites.filter((site) => site === 'forge').length
    const ahead = 0.5 + (secured - forges) / 10
    return seat === 'woodwalkers' ? ahead : 1 - ahead
  },
}

export default ismcts(ironwood, { iterations: 500, guide })
