import { islandOf } from '../rules/box'
import type { TileSource } from '../rules/shapes'
import { hasRoom, isIsland, takeable } from '../rules/tiles'
import type { Clan, Island } from '../rules/vocabulary'
import { islands } from '../rules/vocabulary'
import { gained } from './promises'
import { once, type Sight } from './sight'
import { turnsLeft } from './time'
import { gainOn, landOf } from './units'
import { highest } from './worth'

/** The worth of so many different tiles of a colour, as parts of a relic. */
const parts = [0, 0.14, 0.34, 0.64, 1] as const

export const colourOf = (tile: string): Island => islands.find((island) => tile.startsWith(island)) ?? 'blue'

const looseOf = (loose: readonly string[], colour: Island): number =>
  loose.filter((tile) => tile.startsWith(colour)).length

/** The points of so many restored relics; more than the last number count like it (DAI-FINAL-01). */
function relicPoints({ numbers }: Sight, count: number): number {
  const { relics } = numbers.scoring
  return relics[Math.min(count, relics.length - 1)] ?? 0
}

/** The worth of a restored relic: its points, its altar, and goals. */
const relicWorth = (sight: Sight, colour: Island): number =>
  once(landOf(sight, colour), 'relic', () => restored(sight, colour))

function restored(sight: Sight, colour: Island): number {
  const count = sight.own.relics.length
  const points = relicPoints(sight, count + 1) - relicPoints(sight, count)
  const { island } = landOf(sight, colour)
  const altar = island.altars.indexOf(null)
  const influence = altar < 0 ? 0 : (islandOf(sight.state, colour).altars[altar] ?? 0)
  return points + (influence > 0 ? gainOn(sight, colour, sight.me, influence) : 0) + gained(sight, { relics: 1 })
}

/** Tiles that are no relic yet are worth less the nearer the end is. */
const patience = (sight: Sight): number => Math.min(1, turnsLeft(sight, sight.me) / 5)

/** The worth of so many tiles of a colour. */
const partsWorth = (sight: Sight, relic: number, count: number): number =>
  relic * (count >= 4 ? 1 : (parts[count] ?? 0) * patience(sight))

/** The worth of one more tile of a colour; without room one of the others goes. */
export function tileWorth(sight: Sight, tile: string): number {
  const { loose } = sight.own
  if (loose.includes(tile)) return 0
  const colour = colourOf(tile)
  const relic = relicWorth(sight, colour)
  const count = looseOf(loose, colour)
  const gain = partsWorth(sight, relic, count + 1) - partsWorth(sight, relic, count)
  return hasRoom(sight, sight.me) ? gain : gain - leastTile(sight)
}

/** What the clan loses with a loose tile. */
export function keptWorth(sight: Sight, tile: string): number {
  const colour = colourOf(tile)
  const relic = relicWorth(sight, colour)
  const count = looseOf(sight.own.loose, colour)
  return partsWorth(sight, relic, count) - partsWorth(sight, relic, count - 1)
}

const leastTile = (sight: Sight): number => -highest(sight.own.loose, (tile) => -keptWorth(sight, tile))

/** The best tiles of a list that the clan can take, as if each were taken alone. */
function best(sight: Sight, tiles: readonly (string | null)[], count: number): number {
  const worths = takeable(sight, sight.me, tiles).map((tile) => tileWorth(sight, tile))
  worths.sort((one, other) => other - one)
  return worths.slice(0, count).reduce((sum, each) => sum + Math.max(0, each), 0)
}

/** The worth of taking tiles where the Seeker stands, anywhere, or on the Black Market. */
export function takingWorth(sight: Sight, from: 'seeker' | 'board' | 'blackMarket' | 'bag', count: number): number {
  const { state, own } = sight
  const { islands: all } = state
  switch (from) {
    case 'seeker':
      return best(sight, all.find(({ id }) => id === own.seeker)?.tiles ?? [], count)
    case 'board':
      return best(
        sight,
        all.flatMap(({ tiles }) => tiles),
        count,
      )
    case 'blackMarket':
      return best(sight, state.blackMarket, count)
    case 'bag':
      // One of all colours: on the average as good as a first tile.
      return 0.6 * patience(sight) * count
  }
}

/** The worth of going to an island and taking tiles there. */
export const islandTiles = (sight: Sight, island: Island, count: number): number =>
  best(sight, landOf(sight, island).island.tiles, count)

/** The worth of the best island to go to. */
export const seekWorth = (sight: Sight, count: number): number =>
  highest(
    sight.state.islands.filter(({ id }) => id !== sight.own.seeker),
    ({ id }) => islandTiles(sight, id, count),
  )

/** What the Relic action brings now: a tile on each of two islands, and a purchase. */
export function voyageWorth(sight: Sight): number {
  const each = sight.state.islands.map(({ id }) => islandTiles(sight, id, 1)).sort((one, other) => other - one)
  const [first = 0, second = 0] = each
  const market = sight.own.resources.gold > 0 ? best(sight, sight.state.blackMarket, 1) - sight.worth.gold : 0
  return first + second + Math.max(0, market)
}

/** The worth of a tile to be taken, less its price. */
export function takeWorth(sight: Sight, tile: string, from: TileSource): number {
  const { worth, numbers } = sight
  if (from === 'market') return tileWorth(sight, tile) - numbers.marketGold * worth.gold
  if (from === 'mercenaries') return tileWorth(sight, tile) - numbers.mercenaryPrice.relic * worth.gold
  return tileWorth(sight, tile) + (isIsland(from) ? 0.01 : 0)
}

/** What the tiles and relics of a clan are worth, besides what restored relics gave at once. */
export function collection(sight: Sight): number {
  const { loose, relics } = sight.own
  let total = relicPoints(sight, relics.length)
  for (const { id } of sight.state.islands) {
    const count = looseOf(loose, id)
    if (count > 0) total += partsWorth(sight, relicWorth(sight, id), count)
  }
  return total
}

/** The worth to the clan of keeping a tile from others who collect its colour. */
export function envied(sight: Sight, tile: string): number {
  const { state, me } = sight
  const of = (clan: Clan): number => looseOf(state.sides[clan]?.loose ?? [], colourOf(tile))
  const others = state.clans.filter((clan) => clan !== me && !state.sides[clan]?.loose.includes(tile))
  return others.length === 0 ? 0 : (0.5 * Math.max(...others.map(of))) / others.length
}
