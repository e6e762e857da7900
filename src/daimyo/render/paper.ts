import type { Piece } from '../../render/piece'
import { shape } from '../../render/svg'
import type { Side } from '../rules/vocabulary'
import { sidePales } from './palette'

/** The background of a side's board. */
export const paper = (side: Side, width: number, height: number): string =>
  shape('rect', { class: `board ${side}`, width, height, rx: 8, fill: sidePales[side] })

/** A board on its background, and a gap below it. */
export const onPaper = (side: Side, piece: Piece, width: number, gap: number): Piece => ({
  height: piece.height + gap,
  parts: [paper(side, width, piece.height), ...piece.parts],
})
