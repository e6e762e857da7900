import type { Problems } from '../../../../toolkit'
import type { Laws, SeatLaw } from '../../check/law'
import type { Play } from '../../play'
import { ranks, type Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { court, crownsOfRank } from './facts'

/** ROOT-INV-27: crowns on ministers, on the board and gone are three of each rank; each swayed minister has one. */
function crowns(play: Play, seat: Seat, problems: Problems): void {
  const { swayed, crowns: left } = duchyOf(play, seat)
  problems.when(new Set(swayed).size !== swayed.length, 'board.swayed', 'A minister is swayed twice.')
  for (const rank of ranks) {
    const worn = swayed.filter((minister) => court[minister].rank === rank).length
    problems.when(
      worn + left[rank] > crownsOfRank,
      `board.crowns.${rank}`,
      `There are ${worn + left[rank]} crowns, not ${crownsOfRank} at most.`,
    )
  }
}

export const duchyLaws: Laws<SeatLaw> = { 'ROOT-INV-27': crowns }
