import { around, clickablePart } from '../../render/clickable-part'
import { type Icon, inRow } from '../../render/icons'
import { cut } from '../../render/measure'
import { type Chip, shelf } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import { villagersTileOf } from '../rules/box'
import { different } from '../rules/dice'
import { diceByClans } from '../rules/numbers'
import { dieColours } from '../rules/vocabulary'
import { stepsText } from '../words/card-text'
import type { Scene } from '../words/scene'
import { effectIcons } from './effects'
import type { Area } from './layout'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { countedTiles } from './tiles'
import { dieTarget, villagersTarget } from './zones'

const head = 22
const dieWide = 45
const high = 46

/** The three parts of the central island: their places and sizes. */
interface Plan {
  readonly dice: Area
  readonly villagers: Area
  readonly market: Area
  readonly height: number
}

/** The room of the central island. */
interface Space {
  readonly width: number
  readonly isNarrow: boolean
}

function planOf({ clans }: Pick<Scene, 'clans'>, { width, isNarrow }: Space): Plan {
  const counts = diceByClans[clans.length]
  const dice = dieColours.reduce((sum, colour) => sum + (counts?.[colour] ?? 0), 0)
  const inside = width - 16
  const stacked = isNarrow && width < 560
  if (stacked) {
    const inLine = Math.max(1, Math.floor(inside / dieWide))
    const diceHigh = Math.ceil(dice / inLine) * high
    const villagers = head + diceHigh + 4
    const market = villagers + head + 50
    return {
      dice: { x: 8, y: 0, width: inside, height: diceHigh },
      villagers: { x: 8, y: villagers, width: inside, height: 46 },
      market: { x: 8, y: market, width: inside, height: 2 * high },
      height: market + head + 2 * high + 6,
    }
  }
  const part = Math.floor((inside - 24) / 3)
  const diceHigh = 2 * 48
  return {
    dice: { x: 8, y: 0, width: part, height: diceHigh },
    villagers: { x: 8 + part + 12, y: 0, width: part, height: diceHigh },
    market: { x: 8 + 2 * (part + 12), y: 0, width: part, height: diceHigh },
    height: head + diceHigh + 6,
  }
}

export const centreHeight = (scene: Pick<Scene, 'clans'>, room: Space): number => planOf(scene, room).height

const asChip = ([width, parts]: Icon): Chip => ({ width, parts: [at(Math.round(width / 2), 0, parts)] })

/** The central island: the dice, the Villagers tiles and the Black Market. */
export function drawCentre(sketch: Sketch, { x, y, width, height }: Area, isNarrow: boolean): string {
  const { scene } = sketch
  const { picture: words } = scene.words
  const plan = planOf(scene, { width, isNarrow })
  const titled = (name: string, area: Area, parts: readonly string[]): string =>
    at(area.x, area.y, [
      write(0, 16, cut(name, 12, area.width, 'bold'), { ...bold, 'font-size': 12, fill: colours.faint }),
      at(0, head, parts),
    ])
  const listed = (icons: readonly Icon[], none: string, area: Area): string[] =>
    icons.length === 0
      ? [write(0, 16, none, { 'font-size': 12, fill: colours.faint })]
      : [...shelf([icons.map(asChip)], { width: area.width, height: area.height }, high).parts]
  const market = countedTiles(sketch, scene.blackMarket, 'market', 44)
  return at(x, y, [
    shape('rect', { class: 'centre', width, height, rx: 16, fill: colours.face, stroke: colours.line }),
    titled(words.diceLeft, plan.dice, listed(dice(sketch), words.noDice, plan.dice)),
    titled(words.villagers, plan.villagers, drawVillagers(sketch, plan.villagers)),
    titled(words.blackMarket, plan.market, listed(market, words.nothing, plan.market)),
  ])
}

/** The dice on the central island, equal ones together. */
function dice(sketch: Sketch): Icon[] {
  const { scene } = sketch
  return different(scene.dice).map(({ colour, value }) => {
    const count = scene.dice.filter((each) => each.colour === colour && each.value === value).length
    const step = count > 1 ? 31 : dieWide
    const width = count * step + (count > 1 ? 6 : 0)
    const name = `${scene.words.picture.dice[colour]} ${value}${count > 1 ? ` ×${count}` : ''}`
    const signs = Array.from({ length: count }, (_, index) =>
      at(Math.round((index + 0.5) * step - (count * step) / 2), 0, [draw.die(colour, value)]),
    )
    return [
      width,
      [
        clickablePart(
          sketch,
          dieTarget(colour, value),
          { title: name, box: around(width, 44, 6), name: `unit die ${colour}` },
          signs,
        ),
      ],
    ]
  })
}

/** The sides of the Villagers tiles that show. */
function drawVillagers(sketch: Sketch, { width, height }: Area): string[] {
  const { scene } = sketch
  const ids = Object.keys(scene.villagers)
  const stacked = height > 90
  const wide = stacked ? Math.floor((width - 8) / 2) : Math.floor((width - 8 * (ids.length - 1)) / ids.length)
  return ids.map((id, index) => {
    const face = scene.villagers[id] ?? 'a'
    const steps = villagersTileOf(scene, id)[face]
    const box = { x: 0, y: 0, width: wide, height: 44, rx: 8 }
    const place = stacked
      ? ([(index % 2) * (wide + 8), Math.floor(index / 2) * 48] as const)
      : ([index * (wide + 8), 0] as const)
    const title = [`${scene.words.picture.villagers} ${index + 1}`, ...stepsText(scene.words, steps)].join('; ')
    return clickablePart(sketch, villagersTarget(id), { title, box, name: 'slot villagers', place }, [
      shape('rect', { ...box, fill: colours.yellow, stroke: colours.line }),
      write(5, 14, index + 1, { 'font-size': 12, fill: colours.faint }),
      at(wide / 2 + 4, 0, inRow(22, wide - 24, effectIcons(steps))),
    ])
  })
}
