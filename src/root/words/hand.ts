import { fiveCards, heldBy, keptOf, preparationIn } from '../rules/setup/advanced/held'
import type { Seat } from '../rules/vocabulary'
import type { Scene } from './scene'

/** A hand as a viewer sees it: its cards, or their number. In the advanced setup a seat holds cards before it has a faction. */
export interface SeenHand {
  readonly cards: readonly string[] | null
  readonly size: number
}

export function handOf(scene: Pick<Scene, 'agenda' | 'sides'>, seat: Seat): SeenHand | null {
  if (preparationIn(scene)) {
    const held = heldBy(scene, seat)
    const cards = held.cards && keptOf(held)
    return { cards, size: cards?.length ?? fiveCards }
  }
  const side = scene.sides[seat]
  return side ? { cards: side.hand, size: side.handSize } : null
}
