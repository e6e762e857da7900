import { zeros } from '../../../toolkit'
import { kindsOf, pieceTotals } from '../pieces'
import type { Play } from '../play'
import type { Side, State } from '../state'
import { clearingCount, type Faction, items } from '../vocabulary'

/** What each seat has before anything is set up. */
export function sidesFor({ state: { seats }, factions }: Play, chosen: readonly Faction[]): State['sides'] {
  const sideFor = (faction: Faction): Side => ({
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
  })
  return Object.fromEntries(chosen.map((faction, index) => [seats[index], sideFor(faction)]))
}
