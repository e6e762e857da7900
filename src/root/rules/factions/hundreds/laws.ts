import type { Problems } from '../../../../toolkit'
import { isCount } from '../../check/counts'
import type { Laws, SeatLaw } from '../../check/law'
import type { Play } from '../../play'
import { itemIndex, type Seat } from '../../vocabulary'
import { hundredsOf } from './board'
import { hoardTracks, hundredsTracks } from './facts'
import { countOn } from './hoard'

/** ROOT-INV-29: four items lie on a track at most, and no torch on any. */
function tracks(play: Play, seat: Seat, problems: Problems): void {
  const { hoard, looked } = hundredsOf(play, seat)
  for (const [index, count] of hoard.entries())
    problems.when(!isCount(count), `board.hoard[${index}]`, `${count} is not a number of items.`)
  for (const track of hoardTracks) {
    const count = countOn(hoard, track)
    problems.when(
      count > hundredsTracks.spaces,
      'board.hoard',
      `There are ${count} items on the track of ${track}, not ${hundredsTracks.spaces} at most.`,
    )
  }
  problems.when((hoard[itemIndex.torch] ?? 0) > 0, 'board.hoard', 'No track holds a torch.')
  for (const at of looked)
    problems.when((play.state.ruins[at] ?? null) === null, 'board.looked', `There is no ruin in clearing ${at}.`)
}

export const hundredsLaws: Laws<SeatLaw> = { 'ROOT-INV-29': tracks }
