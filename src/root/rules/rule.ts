import { factsOf } from './factions/facts'
import { buildingsOf, type PieceKind, structuresOf, tokensOf } from './pieces'
import { type Play, sideAt, sideOf } from './play'
import type { Side } from './state'
import { burrow, type Faction, type Seat } from './vocabulary'

/** What rule looks at; a view has it too. */
interface Standing extends Pick<Side, 'crafted' | 'pieces'> {
  readonly board: { readonly faction: Faction }
}
interface Asked {
  readonly state: { readonly seats: readonly Seat[]; readonly sides: Readonly<Partial<Record<Seat, Standing>>> }
}

interface Field extends Asked {
  readonly ground: Pick<Play['ground'], 'slots'>
  readonly state: Asked['state'] & { readonly ruins: readonly (unknown | null)[] }
}

/** How many pieces of a kind a seat has in a clearing. */
export const countAt = (play: Asked, seat: Seat, kind: PieceKind, at: number): number =>
  sideAt(play.state.sides, seat)?.pieces[kind]?.[at] ?? 0

export const warriorsAt = (play: Asked, seat: Seat, at: number): number =>
  sideAt(play.state.sides, seat)?.pieces.warrior?.[at] ?? 0

/** Nothing, for a seat that has no faction yet. */
function piecesAt(play: Asked, seat: Seat, at: number, kinds: typeof buildingsOf): number {
  const side = sideAt(play.state.sides, seat)
  if (!side) return 0
  let count = 0
  for (const kind of kinds[side.board.faction]) count += side.pieces[kind]?.[at] ?? 0
  return count
}

export const buildingsAt = (play: Asked, seat: Seat, at: number): number => piecesAt(play, seat, at, buildingsOf)
export const tokensAt = (play: Asked, seat: Seat, at: number): number => piecesAt(play, seat, at, tokensOf)

/** ROOT-2.5a; tokens by Soup Kitchens, each as two (ROOT-CARD-32). */
function presenceOf({ board, pieces, crafted }: Standing, at: number): number {
  let count = pieces.warrior?.[at] ?? 0
  for (const kind of buildingsOf[board.faction]) count += pieces[kind]?.[at] ?? 0
  if (crafted.length > 0 && crafted.includes('soup-kitchens'))
    for (const kind of tokensOf[board.faction]) count += 2 * (pieces[kind]?.[at] ?? 0)
  return count
}

/** ROOT-INT-20: its building decides before any presence. */
function holds({ board, pieces }: Standing, at: number): boolean {
  if (!factsOf[board.faction].rulesByBuildings) return false
  for (const kind of buildingsOf[board.faction]) if ((pieces[kind]?.[at] ?? 0) > 0) return true
  return false
}

export function presenceAt(play: Asked, seat: Seat, at: number): number {
  const side = sideAt(play.state.sides, seat)
  return side ? presenceOf(side, at) : 0
}

/**
 * Whether a seat rules a clearing (ROOT-2.5b, ROOT-INT-20): by its building, where that is enough; else its presence is the
 * highest; with a tie the Eyrie rule, if they are among the tied. The Burrow is always ruled by its owner (ROOT-12.2.2d).
 */
export function rules({ state: { seats, sides } }: Asked, seat: Seat, at: number): boolean {
  const own = sideAt(sides, seat)
  if (at === burrow) return own !== undefined && factsOf[own.board.faction].burrow === true
  const presence = own ? presenceOf(own, at) : 0
  if (!own || presence === 0) return false
  if (holds(own, at)) return true
  for (const other of seats) {
    const side = other === seat ? undefined : sideAt(sides, other)
    if (!side) continue
    const against = presenceOf(side, at)
    if (against > presence || holds(side, at)) return false
    if (against === presence && !factsOf[own.board.faction].winsTies) return false
  }
  return true
}

export const rulerOf = (play: Asked, at: number): Seat | null =>
  play.state.seats.find((seat) => rules(play, seat, at)) ?? null

/** Whether a seat's pawn stands in a clearing. */
export function hasPawnAt({ state, factions }: Play, seat: Seat, at: number): boolean {
  const side = sideAt(state.sides, seat)
  // A pawn in no clearing is not in the Burrow.
  return at !== burrow && side !== undefined && factions[side.board.faction].pawnAt?.(side.board) === at
}

/** Whether a seat has someone who can fight or move there: a warrior or a pawn. */
export const hasForceAt = (play: Play, seat: Seat, at: number): boolean =>
  warriorsAt(play, seat, at) > 0 || hasPawnAt(play, seat, at)

/** Whether a seat has faction pieces in a clearing (ROOT-INT-05). */
export function isPresent({ state, factions }: Play, seat: Seat, at: number): boolean {
  const side = sideAt(state.sides, seat)
  if (!side) return false
  const { pieces, board } = side
  if ((pieces.warrior?.[at] ?? 0) > 0) return true
  for (const kind of structuresOf[board.faction]) if ((pieces[kind]?.[at] ?? 0) > 0) return true
  return at !== burrow && factions[board.faction].pawnAt?.(board) === at
}

/** Building slots that are open (ROOT-2.2.3). */
export function openSlots(play: Field, at: number): number {
  let open = (play.ground.slots[at] ?? 0) - ((play.state.ruins[at] ?? null) === null ? 0 : 1)
  for (const seat of play.state.seats) open -= buildingsAt(play, seat, at)
  return open
}

/**
 * Whether a seat can place pieces there: where no other faction bars it (ROOT-6.2.2a), not where the torch lies (ROOT-D.6.2b).
 * In the Burrow only its owner can (ROOT-12.2.2b).
 */
export function canPlace({ state, factions }: Play, seat: Seat, at: number): boolean {
  if (at === burrow) return rules({ state }, seat, at)
  if (state.scorched.includes(at)) return false
  for (const other of state.seats) {
    const side = sideAt(state.sides, other)
    if (side && other !== seat && factions[side.board.faction].bars?.(side, at)) return false
  }
  return true
}

/** How many pieces of a kind stand on the map. */
export function onMap(play: Asked, seat: Seat, kind: PieceKind): number {
  let count = 0
  for (const each of sideOf(play, seat).pieces[kind] ?? []) count += each
  return count
}
