import { zeros } from '../../../toolkit'
import { kindsOf, pieceTotals } from '../pieces'
import type { Play } from '../play'
import type { Side, State } from '../state'
import { clearingCount, type Faction, items, type Seat } from '../vocabulary'

/** What the seat of a faction has before anything is set up; by seat, the factions that play, as far as they are known. */
export function sideFor(
  { factions }: Play,
  faction: Faction,
  seats: readonly Seat[],
  chosen: readonly Faction[],
): Side {
  return {
    board: factions[faction].newBoard(faction, seats, chosen),
    score: 0,
    hand: [],
    crafted: [],
    dominance: null,
    partner: null,
    items: zeros(items.length),
    spentItems: zeros(items.length),
    supply: pieceTotals[faction].warrior ?? 0,
    pieces: Object.fromEntries(kindsOf[faction].map((kind) => [kind, zeros(clearingCount + 1)])),
    seen: {},
    open: [],
    lacks: [],
  }
}

/** What each seat has. */
export function sidesFor(play: Play, chosen: readonly Faction[]): State['sides'] {
  const { seats } = play.state
  return Object.fromEntries(chosen.map((faction, index) => [seats[index], sideFor(play, faction, seats, chosen)]))
}
