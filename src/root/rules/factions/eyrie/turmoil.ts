import { discard } from '../../hands'
import { type Play, plan } from '../../play'
import { score } from '../../score'
import { endDaylight } from '../../turn/end-daylight'
import { columns, type Seat } from '../../vocabulary'
import { eyrieOf, suitOfOrder } from './board'

/** Humiliate, purge, depose, rest (ROOT-7.7); what waits in the agenda of Daylight is dropped (ROOT-7.7.5). */
export function turmoil(play: Play, seat: Seat): void {
  const board = eyrieOf(play, seat)
  play.emit?.({ type: 'turmoil', seat })
  const cards: string[] = []
  for (const column of columns) cards.push(...board.decree[column])
  score(play, seat, -cards.filter((card) => suitOfOrder(card) === 'bird').length, 'ROOT-7.7.1a')
  for (const column of columns) board.decree[column] = []
  discard(
    play,
    seat,
    cards.filter((card) => card !== 'vizier'),
    'decree',
  )
  if (board.leader) board.fallen.push(board.leader)
  board.leader = null
  endDaylight(play)
  plan(play, { do: 'leader', seat })
}
