import type { Box } from './pieces'
import { factionOf, type Play, sideAt, sideOf } from './play'
import type { Hired, Side } from './state'
import { isSeat, type Owner, type Seat } from './vocabulary'

/** What a state and a view say of owners. */
interface Owned {
  readonly state: { readonly seats: readonly Seat[]; readonly hirelings: readonly Hired[] }
}

/** The same, and who goes with whom. */
interface Table extends Owned {
  readonly state: Owned['state'] & { readonly sides: Readonly<Partial<Record<Seat, Pick<Side, 'partner'>>>> }
}

/** What a seat has of pieces, or a hireling. */
type Troop = Pick<Side, 'pieces' | 'supply'>

/** What an owner has, if it is in the game. */
export const troopAt = <Each>(
  { sides, hirelings }: { readonly sides: Readonly<Partial<Record<Seat, Each>>>; readonly hirelings: readonly Hired[] },
  owner: Owner,
): Each | Hired | undefined =>
  isSeat(owner) ? sideAt(sides, owner) : hirelings.find(({ hireling }) => hireling === owner)

export function troopOf({ state }: Pick<Play, 'state'>, owner: Owner): Troop {
  const troop = troopAt(state, owner)
  if (!troop) throw new Error(`There are no pieces of ${owner}.`)
  return troop
}

/** The box that an owner's pieces come from. */
export const boxOf = (play: Parameters<typeof factionOf>[0], owner: Owner): Box =>
  isSeat(owner) ? factionOf(play, owner) : owner

/** Who controls an owner's pieces: a seat its own; a hireling is controlled by a seat or by nobody (ROOT-E.1). */
export const controllerOf = ({ state }: Owned, owner: Owner): Seat | null =>
  isSeat(owner) ? owner : (state.hirelings.find(({ hireling }) => hireling === owner)?.controller ?? null)

/** Who decides for an owner's pieces: the active seat for those of a hireling that nobody controls (ROOT-E.3.8). */
export const deciderOf = (play: Pick<Play, 'state'>, owner: Owner): Seat =>
  controllerOf(play, owner) ?? play.state.active

/** The seats, then the hirelings. */
export const ownersOf = ({ state: { seats, hirelings } }: Owned): readonly Owner[] =>
  hirelings.length === 0 ? seats : [...seats, ...hirelings.map(({ hireling }) => hireling)]

/**
 * Players are enemies unless they are partners (ROOT-INT-02). A hireling is the enemy of all but its controller and who goes with
 * its controller; one that nobody controls is everybody's enemy (ROOT-E.3.2).
 */
export function areEnemies(play: Table, one: Owner, other: Owner): boolean {
  if (one === other) return false
  const controller = controllerOf(play, one)
  const against = controllerOf(play, other)
  if (controller === null || against === null) return true
  return controller !== against && sideOf(play, controller).partner !== against
}

/** Every owner of pieces that is an enemy. */
export const enemiesOf = (play: Table, owner: Owner): Owner[] =>
  ownersOf(play).filter((each) => areEnemies(play, owner, each))

/** Every player who is an enemy. */
export function enemyPlayers({ state: { seats, sides } }: Table, seat: Seat): Seat[] {
  const partner = sideAt(sides, seat)?.partner
  return seats.filter((each) => each !== seat && each !== partner)
}
