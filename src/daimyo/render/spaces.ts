import { clickablePart } from '../../render/clickable-part'
import { inRow } from '../../render/icons'
import { leading, textIn } from '../../render/measure'
import type { Piece } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import { sum } from '../../toolkit'
import { bonusTileOf, clanOf, numbersOf } from '../rules/box'
import type { ClanView } from '../rules/view'
import { type ActionSpace, actionSpaces, type BonusPlace, type Clan, spaceColours } from '../rules/vocabulary'
import { faceText, stepsText } from '../words/card-text'
import { inBlock } from './block'
import { effectIcons, faceIcons } from './effects'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { bonusTarget, spaceTarget } from './zones'

/** The lines of a label; on a narrow board words need more. */
const linesIn = (inside: number): number => (inside < 360 ? 3 : 2)
const labelOf = (inside: number): number => linesIn(inside) * leading(12)
const cellOf = (inside: number): number => labelOf(inside) + 52

/** The six action spaces with their dice, each with its place for bonus tiles. */
export function drawSpaces(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const wide = Math.floor((inside - 12) / 3)
  const cell = cellOf(inside)
  return {
    height: 2 * cell,
    parts: actionSpaces.map((space, index) =>
      at((index % 3) * (wide + 6), Math.floor(index / 3) * cell, drawSpace(sketch, seat, side, space, inside)),
    ),
  }
}

function drawSpace(
  sketch: Sketch,
  seat: Clan,
  { dice, bonus }: ClanView,
  space: ActionSpace,
  inside: number,
): string[] {
  const { picture: words } = sketch.scene.words
  const wide = Math.floor((inside - 12) / 3)
  const [cell, label] = [cellOf(inside), labelOf(inside)]
  const colour = spaceColours[space]
  const die = dice.find(({ at: place }) => place === space)
  const hasBonus = space !== 'tax'
  const dieWide = Math.floor(wide * 0.44)
  const name = textIn([words.spaces[space]], { width: wide - 6, height: label }, [12], 'bold')
  const title = [words.spaces[space], die ? `${words.dice[die.colour]} ${die.value}` : words.dice[colour]].join('; ')
  const box = { x: 0, y: 0, width: wide, height: cell - 6, rx: 8 }
  const middle = label + 22
  return [
    clickablePart(sketch, spaceTarget(seat, space), { title, box, name: `slot space ${space}` }, [
      shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
      ...name.lines.map((line, row) =>
        write(5, (name.lines.length > 1 ? 14 : 20) + row * leading(12), line, { ...bold, 'font-size': 12 }),
      ),
      at(Math.round(dieWide / 2), middle, die ? [draw.die(die.colour, die.value)] : [draw.dieSpace(colour)]),
      ...(hasBonus ? [] : [at(Math.round(wide * 0.7), middle, [draw.scaled(0.8, draw.resource('gold'))])]),
    ]),
    ...(space === 'tax'
      ? []
      : [drawBonus(sketch, seat, space, bonus[space], [dieWide, label], { width: wide - dieWide - 4, height: 44 })]),
  ]
}

/** A place for grey bonus tiles: its top tile works (DAI-BONUS-04). */
export function drawBonus(
  sketch: Sketch,
  seat: Clan,
  place: BonusPlace,
  tiles: readonly string[],
  at: readonly [number, number],
  size: { readonly width: number; readonly height: number },
): string {
  const { scene } = sketch
  const { picture: words } = scene.words
  const top = tiles.at(-1)
  const face = top === undefined ? null : bonusTileOf(scene, top)[scene.boards]
  const box = { x: 0, y: 0, ...size, rx: 6 }
  const said = face ? [faceText(scene.words, face)] : [words.free]
  const title = [words.spaces[place], words.bonus, ...said].join('; ')
  return clickablePart(sketch, bonusTarget(seat, place), { title, box, name: 'slot bonus', place: at }, [
    shape('rect', {
      ...box,
      fill: face ? colours.grey : 'none',
      stroke: face ? colours.faint : colours.line,
      ...(face ? {} : { 'stroke-dasharray': '3 2.5' }),
    }),
    ...(face ? [placed(size, inBlock(0, size.width - 4, size.height - 4, faceIcons(face)))] : []),
  ])
}

const placed = ({ width, height }: { readonly width: number; readonly height: number }, parts: readonly string[]) =>
  at(width / 2, height / 2, parts)

/** The clan ability, the sum of the dice that opens it, its bonus tile, and a die beside the board. */
export function drawAbility(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const steps = clanOf(scene, seat).ability
  const total = sum(side.dice.map(({ value }) => value))
  const beside = side.dice.find(({ at: place }) => place === 'beside')
  const { abilitySum } = numbersOf(scene)
  const third = Math.floor((inside - 12) / 3)
  const bonusWide = Math.floor(third * 0.56) - 4
  const hasBeside = scene.clans.length === 4
  const wide = inside - bonusWide - 6 - (hasBeside ? 50 : 0)
  const box = { x: 0, y: 0, width: wide, height: 44, rx: 8 }
  const said = textIn([words.abilityNeeds(total, abilitySum)], { width: wide - 10, height: 16 }, [12])
  const title = [words.spaces.ability, ...stepsText(scene.words, steps), words.abilityNeeds(total, abilitySum)].join(
    '; ',
  )
  const isOpen = total >= abilitySum
  return {
    height: 50,
    parts: [
      clickablePart(sketch, spaceTarget(seat, 'ability'), { title, box, name: 'slot ability' }, [
        shape('rect', {
          ...box,
          fill: isOpen ? colours.badge : colours.face,
          stroke: isOpen ? colours.ink : colours.line,
        }),
        ...said.lines.map((line) =>
          write(6, 14, line, { 'font-size': said.size, fill: isOpen ? colours.dark : colours.faint }),
        ),
        at(wide / 2, 0, inRow(30, wide - 10, effectIcons(steps))),
      ]),
      drawBonus(sketch, seat, 'ability', side.bonus.ability, [wide + 6, 0], { width: bonusWide, height: 44 }),
      ...(hasBeside ? [drawBeside(sketch, seat, beside, inside - 44)] : []),
    ],
  }
}

export function drawBeside(
  sketch: Sketch,
  seat: Clan,
  die: ClanView['dice'][number] | undefined,
  left: number,
): string {
  const { picture: words } = sketch.scene.words
  const box = { x: 0, y: 0, width: 44, height: 44, rx: 8 }
  const title = [words.spaces.beside, ...(die ? [`${words.dice[die.colour]} ${die.value}`] : [])].join('; ')
  return clickablePart(
    sketch,
    spaceTarget(seat, 'beside'),
    { title, box, name: 'slot beside', place: [left, 0] },
    die ? [at(22, 22, [draw.die(die.colour, die.value)])] : [],
  )
}
