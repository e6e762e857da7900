import { item } from '../../toolkit'
import type { Piece } from './event'
import { islandIn, type Play } from './play'
import type { IslandState } from './state'
import { type Island, islands, type Side } from './vocabulary'

/** A place on an island: its island, and its index in a list of places. */
export interface Place {
  readonly island: IslandState
  readonly index: number
}

const islandNamed = (name: string): Island | undefined => islands.find((island) => island === name)

/** The place behind an id such as `blue-1` or `blue-s1`. */
export function placeAt(play: Play, id: string): Place {
  const [name = '', number = ''] = id.split('-')
  const island = islandNamed(name)
  if (!island) throw new Error(`There is no island ${name}.`)
  return { island: islandIn(play, island), index: Number(number.replace('s', '')) - 1 }
}

const spotId = (island: Island, index: number): string => `${island}-${index + 1}`
const shadowId = (island: Island, index: number): string => `${island}-s${index + 1}`

export const islandOfSpot = (spot: string): Island => {
  const island = islandNamed(spot.slice(0, spot.indexOf('-')))
  if (!island) throw new Error(`There is no island of ${spot}.`)
  return island
}

/** The ids of the places of all islands in play whose content fits, in order (DAI-ISLE-06). */
function placesOf<Held>(
  { state }: Play,
  listOf: (island: IslandState) => readonly Held[],
  fits: (held: Held, island: IslandState) => boolean,
  idOf: (island: Island, index: number) => string,
): string[] {
  const found: string[] = []
  for (const island of state.islands)
    listOf(island).forEach((held, index) => {
      if (fits(held, island)) found.push(idOf(island.id, index))
    })
  return found
}

const isFree = (held: unknown): boolean => held === null

/** The free fields for governors. */
export const freeSpots = (play: Play): string[] => placesOf(play, ({ governors }) => governors, isFree, spotId)

export const hasFreeSpot = ({ state }: Play): boolean => state.islands.some(({ governors }) => governors.includes(null))

/** The free fields for buildings. */
export const freeFields = (play: Play): string[] => placesOf(play, ({ buildings }) => buildings, isFree, spotId)

export const hasFreeField = ({ state }: Play): boolean =>
  state.islands.some(({ buildings }) => buildings.includes(null))

/** The Shadow spaces that a side has taken. */
export const shadowSpaces = (play: Play, owner: Side): string[] =>
  placesOf(
    play,
    ({ shadows }) => shadows,
    (side) => side === owner,
    shadowId,
  )

export const freeShadowSpaces = (play: Play): string[] => placesOf(play, ({ shadows }) => shadows, isFree, shadowId)

export const hasFreeShadowSpace = ({ state }: Play): boolean =>
  state.islands.some(({ shadows }) => shadows.includes(null))

/** The spots with a governor that fits. */
export const governorSpots = (play: Play, fits: (side: Side, island: IslandState) => boolean): string[] =>
  placesOf(
    play,
    ({ governors }) => governors,
    (side, island) => side !== null && fits(side, island),
    spotId,
  )

/** The spots with a building of this side. */
export const buildingSpots = (play: Play, owner: Side, kind: 'farm' | 'tower'): string[] =>
  placesOf(
    play,
    ({ buildings }) => buildings,
    (building) => building?.side === owner && building.kind === kind,
    spotId,
  )

/** The free places for a piece. */
export function freePlaces(play: Play, piece: Piece): string[] {
  if (piece === 'shadow') return freeShadowSpaces(play)
  return piece === 'governor' ? freeSpots(play) : freeFields(play)
}

/** Whose governor stands on a spot. */
export function governorAt(play: Play, spot: string): Side {
  const { island, index } = placeAt(play, spot)
  const side = item(island.governors, index)
  if (side === null) throw new Error(`No governor stands on ${spot}.`)
  return side
}
