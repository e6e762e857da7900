import type { Target } from './target'
import type { Theme } from './theme'

/**
 * The parts of a picture, from the top: what the position says first, the map, what its signs mean, the boards, the cards in
 * hand, and what has happened.
 *
 * @example
 * const parts: Part[] = ['status', 'map']
 */
export type Part = (typeof allParts)[number]

export const allParts = ['status', 'map', 'legend', 'boards', 'hand', 'log'] as const

/**
 * How a position is drawn. Everything may be left out.
 *
 * @example
 * const options: PictureOptions<IronwoodLanguage> = { parts: ['map'], width: 375, theme: 'dark' }
 */
export interface PictureOptions<Language> {
  /** Which parts, one below the other; all, if it is left out. */
  readonly parts?: readonly Part[]
  /** How wide the picture is, in pixels; below 700 it is drawn for a narrow screen. */
  readonly width?: number
  /** What is lit up, such as the targets of the legal actions. */
  readonly highlight?: readonly Target[]
  /** What happened, line by line, the newest last; without it no log is drawn, unless it is asked for as a part. */
  readonly log?: readonly string[]
  /** English, if it is left out. */
  readonly language?: Language
  /** Light, if it is left out. */
  readonly theme?: Theme
}

export const leastWidth = 320
const narrowBelow = 700

/** What a picture is laid out for. */
export interface Room {
  /** Between the margins. */
  readonly width: number
  readonly isNarrow: boolean
}

export const margin = 10

export const roomOf = (width: number): Room => ({ width: width - 2 * margin, isNarrow: width < narrowBelow })
