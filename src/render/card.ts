import type { Icon } from './icons'
import { leading, linesOf, measured, textIn } from './measure'
import { at, bold, shape, write } from './svg'

/** The content of a card, for any game. */
export interface Face {
  /** Beside the title: a number, or the kind of the card. */
  readonly corner: string
  readonly title: string
  /** The colour of its head, and of the text on it. */
  readonly head: string
  readonly headInk: string
  /** Values and icons below the head, from the left. */
  readonly icons: readonly Icon[]
  /** Its effects, line by line. */
  readonly effect: readonly string[]
}

/** The width of the cards in a hand, and the text size of their effects; without a size, no effects. */
export interface CardSize {
  readonly width: number
  readonly text: number | null
}

const inset = 8
const titleSize = 12.5
const iconRow = 26

interface Parts {
  readonly title: readonly string[]
  readonly effect: readonly string[]
}

const partsOf = ({ title, effect, corner }: Face, { width, text }: CardSize): Parts => ({
  title: textIn(
    [title],
    { width: width - 2 * inset - measured(corner, 12) - 6, height: 2 * leading(titleSize) },
    [titleSize],
    'bold',
  ).lines,
  effect: text === null ? [] : effect.flatMap((line) => linesOf(line, text, width - 2 * inset)),
})

const headHeight = (lines: number): number => Math.max(26, 10 + lines * leading(titleSize))

/** The height of a card with all its content. */
export function cardHeight(face: Face, size: CardSize): number {
  const { title, effect } = partsOf(face, size)
  const icons = face.icons.length > 0 ? iconRow : 0
  const text = size.text === null ? 0 : effect.length * leading(size.text) + 10
  return Math.max(44, headHeight(title.length) + icons + text)
}

/** A card from its top left corner. */
export function drawFace(face: Face, size: CardSize, height: number): string[] {
  const { width } = size
  const { title, effect } = partsOf(face, size)
  const head = headHeight(title.length)
  let x = inset
  const icons = face.icons.map(([wide, parts]) => {
    x += wide
    return at(Math.round(x - wide / 2), head + iconRow / 2, parts)
  })
  const top = head + (face.icons.length > 0 ? iconRow : 0)
  const block =
    size.text === null
      ? { size: 12, lines: [] }
      : textIn(effect, { width: width - 2 * inset, height: height - top - 4 }, [size.text])
  return [
    shape('rect', { class: 'face', width, height, rx: 7, fill: '@face', stroke: '@line' }),
    shape('path', {
      class: 'head',
      d: `M0,${head} V7 Q0,0 7,0 H${width - 7} Q${width},0 ${width},7 V${head} Z`,
      fill: face.head,
    }),
    ...title.map((line, index) =>
      write(inset, 18 + index * leading(titleSize), line, { ...bold, 'font-size': titleSize, fill: face.headInk }),
    ),
    write(width - inset, 18, face.corner, { 'font-size': 12, 'text-anchor': 'end', fill: face.headInk }),
    ...icons,
    ...block.lines.map((line, index) =>
      write(inset, top + 12 + index * leading(block.size), line, { 'font-size': block.size }),
    ),
  ]
}
