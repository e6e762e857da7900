import type { Problems } from '../../../../toolkit'
import { isCount } from '../../check/counts'
import type { Laws, SeatLaw } from '../../check/law'
import { hasSuit, type Play, sideOf } from '../../play'
import { onMap } from '../../rule'
import { clearingSuits, clearings, type Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { postOf, riverfolkTracks, services } from './facts'
import { places, purseAt } from './money'
import { countIn } from './purse'

/** ROOT-INV-04: warriors on the board are counted in whole numbers, and are those of players. */
function purses(play: Play, seat: Seat, problems: Problems): void {
  const board = riverfolkOf(play, seat)
  for (const place of places)
    for (const [owner, count] of Object.entries(purseAt(board, place))) {
      problems.when(!isCount(count) || count === 0, `board.${place}.${owner}`, `${count} is not a number of warriors.`)
      const plays = play.state.seats.some((each) => each === owner)
      problems.when(!plays, `board.${place}.${owner}`, `${owner} does not play.`)
    }
}

/** ROOT-INV-07: a space of a track holds a trade post or a warrior; a trade post lies on its track, on the map, or is gone. */
function tracks(play: Play, seat: Seat, problems: Problems): void {
  const { posts, tracks: lying } = riverfolkOf(play, seat)
  for (const suit of clearingSuits) {
    const left = posts[suit]
    problems.when(!isCount(left), `board.posts.${suit}`, `${left} is not a number of trade posts.`)
    const standing = onMap(play, seat, postOf[suit])
    problems.when(
      left + standing > riverfolkTracks.posts,
      `board.posts.${suit}`,
      `There are ${left + standing}, not ${riverfolkTracks.posts} at most.`,
    )
    const used = left + countIn(lying[suit])
    problems.when(used > riverfolkTracks.posts, `board.tracks.${suit}`, `${used} things lie on three spaces.`)
  }
}

/** ROOT-11.0d: prices go from 1 to 4, once they are set. */
function prices(play: Play, seat: Seat, problems: Problems): void {
  const least = play.state.phase === 'setup' ? 0 : 1
  for (const service of services) {
    const price = riverfolkOf(play, seat).prices[service]
    const known = isCount(price) && price >= least && price <= riverfolkTracks.dearest
    problems.when(!known, `board.prices.${service}`, `${price} is not a price.`)
  }
}

/** ROOT-INV-26: a trade post lies in a clearing of its suit. */
function suits(play: Play, seat: Seat, problems: Problems): void {
  const { pieces } = sideOf(play, seat)
  for (const suit of clearingSuits)
    for (const at of clearings) {
      const strange = (pieces[postOf[suit]]?.[at] ?? 0) > 0 && !hasSuit(play, at, suit)
      problems.when(strange, `pieces.${postOf[suit]}[${at}]`, `Clearing ${at} is no ${suit} clearing.`)
    }
}

export const riverfolkLaws: Laws<SeatLaw> = {
  'ROOT-INV-04': purses,
  'ROOT-INV-07': tracks,
  'ROOT-INV-26': suits,
  'ROOT-11.0d': prices,
}
