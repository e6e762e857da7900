import type { Target } from './target'
import type { Theme } from './theme'

/**
 * The parts of a picture, from the top: the status of the position, the map, the legend of its signs, the boards, the cards in
 * hand, and the log.
 *
 * @example
 * const parts: Part[] = ['status', 'map']
 */
export type Part = (typeof allParts)[number]

export const allParts = ['status', 'map', 'legend', 'boards', 'hand', 'log'] as const

/**
 * The options for drawing a position. All are optional.
 *
 * @example
 * const options: PictureOptions<IronwoodLanguage> = { parts: ['map'], width: 375, theme: 'dark' }
 */
export interface PictureOptions<Language> {
  /** The parts to draw, one below the other; default: all. */
  readonly parts?: readonly Part[]
  /** The width of the picture in pixels; below 700 it suits a narrow screen. */
  readonly width?: number
  /** What to highlight, such as the targets of the legal actions. */
  readonly highlight?: readonly Target[]
  /** The log, line by line, the newest last; without it there is no log, unless `parts` names it. */
  readonly log?: readonly string[]
  /** The language; default English. */
  readonly language?: Language
  /** The theme; default light. */
  readonly theme?: Theme
}

export const leastWidth = 320
const narrowBelow = 700

/** The input of a picture's layout. */
export interface Room {
  /** The width between the margins. */
  readonly width: number
  readonly isNarrow: boolean
}

export const margin = 10

export const roomOf = (width: number): Room => ({ width: width - 2 * margin, isNarrow: width < narrowBelow })
