import { clickablePart } from '../../render/clickable-part'
import { inRow } from '../../render/icons'
import { cut, leading, measured, textIn } from '../../render/measure'
import { type Piece, stack } from '../../render/piece'
import { at, bold, group, shape, titled, write } from '../../render/svg'
import { sum } from '../../toolkit'
import type { MercenarySpace, MercenaryState } from '../rules/state'
import type { DieColour } from '../rules/vocabulary'
import { heroTitle } from '../words/titles'
import { inset, within } from './heading'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'
import { relicIcons } from './storage'
import { countedTiles } from './tiles'
import { mercenaryTarget } from './zones'

const spaces: readonly (readonly [MercenarySpace, DieColour, sign: () => string])[] = [
  ['ruins-1', 'blue', draw.plainTile],
  ['ruins-2', 'green', draw.plainTile],
  ['tower', 'green', () => draw.plainPiece('tower')],
  ['governor', 'red', () => draw.plainPiece('governor')],
  ['shadow', 'red', () => draw.plainPiece('shadow')],
]

/** Whether no word is wider than a line; otherwise a sign stands for the words. */
const isWhole = (text: string, width: number): boolean => text.split(' ').every((word) => measured(word, 12) <= width)

/** The Mercenaries: their spaces for dice, gold, tiles, relics and heroes. */
export function drawMercenaries(sketch: Sketch, side: MercenaryState, inside: number, isNarrow: boolean): Piece {
  const body = isNarrow
    ? stack([drawSpaces(sketch, side, inside), drawGoods(sketch, side, inside)])
    : {
        height: 96,
        parts: [
          ...drawSpaces(sketch, side, Math.floor(inside * 0.5)).parts,
          at(Math.floor(inside * 0.5) + 14, 0, drawGoods(sketch, side, Math.ceil(inside * 0.5) - 14).parts),
        ],
      }
  return stack([head(sketch, side, inside + 2 * inset), within(body), { height: 6, parts: [] }])
}

/** What they own, in two lines. */
function head({ scene }: Sketch, { gold, heroes, dice }: MercenaryState, width: number): Piece {
  const { picture: words } = scene.words
  const titles = heroes.map((id) => heroTitle(scene.words, scene, id)).join(', ')
  const total = words.diceSum(sum(dice.map(({ value }) => value)))
  const told = [total, words.heroes(heroes.length) + (titles === '' ? '' : ` (${titles})`)].join('; ')
  const shown = textIn([told], { width: width - 2 * inset, height: 2 * leading(12) }, [12])
  return {
    height: 44 + 2 * leading(12),
    parts: [
      at(22, 18, [draw.sideSign('mercenaries')]),
      write(40, 23, words.sides.mercenaries, { ...bold, 'font-size': 15 }),
      at(width - 48, 18, [draw.resource('gold')]),
      write(width - 32, 23, gold, { ...bold, 'font-size': 15 }),
      group({ class: 'owned' }, [
        titled(told),
        ...shown.lines.map((line, row) =>
          write(inset, 49 + row * leading(12), line, { 'font-size': 12, fill: colours.faint }),
        ),
      ]),
    ],
  }
}

function drawSpaces(sketch: Sketch, { dice }: MercenaryState, inside: number): Piece {
  const { picture: words } = sketch.scene.words
  const wide = Math.floor((inside - 4 * 5) / spaces.length)
  return {
    height: 96,
    parts: spaces.map(([id, colour, sign], index) => {
      const die = dice.find(({ at: place }) => place === id)
      const name = textIn([words.mercenarySpaces[id]], { width: wide - 4, height: 2 * leading(12) }, [12])
      const title = [words.mercenarySpaces[id], die ? `${words.dice[die.colour]} ${die.value}` : words.dice[colour]]
      const box = { x: 0, y: 0, width: wide, height: 88, rx: 8 }
      const place = [index * (wide + 5), 0] as const
      return clickablePart(sketch, mercenaryTarget(id), { title: title.join('; '), box, name: 'slot space', place }, [
        shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
        at(wide / 2, 26, die ? [draw.die(die.colour, die.value)] : [draw.dieSpace(colour)]),
        ...(isWhole(words.mercenarySpaces[id], wide - 4)
          ? name.lines.map((line, row) =>
              write(wide / 2, 60 + row * leading(12), line, { 'text-anchor': 'middle', 'font-size': 12 }),
            )
          : [at(wide / 2, 66, [sign()])]),
      ])
    }),
  }
}

function drawGoods(sketch: Sketch, { loose, relics }: MercenaryState, inside: number): Piece {
  const { picture: words } = sketch.scene.words
  const icons = [...relicIcons(sketch, relics), ...countedTiles(sketch, loose, 'mercenaries', 44)]
  const wide = Math.min(
    inside,
    icons.reduce((total, [each]) => total + each, 0),
  )
  return {
    height: 74,
    parts: [
      write(0, 13, cut(`${words.relics}: ${relics.length}`, 12, inside), { 'font-size': 12, fill: colours.faint }),
      at(wide / 2, 0, inRow(46, inside, icons)),
    ],
  }
}
