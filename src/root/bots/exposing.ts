import { corvidOf } from '../rules/factions/corvid/board'
import { corvidTracks } from '../rules/factions/corvid/facts'
import { countUp, plotAt } from '../rules/factions/corvid/plots'
import type { Play } from '../rules/play'
import { type PlotKind, plotKinds, type Seat } from '../rules/vocabulary'
import { envy, highest, type Sight } from './sight'

/** How likely a face-down plot is of a kind, as everybody can tell: by the kinds that lie open and by wrong guesses. */
export function likelihood(play: Pick<Play, 'state'>, owner: Seat, at: number, kind: PlotKind): number {
  const not = plotAt(play, owner, at)?.not ?? []
  const left = (each: PlotKind): number =>
    not.includes(each)
      ? 0
      : corvidTracks.plots.filter((plot) => plot === each).length - countUp(corvidOf(play, owner), each)
  const all = plotKinds.reduce((total, each) => total + left(each), 0)
  return all === 0 ? 0 : left(kind) / all
}

/** A right guess takes a plot off the map; a wrong one gives a card away. */
export function exposureWorth(sight: Sight, owner: Seat, at: number): number {
  const right = highest(plotKinds, (kind) => likelihood(sight, owner, at, kind))
  return right * 2.5 * envy(sight, owner) - (1 - right) * 1.2
}
