import type { Seed } from '../../../core'
import {
  flag,
  listOf,
  named,
  nullable,
  objectOf,
  oneOf,
  optional,
  rowOf,
  type Shape,
  tableOf,
  whole,
} from '../../../toolkit'
import { seed } from '../../../toolkit/seed'
import type { Board } from '../factions/boards'
import type { Landmark, Lodger, Treetop } from '../landmarks/landmark'
import { type PieceKind, pieceKinds } from '../pieces'
import * as shape from '../shapes'
import type { Hired, Hiring } from '../state'
import { byOwner, hiredParts, hiringParts } from '../state-shape'
import {
  type ClearingSuit,
  clearingCount,
  type Faction,
  type Hireling,
  hirelings,
  type Item,
  landmarkNames,
  mostPlayers,
  type Owner,
  type Phase,
  phases,
  pointsToWin,
  type Seat,
} from '../vocabulary'
import type { Options } from './options'

/** The parts of a board that are not as they are before setup. */
type BoardParts<Each = Board> = Each extends Board ? Partial<Omit<Each, 'faction'>> : never

/**
 * What one seat has in a {@link RootSituation}. Warriors that are named nowhere are in the supply.
 *
 * @example
 * const side: RootSituationSide = { pieces: { warrior: { 6: 3 }, roost: { 6: 1 } }, hand: ['anvil'], score: 7, board: { leader: 'despot' } }
 */
export interface RootSituationSide {
  /** By kind and clearing, how many there are; 0 is the Burrow. */
  readonly pieces?: Readonly<Partial<Record<PieceKind, Readonly<Record<number, number>>>>>
  readonly hand?: readonly string[]
  /** Persistent effects in the play area. */
  readonly crafted?: readonly string[]
  readonly score?: number
  /** The activated dominance card. */
  readonly dominance?: string
  readonly partner?: Seat
  /** Crafted items that are ready, and those that are exhausted. */
  readonly items?: readonly Item[]
  readonly spentItems?: readonly Item[]
  /** Parts of the faction's board as a state has them; the others are as before setup. */
  readonly board?: BoardParts
}

/**
 * A hireling in a {@link RootSituation}. Warriors that are named nowhere are in its supply; one that a seat controls has a control
 * marker unless `markers` says otherwise.
 *
 * @example
 * const patrol: RootSituationHireling = { controller: 'p1', pieces: { warrior: { 6: 2 } }, kept: 1 }
 */
export interface RootSituationHireling extends Partial<Omit<Hired, 'hireling' | 'supply' | 'pieces'>> {
  /** By kind and clearing, how many there are. */
  readonly pieces?: RootSituationSide['pieces']
}

/**
 * A landmark in a {@link RootSituation}: where it stands, and what is on its card.
 *
 * @example
 * const landmark: RootSituationLandmark = { landmark: 'elder-treetop', at: 3, building: { owner: 'p1', kind: 'roost' } }
 */
export interface RootSituationLandmark {
  readonly landmark: Landmark['landmark']
  readonly at: number
  /** The building in the slot of the Treetop; of those that stand there one, if all other slots are taken. */
  readonly building?: Treetop['building']
  /** The three cards of the Black Market, which nobody knows. */
  readonly cards?: readonly string[]
  /** The items on the Forge. */
  readonly items?: readonly Item[]
}

const landmarkShape: Shape<RootSituationLandmark> = /* @__PURE__ */ objectOf<RootSituationLandmark>({
  landmark: oneOf('elder-treetop', 'black-market', 'legendary-forge', 'lost-city'),
  at: shape.clearing,
  building: optional(nullable(objectOf<Lodger>({ owner: shape.owner, kind: shape.piece }))),
  cards: optional(shape.cards),
  items: optional(listOf(shape.item, 8)),
})

/**
 * A position of Root in readable form, for tests, puzzles, lessons and reports of faults. What is not named is not on the map; cards that
 * are named nowhere are in the deck, shuffled by the seed.
 *
 * @example
 * const situation: RootSituation = {
 *   factions: ['marquise', 'eyrie'],
 *   turn: 'p2',
 *   phase: 'daylight',
 *   sides: { p1: { pieces: { warrior: { 6: 3 } } }, p2: { pieces: { warrior: { 6: 1 } }, hand: ['ambush-fox'] } },
 * }
 */
export interface RootSituation extends Pick<Options, 'map' | 'deck'> {
  /** By seat, p1 first. */
  readonly factions: readonly Faction[]
  /** What is drawn or shuffled from here on; 1 unless given. */
  readonly seed?: Seed
  /** Whose turn it is, p1 unless given, and the phase that begins, Birdsong unless given. */
  readonly turn?: Seat
  readonly phase?: Exclude<Phase, 'setup'>
  /** 1 unless given. */
  readonly round?: number
  /** The suits of clearings 1 to 12; as the map prints them or by chance unless given. */
  readonly suits?: readonly ClearingSuit[]
  readonly sides?: Readonly<Partial<Record<Seat, RootSituationSide>>>
  /** The ruins that stand, and what lies under them; all of the map unless given, with items if a Vagabond plays. */
  readonly ruins?: Readonly<Record<number, readonly Item[]>>
  /** Closed paths by their numbers on the map's list; all unless given. */
  readonly closed?: readonly number[]
  /** Where the Ferry is; where the map has it unless given, 0 for nowhere. */
  readonly ferry?: number
  /** Where the Tower stands; where the map has it unless given, 0 for nowhere. */
  readonly tower?: number
  /**
   * Landmarks besides the Ferry and the Tower. Items that lie on the Forge, and cards of the Black Market, lie nowhere else; unless
   * they are given, the Forge has the items of its clearing, and the Market three cards of the deck.
   */
  readonly landmarks?: readonly RootSituationLandmark[]
  /** The top card is the last. */
  readonly discard?: readonly string[]
  /** Dominance cards beside the map. */
  readonly available?: readonly string[]
  /** Warriors on Coffin Makers, by owner. */
  readonly coffin?: Readonly<Partial<Record<Owner, number>>>
  /** The hirelings in the game. */
  readonly hirelings?: Readonly<Partial<Record<Hireling, RootSituationHireling>>>
  /**
   * Hireling markers on the score track, on all spaces that nobody has come to unless given; and those that seats have taken and not
   * used yet.
   */
  readonly hiring?: Partial<Hiring>
}

const perClearing: Shape<Readonly<Record<number, number>>> = /* @__PURE__ */ tableOf(shape.count)

const pieces = /* @__PURE__ */ optional<NonNullable<RootSituationSide['pieces']>>({
  form: 'object',
  fields: Object.fromEntries(pieceKinds.map((kind) => [kind, optional(perClearing)])),
})

const hirelingShape = (): Shape<RootSituationHireling> =>
  objectOf<RootSituationHireling>({
    controller: optional(nullable(shape.seat)),
    markers: optional(shape.amount),
    isNew: optional(flag),
    pieces,
    ...hiredParts,
  })

const sideShape = (): Shape<RootSituationSide> => {
  const cards = optional(shape.cards)
  const items = optional(listOf(shape.item, 24))
  return objectOf<RootSituationSide>({
    pieces,
    hand: cards,
    crafted: cards,
    score: optional(whole(0, pointsToWin - 1)),
    dominance: optional(shape.card),
    partner: optional(shape.seat),
    items,
    spentItems: items,
    // It depends on the faction.
    board: optional(named<BoardParts>('board')),
  })
}

const laterPhases = /* @__PURE__ */ phases.filter((phase) => phase !== 'setup')

/** What may be said of a position; map and deck are looked at when the table is laid. */
export const situationShape = (): Shape<RootSituation> =>
  objectOf<RootSituation>({
    factions: listOf(shape.faction, mostPlayers),
    seed: optional(seed),
    map: optional(named<NonNullable<Options['map']>>('map')),
    deck: optional(named<NonNullable<Options['deck']>>('deck')),
    turn: optional(shape.seat),
    phase: optional(oneOf(...laterPhases)),
    round: optional(whole(1, 999)),
    suits: optional(rowOf(shape.clearingSuit, clearingCount)),
    sides: optional(shape.bySeat(sideShape())),
    ruins: optional(tableOf(listOf(shape.item, 2))),
    closed: optional(listOf(shape.path, 66)),
    ferry: optional(shape.place),
    tower: optional(shape.place),
    landmarks: optional(listOf(landmarkShape, landmarkNames.length)),
    discard: optional(shape.cards),
    available: optional(shape.cards),
    coffin: optional(byOwner(shape.count)),
    hirelings: optional({
      form: 'object',
      fields: Object.fromEntries(hirelings.map((hireling) => [hireling, optional(hirelingShape())])),
    }),
    hiring: optional(objectOf<Partial<Hiring>>({ track: optional(hiringParts.track), due: optional(hiringParts.due) })),
  })
