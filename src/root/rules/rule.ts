import { factionsThat, isOneOf } from './factions/by-faction'
import { hirelingFactsOf } from './hirelings/facts'
import type { HirelingRules } from './hirelings/hireling'
import type { LandmarkView } from './landmarks/landmark'
import { extraSlots } from './landmarks/treetop'
import { type Lending, lenderTo, lentAt } from './lent'
import { areEnemies, controllerOf, enemiesOf, ownersOf, troopAt } from './owner'
import { type Box, buildingsOf, kindsOf, type PieceKind, presenceOf, tokensOf, warriorsOf } from './pieces'
import { type Play, sideAt } from './play'
import type { Hired, Side } from './state'
import { burrow, type Faction, type Hireling, isSeat, type Owner, type Seat } from './vocabulary'

/** What rule looks at; a view has it too. */
interface Standing extends Pick<Side, 'crafted' | 'pieces'> {
  readonly board: { readonly faction: Faction }
}
interface Woods extends Lending {
  readonly state: Lending['state'] & {
    readonly seats: readonly Seat[]
    readonly sides: Readonly<Partial<Record<Seat, Standing>>>
    readonly hirelings: readonly Hired[]
  }
}

interface Field extends Woods {
  readonly ground: Pick<Play['ground'], 'slots'>
  readonly state: Woods['state'] & {
    readonly ruins: readonly (unknown | null)[]
    readonly landmarks: readonly LandmarkView[]
  }
}

const rulingByBuildings = /* @__PURE__ */ factionsThat('rulesByBuildings')
const winningTies = /* @__PURE__ */ factionsThat('winsTies')
const burrowers = /* @__PURE__ */ factionsThat('burrow')

/** Whether the Burrow is a faction's own. */
export const hasBurrow = (faction: Faction): boolean => isOneOf(burrowers, faction)

/** Most factions have the kind `warrior`. Engines read a field faster by a fixed name than by one that changes. */
const listOf = (pieces: Side['pieces'], kind: PieceKind): readonly number[] | undefined =>
  kind === 'warrior' ? pieces.warrior : pieces[kind]

const countIn = (troop: Pick<Side, 'pieces'> | undefined, kind: PieceKind, at: number): number =>
  troop ? (listOf(troop.pieces, kind)?.[at] ?? 0) : 0

/** How many pieces of a kind an owner has in a clearing. */
export const countAt = (play: Woods, owner: Owner, kind: PieceKind, at: number): number =>
  countIn(troopAt(play.state, owner), kind, at)

/** Its warriors of every kind; of the kind `warrior` are those that any rule may remove or move. */
export const warriorsAt = (play: Woods, owner: Owner, at: number): number => piecesAt(play, owner, at, warriorsOf)

/** Nothing, for a seat that has no faction yet. */
function piecesAt(play: Woods, owner: Owner, at: number, kinds: typeof buildingsOf): number {
  const troop = troopAt(play.state, owner)
  if (!troop) return 0
  let count = 0
  for (const kind of kinds['board' in troop ? troop.board.faction : troop.hireling])
    count += listOf(troop.pieces, kind)?.[at] ?? 0
  return count
}

export const buildingsAt = (play: Woods, owner: Owner, at: number): number => piecesAt(play, owner, at, buildingsOf)
export const tokensAt = (play: Woods, owner: Owner, at: number): number => piecesAt(play, owner, at, tokensOf)

/** ROOT-2.5a: warriors and buildings. */
function presenceIn(box: Box, pieces: Side['pieces'], at: number): number {
  let count = 0
  for (const kind of presenceOf[box]) count += listOf(pieces, kind)?.[at] ?? 0
  return count
}

/** Tokens count by Soup Kitchens, each as two (ROOT-CARD-32). */
function presenceOn({ board, pieces, crafted }: Standing, at: number): number {
  let count = presenceIn(board.faction, pieces, at)
  if (crafted.length > 0 && crafted.includes('soup-kitchens'))
    for (const kind of tokensOf[board.faction]) count += 2 * (pieces[kind]?.[at] ?? 0)
  return count
}

/** ROOT-INT-20: its building decides before any presence. */
function holds({ board, pieces }: Standing, at: number): boolean {
  if (!isOneOf(rulingByBuildings, board.faction)) return false
  for (const kind of buildingsOf[board.faction]) if ((pieces[kind]?.[at] ?? 0) > 0) return true
  return false
}

/** What a seat has there for rule: its own, the hirelings that it controls (ROOT-E.3.1a), warriors on loan (ROOT-11.2.7.3e). */
export function presenceAt(play: Woods, seat: Seat, at: number): number {
  const { sides, hirelings } = play.state
  const side = sideAt(sides, seat)
  if (!side) return 0
  let count = presenceOn(side, at)
  const lent = lentAt(play, at)
  if (lent?.to === seat) count += lent.count
  else if (lent?.of === seat) count -= lent.count
  for (const hired of hirelings) if (hired.controller === seat) count += presenceIn(hired.hireling, hired.pieces, at)
  return count
}

/** Whether a seat rules where presence is tied: by its faction, or by a hireling that it controls. */
const rulesTies = (faction: Faction, hirelings: readonly Hired[], seat: Seat): boolean =>
  isOneOf(winningTies, faction) ||
  hirelings.some(({ hireling, controller }) => controller === seat && hirelingFactsOf[hireling].winsTies === true)

/**
 * Whether a seat rules a clearing (ROOT-2.5b, ROOT-INT-20): by its building, where that is enough; else its presence is the
 * highest; with a tie the Eyrie rule, if they are among the tied. The Burrow is always ruled by its owner (ROOT-12.2.2d).
 */
export function rules(play: Woods, seat: Seat, at: number): boolean {
  const { seats, sides, hirelings } = play.state
  const own = sideAt(sides, seat)
  if (at === burrow) return own !== undefined && hasBurrow(own.board.faction)
  const presence = presenceAt(play, seat, at)
  if (!own || presence === 0) return false
  if (holds(own, at)) return true
  for (const other of seats) {
    const side = other === seat ? undefined : sideAt(sides, other)
    if (!side) continue
    const against = presenceAt(play, other, at)
    if (against > presence || holds(side, at)) return false
    if (against === presence && !rulesTies(own.board.faction, hirelings, seat)) return false
  }
  // ROOT-E.3.1b: one that nobody controls may keep everybody from ruling.
  for (const hired of hirelings) {
    const against = hired.controller === null ? presenceIn(hired.hireling, hired.pieces, at) : 0
    if (against > presence || (against === presence && !rulesTies(own.board.faction, hirelings, seat))) return false
  }
  return true
}

export const rulerOf = (play: Woods, at: number): Seat | null =>
  play.state.seats.find((seat) => rules(play, seat, at)) ?? null

/** Whether a move of an owner's pieces has rule there: that of a hireling is its controller's (ROOT-E.3.4b). */
export function rulesFor(play: Woods, owner: Owner, at: number): boolean {
  const controller = controllerOf(play, owner)
  return controller !== null && rules(play, controller, at)
}

/** Whether the pawn of a faction or a hireling stands in a clearing. */
export function hasPawnAt({ state, rulesOfFaction }: Play, owner: Owner, at: number): boolean {
  // A pawn in no clearing is not in the Burrow.
  if (at === burrow) return false
  if (!isSeat(owner)) return state.hirelings.some(({ hireling, pawn }) => hireling === owner && pawn === at)
  const side = sideAt(state.sides, owner)
  return side !== undefined && rulesOfFaction(side.board.faction).pawnAt?.(side.board) === at
}

/** Whether an owner has someone who can fight or move there: a warrior or a pawn. */
export const hasForceAt = (play: Play, owner: Owner, at: number): boolean =>
  warriorsAt(play, owner, at) > 0 || hasPawnAt(play, owner, at)

/** Warriors that fight for an owner in a clearing: its own, unless they are lent, and those that are lent to it. */
export function fightersAt(play: Woods, owner: Owner, at: number): number {
  const lent = lentAt(play, at)
  if (lent?.of === owner) return 0
  return warriorsAt(play, owner, at) + (lent?.to === owner ? lent.count : 0)
}

/** Whether an owner has pieces in a clearing; those of a seat are its faction's (ROOT-INT-05, ROOT-E.3.3). */
export function isPresent(play: Play, owner: Owner, at: number): boolean {
  const troop = troopAt(play.state, owner)
  if (!troop) return false
  for (const kind of kindsOf['board' in troop ? troop.board.faction : troop.hireling])
    if ((listOf(troop.pieces, kind)?.[at] ?? 0) > 0) return true
  return hasPawnAt(play, owner, at)
}

/** How many pieces of its enemies are in a clearing, pawns and hirelings among them; those that count as its own are none. */
export function enemyPiecesAt(play: Play, seat: Seat, at: number): number {
  const lender = lenderTo(play, seat, at)
  let count = 0
  for (const owner of enemiesOf(play, seat)) {
    count += piecesAt(play, owner, at, kindsOf) + (hasPawnAt(play, owner, at) ? 1 : 0)
    if (owner === lender) count -= warriorsAt(play, owner, at)
  }
  return count
}

/** Building slots that are open (ROOT-2.2.3, ROOT-LM-3b). */
export function openSlots(play: Field, at: number): number {
  let open =
    (play.ground.slots[at] ?? 0) + extraSlots(play.state, at) - ((play.state.ruins[at] ?? null) === null ? 0 : 1)
  for (const owner of ownersOf(play)) open -= buildingsAt(play, owner, at)
  return open
}

/** A hireling of which something is true, and which is an enemy of an owner. */
function enemyHireling(
  play: Play,
  owner: Owner,
  isTrue: (rules: HirelingRules, hired: Hired) => boolean | undefined,
): Hireling | null {
  for (const hired of play.state.hirelings)
    if (isTrue(play.hirelings[hired.hireling], hired) && areEnemies(play, hired.hireling, owner)) return hired.hireling
  return null
}

/** A seat that keeps the pieces of others from a place (ROOT-6.2.2a), or in it (ROOT-13.7.2a). */
function stopperOf(play: Play, what: 'bars' | 'holds', owner: Owner, at: number): Seat | null {
  const { state, rulesOfFaction } = play
  const controller = controllerOf(play, owner)
  for (const seat of state.seats) {
    const side = seat === controller ? undefined : sideAt(state.sides, seat)
    if (!side) continue
    const faction = rulesOfFaction(side.board.faction)
    if ((what === 'bars' ? faction.bars : faction.holds)?.(side, at, controller)) return seat
  }
  return null
}

/** Who keeps an owner's pieces from being placed in a clearing. */
export const barredBy = (play: Play, owner: Owner, at: number): Owner | null =>
  stopperOf(play, 'bars', owner, at) ?? enemyHireling(play, owner, ({ bars }, hired) => bars?.(hired, at))
/** Who keeps all of them from leaving it. */
export const heldBy = (play: Play, owner: Owner, at: number): Owner | null =>
  stopperOf(play, 'holds', owner, at) ?? (mayLeave(play, owner, at) > 0 ? null : detainerOf(play, owner, at))

const detainerOf = (play: Play, owner: Owner, at: number): Hireling | null =>
  enemyHireling(play, owner, ({ detains }, hired) => detains?.(hired, at))

/** How many pieces of an owner may leave a clearing: not those that came to a Band of an enemy in this turn (ROOT-HIR-7d). */
export function mayLeave(play: Play, owner: Owner, at: number): number {
  const arrived = play.state.turn.arrived?.[owner]?.[at] ?? 0
  return isFree(play, owner, at, arrived)
    ? Number.POSITIVE_INFINITY
    : Math.max(0, movablesAt(play, owner, at) - arrived)
}

/** The same of relics, of so many that lie there. */
export function mayBeTaken(play: Play, owner: Owner, at: number, relics: number): number {
  const arrived = play.state.turn.relics?.[at] ?? 0
  return isFree(play, owner, at, arrived) ? Number.POSITIVE_INFINITY : Math.max(0, relics - arrived)
}

/** Whether nothing keeps what has come: asked for each move, so it counts no pieces. */
const isFree = (play: Play, owner: Owner, at: number, arrived: number): boolean =>
  arrived === 0 || detainerOf(play, owner, at) === null

/** Pieces of an owner that can move. */
export const movablesAt = (play: Play, owner: Owner, at: number): number =>
  warriorsAt(play, owner, at) + (hasPawnAt(play, owner, at) ? 1 : 0)

/** Whether a hireling keeps an owner's pieces in a clearing from an enemy who would battle or remove them (ROOT-HIR-13Db). */
export const isShielded = (play: Play, by: Owner | null, owner: Owner, at: number): boolean =>
  by !== null &&
  play.state.hirelings.some(
    (hired) =>
      hired.controller === owner &&
      play.hirelings[hired.hireling].shields?.(hired, at) === true &&
      areEnemies(play, by, owner),
  )

/** Whether an owner's pieces in a clearing cannot be battled by an enemy. */
export const isOutOfReach = (play: Play, by: Owner, owner: Owner, at: number): boolean =>
  isSeat(owner)
    ? isShielded(play, by, owner, at)
    : play.state.hirelings.some(
        (hired) => hired.hireling === owner && play.hirelings[owner].evades?.(play, hired, at, by) === true,
      )

/**
 * Whether an owner's pieces can be placed there: where no other faction bars it, not where the torch lies (ROOT-D.6.2b). In
 * the Burrow only its owner's can, not those of hirelings that the owner controls (ROOT-12.2.2b).
 */
export const canPlace = (play: Play, owner: Owner, at: number): boolean =>
  at === burrow
    ? isSeat(owner) && rules(play, owner, at)
    : !play.state.scorched.includes(at) && barredBy(play, owner, at) === null

/** How many pieces of a kind stand on the map. */
export function onMap(play: Woods, owner: Owner, kind: PieceKind): number {
  let count = 0
  for (const each of troopAt(play.state, owner)?.pieces[kind] ?? []) count += each
  return count
}
