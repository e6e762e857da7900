import { type Box, clickablePart, type Lights, lightsOf } from '../../render/clickable-part'
import { cut, leading, measured, textIn } from '../../render/measure'
import type { Chip } from '../../render/piece'
import { at, bold, shape, write } from '../../render/svg'
import type { Target } from '../../render/target'
import type { Suit } from '../rules/vocabulary'
import type { ItemState } from './item-state'
import { colours, suitColours } from './palette'
import { suitSign } from './shapes'

/** No chip with words is wider than a narrow picture. */
const mostWords = 310

/** A sign with words beside it. */
export function signChip(sign: string, words: string): Chip {
  const shown = cut(words, 12, mostWords)
  return {
    width: 34 + measured(shown, 12) + 6,
    parts: [at(15, 0, [sign]), write(33, 4, shown, { 'font-size': 12 })],
  }
}

/** The target of a chip, if it can be clicked, and its title. */
export interface Meaning {
  readonly target: Target
  readonly title: string
}

/** A chip of a given size; it can be clicked if it has a target. */
const boxed = (
  lights: Lights,
  width: number,
  height: number,
  name: string,
  parts: readonly string[],
  means?: Meaning,
): Chip => {
  const box: Box = { x: 0, y: -height / 2, width, height, rx: 6 }
  return {
    width,
    parts: means ? [clickablePart(lights, means.target, { title: means.title, box, name }, parts)] : parts,
  }
}

/** A card with its suit, as wide as its title in one line or two, or as the room; with a number if there are several. */
export function cardChip(
  lights: Lights,
  {
    title,
    suit,
    count,
    most,
    height,
  }: { title: string; suit: Suit | null; count: number; most: number; height: number },
  means?: Meaning,
): Chip {
  const times = count > 1 ? ` ×${count}` : ''
  const start = suit ? 30 : 8
  const told = most <= 60 ? times : `${title}${times}`
  const { lines } = textIn([told], { width: most <= 60 ? most : most - start - 8, height: height - 10 }, [12])
  const width = start + Math.max(...lines.map((line) => measured(line, 12))) + 8
  const wide = Math.max(height > 40 ? 44 : 0, Math.round(width))
  return boxed(
    lights,
    wide,
    height,
    'card',
    [
      shape('rect', {
        y: -height / 2,
        width: wide,
        height,
        rx: 6,
        fill: colours.face,
        stroke: suit ? suitColours[suit] : colours.faint,
        'stroke-width': 1.5,
      }),
      ...(suit ? [at(16, 0, [suitSign(suit)])] : []),
      ...lines.map((line, row) =>
        write(start, 4 + (row - (lines.length - 1) / 2) * leading(12), line, { 'font-size': 12 }),
      ),
    ],
    means,
  )
}

/** The back of a card. */
export const backChip = (fill: string): Chip => ({
  width: 18,
  parts: [shape('rect', { y: -14, width: 18, height: 28, rx: 3, fill, stroke: colours.face })],
})

/** An item: exhausted it is grey, damaged it is struck through. */
export function itemChip(words: string, state: ItemState, height: number, lights?: Lights, means?: Meaning): Chip {
  const width = Math.max(height > 40 ? 44 : 0, Math.round(measured(words, 12) + 16))
  const isDown = state === 'exhausted' || state === 'damaged-exhausted'
  const isDamaged = state === 'damaged' || state === 'damaged-exhausted'
  const top = -height / 2 + (height > 40 ? 6 : 3)
  const tall = -2 * top
  return boxed(
    lights ?? lightsOf({}),
    width,
    height,
    'unit item',
    [
      shape('rect', {
        y: top,
        width,
        height: tall,
        rx: tall / 2,
        fill: isDown ? colours.down : colours.face,
        stroke: isDamaged ? colours.hurt : colours.ink,
        ...(isDamaged ? { 'stroke-dasharray': '3 2' } : {}),
      }),
      write(width / 2, 4, words, { 'text-anchor': 'middle', 'font-size': 12 }),
      ...(isDamaged
        ? [
            shape('line', {
              x1: 5,
              y1: tall / 2 - 3,
              x2: width - 5,
              y2: 3 - tall / 2,
              stroke: colours.hurt,
              'stroke-width': 1.5,
              opacity: 0.6,
            }),
          ]
        : []),
    ],
    means,
  )
}

/** A card pile: how many, and what it is. */
export const pileChip = (lights: Lights, words: string, count: number, means: Meaning): Chip => {
  const width = Math.max(48, 30 + measured(words, 12))
  return boxed(
    lights,
    width,
    44,
    'slot pile',
    [
      shape('rect', { x: 2, y: -14, width: 20, height: 28, rx: 3, fill: colours.stone, stroke: colours.face }),
      write(28, -1, count, { ...bold, 'font-size': 14 }),
      write(28, 14, words, { 'font-size': 12, fill: colours.faint }),
    ],
    means,
  )
}
