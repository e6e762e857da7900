import { suitOf } from './cards'
import { factionOf, hasSuit, type Play, suitsAt } from './play'
import { hasBurrow, rules } from './rule'
import { burrow, clearings, isSeat, type Owner, type Seat, type Suit } from './vocabulary'

/** Whether a suit that an order or effect names fits a clearing; a bird fits any, the Burrow too, which has no suit. */
export const matchesClearing = (play: Pick<Play, 'state'>, suit: Suit, at: number): boolean =>
  suit === 'bird' || hasSuit(play, at, suit)

/** Whether a card serves for a clearing; in the Lost City every card does (ROOT-INT-62). */
export const fitsClearing = (play: Pick<Play, 'state'>, card: string, at: number): boolean =>
  matchesClearing(play, suitOf(card), at)

/** Whether two clearings count as clearings of one suit. */
export const shareSuit = (play: Pick<Play, 'state'>, one: number, other: number): boolean =>
  suitsAt(play, one).some((suit) => hasSuit(play, other, suit))

const withBurrow: readonly number[] = [burrow, ...clearings]

/** The clearings that an owner's warriors can stand in: those of the map, and the Burrow for its faction. */
export const clearingsFor = (play: Pick<Play, 'state'>, owner: Owner): readonly number[] =>
  isSeat(owner) && hasBurrow(factionOf(play, owner)) ? withBurrow : clearings

/** The clearings that a seat rules, the Burrow included (ROOT-12.2.2e). */
export const ruledBy = (play: Pick<Play, 'state'>, seat: Seat): number[] =>
  clearingsFor(play, seat).filter((at) => rules(play, seat, at))

export const clearingsOf = (play: Pick<Play, 'state'>, suit: Suit): number[] =>
  clearings.filter((at) => matchesClearing(play, suit, at))

/** Whether more than one clearing fits. */
export function severalFit(fits: (at: number) => boolean, of: readonly number[] = clearings): boolean {
  const first = of.findIndex(fits)
  return first >= 0 && of.some((at, index) => index > first && fits(at))
}
