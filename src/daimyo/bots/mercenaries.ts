import { islandOfSpot, placeAt } from '../rules/places'
import type { MercenarySpace } from '../rules/state'
import type { DieColour } from '../rules/vocabulary'
import { shift } from './banners'
import { envied, tileWorth } from './relics'
import { type Sight, shadowEdge } from './sight'
import { gainOn, indexOf, landOf } from './units'
import type { Wish } from './wish'
import { highest } from './worth'

/** Where a piece of theirs hurts the others most, and the clan least. */
const bestPlace = (sight: Sight, by: number): number =>
  highest(sight.state.islands, ({ id }) => gainOn(sight, id, 'mercenaries', by))

/** The worth to the clan of their Shadow on an island: it eliminates a governor of the other clan. */
function theirShadow(sight: Sight, space: string): number {
  const { island } = placeAt(sight, space)
  const rival = island.governors.find((side) => side !== null && side !== sight.me && side !== 'mercenaries')
  const struck = rival ? [[indexOf(sight, rival), -sight.numbers.influence.governor] as const] : []
  return shift(sight, landOf(sight, island.id), [
    [indexOf(sight, 'mercenaries'), sight.numbers.influence.shadow + shadowEdge],
    ...struck,
  ])
}

const bestShadow = (sight: Sight): number =>
  highest(
    sight.state.islands.filter(({ shadows }) => shadows.includes(null)),
    ({ id }) => theirShadow(sight, `${id}-s1`),
  )

/** The worth of giving them a die for a space. */
export function mercenarySpace(sight: Sight, space: MercenarySpace): number {
  switch (space) {
    case 'ruins-1':
    case 'ruins-2':
      return 0.2
    case 'tower':
      return bestPlace(sight, sight.numbers.influence.tower)
    case 'governor':
      return bestPlace(sight, sight.numbers.influence.governor)
    case 'shadow':
      return bestShadow(sight) - sight.numbers.mercenaryPrice.shadow * sight.worth.gold
  }
}

const spacesOf: Readonly<Record<DieColour, readonly MercenarySpace[]>> = {
  blue: ['ruins-1'],
  green: ['ruins-2', 'tower'],
  red: ['governor', 'shadow'],
}

/** A low die is given away first, and a colour that is plentiful. */
export function gift(sight: Sight): Wish {
  const { mercenaries, dice } = sight.state
  const taken = mercenaries?.dice.map(({ at }) => at) ?? []
  return (action) => {
    if (action.type !== 'die') return 0
    const free = spacesOf[action.colour].filter((space) => !taken.includes(space))
    const alike = dice.filter(({ colour }) => colour === action.colour).length
    return highest(free, (space) => mercenarySpace(sight, space)) - 0.12 * action.value + 0.15 * alike
  }
}

/** Their tile is best one that others want, and the clan does not. */
export const ruinsTile = (sight: Sight, tile: string): number => envied(sight, tile) - 0.5 * tileWorth(sight, tile)

/** The worth of a piece of theirs on a place. */
export function theirPiece(sight: Sight, place: string, piece: 'governor' | 'tower' | 'shadow'): number {
  return piece === 'shadow'
    ? theirShadow(sight, place)
    : gainOn(sight, islandOfSpot(place), 'mercenaries', sight.numbers.influence[piece])
}
