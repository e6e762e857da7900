import type { Problems } from '../../../../toolkit'
import type { Laws, SeatLaw } from '../../check/law'
import type { Play } from '../../play'
import { columns, type Seat } from '../../vocabulary'
import { eyrieOf } from './board'
import { viziers } from './facts'

/** ROOT-INV-20: two viziers, in the columns of the leader; while a new one is chosen they lie aside. */
function decree(play: Play, seat: Seat, problems: Problems): void {
  const board = eyrieOf(play, seat)
  for (const column of columns) {
    const wanted = board.leader && viziers[board.leader].includes(column) ? 1 : 0
    const found = board.decree[column].filter((card) => card === 'vizier').length
    problems.when(found !== wanted, `board.decree.${column}`, `There are ${found} viziers, not ${wanted}.`)
  }
  const { leader, fallen } = board
  problems.when(leader !== null && fallen.includes(leader), 'board.leader', `${leader} lies face down.`)
  problems.when(new Set(fallen).size !== fallen.length, 'board.fallen', 'A leader lies there twice.')
}

export const eyrieLaws: Laws<SeatLaw> = { 'ROOT-INV-20': decree }
