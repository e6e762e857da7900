import { cut, measured } from '../../render/measure'
import type { Piece } from '../../render/piece'
import { write } from '../../render/svg'
import { colours } from './palette'

/** A line of a board: a label and its text. */
export const line = (label: string, text: string, inside: number): Piece => {
  const left = Math.max(88, measured(label, 12) + 10)
  return {
    height: 24,
    parts: [
      write(0, 16, label, { 'font-size': 12, fill: colours.faint }),
      write(left, 16, cut(text, 12, inside - left), { 'font-size': 12 }),
    ],
  }
}
