import { wrap } from '../../render/columns'
import { at, bold, fitted, group, shape, write } from '../../render/svg'
import { cardName, valuesOf } from '../rules/names'
import { type Seat, slotsPerRound } from '../rules/vocabulary'
import { inside, label, labelled, margin, type Piece, panelWidth } from './piece'
import type { Scene } from './scene'
import { colours } from './shapes'
import { slotWords } from './words'

/** Three boxes, each with a card, the marker of a turn spent drawing, or nothing. */
export function slots(scene: Scene, seat: Seat): Piece {
  const wide = (inside - 12) / slotsPerRound
  const boxes = Array.from({ length: slotsPerRound }, (_, index) => {
    const slot = scene.sides[seat].slots[index]
    const card = typeof slot === 'object' ? slot.card : null
    const [first = '', ...rest] = card ? [card, ...wrap(scene.cards[card]?.title ?? '', 17)] : [slotWords(scene, slot)]
    const lines = rest.slice(0, 2)
    return at(margin + index * (wide + 6), 4, [
      shape('rect', {
        width: wide,
        height: 50,
        rx: 5,
        fill: card ? colours.white : 'none',
        stroke: slot ? colours.stoneDark : colours.line,
        ...(slot ? {} : { 'stroke-dasharray': '4 3' }),
      }),
      write(7, 16, slot ? first : `slot ${index + 1}`, card ? bold : { fill: colours.faint }),
      ...lines.map((line, row) => write(7, 30 + 14 * row, line, { 'font-size': 11 })),
    ])
  })
  return { height: 62, parts: boxes }
}

/** Ongoing cards with their marker cubes. */
export function ongoing(scene: Scene, seat: Seat): Piece[] {
  return scene.sides[seat].ongoing.map(({ card, markers }, index) => {
    const name = cardName(scene, card)
    const x = panelWidth - margin - 8 - 18 * (markers - 1)
    return {
      height: 20,
      parts: [
        ...(index === 0 ? [label('ongoing')] : []),
        write(margin + labelled, 15, fitted(name, 11, inside - labelled - 18 * markers)),
        ...Array.from({ length: markers }, (_, cube) =>
          shape('rect', { x: x - 5 + 18 * cube, y: 5, width: 11, height: 11, rx: 2, fill: colours.ink }),
        ),
      ],
    }
  })
}

/** The cards in hand, or their backs. */
export function hand(scene: Scene, seat: Seat): Piece[] {
  const { hand: cards, handSize } = scene.sides[seat]
  if (cards) {
    return cards.map((card, index) => ({
      height: index === cards.length - 1 ? 26 : 17,
      parts: [
        ...(index === 0 ? [label('hand', 17)] : []),
        write(margin + labelled, 17, card, bold),
        write(margin + labelled + 50, 17, fitted(scene.cards[card]?.title ?? '', 11, 205)),
        write(panelWidth - margin, 17, valuesOf(scene, card), { 'text-anchor': 'end', fill: colours.faint }),
      ],
    }))
  }
  const step = Math.min(26, (inside - labelled - 24) / Math.max(1, handSize - 1))
  const fill = seat === 'woodwalkers' ? colours.wood : colours.iron
  const backs = Array.from({ length: handSize }, (_, index) =>
    shape('rect', {
      x: Math.round(margin + labelled + index * step),
      y: 4,
      width: 22,
      height: 30,
      rx: 3,
      fill,
      stroke: colours.white,
    }),
  )
  return [{ height: 44, parts: [label('hand', 23), group({}, backs)] }]
}
