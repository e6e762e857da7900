import { type Play, suitAt } from './play'
import { clearings, type Suit } from './vocabulary'

/** Whether a suit that an order or effect names fits a clearing; a bird fits any. */
export const matchesClearing = (play: Pick<Play, 'state'>, suit: Suit, at: number): boolean =>
  suit === 'bird' || suitAt(play, at) === suit

export const clearingsOf = (play: Pick<Play, 'state'>, suit: Suit): number[] =>
  clearings.filter((at) => matchesClearing(play, suit, at))

/** Whether more than one clearing fits. */
export function severalFit(fits: (at: number) => boolean): boolean {
  const first = clearings.findIndex(fits)
  return first >= 0 && clearings.some((at, index) => index > first && fits(at))
}
