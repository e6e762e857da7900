import { numbersOf } from './box'
import { changed } from './goals'
import { placeAt } from './places'
import type { Play } from './play'
import { gain, isClan } from './resources'
import type { BuildingKind, Side } from './vocabulary'

export function placeGovernor(play: Play, side: Side, spot: string): void {
  const { island, index } = placeAt(play, spot)
  island.governors[index] = side
  play.emit?.({ type: 'placed', side, piece: 'governor', at: spot })
  changed(play)
}

/** Places a Shadow; its gold and the elimination are the business of whoever places it. */
export function placeShadow(play: Play, side: Side, space: string): void {
  const { island, index } = placeAt(play, space)
  island.shadows[index] = side
  play.emit?.({ type: 'placed', side, piece: 'shadow', at: space })
  changed(play)
}

export function placeBuilding(play: Play, side: Side, kind: BuildingKind, field: string): void {
  const { island, index } = placeAt(play, field)
  island.buildings[index] = { side, kind }
  play.emit?.({ type: 'placed', side, piece: kind, at: field })
  changed(play)
}

export function moveGovernor(play: Play, from: string, to: string): void {
  const left = placeAt(play, from)
  const reached = placeAt(play, to)
  const side = left.island.governors[left.index]
  if (!side) throw new Error(`No governor stands on ${from}.`)
  left.island.governors[left.index] = null
  reached.island.governors[reached.index] = side
  play.emit?.({ type: 'moved', side, piece: 'governor', from, to })
  changed(play)
}

/** Only pieces of the Mercenaries are moved so (DAI-DUO-10). */
export function moveBuilding(play: Play, from: string, to: string): void {
  const left = placeAt(play, from)
  const reached = placeAt(play, to)
  const building = left.island.buildings[left.index]
  if (!building) throw new Error(`No building stands on ${from}.`)
  left.island.buildings[left.index] = null
  reached.island.buildings[reached.index] = building
  play.emit?.({ type: 'moved', side: building.side, piece: building.kind, from, to })
  changed(play)
}

export function moveShadow(play: Play, from: string, to: string): void {
  const left = placeAt(play, from)
  const reached = placeAt(play, to)
  const side = left.island.shadows[left.index]
  if (!side) throw new Error(`No Shadow stands on ${from}.`)
  left.island.shadows[left.index] = null
  reached.island.shadows[reached.index] = side
  play.emit?.({ type: 'moved', side, piece: 'shadow', from, to })
  changed(play)
}

/** Takes a governor off the board; its clan, or the Mercenaries, gain 1 gold (DAI-RECR-09, DAI-DUO-12, DAI-SOLO-29). */
export function eliminate(play: Play, by: Side, spot: string): void {
  const { island, index } = placeAt(play, spot)
  const side = island.governors[index]
  if (!side) throw new Error(`No governor stands on ${spot}.`)
  island.governors[index] = null
  const { compensation } = numbersOf(play.state)
  play.emit?.({ type: 'eliminated', side, at: spot, by })
  if (isClan(side)) gain(play, side, 'gold', compensation)
  else if (side === 'mercenaries' && play.state.mercenaries) {
    play.state.mercenaries.gold += compensation
    play.emit?.({ type: 'gained', side, resource: 'gold', count: compensation })
  }
  changed(play)
}
