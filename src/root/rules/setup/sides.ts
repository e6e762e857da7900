import { zeros } from '../../../toolkit'
import { kindsOf, pieceTotals } from '../pieces'
import type { Board, Side } from '../state'
import { clearingCount, type Faction, items, type Seat } from '../vocabulary'

function boardOf(faction: Faction, others: readonly Seat[]): Board {
  switch (faction) {
    case 'marquise':
      return { faction }
    case 'eyrie':
      return { faction, leader: null, fallen: [], decree: { recruit: [], move: [], battle: [], build: [] } }
    case 'alliance':
      return { faction, officers: 0, supporters: [], given: {} }
    default: {
      const none = (): number[] => zeros(items.length)
      return {
        faction,
        character: null,
        clearing: 0,
        forest: -1,
        ready: none(),
        exhausted: none(),
        damagedReady: none(),
        damagedExhausted: none(),
        fromRuins: none(),
        relations: Object.fromEntries(others.map((seat) => [seat, 0])),
        quests: [],
        looked: [],
      }
    }
  }
}

function sideFor(faction: Faction, others: readonly Seat[]): Side {
  const pieces: Side['pieces'] = {}
  for (const kind of kindsOf[faction]) pieces[kind] = zeros(clearingCount + 1)
  return {
    board: boardOf(faction, others),
    score: 0,
    hand: [],
    crafted: [],
    dominance: null,
    partner: null,
    items: zeros(items.length),
    spentItems: zeros(items.length),
    supply: pieceTotals[faction].warrior ?? 0,
    pieces,
    seen: {},
    open: [],
  }
}

/** What each seat has before anything is set up. */
export function sidesFor(seats: readonly Seat[], chosen: readonly Faction[]): Partial<Record<Seat, Side>> {
  const pawnless = seats.filter((_, index) => !chosen[index]?.startsWith('vagabond'))
  return Object.fromEntries(chosen.map((faction, index) => [seats[index], sideFor(faction, pawnless)]))
}
