import { numbersOf } from '../box'
import { influence } from '../counts'
import { freePlaces, freeSpots, governorSpots, islandOfSpot } from '../places'
import { humanOf, islandIn, type Play } from '../play'
import type { TileSource } from '../shapes'
import { sorted } from '../tiles'
import { type Island, relicNumbers } from '../vocabulary'
import { empireOf } from './empire'
import type { EmpirePlaceTask, EmpireTakeTask } from './tasks'

/** How far the Empire is ahead of the human on an island (DAI-SOLO-12). */
const lead = (play: Play, id: Island): number => {
  const island = islandIn(play, id)
  return influence(play.state, island, 'empire') - influence(play.state, island, humanOf(play))
}

const humanStands = (play: Play, island: Island): boolean =>
  governorSpots(play, (side, at) => side === humanOf(play) && at.id === island).length > 0

/** What the rest of an action can add to the lead on an island. */
function gainOn(play: Play, { piece, left }: EmpirePlaceTask, island: Island): number {
  const room = freePlaces(play, piece).filter((place) => islandOfSpot(place) === island).length
  const count = Math.min(left, room)
  const { influence: of } = numbersOf(play.state)
  if (piece === 'governor') return of.governor * count
  if (piece === 'tower') return of.tower * count
  if (piece === 'farm') return 0
  return of.shadow + (humanStands(play, island) ? of.governor : 0)
}

const overtakes = (before: number, gain: number): boolean => before <= 0 && before + gain > 0

/** Those of a list that fit, or all of it if none does. */
const preferring = <Each>(list: readonly Each[], fits: (each: Each) => boolean): Each[] => {
  const best = list.filter(fits)
  return best.length > 0 ? best : [...list]
}

/** Where a piece may go (DAI-SOLO-10a, DAI-SOLO-11). */
export function allowedPlaces(play: Play, task: EmpirePlaceTask): string[] {
  const free = freePlaces(play, task.piece).filter((place) => task.on.includes(islandOfSpot(place)))
  const full = task.piece === 'shadow' ? preferring(free, (place) => humanStands(play, islandOfSpot(place))) : free
  if (!task.advantage) return full
  return preferring(full, (place) => {
    const island = islandOfSpot(place)
    return overtakes(lead(play, island), gainOn(play, task, island))
  })
}

/** Where a governor of the Empire may move: another island, one that it overtakes if there is one. */
export function allowedMoves(play: Play, from: string, advantage: boolean): string[] {
  const elsewhere = freeSpots(play).filter((spot) => islandOfSpot(spot) !== islandOfSpot(from))
  return advantage ? preferring(elsewhere, (spot) => overtakesByMove(play, spot)) : elsewhere
}

const overtakesByMove = (play: Play, spot: string): boolean =>
  overtakes(lead(play, islandOfSpot(spot)), numbersOf(play.state).influence.governor)

/** Which governors may move: those that overtake an island, if there are some. */
export function movable(play: Play, advantage: boolean): string[] {
  const governors = governorSpots(play, (side) => side === 'empire').filter(
    (spot) => allowedMoves(play, spot, false).length > 0,
  )
  if (!advantage) return governors
  return preferring(governors, (from) => allowedMoves(play, from, false).some((spot) => overtakesByMove(play, spot)))
}

/** Whether a relic can be restored with so many of the open tiles. */
const completes = (
  open: ReadonlySet<string>,
  loose: readonly string[],
  colours: readonly Island[],
  left: number,
): boolean =>
  colours.some((colour) => {
    const missing = relicNumbers.map((number) => `${colour}-${number}`).filter((tile) => !loose.includes(tile))
    return missing.length <= left && missing.every((tile) => open.has(tile))
  })

interface Choice {
  readonly tile: string
  readonly from: TileSource
}

/** The tiles that the Empire may take: those that leave a relic possible, if one is (DAI-SOLO-16, -17, DAI-SOLO-12). */
export function allowedTiles(play: Play, { left, on, advantage }: EmpireTakeTask): Choice[] {
  const { islands, blackMarket } = play.state
  const { loose } = empireOf(play)
  const from = (source: TileSource, tiles: readonly (string | null)[]) =>
    sorted(tiles).map((tile) => ({ tile, from: source }))
  const places = on ? islands.filter(({ id }) => on.includes(id)) : islands
  const choices = [
    ...places.flatMap(({ id, tiles }) => from(id, tiles)),
    ...(on ? [] : from('market', blackMarket)),
  ].filter(({ tile }) => !loose.includes(tile))
  if (!advantage) return choices
  const colours = islands.map(({ id }) => id)
  const open = new Set(choices.map(({ tile }) => tile))
  return preferring(choices, ({ tile }) => completes(open, [...loose, tile], colours, left - 1))
}
