/** Places at the table in turn order; which faction plays there is state (ROOT-ENG-01). */
export const seats = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const

/**
 * A place at the table.
 *
 * @example
 * const seat: Seat = 'p1'
 */
export type Seat = (typeof seats)[number]

/** By the numbers of appendix F. */
export const landmarkNames = [
  'tower',
  'ferry',
  'elder-treetop',
  'black-market',
  'legendary-forge',
  'lost-city',
] as const

/**
 * A landmark.
 *
 * @example
 * const landmark: LandmarkName = 'black-market'
 */
export type LandmarkName = (typeof landmarkNames)[number]

/** In setup order (ROOT-5.1.7a). */
export const factions = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'vagabond2',
  'cult',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
] as const

/**
 * A faction that a seat may play.
 *
 * @example
 * const faction: Faction = 'eyrie'
 */
export type Faction = (typeof factions)[number]

/** A faction plays at one seat only. */
export const mostPlayers: number = /* @__PURE__ */ Math.min(seats.length, factions.length)

/** Small factions without a player (ROOT-E): each side of a card is one, the promoted side before the demoted one. */
export const hirelings = [
  'forest-patrol',
  'feline-physicians',
  'last-dynasty',
  'bluebird-nobles',
  'spring-uprising',
  'rabbit-scouts',
  'the-exile',
  'the-brigand',
  'flame-bearers',
  'rat-smugglers',
  'vault-keepers',
  'badger-bodyguards',
  'popular-band',
  'street-band',
  'riverfolk-flotilla',
  'otter-divers',
  'warm-sun-prophets',
  'lizard-envoys',
  'sunward-expedition',
  'mole-artisans',
  'corvid-spies',
  'raven-sentries',
  'highway-bandits',
  'bandit-gangs',
  'furious-protector',
  'stoic-protector',
] as const

/**
 * A small faction without a player; nobody controls it, or a seat does.
 *
 * @example
 * for (const { hireling, controller } of state.hirelings) console.log(hireling, controller)
 */
export type Hireling = (typeof hirelings)[number]

export const isHireling = (name: string): name is Hireling => hirelingNames.has(name)
const hirelingNames: ReadonlySet<string> = /* @__PURE__ */ new Set(hirelings)

/**
 * Whose pieces they are: those of the faction at a seat, or those of a hireling.
 *
 * @example
 * const attacker: Owner | undefined = state.battle?.attacker
 */
export type Owner = Seat | Hireling

/** Written out, because nothing is asked more often, and a look-up costs a twentieth of all time. */
export const isSeat = (owner: Owner): owner is Seat =>
  owner === 'p1' || owner === 'p2' || owner === 'p3' || owner === 'p4' || owner === 'p5' || owner === 'p6'

export const clearingSuits = ['fox', 'rabbit', 'mouse'] as const
export const suits = [...clearingSuits, 'bird'] as const

/**
 * The suit of a clearing.
 *
 * @example
 * const suit: ClearingSuit = 'fox'
 */
export type ClearingSuit = (typeof clearingSuits)[number]

/**
 * The suit of a card; birds are wild (ROOT-2.1.1a).
 *
 * @example
 * const suit: Suit = 'bird'
 */
export type Suit = (typeof suits)[number]

export const items = ['boot', 'bag', 'crossbow', 'hammer', 'sword', 'tea', 'coins', 'torch'] as const

/**
 * A kind of item.
 *
 * @example
 * const item: Item = 'tea'
 */
export type Item = (typeof items)[number]

/** An item by its place in lists that count items. */
export const itemIndex: Readonly<Record<Item, number>> = {
  boot: 0,
  bag: 1,
  crossbow: 2,
  hammer: 3,
  sword: 4,
  tea: 5,
  coins: 6,
  torch: 7,
}

export const mapIds = ['autumn', 'winter', 'lake', 'mountain'] as const

/**
 * One of the four maps.
 *
 * @example
 * const map: MapId = 'lake'
 */
export type MapId = (typeof mapIds)[number]

export const deckIds = ['standard', 'exiles'] as const

/**
 * One of the two shared decks.
 *
 * @example
 * const deck: DeckId = 'exiles'
 */
export type DeckId = (typeof deckIds)[number]

export const phases = ['setup', 'birdsong', 'daylight', 'evening'] as const

/**
 * Where in a turn the game is.
 *
 * @example
 * const phase: Phase = 'daylight'
 */
export type Phase = (typeof phases)[number]

export const leaders = ['builder', 'charismatic', 'commander', 'despot'] as const

/**
 * A leader of the Eyrie.
 *
 * @example
 * const leader: Leader = 'despot'
 */
export type Leader = (typeof leaders)[number]

export const columns = ['recruit', 'move', 'battle', 'build'] as const

/**
 * A column of the Eyrie's Decree, from left to right (ROOT-7.0c).
 *
 * @example
 * const column: Column = 'recruit'
 */
export type Column = (typeof columns)[number]

export const characters = [
  'thief',
  'tinker',
  'ranger',
  'vagrant',
  'arbiter',
  'scoundrel',
  'adventurer',
  'ronin',
  'harrier',
] as const

/**
 * A character of the Vagabond.
 *
 * @example
 * const character: Character = 'ranger'
 */
export type Character = (typeof characters)[number]

export const ranks = ['squire', 'noble', 'lord'] as const

/**
 * The rank of a minister of the Duchy, from the lowest on.
 *
 * @example
 * const rank: Rank = 'noble'
 */
export type Rank = (typeof ranks)[number]

export const ministers = [
  'foremole',
  'captain',
  'marshal',
  'brigadier',
  'banker',
  'mayor',
  'duchess-of-mud',
  'baron-of-dirt',
  'earl-of-stone',
] as const

/**
 * A minister of the Duchy.
 *
 * @example
 * const minister: Minister = 'foremole'
 */
export type Minister = (typeof ministers)[number]

export const plotKinds = ['bomb', 'snare', 'extortion', 'raid'] as const

/**
 * A kind of plot of the Corvid Conspiracy.
 *
 * @example
 * const plot: PlotKind = 'snare'
 */
export type PlotKind = (typeof plotKinds)[number]

export const moods = [
  'bitter',
  'grandiose',
  'jubilant',
  'lavish',
  'relentless',
  'rowdy',
  'stubborn',
  'wrathful',
] as const

/**
 * A mood of the Lord of the Hundreds.
 *
 * @example
 * const mood: Mood = 'stubborn'
 */
export type Mood = (typeof moods)[number]

export const relicTypes = ['figure', 'tablet', 'jewelry'] as const

/**
 * A type of relic of the Keepers in Iron.
 *
 * @example
 * const type: RelicType = 'tablet'
 */
export type RelicType = (typeof relicTypes)[number]

export const retinueColumns = ['move', 'delve', 'recover'] as const

/**
 * A column of the Keepers' Retinue, from left to right (ROOT-15.0d).
 *
 * @example
 * const column: RetinueColumn = 'delve'
 */
export type RetinueColumn = (typeof retinueColumns)[number]

/** The Burrow: a clearing off the map, without suit or slots (ROOT-12.2.2a). Lists by clearing keep their place 0 for it. */
export const burrow = 0
/** Clearings of the map are numbered 1 to 12. */
export const clearingCount = 12
export const clearings: readonly number[] = /* @__PURE__ */ Array.from(
  { length: clearingCount },
  (_, index) => index + 1,
)
/** No two clearings are joined twice. */
export const mostPaths: number = (clearingCount * (clearingCount - 1)) / 2

export const pointsToWin = 30
export const dominanceFrom = 10
export const handLimit = 5
export const startingHand = 3
/** As many cards as a deck can have, and as many forests as a map. */
export const mostCards = 80
export const mostForests = 24
