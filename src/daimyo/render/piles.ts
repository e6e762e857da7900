import { clickablePart } from '../../render/clickable-part'
import { type Icon, inRow } from '../../render/icons'
import { cut, measured } from '../../render/measure'
import type { Piece } from '../../render/piece'
import { at, bold, group, shape, titled, write } from '../../render/svg'
import { bonusTileOf, numbersOf } from '../rules/box'
import type { ClanView } from '../rules/view'
import { basics, type Clan } from '../rules/vocabulary'
import { faceText } from '../words/card-text'
import { heroTitle } from '../words/titles'
import { amountIcons, effectIcons, faceIcons } from './effects'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

/** What every Income brings: a basic resource, gold, and the yellow tiles. */
export function drawIncome({ scene }: Sketch, seat: Clan, { income }: ClanView, inside: number): Piece {
  const { picture: words } = scene.words
  const label = Math.min(96, measured(words.income, 12, 'bold') + 12)
  const usual: Icon[] = [
    ...effectIcons([{ do: 'gainAny', count: 1, of: [...basics] }]),
    ...amountIcons({ gold: numbersOf(scene).incomeGold }),
  ]
  const usualWide = usual.reduce((sum, [each]) => sum + each, 0)
  const left = label + usualWide + 10
  const wide = Math.floor((inside - left - 6) / 2)
  const tiles = [0, 1].map((index) => {
    const id = income[index]
    const face = id === undefined ? null : bonusTileOf(scene, id)[scene.boards]
    const said = face ? faceText(scene.words, face) : words.free
    return group({ class: 'income', transform: `translate(${left + index * (wide + 6)} 0)` }, [
      titled(`${words.income}; ${words.sides[seat]}; ${said}`),
      shape('rect', {
        y: 2,
        width: wide,
        height: 30,
        rx: 5,
        fill: face ? colours.yellow : 'none',
        stroke: face ? colours.faint : colours.line,
        ...(face ? {} : { 'stroke-dasharray': '3 2.5' }),
      }),
      ...(face ? [at(wide / 2, 0, inRow(17, wide - 6, faceIcons(face)))] : []),
    ])
  })
  return {
    height: 38,
    parts: [
      write(0, 21, cut(words.income, 12, label - 6, 'bold'), { ...bold, 'font-size': 12 }),
      at(label + usualWide / 2, 0, inRow(17, usualWide, usual)),
      ...tiles,
    ],
  }
}

/** Hand, deck and discard pile of a clan, and what everybody knows of its hand. */
export function drawPiles(sketch: Sketch, seat: Clan, side: ClanView, inside: number): Piece {
  const { scene } = sketch
  const { picture: words } = scene.words
  const titles = (ids: readonly string[]): string => ids.map((id) => heroTitle(scene.words, scene, id)).join(', ')
  const wide = Math.floor((inside - 12) / 3)
  const piles = [
    ['hand', side.handSize, side.hand ?? side.known],
    ['deck', side.deckSize, []],
    ['discard', side.discard.length, side.discard],
  ] as const
  const known = side.hand === null && side.known.length > 0 ? words.known(titles(side.known)) : ''
  return {
    height: 66,
    parts: [
      ...piles.map(([id, count, seen], index) => {
        const box = { x: 0, y: 0, width: wide, height: 44, rx: 8 }
        const title = [`${words[id]}: ${count}`, ...(seen.length > 0 ? [titles(seen)] : [])].join('; ')
        const place = [index * (wide + 6), 0] as const
        return clickablePart(sketch, { kind: 'slot', id, in: seat }, { title, box, name: 'slot pile', place }, [
          at(12, 22, [draw.card()]),
          write(26, 20, count, { ...bold, 'font-size': 15 }),
          write(26, 36, cut(words[id], 12, wide - 28), { 'font-size': 12, fill: colours.faint }),
        ])
      }),
      write(0, 58, cut(known, 12, inside), { 'font-size': 12, fill: colours.faint }),
    ],
  }
}
