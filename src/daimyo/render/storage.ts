import { type Icon, inRow } from '../../render/icons'
import { cut } from '../../render/measure'
import type { Piece } from '../../render/piece'
import { at, group, titled, write } from '../../render/svg'
import type { TileSource } from '../rules/shapes'
import { type Island, islands, lastCapacity } from '../rules/vocabulary'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { tileIcons } from './tiles'

/** What a storage holds, and how many places it has. */
interface Stored {
  readonly side: TileSource
  readonly loose: readonly string[]
  readonly relics: readonly Island[]
  readonly places: number
}

/** Restored relics, each colour once with its number. */
export function relicIcons({ scene }: Sketch, relics: readonly Island[]): Icon[] {
  return islands.flatMap((colour) => {
    const count = relics.filter((each) => each === colour).length
    if (count === 0) return []
    const title = `${scene.words.picture.relic(colour)}${count > 1 ? ` ×${count}` : ''}`
    const signs = Array.from({ length: count }, (_, index) =>
      at(Math.round((index - (count - 1) / 2) * 36), 0, [draw.relic(colour)]),
    )
    return [[count * 36, [group({}, [titled(title), ...signs])]] satisfies Icon]
  })
}

/** The storage: loose tiles, relics, and free places. */
export function drawStorage(sketch: Sketch, { side, loose, relics, places }: Stored, inside: number): Piece {
  const { picture: words } = sketch.scene.words
  const used = loose.length + relics.length
  const step = Math.min(44, Math.floor(inside / lastCapacity))
  const icons = [
    ...relicIcons(sketch, relics),
    ...tileIcons(sketch, loose, side, step),
    ...Array.from({ length: Math.max(0, places - used) }, (): Icon => [step, [draw.emptyPlace()]]),
  ]
  const wide = Math.min(
    inside,
    icons.reduce((sum, [each]) => sum + each, 0),
  )
  return {
    height: 66,
    parts: [
      write(0, 13, cut(words.storage(used, places), 12, inside), { 'font-size': 12, fill: colours.faint }),
      at(wide / 2, 0, inRow(40, inside, icons)),
    ],
  }
}
