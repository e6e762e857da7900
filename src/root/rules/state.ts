import type { Streams } from '../../core'
import type { Battle } from './battle/battle'
import type { Task } from './chapters'
import type { Deck } from './deck'
import type { Board } from './factions/boards'
import type { Landmark } from './landmarks/landmark'
import type { PieceKind } from './pieces'
import type { ClearingSuit, DeckId, Hireling, Item, MapId, Owner, Phase, Seat } from './vocabulary'
import type { Ground } from './woodlands'

/**
 * What one seat has besides the common ground.
 *
 * @example
 * const score = state.sides.p1?.score
 */
export interface Side {
  readonly board: Board
  score: number
  hand: string[]
  /** Persistent effects in the play area. */
  crafted: string[]
  /** The activated dominance card (ROOT-3.3.2a). */
  dominance: string | null
  /** The other side of a coalition, for both partners. */
  partner: Seat | null
  /** The Crafted Items box, by item; and those of it that are exhausted. */
  items: number[]
  spentItems: number[]
  /** Warriors in the supply. */
  supply: number
  /** Pieces on the map, by clearing. */
  pieces: Partial<Record<PieceKind, number[]>>
  /** Hands that were seen and are still known (ROOT-INFO-13). */
  seen: Partial<Record<Seat, string[]>>
  /** Cards of this hand that everybody has seen come into it. */
  open: string[]
  /** Suits that none of its other cards matches, as everybody has seen (ROOT-INFO-15). */
  lacks: ClearingSuit[]
}

/**
 * A ruin whose items an explorer could not take, because it has items from ruins of the same kinds.
 *
 * @example
 * const kinds = state.declined.find(({ at }) => at === 6)?.kinds
 */
export interface Declined {
  readonly at: number
  readonly kinds: readonly Item[]
}

/**
 * What lies on the card of the Exile (ROOT-HIR-4a): items by kind, and clubs; each ready or exhausted.
 *
 * @example
 * const [readyClubs = 0] = state.hirelings.find(({ hireling }) => hireling === 'the-exile')?.items?.clubs ?? []
 */
export interface Gear {
  ready: number[]
  exhausted: number[]
  /** How many clubs are ready, and how many are exhausted. */
  clubs: number[]
}

/**
 * A hireling that is in the game: who controls it, and its pieces. What only some hirelings have is there for those alone.
 *
 * @example
 * const mine = state.hirelings.filter(({ controller }) => controller === 'p1')
 */
export interface Hired {
  readonly hireling: Hireling
  controller: Seat | null
  /** Control markers on its card (ROOT-E.1.2a). */
  markers: number
  /** It came to its controller in this turn, and keeps its markers at the end of it (ROOT-E.1.3a). */
  isNew: boolean
  /** Warriors in its supply. */
  supply: number
  /** Its pieces on the map, by clearing. */
  pieces: Side['pieces']
  /** The clearing of its pawn; 0 if it is off the map. */
  pawn?: number
  /** The forest of its pawn, by its number on the map's list; -1 if it is off the map. */
  forest?: number
  /** Warriors that are kept on its card (ROOT-HIR-1b). */
  kept?: number
  /** Paths with one of its warriors, by their numbers on the map's list (ROOT-HIR-12a). */
  paths?: number[]
  items?: Gear
}

/**
 * Hireling markers: those that still lie on the score track, by space, and those that seats have taken and not used yet
 * (ROOT-E.1.1).
 *
 * @example
 * const spaces = state.hiring?.track
 */
export interface Hiring {
  track: number[]
  due: Partial<Record<Seat, number>>
}

/** What counts within a turn, cleared at its end (ROOT-ENG-27). */
export interface TurnMarks {
  /** Crafting pieces activated, by clearing. */
  activated: number[]
  /** Effects that were used and are for once in a turn. */
  used: string[]
  ferry: boolean
  /** Aids that have not improved a relationship yet (ROOT-9.2.9.1.1b). */
  aids: Partial<Record<Seat, number>>
  /** Pieces that were moved into each clearing, by owner; noted only while a Band is in the game (ROOT-HIR-7d). */
  arrived?: Partial<Record<Owner, number[]>>
  /** Relics that came into each clearing; noted as above, and apart: no other piece stays in the place of one. */
  relics?: number[]
}

/**
 * Who won, and how (ROOT-ENG-30).
 *
 * @example
 * if (state.result?.by === 'dominance') console.log('no points needed')
 */
export interface Result {
  readonly winners: readonly Seat[]
  readonly by: 'points' | 'dominance'
}

/**
 * Everything about a game of Root, as plain JSON. Lists by clearing have a place for each number from 1; their place 0 is kept
 * for a clearing off the map.
 *
 * @example
 * const state: State = root.setup({ seed: 7, factions: ['marquise', 'eyrie'] })
 */
export interface State {
  /** The id of a printed map, or a map of one's own. */
  readonly map: MapId | Ground
  /** The id of a printed deck, or a deck of one's own. */
  readonly cards: DeckId | Deck
  /** Whether questions with a single answer are asked too. */
  readonly everyQuestion: boolean
  /** In turn order. */
  readonly seats: readonly Seat[]
  readonly suits: readonly (ClearingSuit | null)[]
  sides: Partial<Record<Seat, Side>>
  hirelings: Hired[]
  /** Only in games with hirelings. */
  hiring?: Hiring
  /** Items under the ruin of each clearing; `null` where there is none. */
  ruins: (Item[] | null)[]
  /** Ruins from which an explorer took nothing: all that lies there is of these kinds, as everybody knows (ROOT-9.7.3b). */
  declined: Declined[]
  /** Clearings with the Scoundrel's torch (ROOT-D.6.2). */
  scorched: number[]
  /** Closed paths, by their number on the map's list. */
  closed: number[]
  /** Where the Ferry is; 0 if there is none. */
  ferry: number
  /** Where the Tower stands; 0 if there is none. */
  tower: number
  /** The landmarks that setup has placed, besides the Ferry and the Tower (ROOT-F). */
  landmarks: Landmark[]
  /** The top card is the last. */
  deck: string[]
  discard: string[]
  /** Dominance cards beside the map (ROOT-3.3.3b). */
  available: string[]
  /** The item supply, by item. */
  supply: number[]
  questDeck: string[]
  quests: string[]
  /** Warriors on Coffin Makers, by owner. */
  coffin: Partial<Record<Owner, number>>
  round: number
  /** Whose turn it is. */
  active: Seat
  phase: Phase
  turn: TurnMarks
  battle: Battle | null
  agenda: Task[]
  result: Result | null
  readonly random: Streams<Purpose>
}

/** What chance is drawn for (ROOT-ENG-25). */
export type Purpose = 'setup' | 'deck' | 'quests' | 'ruins' | 'dice' | 'mobs' | 'hands'
