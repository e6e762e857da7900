import { at, group, write } from '../../render/svg'
import { mapWidth } from './layout'
import * as draw from './shapes'

export const legendHeight = 64

const row = 27
const signs: readonly (readonly [icon: readonly string[], words: string])[] = [
  [draw.woodFighters(1), 'Woodwalker Fighters'],
  [draw.ironFighters(1), 'Ironclad Fighters'],
  [draw.golems(1), 'Golems'],
  [[draw.totem('full')], 'Totem'],
  [[draw.totem('fading')], 'fading Totem'],
  [[draw.crystal()], 'crystals'],
  [[draw.drill()], 'Drill'],
  [[draw.foundation()], 'Foundation'],
  [[draw.forge()], 'Forge'],
  [[draw.emptyForge()], 'forge slot'],
  [[draw.marker('leaving')], 'none may leave'],
  [[draw.marker('entering')], 'none may come'],
  [[draw.marker('nothing')], 'no longer holds'],
]

/** What the signs mean, in two rows. */
export function drawLegend(): string {
  const half = 6
  const parts = [signs.slice(0, half), signs.slice(half)].flatMap((list, line) => {
    const widths = list.map(([, words]) => 34 + words.length * 6.6)
    const space = (mapWidth - 16 - widths.reduce((sum, each) => sum + each, 0)) / list.length
    let x = 20
    return list.flatMap(([icon, words], index) => {
      const left = Math.round(x)
      x += (widths[index] ?? 0) + space
      const y = 18 + line * row
      return [
        at(left, y, [group({ transform: 'scale(0.8)' }, icon)]),
        write(left + 17, y + 4, words, { 'font-size': 11 }),
      ]
    })
  })
  return group({ fill: draw.colours.ink }, parts)
}
