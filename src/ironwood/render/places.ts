import { around, clickablePart } from '../../render/clickable-part'
import { type Icon, inRow } from '../../render/icons'
import { cut, measured } from '../../render/measure'
import { bold, centred, escaped, shape, write } from '../../render/svg'
import { mountainName } from '../rules/names'
import type { Layout } from './layout'
import { colours } from './palette'
import { holding, marksOn, type Scene, siteOf } from './scene'
import * as draw from './shapes'
import type { Sketch } from './sketch'

/** A clickable piece, with its number if the sign does not show it. */
function unit(
  sketch: Sketch,
  at: string,
  id: string,
  title: string,
  width: number,
  sign: readonly string[],
  count = 1,
): Icon {
  const wide = count > 1 ? width + 11 : width
  const number = write(wide / 2 - 11, 5, count, { ...bold, 'font-size': 13 })
  const parts = count > 1 ? [`<g transform="translate(-5 0)">${sign.join('')}</g>`, number] : sign
  return [
    wide,
    [
      clickablePart(
        sketch,
        { kind: 'unit', id, in: at },
        { title, box: around(wide, 30, 6), name: `unit ${id}` },
        parts,
      ),
    ],
  ]
}

const markIcons = (scene: Scene, kind: 'mountain' | 'forest', place: number): Icon[] =>
  marksOn(scene, kind, place).map((mark) => [17, [draw.marker(holding(scene, mark) ? mark.stops : 'nothing')]])

const markWords = ({ scene }: Sketch, kind: 'mountain' | 'forest', place: number): string[] =>
  marksOn(scene, kind, place).map((mark) => scene.words.picture.place.mark(mark, holding(scene, mark)))

const peaks = 'M-50,12 L-24,-20 L-15,-12 L2,-42 L20,-14 L28,-21 L50,12 Z'
const snow = 'M-7,-26 L2,-42 L12,-27 L6,-22 L1,-28 L-3,-22 Z'

export function drawMountain(sketch: Sketch, layout: Layout, mountain: number): string {
  const { scene } = sketch
  const { place: words, legend } = scene.words.picture
  const { board, mountains, drill } = scene
  const { x = 0, y = 0 } = layout.mountains[mountain] ?? {}
  const { id = '', kind = 'outer', number = 0 } = board.mountains[mountain] ?? {}
  const [fighters, golems] = [mountains.fighters[mountain] ?? 0, mountains.golems[mountain] ?? 0]
  const site = siteOf(scene, mountain)
  const marked = scene.solo?.marked.includes(mountain) ? [words.botMark[scene.solo.bot]] : []
  const units: Icon[] = []
  if (fighters > 0)
    units.push(
      unit(sketch, id, 'fighter', words.units('fighter', 'ironclad', fighters), 29, draw.ironFighters(fighters)),
    )
  if (golems > 0)
    units.push(unit(sketch, id, 'golem', words.units('golem', 'ironclad', golems), 31, draw.golems(golems)))
  const below: Icon[] = [
    ...siteIcons(sketch, mountain),
    ...(drill.at === mountain ? drillIcons(sketch, id) : []),
    ...markIcons(scene, 'mountain', mountain),
    ...marked.map((): Icon => [17, [draw.botMark()]]),
  ]
  const title = [
    words.mountain(mountainName(scene, mountain), number, kind),
    ...(fighters + golems > 0 ? [legend.controlled] : []),
    ...(fighters > 0 ? [words.units('fighter', 'ironclad', fighters)] : []),
    ...(golems > 0 ? [words.units('golem', 'ironclad', golems)] : []),
    ...(site === 'none' ? [] : [words.site(site)]),
    ...(drill.at === mountain ? [words.drill(drill.cargo)] : []),
    ...marked,
    ...markWords(sketch, 'mountain', mountain),
  ].join('; ')
  const { x: half, y: high } = layout.mountain
  const fill = { ferrum: colours.ferrum, inner: colours.innerPeak, outer: colours.outerPeak }[kind]
  const scale = half < 50 ? ` scale(${(half / 53).toFixed(2)} 1)` : ''
  return clickablePart(
    sketch,
    { kind: 'place', id },
    { title, box: around(2 * half, 2 * high + 6, 10), name: `place mountain ${kind}`, place: [x, y] },
    [
      shape('path', {
        d: peaks,
        fill,
        stroke: colours.land,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
        ...(scale === '' ? {} : { transform: scale.trim() }),
      }),
      shape('path', { d: snow, fill: colours.white }),
      ...inRow(-11, 2 * half, units),
      ...namePlate(mountainName(scene, mountain), number, fighters + golems > 0, half),
      ...inRow(34, 2 * half, below),
    ],
  )
}

/** Without enough room the number is left out. */
function namePlate(name: string, number: number, isControlled: boolean, half: number): string[] {
  const room = 2 * half - 4
  const digits = measured(`${number} `, 12)
  const isNumbered = measured(name, 12, 'bold') + digits <= room - 4
  const shown = cut(name, 12, room, 'bold')
  const width = Math.max(50, measured(shown, 12, 'bold') + (isNumbered ? digits : 0) + 10)
  const plate = { x: -width / 2, y: 5, width, height: 18, rx: 4, fill: colours.face }
  const border = isControlled ? { stroke: colours.ironInk, 'stroke-width': 2 } : { stroke: colours.stoneDark }
  const numeral = isNumbered ? `<tspan fill="${colours.faint}" font-weight="normal">${number} </tspan>` : ''
  return [
    shape('rect', { ...plate, ...border }),
    `<text x="0" y="18" text-anchor="middle" font-size="12" font-weight="bold">${numeral}${escaped(shown)}</text>`,
  ]
}

function siteIcons(sketch: Sketch, mountain: number): Icon[] {
  const { scene } = sketch
  const { id = '', kind } = scene.board.mountains[mountain] ?? {}
  const site = siteOf(scene, mountain)
  if (site === 'none' && kind !== 'outer') return []
  const sign = { none: draw.emptyForge, foundation: draw.foundation, forge: draw.forge }[site]
  return [unit(sketch, id, 'site', scene.words.picture.place.site(site), 25, [sign()])]
}

function drillIcons(sketch: Sketch, at: string): Icon[] {
  const { cargo } = sketch.scene.drill
  const title = sketch.scene.words.picture.place.drill(cargo)
  const crystals: Icon[] = cargo > 0 ? [[cargo > 1 ? 26 : 15, cargoIcon(cargo)]] : []
  return [unit(sketch, at, 'drill', title, 22, [draw.drill()]), ...crystals]
}

const cargoIcon = (cargo: number): string[] =>
  cargo === 1
    ? [draw.crystal()]
    : [`<g transform="translate(-5 0)">${draw.crystal()}</g>`, write(3, 5, cargo, { ...bold, 'font-size': 13 })]

const crown =
  'M-20,24 C-33,24 -37,10 -29,3 C-35,-10 -24,-21 -13,-18 C-8,-27 9,-28 14,-19 C26,-22 35,-10 29,2 C38,10 33,24 20,24 Z'

export function drawForest(sketch: Sketch, layout: Layout, forest: number): string {
  const { scene } = sketch
  const { place: words, legend } = scene.words.picture
  const { board, forests } = scene
  const { x = 0, y = 0 } = layout.forests[forest] ?? {}
  const { id = '?', number = 0, kind = 'inner' } = board.forests[forest] ?? {}
  const fighters = forests.fighters[forest] ?? 0
  const totems = (['full', 'fading'] as const).flatMap((side) => {
    const count = forests[side][forest] ?? 0
    return count > 0 ? [{ side, count, title: words.totems(side, count) }] : []
  })
  const held = words.units('fighter', 'woodwalkers', fighters)
  const units: Icon[] = [
    ...(fighters > 0 ? [unit(sketch, id, 'fighter', held, 28, draw.woodFighters(fighters))] : []),
    ...totems.map(({ side, count, title }) => unit(sketch, id, side, title, 15, [draw.totem(side)], count)),
  ]
  const { x: half, y: high } = layout.forest
  const label = cut(id === `F${number}` ? id : `${number} ${id}`, 12, 2 * half - 6, 'bold')
  const name: Icon = [measured(label, 12, 'bold') + 4, [write(0, 4, label, { ...bold, ...centred, 'font-size': 12 })]]
  const title = [
    words.forest(id, number, kind),
    ...(fighters > 0 ? [legend.controlled, held] : []),
    ...totems.map((each) => each.title),
    ...markWords(sketch, 'forest', forest),
  ].join('; ')
  return clickablePart(
    sketch,
    { kind: 'place', id },
    { title, box: around(2 * half + 4, 2 * high + 2, 14), name: `place forest ${kind}`, place: [x, y] },
    [
      shape('path', {
        d: crown,
        fill: kind === 'outer' ? colours.woodDeep : colours.woodPale,
        stroke: fighters ? colours.woodInk : colours.woodLine,
        'stroke-width': fighters ? 2.5 : 1.5,
      }),
      ...inRow(-6, 2 * half + 4, units),
      ...inRow(units.length > 0 ? 16 : 2, 2 * half, [name, ...markIcons(scene, 'forest', forest)]),
    ],
  )
}
