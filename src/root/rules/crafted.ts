import { takeOut } from '../../toolkit'
import { discard } from './hands'
import { ownersOf, troopOf } from './owner'
import { type Play, sideOf } from './play'
import type { Seat } from './vocabulary'

/** A crafted card leaves its play area (ROOT-CARD-14); the warriors on Coffin Makers go home (ROOT-CARD-43). */
export function discardCrafted(play: Play, seat: Seat, card: string): void {
  takeOut(sideOf(play, seat).crafted, card)
  discard(play, seat, [card], 'play')
  if (card === 'coffin-makers') emptyCoffin(play)
}

/** All warriors on Coffin Makers go to their supplies; how many there were. */
export function emptyCoffin(play: Play): number {
  const { state } = play
  let count = 0
  for (const owner of ownersOf(play)) {
    const lying = state.coffin[owner] ?? 0
    if (lying > 0) troopOf(play, owner).supply += lying
    count += lying
  }
  state.coffin = {}
  return count
}
