import type { Random, Viewer } from '../../src/core'
import type { Seat, State } from '../../src/daimyo'

/** Deals anew what a viewer may not know (DAI-INFO-03, DAI-INFO-05), from the state alone. */
export function redeal(state: State, viewer: Viewer<Seat>, random: Random): void {
  random.shuffle(state.bag)
  const top = state.market.splice(-1)
  random.shuffle(state.market)
  state.market.push(...top)
  for (const clan of state.clans) {
    const side = state.sides[clan]
    if (!side) continue
    if (clan === viewer) {
      random.shuffle(side.deck)
      continue
    }
    const { known, hand, deck } = side
    const unknown = [...hand.filter((hero) => !known.includes(hero)), ...deck]
    random.shuffle(unknown)
    side.hand = [...known, ...unknown.splice(0, hand.length - known.length)]
    side.deck = unknown
  }
}
