import { suitOf } from './cards'
import { factsOf } from './factions/facts'
import { factionOf, type Play } from './play'
import { rules } from './rule'
import { burrow, clearings, isSeat, type Owner, type Seat, type Suit } from './vocabulary'

/** Whether a suit that an order or effect names fits a clearing; a bird fits any, the Burrow too, which has no suit. */
export const matchesClearing = ({ state }: Pick<Play, 'state'>, suit: Suit, at: number): boolean =>
  suit === 'bird' || state.suits[at] === suit

/** Whether a card serves for a clearing. */
export const fitsClearing = (play: Pick<Play, 'state'>, card: string, at: number): boolean =>
  matchesClearing(play, suitOf(card), at)

const withBurrow: readonly number[] = [burrow, ...clearings]

/** The clearings that an owner's warriors can stand in: those of the map, and the Burrow for its faction. */
export const clearingsFor = (play: Pick<Play, 'state'>, owner: Owner): readonly number[] =>
  isSeat(owner) && factsOf[factionOf(play, owner)].burrow ? withBurrow : clearings

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
