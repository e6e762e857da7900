import { drawFrom } from '../../../core'
import type { Task } from '../chapters'
import { factsOf } from '../factions/facts'
import { draw } from '../hands'
import { type Play, plan } from '../play'
import { type Faction, factions, startingHand } from '../vocabulary'
import { sidesFor } from './sides'

/** ROOT-5.1.7a; of two that play beside each other chance says which is the first (ROOT-9.7.1b). */
function inSetupOrder({ state }: Play, chosen: readonly Faction[]): Faction[] {
  const order: Faction[] = [...factions]
  for (const faction of chosen) {
    const { beside } = factsOf[faction]
    if (beside === undefined || drawFrom(state.random, 'setup').integer(0, 1) === 0) continue
    order[factions.indexOf(faction)] = beside
    order[factions.indexOf(beside)] = faction
  }
  return order
}

/** Every seat has its faction: cards are dealt (ROOT-5.1.3a), and the factions set up in setup order (ROOT-5.1.7a). */
export function seatFactions(play: Play, chosen: readonly Faction[]): void {
  const { state } = play
  state.sides = sidesFor(play, chosen)
  drawFrom(state.random, 'deck').shuffle(state.deck)
  for (const seat of state.seats) draw(play, seat, startingHand)
  plan(play, { do: 'turn', seat: 'p1' })
  setUpFactions(play, chosen)
}

/** The factions set up in setup order (ROOT-5.1.7a), before all else that is planned. */
export function setUpFactions(play: Play, chosen: readonly Faction[]): void {
  const inOrder = inSetupOrder(play, chosen).flatMap((faction): Task[] => {
    const seat = play.state.seats[chosen.indexOf(faction)]
    return seat ? [play.factions[faction].setup(seat)] : []
  })
  plan(play, ...inOrder)
}
