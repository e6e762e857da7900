import { item } from '../../../toolkit/certain'
import { distancesFrom } from '../../../toolkit/graph'
import type { Board } from '../board'

/** BOT-18: from each mountain along ridges to the nearest one that touches one of these forests. */
export const ridgesTo = (board: Board, forests: readonly number[]): number[] =>
  distancesFrom(
    board.ridges,
    [...board.mountains.keys()].filter((mountain) =>
      item(board.forestsBeside, mountain).some((forest) => forests.includes(forest)),
    ),
  )
