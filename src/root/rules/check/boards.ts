import type { Problems } from '../../../toolkit'
import { cardOf } from '../cards'
import { type Play, rulesOf, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import { isCount, itemCounts } from './counts'
import type { Laws, SeatLaw } from './law'

/** ROOT-INV-04, ROOT-ENG-28: scores and items are whole numbers from 0; a score has two digits. */
function numbers(play: Play, seat: Seat, problems: Problems): void {
  const { score, items: box, spentItems } = sideOf(play, seat)
  problems.when(!isCount(score) || score >= 100, 'score', `${score} is not a score.`)
  itemCounts({ items: box, spentItems }, problems)
}

/** ROOT-INV-14: whoever has activated a dominance card has one in the play area, and it is a dominance card. */
function dominance(play: Play, seat: Seat, problems: Problems): void {
  const { dominance: card } = sideOf(play, seat)
  problems.when(card !== null && cardOf(card).kind !== 'dominance', 'dominance', `${card} is no dominance card.`)
}

/** ROOT-INV-45: a coalition is of two, and a Vagabond with a dominance card brought it about. */
function coalition(play: Play, seat: Seat, problems: Problems): void {
  const { partner, dominance: card } = sideOf(play, seat)
  if (partner === null) return
  const other = sideOf(play, partner)
  problems.when(partner === seat || other.partner !== seat, 'partner', `${partner} is no partner of ${seat}.`)
  const led =
    (card !== null && rulesOf(play, seat).inCoalition === true) ||
    (other.dominance !== null && rulesOf(play, partner).inCoalition === true)
  problems.when(!led, 'partner', 'No Vagabond has brought this coalition about.')
}

export const boardLaws: Laws<SeatLaw> = {
  'ROOT-INV-04': numbers,
  'ROOT-INV-14': dominance,
  'ROOT-INV-45': coalition,
}
