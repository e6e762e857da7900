import type { Target } from './target'
import type { Theme } from './theme'

/**
 * The parts of a picture, from the top: the status of the position, the map, the legend of its signs, the boards, the cards in
 * hand, and the log. `notices` is the battle and the rules of the moment alone, for a client that draws a compact status. `market` is
 * what can be bought or claimed, in games that have it.
 *
 * @example
 * const parts: Part[] = ['status', 'map']
 */
export type Part = (typeof allParts)[number]

export const allParts = ['status', 'notices', 'map', 'legend', 'market', 'boards', 'hand', 'log'] as const

/**
 * How much a picture shows: everything, each part in a room of its own that stays the same, or a short form for a screen
 * that shows the whole table at once.
 *
 * @example
 * const density: Density = 'compact'
 */
export type Density = (typeof densities)[number]

export const densities = ['full', 'compact'] as const

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
  /**
   * The height of the map in pixels: it is laid out for this room, and drawn smaller if it needs more. Compact boards share
   * this height. Default: as high as they need.
   */
  readonly height?: number
  /** Default full: everything, in rooms that stay the same. */
  readonly density?: Density
  /** What to highlight, such as the targets of the legal actions. */
  readonly highlight?: readonly Target[]
  /** What the player has chosen already, such as the origin of a move: it has a dashed rim. */
  readonly selected?: readonly Target[]
  /** The log, line by line, the newest last; without it there is no log, unless `parts` names it. */
  readonly log?: readonly string[]
  /** The language; default English. */
  readonly language?: Language
  /** The theme; default light. */
  readonly theme?: Theme
}

export const leastWidth = 320
const leastHeight = 120
const narrowBelow = 700

/** The input of a picture's layout. */
export interface Room {
  /** The width between the margins. */
  readonly width: number
  /** The height between the margins, if the picture has a given height. */
  readonly height: number | null
  readonly isNarrow: boolean
  readonly isCompact: boolean
}

const margins: Readonly<Record<Density, number>> = { full: 10, compact: 3 }

export const marginOf = (density: Density): number => margins[density]

export function roomOf(
  width: number,
  { height, density = 'full' }: Pick<PictureOptions<unknown>, 'height' | 'density'> = {},
): Room {
  const margin = marginOf(density)
  return {
    width: width - 2 * margin,
    height: height === undefined ? null : Math.max(leastHeight, Math.round(height)) - 2 * margin,
    isNarrow: width < narrowBelow,
    isCompact: density === 'compact',
  }
}
