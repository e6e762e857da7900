import { item } from '../../../../toolkit'
import type { Chapter } from '../../chapter'
import type { Play } from '../../play'
import { enemyPiecesAt, isPresent, rules } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { clearings, type Seat } from '../../vocabulary'
import { isInMood } from './board'
import { hundredsTracks } from './facts'
import { warlordAt } from './warlord'

/** Points for clearings under their heel (ROOT-14.6.2a). */
export interface OppressTask {
  readonly do: 'oppress'
  readonly seat: Seat
}

/** Clearings that they rule with a piece of their own, and where no enemy piece is (ROOT-14.6.2b, ROOT-14.6.2c). */
export const oppressed = (play: Play, seat: Seat): number[] =>
  clearings.filter((at) => isPresent(play, seat, at) && rules(play, seat, at) && enemyPiecesAt(play, seat, at) === 0)

export const oppressPoints = (count: number): number =>
  item(hundredsTracks.oppress, Math.min(count, hundredsTracks.oppress.length - 1))

/** ROOT-14.7.6a: Rowdy, among many enemies even more so. */
export function drawCount(play: Play, seat: Seat): number {
  if (!isInMood(play, seat, 'rowdy')) return 1
  const at = warlordAt(play, seat)
  return at > 0 && enemyPiecesAt(play, seat, at) >= hundredsTracks.rowdyFrom ? 3 : 2
}

export const oppression: Chapter<never, never, OppressTask> = {
  tasks: {
    oppress: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.6.2a',
      rule: {
        run: (play, { seat }) => score(play, seat, oppressPoints(oppressed(play, seat).length), 'ROOT-14.6.2a'),
      },
    },
  },
  actions: {},
}
