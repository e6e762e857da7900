import type { BoardView } from '../../rules/factions/boards'
import { type PieceKind, pieceTotals } from '../../rules/pieces'
import { onMap } from '../../rules/rule'
import type { Seat } from '../../rules/vocabulary'
import type { Tracked } from '../catalogue'
import type { Scene } from '../scene'

/** A line of a board: a label and its text. */
export type Line = readonly [label: string, text: string]

/** A track: how many of its pieces are on the map, and what the next one brings. */
export interface Track {
  readonly kind: Tracked
  readonly standing: number
  readonly all: number
  /** The cost and the points of each place; some tracks have no costs. */
  readonly costs: readonly number[] | null
  readonly points: readonly number[]
}

/** The texts of a faction's board. */
export interface FactionBoard<Shown extends BoardView = BoardView> {
  tracks(scene: Scene, seat: Seat): Track[]
  /** The lines that other boards do not have; they decide the place of the tracks. */
  lines(scene: Scene, seat: Seat, board: Shown, tracks: readonly Line[]): Line[]
  /** What of it lies in a forest, by the number of the forest. */
  inForest?(scene: Scene, board: Shown, forest: number): readonly string[]
  /** What is added to a piece in a clearing. */
  note?(scene: Scene, board: Shown, kind: PieceKind, at: number): string
}

/** The present state of a faction's track. */
export function trackOf(
  scene: Scene,
  seat: Seat,
  kind: Tracked,
  costs: Track['costs'],
  points: readonly number[],
): Track {
  const faction = scene.sides[seat]?.board.faction
  return {
    kind,
    standing: onMap({ state: scene }, seat, kind),
    all: (faction && pieceTotals[faction][kind]) ?? 0,
    costs,
    points,
  }
}
