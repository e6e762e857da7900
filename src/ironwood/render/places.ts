import { type Icon, inRow } from '../../render/icons'
import { at, bold, centred, escaped, fitted, group, shape, titled, widthOf, write } from '../../render/svg'
import { mountainName } from '../rules/names'
import type { Layout } from './layout'
import { holding, marksOn, type Scene, siteOf } from './scene'
import * as draw from './shapes'
import { botMark, markWords } from './words'

const { colours } = draw

/** An icon, and how many there are if more than one. */
const several = (width: number, icon: string, count: number): Icon[] => {
  if (count === 0) return []
  const number = write(width / 2 - 1, 5, count, { ...bold, 'font-size': 12 })
  return count === 1 ? [[width, [icon]]] : [[width + 9, [at(-4, 0, [icon, number])]]]
}

const markIcons = (scene: Scene, kind: 'mountain' | 'forest', place: number): Icon[] =>
  marksOn(scene, kind, place).map((mark) => [16, [draw.marker(holding(scene, mark) ? mark.stops : 'nothing')]])

const peaks = 'M-50,12 L-24,-20 L-15,-12 L2,-42 L20,-14 L28,-21 L50,12 Z'
const snow = 'M-7,-26 L2,-42 L12,-27 L6,-22 L1,-28 L-3,-22 Z'

export function drawMountain(scene: Scene, layout: Layout, mountain: number): string {
  const { board, mountains, drill } = scene
  const { x = 0, y = 0 } = layout.mountains[mountain] ?? {}
  const { kind = 'outer', number = 0 } = board.mountains[mountain] ?? {}
  const [fighters, golems] = [mountains.fighters[mountain] ?? 0, mountains.golems[mountain] ?? 0]
  const fill = { ferrum: colours.ferrum, inner: colours.innerPeak, outer: colours.outerPeak }[kind]
  const units: Icon[] = []
  if (fighters > 0) units.push([29, draw.ironFighters(fighters)])
  if (golems > 0) units.push([31, draw.golems(golems)])
  return group({ 'data-at': board.mountains[mountain]?.id ?? '', transform: `translate(${x} ${y})` }, [
    titled(mountainWords(scene, mountain)),
    shape('path', { d: peaks, fill, stroke: colours.land, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
    shape('path', { d: snow, fill: colours.white }),
    ...inRow(-11, 100, units),
    ...namePlate(mountainName(scene, mountain), number, fighters + golems > 0),
    ...inRow(34, 104, [
      ...siteIcons(scene, mountain),
      ...(drill.at === mountain ? drillIcons(drill.cargo) : []),
      ...markIcons(scene, 'mountain', mountain),
      ...botMark(scene, mountain).map((): Icon => [16, [draw.botMark()]]),
    ]),
  ])
}

function namePlate(name: string, number: number, controlled: boolean): string[] {
  const shown = fitted(name, 12, 90)
  const width = Math.max(52, Math.round(widthOf(`${number} ${shown}`, 13) + 12))
  const plate = { x: -width / 2, y: 5, width, height: 18, rx: 4, fill: colours.white }
  const border = controlled ? { stroke: colours.iron, 'stroke-width': 2 } : { stroke: colours.stoneDark }
  const tspan = (text: string | number, fill: string, weight: string): string =>
    `<tspan fill="${fill}" font-weight="${weight}">${escaped(text)}</tspan>`
  const label = `${tspan(number, colours.faint, 'normal')} ${tspan(shown, colours.ink, 'bold')}`
  return [
    shape('rect', { ...plate, ...border }),
    `<text x="0" y="18" text-anchor="middle" font-size="12">${label}</text>`,
  ]
}

function siteIcons(scene: Scene, mountain: number): Icon[] {
  const site = siteOf(scene, mountain)
  if (site === 'forge') return [[24, [draw.forge()]]]
  if (site === 'foundation') return [[24, [draw.foundation()]]]
  return scene.board.mountains[mountain]?.kind === 'outer' ? [[24, [draw.emptyForge()]]] : []
}

const drillIcons = (cargo: number): Icon[] => [
  [22, [draw.drill()]],
  ...(cargo > 0 ? several(15, draw.crystal(), cargo) : []),
]

function mountainWords(scene: Scene, mountain: number): string {
  const { board, mountains, drill } = scene
  const { kind = 'outer', number = 0 } = board.mountains[mountain] ?? {}
  return [
    `${mountainName(scene, mountain)}, mountain ${number}${kind === 'ferrum' ? '' : `, ${kind}`}`,
    `Fighters ${mountains.fighters[mountain] ?? 0}, Golems ${mountains.golems[mountain] ?? 0}`,
    ...(siteOf(scene, mountain) === 'none' ? [] : [siteOf(scene, mountain)]),
    ...(drill.at === mountain ? [`Drill with ${drill.cargo} crystals`] : []),
    ...botMark(scene, mountain),
    ...marksOn(scene, 'mountain', mountain).map((mark) => markWords(scene, mark)),
  ].join('; ')
}

const crown =
  'M-20,24 C-33,24 -37,10 -29,3 C-35,-10 -24,-21 -13,-18 C-8,-27 9,-28 14,-19 C26,-22 35,-10 29,2 C38,10 33,24 20,24 Z'

export function drawForest(scene: Scene, layout: Layout, forest: number): string {
  const { board, forests } = scene
  const { x = 0, y = 0 } = layout.forests[forest] ?? {}
  const { id = '?', number = 0, kind = 'inner' } = board.forests[forest] ?? {}
  const [fighters, full, fading] = [forests.fighters, forests.full, forests.fading].map((list) => list[forest] ?? 0)
  const units: Icon[] = [
    ...(fighters ? [[28, draw.woodFighters(fighters)] as const] : []),
    ...several(14, draw.totem('full'), full ?? 0),
    ...several(14, draw.totem('fading'), fading ?? 0),
  ]
  const label = fitted(id === `F${number}` ? id : `${number} ${id}`, 11, 60)
  const marks = markIcons(scene, 'forest', forest)
  const name: Icon = [
    Math.round(widthOf(label, 12)) + 8,
    [write(0, 4, label, { ...bold, ...centred, 'font-size': 11.5, fill: colours.ink })],
  ]
  const words = [
    `${id}, ${kind} forest ${number}`,
    `Fighters ${fighters}, Totems ${full} full and ${fading} fading`,
    ...marksOn(scene, 'forest', forest).map((mark) => markWords(scene, mark)),
  ]
  return group({ 'data-at': board.forests[forest]?.id ?? '', transform: `translate(${x} ${y})` }, [
    titled(words.join('; ')),
    shape('path', {
      d: crown,
      fill: kind === 'outer' ? colours.woodDeep : colours.woodPale,
      stroke: fighters ? colours.wood : colours.woodLine,
      'stroke-width': fighters ? 2.5 : 1.5,
    }),
    ...inRow(-5, 62, units),
    ...inRow(units.length > 0 ? 15 : 2, 64, [name, ...marks]),
  ])
}
