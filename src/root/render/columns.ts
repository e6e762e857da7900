import { clickablePart } from '../../render/clickable-part'
import { leading, textIn } from '../../render/measure'
import type { Piece } from '../../render/piece'
import { at, bold, centred, shape, write } from '../../render/svg'
import type { Target } from '../../render/target'
import { type Suit, suits } from '../rules/vocabulary'
import { colours } from './palette'
import * as draw from './shapes'
import type { Sketch } from './sketch'

/** A column of a board with cards under it. */
interface Column {
  readonly target: Target
  readonly name: string
  readonly cards: readonly string[]
}

/** Columns side by side: how many cards of each suit. */
export function drawColumns(
  sketch: Sketch,
  columns: readonly Column[],
  suitOf: (card: string) => Suit,
  inside: number,
): Piece {
  const { names } = sketch.scene.words
  const gaps = columns.length - 1
  const wide = Math.floor((inside - gaps * 6) / columns.length)
  const heads = columns.map(
    ({ name }) => textIn([name], { width: wide - 4, height: 2 * leading(12) }, [12], 'bold').lines,
  )
  const head = (Math.max(...heads.map((lines) => lines.length)) - 1) * leading(12)
  const height = 80 + head
  const parts = columns.map(({ target, name, cards }, index) => {
    const counted = suits.map((suit) => ({ suit, count: cards.filter((card) => suitOf(card) === suit).length }))
    const title = [name, ...cards.map((card) => names.title(card))].join('; ')
    const box = { x: 0, y: 0, width: wide, height, rx: 6 }
    return clickablePart(sketch, target, { title, box, name: 'slot column', place: [index * (wide + 6), 4] }, [
      shape('rect', { ...box, fill: colours.face, stroke: colours.line }),
      ...(heads[index] ?? []).map((line, row) =>
        write(wide / 2, 17 + row * leading(12), line, { ...bold, ...centred, 'font-size': 12 }),
      ),
      ...counted
        .filter(({ count }) => count > 0)
        .map(({ suit, count }, place) =>
          at((place % 2) * (wide / 2) + 14, 38 + head + 27 * Math.floor(place / 2), [
            draw.suitSign(suit),
            ...(count > 1 ? [write(12, 4, count, { ...bold, 'font-size': 12 })] : []),
          ]),
        ),
    ])
  })
  return { height: height + 12, parts }
}
