import { type Icon, inRow } from '../../render/icons'
import { cut, leading, textIn } from '../../render/measure'
import { type Piece, stack } from '../../render/piece'
import { at, bold, group, shape, titled, write } from '../../render/svg'
import { sum } from '../../toolkit'
import { empireAbilityOf, soloCardOf } from '../rules/box'
import type { SoloAct } from '../rules/card'
import type { EmpireView } from '../rules/view'
import { type DieColour, dieColours, type Island } from '../rules/vocabulary'
import { actsText } from '../words/card-text'
import { heroTitle } from '../words/titles'
import { heading, inset, within } from './heading'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { relicIcons } from './storage'
import { countedTiles } from './tiles'

/** The Empire: its open card, the dice it got, tiles, relics and heroes. */
export function drawEmpire(sketch: Sketch, empire: EmpireView, inside: number, isShort: boolean): Piece {
  return stack([
    heading(sketch, 'empire', empire.points, inside + 2 * inset),
    ...[
      drawCard(sketch, empire, inside, isShort),
      drawDice(sketch, empire, inside),
      ...(isShort ? [] : [drawAbility(sketch, inside)]),
      drawGoods(sketch, empire, inside),
      ...(isShort ? [] : [drawHeroes(sketch, empire, inside)]),
    ].map(within),
    { height: 8, parts: [] },
  ])
}

/** What each space of the open card does; the die shows which one is left out. */
function drawCard(sketch: Sketch, empire: EmpireView, inside: number, isShort: boolean): Piece {
  const rowHigh = isShort ? 38 : 62
  const { scene } = sketch
  const { picture: words } = scene.words
  const id = empire.opened.at(-1)
  const label = write(0, 14, cut(id === undefined ? words.noCard : words.openCard(empire.stackSize), 12, inside), {
    ...bold,
    'font-size': 12,
  })
  const height = 22 + 3 * rowHigh
  if (id === undefined) return { height, parts: [label] }
  const card = soloCardOf(scene, id)
  return {
    height,
    parts: [
      label,
      ...dieColours.map((colour, index) =>
        at(0, 22 + index * rowHigh, [drawActs(sketch, colour, card[colour], inside, rowHigh)]),
      ),
    ],
  }
}

function drawActs(
  { scene }: Sketch,
  colour: DieColour,
  acts: readonly SoloAct[],
  inside: number,
  high: number,
): string {
  const told = acts.map((act) => actsText(scene.words, [act]))
  const isShort = high < 3 * leading(12)
  const text = textIn(told, { width: inside - 150, height: 3 * leading(12) }, [12])
  const middle = (high - 6) / 2
  const [left, room] = isShort ? [inside / 2 + 20, inside - 60] : [90, 96]
  return group({ class: 'act' }, [
    titled([scene.words.picture.dice[colour], ...told].join('; ')),
    shape('rect', { width: inside, height: high - 6, rx: 8, fill: colours.face, stroke: colours.line }),
    at(22, middle, [draw.dieSpace(colour)]),
    at(left, 0, inRow(middle, room, acts.flatMap(actIcons))),
    ...(isShort ? [] : text.lines.map((line, row) => write(146, 18 + row * leading(12), line, { 'font-size': 12 }))),
  ])
}

const small = (sign: string, width = 20): Icon => [width, [draw.scaled(0.72, sign)]]

const on = (islands: readonly Island[] = []): Icon[] =>
  islands.map((island) => [18, [draw.scaled(0.8, draw.islandSign(island))]])

function actIcons(act: SoloAct): Icon[] {
  const more: Icon[] = 'advantage' in act && act.advantage ? [[18, [draw.advantage()]]] : []
  switch (act.do) {
    case 'points':
      return [[26, [draw.star(act.count)]]]
    case 'loseOne':
      return [[18, [draw.cross()]], small(draw.plainTile(), 0)]
    case 'helmet':
      return [[26, [draw.helmet()]]]
    case 'move':
      return [small(draw.piece('governor', 'empire')), [18, [draw.arrow()]], ...more]
    case 'relic':
      return [...Array.from({ length: act.count }, () => small(draw.plainTile(), 18)), ...on(act.on), ...more]
    case 'governor':
    case 'shadow':
    case 'farm':
    case 'tower':
      return [...Array.from({ length: act.count }, () => small(draw.piece(act.do, 'empire'))), ...on(act.on), ...more]
  }
}

function drawDice({ scene }: Sketch, { dice }: EmpireView, inside: number): Piece {
  const { picture: words } = scene.words
  const told = words.diceSum(sum(dice.map(({ value }) => value)))
  return {
    height: 40,
    parts: [
      ...[0, 1, 2].map((index) => {
        const die = dice[index]
        return at(18 + index * 38, 18, die ? [draw.die(die.colour, die.value)] : [draw.dieSpace('any')])
      }),
      write(130, 23, cut(told, 13, inside - 130, 'bold'), { ...bold, 'font-size': 13 }),
    ],
  }
}

/** The rows of the ability card: what the Empire does from a sum of its dice on. */
function drawAbility({ scene }: Sketch, inside: number): Piece {
  const rows = empireAbilityOf(scene).map(({ from, acts }) => `${from}+: ${actsText(scene.words, acts)}`)
  const block = textIn([scene.words.picture.empireAbility, ...rows], { width: inside, height: 6 * leading(12) }, [12])
  return {
    height: 12 + 6 * leading(12),
    parts: block.lines.map((line, row) =>
      write(0, 14 + row * leading(12), line, { 'font-size': 12, fill: row === 0 ? colours.ink : colours.faint }),
    ),
  }
}

function drawGoods(sketch: Sketch, { loose, relics }: EmpireView, inside: number): Piece {
  const { picture: words } = sketch.scene.words
  const icons = [...relicIcons(sketch, relics), ...countedTiles(sketch, loose, null, 44)]
  const wide = Math.min(
    inside,
    icons.reduce((total, [each]) => total + each, 0),
  )
  return {
    height: 70,
    parts: [
      write(0, 13, cut(`${words.relics}: ${relics.length}`, 12, inside), { 'font-size': 12, fill: colours.faint }),
      at(wide / 2, 0, inRow(44, inside, icons)),
    ],
  }
}

function drawHeroes({ scene }: Sketch, { heroes, difficulty }: EmpireView, inside: number): Piece {
  const { picture: words } = scene.words
  // Its first hero lies unseen (DAI-SOLO-03).
  const titles = heroes.map((id) => heroTitle(scene.words, scene, id)).join(', ')
  const count = words.heroes(heroes.length + 1)
  const told = [words.difficulties[difficulty], titles === '' ? count : `${count} (${titles})`].join('; ')
  const block = textIn([told], { width: inside, height: 3 * leading(12) }, [12])
  return {
    height: 10 + 3 * leading(12),
    parts: [
      group({ class: 'owned' }, [
        titled(told),
        ...block.lines.map((line, row) =>
          write(0, 14 + row * leading(12), line, { 'font-size': 12, fill: colours.faint }),
        ),
      ]),
    ],
  }
}
