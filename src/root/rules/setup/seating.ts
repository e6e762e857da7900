import { drawFrom } from '../../../core'
import type { Task } from '../chapters'
import { draw } from '../hands'
import { type Play, plan } from '../play'
import { type Faction, factions, type Seat, startingHand } from '../vocabulary'
import { sidesFor } from './sides'

function setupOf(faction: Faction, seat: Seat): Task {
  if (faction === 'marquise') return { do: 'keep', seat }
  if (faction === 'eyrie') return { do: 'eyrie-corner', seat }
  if (faction === 'alliance') return { do: 'alliance-setup', seat }
  return { do: 'character', seat }
}

const otherVagabond = (faction: Faction): Faction =>
  faction === 'vagabond' ? 'vagabond2' : faction === 'vagabond2' ? 'vagabond' : faction

/** Every seat has its faction: cards are dealt (ROOT-5.1.3a), and the factions set up in setup order (ROOT-5.1.7a). */
export function seatFactions(play: Play, chosen: readonly Faction[]): void {
  const { state } = play
  state.sides = sidesFor(state.seats, chosen)
  drawFrom(state.random, 'deck').shuffle(state.deck)
  for (const seat of state.seats) draw(play, seat, startingHand)
  // ROOT-9.7.1b: chance says which of two Vagabonds is the first.
  const swapped = chosen.includes('vagabond2') && drawFrom(state.random, 'setup').integer(0, 1) === 1
  const inOrder = factions.flatMap((faction): Task[] => {
    const seat = state.seats[chosen.indexOf(swapped ? otherVagabond(faction) : faction)]
    return seat ? [setupOf(faction, seat)] : []
  })
  plan(play, ...inOrder, { do: 'turn', seat: 'p1' })
}
