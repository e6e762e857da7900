import { item } from '../../toolkit'
import { suitOf } from '../rules/cards'
import { dominion } from '../rules/dominance'
import { vagabondAt } from '../rules/factions/vagabond/board'
import { sideOf } from '../rules/play'
import { playOn } from '../rules/play-on'
import type { State } from '../rules/state'
import type { Seat } from '../rules/vocabulary'
import { minds } from './minds'
import { type Sight, seenBy } from './sight'

/** The worth of a faction's position besides its score, in points. */
function assets(sight: Sight): number {
  const { board, hand, crafted } = sideOf(sight, sight.me)
  const birds = hand.filter((card) => suitOf(card) === 'bird').length
  const cards = 0.4 * Math.min(5, hand.length) + 0.15 * birds + 0.6 * crafted.length
  return minds[board.faction].assets(sight, board, cards)
}

const pointsToWin = 30

/** What an active dominance card is worth with no clearing ruled that it needs, and with all of them. */
const [leastDominance, mostDominance] = [6, 27]

/**
 * A seat with an active dominance card does not score: the clearings count that it rules, but not by hired warriors
 * (ROOT-11.2.7.3f). A Vagabond in a coalition wins with its partner.
 */
function pointsOf(state: State, seat: Seat): number {
  const side = state.sides[seat]
  if (!side) return 0
  if (side.dominance === null) return side.score
  const play = playOn({ ...state, phase: 'birdsong' })
  if (vagabondAt(play, seat)) return side.partner === null ? 0 : pointsOf(state, side.partner)
  const { ruled, needed } = dominion(play, seat, suitOf(side.dominance))
  return leastDominance + (mostDominance - leastDominance) * Math.min(1, ruled / needed)
}

/** The standing of a seat in points; its assets are worth less near the end. */
const standing = (state: State, seat: Seat, left: number): number =>
  state.sides[seat] ? pointsOf(state, seat) + left * assets(seenBy(state, seat)) : 0

/** A lead of this many points makes a seat e times likelier to win than another. */
const scale = 4

/** How likely each seat is to win, in the order of the seats, as weights. */
function weightsOf(state: State): readonly number[] {
  let most = 0
  for (const each of state.seats) most = Math.max(most, pointsOf(state, each))
  const left = Math.min(1, Math.max(0, pointsToWin - most) / 15)
  return state.seats.map((each) => Math.exp(standing(state, each, left) / scale))
}

/** The standing of each of some seats against the average of the others, weighted towards the strong ones: 0.5 if all are equal. */
export function shares(state: State, seats: readonly Seat[]): readonly number[] {
  const weights = weightsOf(state)
  return seats.map((seat) => {
    let own = 0
    let others = 0
    for (const [place, each] of state.seats.entries()) {
      const weight = weights[place] ?? 0
      if (each === seat) own = weight
      else others += weight / (state.seats.length - 1)
    }
    return own / (own + others)
  })
}

export const share = (state: State, seat: Seat): number => item(shares(state, [seat]), 0)
