export const clans = ['nature', 'technology', 'nomads', 'aristocrats'] as const

/**
 * A clan, which is a seat.
 *
 * @example
 * const clan: Clan = 'nomads'
 */
export type Clan = (typeof clans)[number]

export const seats = [...clans, 'empire'] as const

/**
 * A clan, or the Empire of a solo game: it scores and can win, and never decides (DAI-OPT-01).
 *
 * @example
 * const seat: Seat = 'empire'
 */
export type Seat = (typeof seats)[number]

export const sides = [...seats, 'mercenaries'] as const

/**
 * An owner of pieces: a seat, or the Mercenaries of a game of two clans.
 *
 * @example
 * const side: Side = 'mercenaries'
 */
export type Side = (typeof sides)[number]

export const islands = ['blue', 'red', 'yellow', 'purple', 'green', 'black'] as const

/**
 * An island, or the colour of a relic tile.
 *
 * @example
 * const island: Island = 'purple'
 */
export type Island = (typeof islands)[number]

export const basics = ['rice', 'metal', 'stone'] as const
export const resources = [...basics, 'gold'] as const

/**
 * What a clan pays with.
 *
 * @example
 * const resource: Resource = 'rice'
 */
export type Resource = (typeof resources)[number]

/** A number of each of some resources. */
export type Amounts = Readonly<Partial<Record<Resource, number>>>

export const dieColours = ['blue', 'green', 'red'] as const
export type DieColour = (typeof dieColours)[number]

export const actionSpaces = ['help', 'production', 'relic', 'recruit', 'build', 'tax'] as const

/**
 * A space for a die on a clan board, with its main action.
 *
 * @example
 * const space: ActionSpace = 'production'
 */
export type ActionSpace = (typeof actionSpaces)[number]

/** The colour of the die that a space takes (DAI-TURN-02). */
export const spaceColours: Readonly<Record<ActionSpace, DieColour | 'any'>> = {
  help: 'blue',
  production: 'green',
  relic: 'green',
  recruit: 'red',
  build: 'red',
  tax: 'any',
}

/** Where a die of a clan lies: on a space, or beside the board (DAI-TURN-09). */
export const diePlaces = [...actionSpaces, 'beside'] as const
export type DiePlace = (typeof diePlaces)[number]

/** The places of grey bonus tiles (DAI-BONUS-02). */
export const bonusPlaces = ['help', 'production', 'relic', 'recruit', 'build', 'ability'] as const
export type BonusPlace = (typeof bonusPlaces)[number]

export const buildingKinds = ['farm', 'tower'] as const
export type BuildingKind = (typeof buildingKinds)[number]

export const boardSides = ['basic', 'advanced'] as const
export type BoardSide = (typeof boardSides)[number]

export const difficulties = ['easy', 'normal', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** What a turn may hold once (DAI-EXTRA-01). */
export const extras = ['hero', 'ability', 'space-tile', 'ability-tile'] as const
export type Extra = (typeof extras)[number]

/** The box (DAI-COMP-02). */
export const unitCounts = { governor: 8, shadow: 3 } as const
export const buildingCount = 4
export const relicNumbers = [1, 2, 3, 4] as const
export const relicCopies = 3
export const mostRelics = 6
export const roundCount = 5
export const turnCount = 3
export const firstCapacity = 3
export const lastCapacity = 9
