import { drawFrom } from '../../core'
import { takeOut } from '../../toolkit'
import { islandOf } from './box'
import { changed } from './goals'
import { islandIn, type Play, sideOf } from './play'
import { isClan } from './resources'
import type { TileSource } from './shapes'
import type { IslandState } from './state'
import { type Clan, type Island, islands, relicNumbers, type Side } from './vocabulary'

/** Tiles by colour and number (DAI-DECIDE-14), each once: equal tiles in one place are one answer. */
export function sorted(tiles: readonly (string | null)[]): string[] {
  const found: string[] = []
  for (const tile of tiles) if (tile !== null && !found.includes(tile)) found.push(tile)
  return found.length > 1 ? found.sort((one, other) => rankOf(one) - rankOf(other)) : found
}

const stackOf = (colour: Island): string[] => relicNumbers.map((number) => `${colour}-${number}`)

const ranked = (): Map<string, number> => new Map(islands.flatMap(stackOf).map((tile, rank) => [tile, rank]))

const ranks: ReadonlyMap<string, number> = /* @__PURE__ */ ranked()

const rankOf = (tile: string): number => ranks.get(tile) ?? Number.NaN

export const hasRoom = (play: Play, seat: Clan): boolean => {
  const { loose, relics, capacity } = sideOf(play, seat)
  return loose.length + relics.length < capacity
}

/** Whether a clan can take a tile: it has no loose one like it, and a place, or a loose tile to put down (DAI-RELIC-03, -04). */
export function canTake(play: Play, seat: Clan, tile: string): boolean {
  const { loose } = sideOf(play, seat)
  return !loose.includes(tile) && (loose.length > 0 || hasRoom(play, seat))
}

/** The tiles of a list that a clan can take. */
export const takeable = (play: Play, seat: Clan, tiles: readonly (string | null)[]): string[] =>
  sorted(tiles.filter((tile) => tile !== null && canTake(play, seat, tile)))

/** Takes a tile away from where it lies. A space of an island stays empty until it is filled. */
export function removeTile(play: Play, tile: string, from: TileSource): void {
  const { state } = play
  if (from === 'market') takeOut(state.blackMarket, tile)
  else if (from === 'mercenaries') takeOut(state.mercenaries?.loose ?? [], tile)
  else if (isClanName(from)) takeOut(sideOf(play, from).loose, tile)
  else {
    const { tiles } = islandIn(play, from)
    const space = tiles.indexOf(tile)
    if (space < 0) throw new Error(`No ${tile} lies on ${from}.`)
    tiles[space] = null
  }
}

const isClanName = (from: TileSource): from is Clan =>
  from !== 'market' && from !== 'mercenaries' && !isIsland(from) && isClan(from)
export const isIsland = (from: TileSource): from is Island => islands.some((island) => island === from)

/** Fills the empty spaces of an island from the bag (DAI-SEEK-08). */
export function fill(play: Play, { id, tiles }: IslandState): void {
  const { bag } = play.state
  for (const [space, held] of tiles.entries()) {
    if (held !== null) continue
    const tile = bag.pop()
    if (tile === undefined) return
    tiles[space] = tile
    play.emit?.({ type: 'filled', island: id, tile })
  }
}

/** Fills all empty spaces in order (DAI-SEEK-08a, DAI-SEEK-09). */
export const fillAll = (play: Play): void => {
  for (const island of play.state.islands) fill(play, island)
}

/** Mixes a tile into the bag (DAI-RELIC-12). */
export function intoBag(play: Play, tile: string): void {
  const { bag, random } = play.state
  bag.push(tile)
  bag.sort()
  drawFrom(random, 'bag').shuffle(bag)
}

/** A loose tile goes to the Black Market. */
export function putDown(play: Play, seat: Clan, tile: string): void {
  takeOut(sideOf(play, seat).loose, tile)
  play.state.blackMarket.push(tile)
  play.emit?.({ type: 'put', side: seat, tile, to: 'market' })
}

/** Restores the relic of a colour if its four tiles are there (DAI-RELIC-05, -07, -08). */
export function restore(play: Play, side: Side, owner: { loose: string[]; relics: Island[] }, colour: Island): void {
  if (owner.loose.length < relicNumbers.length) return
  const stack = stackOf(colour)
  if (!stack.every((tile) => owner.loose.includes(tile))) return
  for (const tile of stack) takeOut(owner.loose, tile)
  owner.relics.push(colour)
  const { altars } = islandIn(play, colour)
  const altar = altars.indexOf(null)
  const influence = altar < 0 ? 0 : (islandOf(play.state, colour).altars[altar] ?? 0)
  if (altar >= 0) altars[altar] = side
  play.emit?.({ type: 'restored', side, relic: colour, influence })
  changed(play)
}

/** Restores whatever is complete. */
export function restoreAll(play: Play, seat: Clan): void {
  for (const { id } of play.state.islands) restore(play, seat, sideOf(play, seat), id)
}
