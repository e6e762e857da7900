import { sum } from './components'
import type { Play } from './play'
import { securedToWin } from './vocabulary'

/** The most Totems that the Woodwalkers can still secure: each one needs a Totem on the map or a vision card. */
function withinReach({ secured, forests, visions }: Play['state']): number {
  const { hand, deck, discard } = visions
  return secured + sum(forests.full) + sum(forests.fading) + hand.length + deck.length + discard.length
}

/**
 * Emits an event when a change takes the last chance to win from the Woodwalkers; the game goes on (IW-END-03, WB-25).
 */
export function watchReach(play: Play, change: () => void): void {
  const before = withinReach(play.state)
  change()
  if (before >= securedToWin && withinReach(play.state) < securedToWin) play.emit?.({ type: 'out-of-reach' })
}
