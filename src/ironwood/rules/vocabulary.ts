/** The two factions, and so the two seats; the first is first in every order (IW-ROUND-01). */
export const seats = ['woodwalkers', 'ironclad'] as const

/**
 * A seat of Ironwood: the Woodwalkers in the forests or the Ironclad on the mountains.
 *
 * @example
 * const seat: Seat = 'woodwalkers'
 */
export type Seat = (typeof seats)[number]

/** The names of the factions in sentences. */
export const seatNames: Readonly<Record<Seat, string>> = { woodwalkers: 'Woodwalkers', ironclad: 'Ironclad' }

export const opponentOf = (seat: Seat): Seat => (seat === 'woodwalkers' ? 'ironclad' : 'woodwalkers')

/** How many of each component there are (IW-COMP-01). */
export const supply = {
  crystals: 20,
  /** One of the 20 lies on the drill track for the whole game (IW-COMP-05). */
  markers: 19,
  fighters: 20,
  golems: 3,
  foundations: 5,
  totems: 5,
} as const

/** How many locations every map has (IW-MAP-01). */
export const mountainCount = 11
export const forestCount = 16

/** The cards of a faction (IW-CARD-04), and the vision cards: one for each mountain but Ferrum (IW-COMP-01). */
export const cardCount = 38
export const visionCount: number = mountainCount - 1

export const handLimit = 8
export const slotsPerRound = 3
export const securedToWin = 3
export const forgesToWin = 3

/**
 * Combat units: a golem is worth two damage and comes by card effects only (IW-UNIT-02).
 *
 * @example
 * const unit: Unit = 'golem'
 */
export type Unit = 'fighter' | 'golem'

/** The names of the units in sentences. */
export const unitNames: Readonly<Record<Unit, string>> = { fighter: 'Fighter', golem: 'Golem' }

/**
 * A totem just discovered, or one that the next Round End removes (IW-ROUND-13).
 *
 * @example
 * const totem: Totem = 'fading'
 */
export type Totem = 'full' | 'fading'

/** The highest number on a card (IW-CARD-04). */
export const highestCount = 99
/** The highest count of anything in play, for any cards together. */
export const mostInPlay = 999
