import { suitOf } from '../rules/cards'
import { sideOf } from '../rules/play'
import type { State } from '../rules/state'
import type { Seat } from '../rules/vocabulary'
import { minds } from './minds'
import { type Sight, seenBy } from './sight'

/** What a faction has beside its points that will bring some, in points. */
function assets(sight: Sight): number {
  const { board, hand, crafted } = sideOf(sight, sight.me)
  const birds = hand.filter((card) => suitOf(card) === 'bird').length
  const cards = 0.4 * Math.min(5, hand.length) + 0.15 * birds + 0.6 * crafted.length
  return minds[board.faction].assets(sight, board, cards)
}

const pointsToWin = 30

/** Who has activated a dominance card scores no more, and may win all the same. */
const dominance = 20

/** How a seat stands in points, if what it has is worth less the nearer the end is. */
function standing(state: State, seat: Seat, left: number): number {
  const side = state.sides[seat]
  if (!side) return 0
  const points = side.dominance === null ? side.score : dominance
  return points + left * assets(seenBy(state, seat))
}

/** So many points ahead make a seat likelier to win than another by a factor of e. */
const scale = 4

/** How a seat stands against the others on the average, of whom those that stand well count most: 0.5 if all stand alike. */
export function share(state: State, seat: Seat): number {
  let most = 0
  for (const each of state.seats) most = Math.max(most, state.sides[each]?.score ?? 0)
  const left = Math.min(1, Math.max(0, pointsToWin - most) / 15)
  let own = 0
  let others = 0
  for (const each of state.seats) {
    const weight = Math.exp(standing(state, each, left) / scale)
    if (each === seat) own = weight
    else others += weight / (state.seats.length - 1)
  }
  return own / (own + others)
}
