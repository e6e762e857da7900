import type { BoardView } from '../../rules/factions/boards'
import { pieceTotals } from '../../rules/pieces'
import { onMap } from '../../rules/rule'
import type { Seat } from '../../rules/vocabulary'
import type { Tracked } from '../catalogue'
import type { Scene } from '../scene'

/** A line of a board: what it is about, and what there is to say. */
export type Line = readonly [label: string, text: string]

/** How many of a track's pieces stand, and what the next of them brings. */
export interface Track {
  readonly kind: Tracked
  readonly standing: number
  readonly all: number
  /** What each place costs and brings; a track without costs has none. */
  readonly costs: readonly number[] | null
  readonly points: readonly number[]
}

/** What the board of a faction says. */
export interface FactionBoard<Shown extends BoardView = BoardView> {
  tracks(scene: Scene, seat: Seat): Track[]
  /** What lies on it besides what every seat has; the tracks stand where it wants them. */
  lines(scene: Scene, seat: Seat, board: Shown, tracks: readonly Line[]): Line[]
}

/** A track of a faction, as it stands. */
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
