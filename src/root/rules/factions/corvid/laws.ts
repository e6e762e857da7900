import type { Problems } from '../../../../toolkit'
import { isCount } from '../../check/counts'
import type { Laws, SeatLaw } from '../../check/law'
import { checkFaces } from '../../hidden-pieces'
import type { Play } from '../../play'
import { countAt } from '../../rule'
import { clearings, type Seat } from '../../vocabulary'
import { corvidOf } from './board'
import { corvidTracks } from './facts'

/** ROOT-INV-28: two plots of each kind, and each that stands on the map lies on the board. */
function plots(play: Play, seat: Seat, problems: Problems): void {
  const board = corvidOf(play, seat)
  checkFaces(board.plots, corvidTracks.plots, problems.at('board', 'plots'))
  for (const at of [0, ...clearings]) {
    const [lying, standing] = [board.plots[at] ? 1 : 0, countAt(play, seat, 'plot', at)]
    problems.when(lying !== standing, `board.plots[${at}]`, `${lying} lies there, and ${standing} stands on the map.`)
  }
}

/** ROOT-INV-04: plots placed are counted in whole numbers from 0. */
function placed(play: Play, seat: Seat, problems: Problems): void {
  const { placed: count } = corvidOf(play, seat)
  problems.when(!isCount(count), 'board.placed', `${count} is not a number of plots.`)
}

export const corvidLaws: Laws<SeatLaw> = { 'ROOT-INV-04': placed, 'ROOT-INV-28': plots }
