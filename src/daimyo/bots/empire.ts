import { soloCardOf } from '../rules/box'
import type { SoloAct } from '../rules/card'
import { islandOfSpot, placeAt } from '../rules/places'
import { dieColours } from '../rules/vocabulary'
import { shift } from './banners'
import { colourOf, tileWorth } from './relics'
import { type Sight, shadowEdge } from './sight'
import { roundsLeft } from './time'
import { gainOn, indexOf, landOf, loss, yieldOf } from './units'
import type { Wish } from './wish'

/** What a thing that the Empire does costs the clan, on the average. */
function harm(sight: Sight, act: SoloAct): number {
  const rounds = roundsLeft(sight) + 1
  switch (act.do) {
    case 'governor':
      return act.count * (0.5 + 0.5 * rounds)
    case 'shadow':
      return 1.5 + 0.5 * rounds
    case 'tower':
      return act.count * (1.5 + 0.5 * rounds)
    case 'farm':
      return act.count * 3
    case 'relic':
      return act.count * 1.1
    case 'move':
      return 0.5 + 0.4 * rounds
    case 'points':
      return act.count
    case 'loseOne':
      return 0.5
    case 'helmet':
      return sight.state.helmet === 'empire' ? 1 : sight.state.round === 5 ? sight.numbers.scoring.helmet * 2 : 1
  }
}

/** A high sum of the Empire's dice brings it points (DAI-SOLO-21). */
const highDie = 0.25

/** The die for the Empire: what its colour leaves out, and a low value. */
export function empireTurn(sight: Sight): Wish {
  const card = soloCardOf(sight.state, sight.state.empire?.opened.at(-1) ?? '')
  const harms = Object.fromEntries(
    dieColours.map((colour) => [colour, card[colour].reduce((sum, act) => sum + harm(sight, act), 0)]),
  )
  return (action) => (action.type === 'die' ? (harms[action.colour] ?? 0) - highDie * action.value : 0)
}

/** A piece of the Empire is placed where it harms least. */
export function empirePiece(sight: Sight, place: string, piece: 'governor' | 'shadow' | 'farm' | 'tower'): number {
  if (piece === 'farm') return -0.3 * yieldOf(sight, place)
  if (piece !== 'shadow')
    return gainOn(sight, islandOfSpot(place), 'empire', sight.numbers.influence[piece]) - 0.3 * yieldOf(sight, place)
  const { island } = placeAt(sight, place)
  const struck = island.governors.includes(sight.me)
    ? [[indexOf(sight, sight.me), -sight.numbers.influence.governor] as const]
    : []
  return shift(sight, landOf(sight, island.id), [
    [indexOf(sight, 'empire'), sight.numbers.influence.shadow + shadowEdge],
    ...struck,
  ])
}

/** A governor that the Empire takes off the board. */
export const lost = (sight: Sight, spot: string): number =>
  loss(sight, islandOfSpot(spot), sight.me) - yieldOf(sight, spot)

/** The Empire takes what is of least use to it and to the clan. */
export function empireTile(sight: Sight, tile: string): number {
  const alike = sight.state.empire?.loose.filter((each) => each.startsWith(colourOf(tile))).length ?? 0
  const parts = [0.4, 0.8, 1.6, 4][alike] ?? 0
  return -parts - 0.4 * tileWorth(sight, tile)
}
