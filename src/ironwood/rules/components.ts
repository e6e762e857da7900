import { add, sum, zeros } from '../../toolkit/counts'
import type { Ground, Play } from './play'
import type { State } from './state'
import { type Seat, seats, supply, type Unit } from './vocabulary'

export { add, sum, zeros }

export const crystalsLeft = ({ sides, drill }: State): number =>
  supply.crystals - sides.woodwalkers.crystals - sides.ironclad.crystals - drill.cargo

export function markersLeft({ sides, marks, solo }: State): number {
  let used = marks.length + (solo?.spirits ?? 0)
  for (const seat of seats) {
    for (const slot of sides[seat].slots) if (slot === 'marker') used++
    for (const { markers } of sides[seat].ongoing) used += markers
  }
  return supply.markers - used
}

export function unitsLeft(
  { forests, mountains }: Pick<State, 'forests' | 'mountains'>,
  seat: Seat,
  unit: Unit,
): number {
  if (unit === 'golem') return supply.golems - sum(mountains.golems)
  return supply.fighters - sum(seat === 'woodwalkers' ? forests.fighters : mountains.fighters)
}

/** WB-19: with an option of the difficulty 2 of them have left the game. */
export const foundationsLeft = ({ mountains, solo }: Pick<State, 'mountains' | 'solo'>): number =>
  supply.foundations -
  (solo?.difficulty.fewerFoundations ? 2 : 0) -
  mountains.sites.filter((site) => site !== 'none').length

export const totemsLeft = ({ forests, secured }: State): number =>
  supply.totems - secured - sum(forests.full) - sum(forests.fading)

export const totemsOn = ({ forests }: Pick<State, 'forests'>, forest: number): number =>
  (forests.full[forest] ?? 0) + (forests.fading[forest] ?? 0)

export const fightersOn = (state: Pick<State, 'forests'>, forest: number): number => state.forests.fighters[forest] ?? 0

/** Combat units: what makes a warband and controls a mountain (IW-UNIT-04, IW-MAP-04). */
export const warbandOn = ({ mountains }: Pick<State, 'mountains'>, mountain: number): number =>
  (mountains.fighters[mountain] ?? 0) + (mountains.golems[mountain] ?? 0)

/** Ferrum has a forge from the start (IW-FORGE-04). */
export const hasForge = ({ state, board }: Ground, mountain: number): boolean =>
  mountain === board.ferrum || state.mountains.sites[mountain] === 'forge'

export const forgesBuilt = ({ mountains }: Pick<State, 'mountains'>): number =>
  mountains.sites.filter((site) => site === 'forge').length

export const totemOnMap = ({ forests }: Pick<State, 'forests'>): boolean => sum(forests.full) + sum(forests.fading) > 0

/** Forests where a Woodwalker Warband has a totem. */
export const warbandsWithTotem = (state: Pick<State, 'forests'>): number[] =>
  [...state.forests.fighters.keys()].filter((forest) => fightersOn(state, forest) > 0 && totemsOn(state, forest) > 0)

/** Foundations on mountains with a combat unit (BOT-23). */
export const controlledFoundations = (state: Pick<State, 'mountains'>): number[] =>
  [...state.mountains.sites.keys()].filter(
    (mountain) => state.mountains.sites[mountain] === 'foundation' && warbandOn(state, mountain) > 0,
  )

/** Gives a seat crystals from the supply, as many as there are (IW-COMP-02). */
export function gain(play: Play, seat: Seat, count: number): void {
  const gained = Math.min(count, crystalsLeft(play.state))
  if (gained === 0) return
  play.state.sides[seat].crystals += gained
  play.emit?.({ type: 'gained', seat, count: gained })
}

export function spend(play: Play, seat: Seat, count: number): void {
  if (count === 0) return
  play.state.sides[seat].crystals -= count
  play.emit?.({ type: 'spent', seat, count })
}

/** Places a unit from the supply; the caller has seen that there is one. */
export function recruit(play: Play, seat: Seat, unit: Unit, at: number): void {
  const { forests, mountains } = play.state
  const { board } = play
  if (seat === 'woodwalkers') add(forests.fighters, at, 1)
  else add(unit === 'golem' ? mountains.golems : mountains.fighters, at, 1)
  play.emit?.({ type: 'recruited', seat, unit, at: idOf(board, seat, at) })
}

/** Takes units off the map into the supply; those that have moved go first (CI-09). */
export function remove(play: Play, seat: Seat, unit: Unit, at: number, count: number): void {
  if (count === 0) return
  const { forests, mountains } = play.state
  if (seat === 'woodwalkers') {
    const done = Math.min(count, forests.done[at] ?? 0)
    add(forests.fighters, at, -count)
    add(forests.done, at, -done)
    add(forests.moved, at, -Math.min(count - done, forests.moved[at] ?? 0))
  } else {
    const units = unit === 'golem' ? mountains.golems : mountains.fighters
    const moved = unit === 'golem' ? mountains.movedGolems : mountains.movedFighters
    add(units, at, -count)
    add(moved, at, -Math.min(count, moved[at] ?? 0))
  }
  play.emit?.({ type: 'removed', seat, unit, at: idOf(play.board, seat, at), count })
}

/** The id of the location of a seat's units. */
export const idOf = (board: Play['board'], seat: Seat, at: number): string =>
  (seat === 'woodwalkers' ? board.forests[at]?.id : board.mountains[at]?.id) ?? ''

export const forestId = ({ board }: Play, forest: number): string => board.forests[forest]?.id ?? ''
export const mountainId = ({ board }: Play, mountain: number): string => board.mountains[mountain]?.id ?? ''
export const forestOf = (play: Play, id: string): number => placeOf(play, 'woodwalkers', id)
export const mountainOf = (play: Play, id: string): number => placeOf(play, 'ironclad', id)

/** The location of a seat's units that has this id: a forest of the Woodwalkers, a mountain of the Ironclad. */
export function placeOf({ board }: Play, seat: Seat, id: string): number {
  const place = (seat === 'woodwalkers' ? board.forestAt : board.mountainAt)[id]
  if (place === undefined) throw new Error(`There is no place ${id} for the ${seat}.`)
  return place
}

/** Forgets who has moved (IW-KEY-10). New lists, because Immer minds every number that is changed in an old one. */
export function clearMoves({ forests, mountains, drill }: State): void {
  forests.moved = zeros(forests.moved.length)
  forests.done = zeros(forests.done.length)
  mountains.movedFighters = zeros(mountains.movedFighters.length)
  mountains.movedGolems = zeros(mountains.movedGolems.length)
  drill.moved = false
}
