import { type Play, seatOf } from '../../play'
import type { Side } from '../../state'

/** Where the keep stands; 0 if it is gone. */
export const keepOf = ({ pieces }: Pick<Side, 'pieces'>): number => Math.max(0, pieces.keep?.indexOf(1) ?? 0)

/** The same where it is not known who plays the Marquise, if anybody does. */
export function keepAt(play: Pick<Play, 'state'>): number {
  const seat = seatOf(play, 'marquise')
  const side = seat && play.state.sides[seat]
  return side ? keepOf(side) : 0
}
