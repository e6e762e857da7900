import { around, clickablePart } from '../../render/clickable-part'
import type { Icon } from '../../render/icons'
import { at, bold, group, titled, write } from '../../render/svg'
import type { TileSource } from '../rules/shapes'
import { sorted } from '../rules/tiles'
import { islands } from '../rules/vocabulary'
import type { Scene } from '../words/scene'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { tileTarget } from './zones'

/** The sign of a tile by its id. */
function tileSign(id: string): string {
  const [name = '', number = ''] = id.split('-')
  const colour = islands.find((each) => each === name)
  return colour ? draw.tile(colour, number) : draw.emptyPlace()
}

function tileName({ words }: Scene, id: string): string {
  const [name = '', number = ''] = id.split('-')
  const colour = islands.find((each) => each === name)
  return colour ? words.picture.tile(colour, number) : id
}

/** The tiles of a place in words, equal ones once. */
export const tileNames = (scene: Scene, tiles: readonly (string | null)[]): string =>
  sorted(tiles)
    .map((id) => `${tileName(scene, id)}${times(tiles, id) > 1 ? ` ×${times(tiles, id)}` : ''}`)
    .join(', ')

const times = (tiles: readonly (string | null)[], id: string): number => tiles.filter((each) => each === id).length

/** Where tiles lie; those of the Empire are nobody's to take. */
type Pile = TileSource | null

/** Equal tiles together, which can be clicked as one. */
function together(
  sketch: Sketch,
  id: string,
  count: number,
  from: Pile,
  width: number,
  signs: readonly string[],
): Icon {
  const title = `${tileName(sketch.scene, id)}${count > 1 ? ` ×${count}` : ''}`
  if (from === null) return [width, [group({}, [titled(title), ...signs])]]
  const box = around(width, 44, 6)
  return [width, [clickablePart(sketch, tileTarget(id, from), { title, box, name: 'unit tile' }, signs)]]
}

/** The tiles of a place, equal ones together, and its empty spaces. */
export function tileIcons(sketch: Sketch, tiles: readonly (string | null)[], from: Pile, wide: number): Icon[] {
  const empty = tiles.filter((each) => each === null)
  return [
    ...sorted(tiles).map((id) => {
      const count = times(tiles, id)
      const signs = Array.from({ length: count }, (_, index) =>
        at(Math.round((index + 0.5 - count / 2) * wide), 0, [tileSign(id)]),
      )
      return together(sketch, id, count, from, count * wide, signs)
    }),
    ...empty.map((): Icon => [wide, [draw.emptyPlace()]]),
  ]
}

/** The tiles of a pile without an end, each once with its number. */
export const countedTiles = (sketch: Sketch, tiles: readonly string[], from: Pile, wide: number): Icon[] =>
  sorted(tiles).map((id) => {
    const count = times(tiles, id)
    const more = count > 1 ? 18 : 0
    const number = write(16, 5, `×${count}`, { ...bold, 'font-size': 12, 'text-anchor': 'middle' })
    return together(sketch, id, count, from, wide + more, [
      at(-more / 2, 0, [tileSign(id)]),
      ...(count > 1 ? [number] : []),
    ])
  })
