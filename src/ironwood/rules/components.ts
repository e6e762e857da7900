import { item } from '../../toolkit/certain'
import { add, sum, zeros } from '../../toolkit/counts'
import type { OpenTable, Play } from './play'
import type { State } from './state'
import { type Seat, seats, supply, type Unit } from './vocabulary'

export { add, sum, zeros }

/** The table that queries read, of a state or of a view, or a part of it. Every query takes it first. */
interface On<Part extends keyof State> {
  readonly state: Pick<State, Part>
}

export const crystalsLeft = ({ state: { sides, drill } }: On<'sides' | 'drill'>): number =>
  supply.crystals - sides.woodwalkers.crystals - sides.ironclad.crystals - drill.cargo

export function markersLeft({ state: { sides, marks, solo } }: On<'sides' | 'marks' | 'solo'>): number {
  let used = marks.length + (solo?.spirits ?? 0)
  for (const seat of seats) {
    for (const slot of sides[seat].slots) if (slot === 'marker') used++
    for (const { markers } of sides[seat].ongoing) used += markers
  }
  return supply.markers - used
}

export function unitsLeft(
  { state: { forests, mountains } }: On<'forests' | 'mountains'>,
  seat: Seat,
  unit: Unit,
): number {
  if (unit === 'golem') return supply.golems - sum(mountains.golems)
  return supply.fighters - sum(seat === 'woodwalkers' ? forests.fighters : mountains.fighters)
}

/** WB-19: with a setting of difficulty, 2 of them have left the game. */
export const foundationsLeft = ({ state: { mountains, solo } }: On<'mountains' | 'solo'>): number =>
  supply.foundations -
  (solo?.difficulty.fewerFoundations ? 2 : 0) -
  mountains.sites.filter((site) => site !== 'none').length

export const totemsLeft = ({ state: { forests, secured } }: On<'forests' | 'secured'>): number =>
  supply.totems - secured - sum(forests.full) - sum(forests.fading)

export const totemsOn = ({ state: { forests } }: On<'forests'>, forest: number): number =>
  item(forests.full, forest) + item(forests.fading, forest)

export const fightersOn = ({ state }: On<'forests'>, forest: number): number => item(state.forests.fighters, forest)

/** Combat units: what makes a warband and controls a mountain (IW-UNIT-04, IW-MAP-04). */
export const warbandOn = ({ state: { mountains } }: On<'mountains'>, mountain: number): number =>
  item(mountains.fighters, mountain) + item(mountains.golems, mountain)

/** Ferrum has a forge from the start (IW-FORGE-04). */
export const hasForge = ({ state, board }: OpenTable, mountain: number): boolean =>
  mountain === board.ferrum || state.mountains.sites[mountain] === 'forge'

export const forgesBuilt = ({ state: { mountains } }: On<'mountains'>): number =>
  mountains.sites.filter((site) => site === 'forge').length

export const totemOnMap = ({ state: { forests } }: On<'forests'>): boolean =>
  sum(forests.full) + sum(forests.fading) > 0

/** Forests where a Woodwalker Warband has a totem. */
export const warbandsWithTotem = (on: On<'forests'>): number[] =>
  [...on.state.forests.fighters.keys()].filter((forest) => fightersOn(on, forest) > 0 && totemsOn(on, forest) > 0)

/** Foundations on mountains with a combat unit (BOT-23). */
export const controlledFoundations = (on: On<'mountains'>): number[] =>
  [...on.state.mountains.sites.keys()].filter(
    (mountain) => on.state.mountains.sites[mountain] === 'foundation' && warbandOn(on, mountain) > 0,
  )

/** Gives a seat crystals from the supply, at most as many as it holds (IW-COMP-02). */
export function gain(play: Play, seat: Seat, count: number): void {
  const gained = Math.min(count, crystalsLeft(play))
  if (gained === 0) return
  play.state.sides[seat].crystals += gained
  play.emit?.({ type: 'gained', seat, count: gained })
}

export function spend(play: Play, seat: Seat, count: number): void {
  if (count === 0) return
  play.state.sides[seat].crystals -= count
  play.emit?.({ type: 'spent', seat, count })
}

/** Places a unit from the supply; the caller checks that there is one. */
export function placeUnit(play: Play, seat: Seat, unit: Unit, at: number): void {
  const { forests, mountains } = play.state
  if (seat === 'woodwalkers') add(forests.fighters, at, 1)
  else add(unit === 'golem' ? mountains.golems : mountains.fighters, at, 1)
  play.emit?.({ type: 'recruited', seat, unit, at: idOf(play, seat, at) })
}

/** Takes units off the map into the supply; those that have moved go first (CI-09). */
export function takeUnits(play: Play, seat: Seat, unit: Unit, at: number, count: number): void {
  if (count === 0) return
  const { forests, mountains } = play.state
  if (seat === 'woodwalkers') {
    const done = Math.min(count, item(forests.done, at))
    add(forests.fighters, at, -count)
    add(forests.done, at, -done)
    add(forests.moved, at, -Math.min(count - done, item(forests.moved, at)))
  } else {
    const units = unit === 'golem' ? mountains.golems : mountains.fighters
    const moved = unit === 'golem' ? mountains.movedGolems : mountains.movedFighters
    add(units, at, -count)
    add(moved, at, -Math.min(count, item(moved, at)))
  }
  play.emit?.({ type: 'removed', seat, unit, at: idOf(play, seat, at), count })
}

/** The id of a location of a seat's units. */
export const idOf = ({ board }: Pick<OpenTable, 'board'>, seat: Seat, at: number): string =>
  item<{ readonly id: string }>(seat === 'woodwalkers' ? board.forests : board.mountains, at).id

export const forestId = ({ board }: Play, forest: number): string => item(board.forests, forest).id
export const mountainId = ({ board }: Play, mountain: number): string => item(board.mountains, mountain).id
export const forestOf = (play: Play, id: string): number => placeOf(play, 'woodwalkers', id)
export const mountainOf = (play: Play, id: string): number => placeOf(play, 'ironclad', id)

/** The number of a location with this id: a forest for the Woodwalkers, a mountain for the Ironclad. */
export function placeOf({ board }: Play, seat: Seat, id: string): number {
  const place = (seat === 'woodwalkers' ? board.forestAt : board.mountainAt)[id]
  if (place === undefined) throw new Error(`There is no place ${id} for the ${seat}.`)
  return place
}

/** Forgets which units have moved (IW-KEY-10). */
export function clearMoves({ state: { forests, mountains, drill } }: Play): void {
  forests.moved = zeros(forests.moved.length)
  forests.done = zeros(forests.done.length)
  mountains.movedFighters = zeros(mountains.movedFighters.length)
  mountains.movedGolems = zeros(mountains.movedGolems.length)
  drill.moved = false
}
