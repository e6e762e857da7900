import { drawFrom } from '../../../core'
import type { Problems } from '../../../toolkit'
import { type Play, sideOf } from '../play'
import { type Island, relicCopies, relicNumbers } from '../vocabulary'
import { takeOr } from './lay-cards'
import type { DaimyoSituation } from './situation'

const stack = (colour: Island): string[] => relicNumbers.map((number) => `${colour}-${number}`)

/** How many tiles lie on an island, and on the Black Market. */
const tileCount = 3

/** Tiles lie where they are named; the others fill the islands and the Black Market, and lie in the bag. */
export function layTiles(play: Play, situation: DaimyoSituation, problems: Problems): void {
  const { state } = play
  const box = state.islands.flatMap(({ id }) => stack(id).flatMap((tile) => Array<string>(relicCopies).fill(tile)))
  const take = takeOr(problems, 'bag')
  const takeAll = (tiles: readonly (string | null)[], path: string): void => {
    for (const tile of tiles) if (tile !== null) take(box, tile, path)
  }
  for (const clan of state.clans) {
    const { loose, relics } = sideOf(play, clan)
    takeAll([...loose, ...relics.flatMap(stack)], `sides.${clan}`)
  }
  if (state.mercenaries)
    takeAll([...state.mercenaries.loose, ...state.mercenaries.relics.flatMap(stack)], 'mercenaries')
  if (state.empire) takeAll([...state.empire.loose, ...state.empire.stacks.flatMap(stack)], 'empire')
  const { tiles = {}, blackMarket, bag = [] } = situation
  for (const [island, list] of Object.entries(tiles)) {
    const known = state.islands.some(({ id }) => id === island)
    problems.when(!known, `tiles.${island}`, `The ${island} island is not in play (DAI-ISLE-01).`)
    if (known) takeAll(list, `tiles.${island}`)
  }
  takeAll(blackMarket ?? [], 'blackMarket')
  takeAll(bag, 'bag')
  drawFrom(state.random, 'bag').shuffle(box)
  for (const island of state.islands) {
    const named = [...(tiles[island.id] ?? [])]
    island.tiles = Array.from({ length: tileCount }, (_, space) => named[space] ?? box.pop() ?? null)
  }
  state.blackMarket = blackMarket ? [...blackMarket] : box.splice(-tileCount)
  state.bag = [...box, ...[...bag].reverse()]
}
