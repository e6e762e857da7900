import { write } from '../../render/svg'
import { colours } from './shapes'

export const panelWidth = 384
export const margin = 12
export const inside = panelWidth - 2 * margin
export const labelled = 70

/** A piece of a panel, and how much height it takes. */
export interface Piece {
  readonly height: number
  readonly parts: readonly string[]
}

/** What a piece shows, left of it. */
export const label = (text: string, y = 15): string => write(margin, y, text, { 'font-size': 11, fill: colours.faint })
