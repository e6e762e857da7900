import { type Boxed, islandOf, numbersOf } from './box'
import type { Play } from './play'
import type { IslandState } from './state'
import { type BuildingKind, buildingCount, type Side, unitCounts } from './vocabulary'

const countOf = (list: readonly (Side | null)[], side: Side): number => {
  let count = 0
  for (const each of list) if (each === side) count++
  return count
}

/** How many governors or Shadows of a side stand on the islands. */
export function onBoard({ state }: Play, side: Side, unit: 'governor' | 'shadow'): number {
  let count = 0
  for (const island of state.islands) count += countOf(unit === 'governor' ? island.governors : island.shadows, side)
  return count
}

/** How many are left to place; the Empire has as many as it needs (DAI-SOLO-05). */
export const inSupply = (play: Play, side: Side, unit: 'governor' | 'shadow'): number =>
  side === 'empire' ? 1 : unitCounts[unit] - onBoard(play, side, unit)

function builtOn({ buildings }: IslandState, side: Side, kind: BuildingKind): number {
  let count = 0
  for (const building of buildings) if (building?.side === side && building.kind === kind) count++
  return count
}

/** How many buildings of a kind a side has built. */
export function built({ state }: Play, side: Side, kind: BuildingKind): number {
  let count = 0
  for (const island of state.islands) count += builtOn(island, side, kind)
  return count
}

export const buildingsLeft = (play: Play, side: Side, kind: BuildingKind): number =>
  buildingCount - built(play, side, kind)

/** The influence of a side on an island (DAI-INFL-01). It is counted from the pieces, so it is always right (DAI-INFL-02). */
export function influence(at: Boxed, island: IslandState, side: Side): number {
  const { altars } = islandOf(at, island.id)
  const { influence: of } = numbersOf(at)
  let total =
    of.governor * countOf(island.governors, side) +
    of.shadow * countOf(island.shadows, side) +
    of.tower * builtOn(island, side, 'tower')
  for (let index = 0; index < island.altars.length; index++)
    if (island.altars[index] === side) total += altars[index] ?? 0
  return total
}

export const shadowsOn = (island: IslandState, side: Side): number => countOf(island.shadows, side)
