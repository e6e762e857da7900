import type { Seed } from '../../../core'
import { flag, listOf, named, nullable, objectOf, oneOf, optional, type Shape, tableOf, whole } from '../../../toolkit'
import { seed } from '../../../toolkit/seed'
import type { OwnBox } from '../box'
import { mercenarySpace } from '../mercenaries/spaces'
import type { Options } from '../setup/options'
import * as shape from '../shapes'
import type { Die, GoalState, MercenaryState, PlacedDie } from '../state'
import {
  type Amounts,
  type BonusPlace,
  boardSides,
  bonusPlaces,
  type Clan,
  clans,
  difficulties,
  firstCapacity,
  type Island,
  islands,
  lastCapacity,
  roundCount,
  type Seat,
  type Side,
  turnCount,
} from '../vocabulary'

/**
 * The pieces of a side in a {@link DaimyoSituation}, by their places.
 *
 * @example
 * const pieces: DaimyoSituationPieces = { governors: ['blue-1', 'red-2'], shadows: ['blue-s1'], towers: ['red-4'] }
 */
export interface DaimyoSituationPieces {
  readonly governors?: readonly string[]
  readonly shadows?: readonly string[]
  readonly farms?: readonly string[]
  readonly towers?: readonly string[]
}

/**
 * What a clan has in a {@link DaimyoSituation}. Its heroes that are named nowhere are in its deck, shuffled by the seed.
 *
 * @example
 * const side: DaimyoSituationClan = { governors: ['blue-1'], resources: { rice: 3 }, hand: ['NA01', 'HE05'], loose: ['red-2'] }
 */
export interface DaimyoSituationClan extends DaimyoSituationPieces {
  readonly points?: number
  readonly resources?: Amounts
  /** Unless given, 3 or as much as its tiles need. */
  readonly capacity?: number
  /** The space of the recruitment marker, from 1. */
  readonly marker?: number
  /** The island of the Seeker; that of its first governor unless given, or else the first island. */
  readonly seeker?: Island
  readonly loose?: readonly string[]
  readonly relics?: readonly Island[]
  readonly hand?: readonly string[]
  readonly discard?: readonly string[]
  /** The top of the deck, the next card first. */
  readonly deck?: readonly string[]
  /** The cards of the hand that everybody knows; all of them if the deck is empty (DAI-INFO-05). */
  readonly known?: readonly string[]
  /** The dice of earlier turns of this round; those that are not named lie beside the board and show 1. */
  readonly dice?: readonly PlacedDie[]
  /** The construction boards; the next ones of each kind unless given. */
  readonly boards?: { readonly farm?: string; readonly tower?: string }
  /** Grey bonus tiles by place, the one on top last. Buildings without a named tile have uncovered one from the bottom of a board. */
  readonly bonus?: Readonly<Partial<Record<BonusPlace, readonly string[]>>>
  /** Yellow bonus tiles. */
  readonly income?: readonly string[]
}

/**
 * What the Mercenaries have in a {@link DaimyoSituation}.
 *
 * @example
 * const mercenaries: DaimyoSituationMercenaries = { governors: ['blue-2'], gold: 2, loose: ['red-1'] }
 */
export interface DaimyoSituationMercenaries extends DaimyoSituationPieces, Partial<Pick<MercenaryState, 'gold'>> {
  readonly loose?: readonly string[]
  readonly relics?: readonly Island[]
  readonly heroes?: readonly string[]
  /** Those that are not named lie on free spaces and show 1. */
  readonly dice?: MercenaryState['dice']
}

/**
 * What the Empire has in a {@link DaimyoSituation}.
 *
 * @example
 * const empire: DaimyoSituationEmpire = { governors: ['blue-2', 'blue-3'], points: 12, open: 'SB03' }
 */
export interface DaimyoSituationEmpire extends DaimyoSituationPieces {
  readonly points?: number
  readonly loose?: readonly string[]
  readonly relics?: readonly Island[]
  /** The relics whose tiles lie with the Empire; all of them unless given, and none after round 4 (DAI-SOLO-25). */
  readonly stacks?: readonly Island[]
  readonly heroes?: readonly string[]
  /** Those that are not named show 1. */
  readonly dice?: readonly Die[]
  /** The card that lies open; by chance unless given. */
  readonly open?: string
}

/**
 * A position of Daimyo in readable form, for tests, puzzles, lessons and reports of faults: the beginning of a turn. What is not
 * named is in the supply, in the bag, in the market deck or on the central island.
 *
 * @example
 * const situation: DaimyoSituation = {
 *   clans: ['nature', 'nomads', 'technology'],
 *   round: 2,
 *   sides: {
 *     nature: { governors: ['blue-1', 'red-2'], resources: { rice: 3 }, hand: ['HE05'] },
 *     nomads: { governors: ['blue-2'], shadows: ['red-s1'], points: 9 },
 *   },
 *   die: { colour: 'red', value: 4, at: 'recruit' },
 * }
 */
export interface DaimyoSituation extends Pick<Options, 'clans' | 'boards' | 'aggressive' | 'difficulty' | 'box'> {
  /** What is drawn, rolled or shuffled from here on; 1 unless given. */
  readonly seed?: Seed
  /** 1 unless given. */
  readonly round?: number
  /** The first player of the round, and who holds the Helmet; the first clan unless given. */
  readonly first?: Seat
  readonly helmet?: Seat
  /** Whether Villagers' Help gave the Helmet away in this round. */
  readonly helped?: boolean
  /** How many turns of this round are over; 0 unless given. The next in turn order begins. */
  readonly turns?: number
  /** The die that the clan has laid: the position begins after it, and with two clans after the gift. */
  readonly die?: PlacedDie
  readonly sides?: Readonly<Partial<Record<Clan, DaimyoSituationClan>>>
  readonly mercenaries?: DaimyoSituationMercenaries
  readonly empire?: DaimyoSituationEmpire
  /** The tiles on islands; from the bag unless given. */
  readonly tiles?: Readonly<Partial<Record<Island, readonly (string | null)[]>>>
  readonly blackMarket?: readonly string[]
  /** The top of the bag, the next tile first. */
  readonly bag?: readonly string[]
  /** Who has the altars of an island, the best first; whoever has restored its relics, clans first, unless given. */
  readonly altars?: Readonly<Partial<Record<Island, readonly Side[]>>>
  readonly row?: readonly (string | null)[]
  /** The top of the market deck, the next hero first. */
  readonly market?: readonly string[]
  /** Dice on the central island; those of the game that are named nowhere are rolled by the seed. */
  readonly dice?: readonly Die[]
  /** The goals in play; by chance unless given. */
  readonly goals?: readonly GoalState[]
  readonly villagers?: Readonly<Record<string, 'a' | 'b'>>
}

const ids = <Value>(item: Shape<Value>) => optional(listOf(item, 99))

const pieces = {
  governors: ids(shape.spot),
  shadows: ids(shape.shadowSpace),
  farms: ids(shape.spot),
  towers: ids(shape.spot),
}

const die: Shape<Die> = objectOf<Die>({ colour: shape.colour, value: shape.value })
const placedDie: Shape<PlacedDie> = objectOf<PlacedDie>({
  colour: shape.colour,
  value: shape.value,
  at: shape.diePlace,
})
const giftedDie = objectOf<MercenaryState['dice'][number]>({
  colour: shape.colour,
  value: shape.value,
  at: mercenarySpace,
})

/** An entry for some of the names. */
const some = <Name extends string, Each>(
  names: readonly Name[],
  each: Shape<Each>,
): Shape<Readonly<Partial<Record<Name, Each>>>> => ({
  form: 'object',
  fields: Object.fromEntries(names.map((name) => [name, optional(each)])),
})

const clan: Shape<DaimyoSituationClan> = objectOf<DaimyoSituationClan>({
  ...pieces,
  points: optional(shape.amount),
  resources: optional(shape.amounts),
  capacity: optional(whole(firstCapacity, lastCapacity)),
  marker: optional(whole(1, 3)),
  seeker: optional(shape.island),
  loose: ids(shape.tile),
  relics: ids(shape.island),
  hand: ids(shape.hero),
  discard: ids(shape.hero),
  deck: ids(shape.hero),
  known: ids(shape.hero),
  dice: optional(listOf(placedDie, turnCount)),
  boards: optional(
    objectOf<NonNullable<DaimyoSituationClan['boards']>>({
      farm: optional(shape.board),
      tower: optional(shape.board),
    }),
  ),
  bonus: optional(some(bonusPlaces, listOf(shape.bonusTile, 8))),
  income: ids(shape.bonusTile),
})

const mercenaries = objectOf<DaimyoSituationMercenaries>({
  ...pieces,
  gold: optional(shape.amount),
  loose: ids(shape.tile),
  relics: ids(shape.island),
  heroes: ids(shape.hero),
  dice: optional(listOf(giftedDie, turnCount)),
})

const empire = objectOf<DaimyoSituationEmpire>({
  ...pieces,
  points: optional(shape.amount),
  loose: ids(shape.tile),
  relics: ids(shape.island),
  stacks: ids(shape.island),
  heroes: ids(shape.hero),
  dice: optional(listOf(die, turnCount)),
  open: optional(shape.soloCard),
})

/** What may be said of a position; the box is looked at with the options. */
export const situationShape: Shape<DaimyoSituation> = objectOf<DaimyoSituation>({
  clans: listOf(shape.clan, clans.length, 1),
  boards: optional(oneOf(...boardSides)),
  aggressive: optional(flag),
  difficulty: optional(oneOf(...difficulties)),
  box: optional(named<OwnBox>('box')),
  seed: optional(seed),
  round: optional(whole(1, roundCount)),
  first: optional(shape.seat),
  helmet: optional(shape.seat),
  helped: optional(flag),
  turns: optional(whole(0, 12)),
  die: optional(placedDie),
  sides: optional(some(clans, clan)),
  mercenaries: optional(mercenaries),
  empire: optional(empire),
  tiles: optional(some(islands, listOf(nullable(shape.tile), 3))),
  blackMarket: ids(shape.tile),
  bag: ids(shape.tile),
  altars: optional(some(islands, listOf(shape.side, 3))),
  row: optional(listOf(nullable(shape.hero), 5)),
  market: ids(shape.hero),
  dice: optional(listOf(die, 13)),
  goals: optional(
    listOf(objectOf<GoalState>({ id: shape.goal, gold: nullable(shape.clan), silver: nullable(shape.clan) }), 4),
  ),
  villagers: optional(tableOf(oneOf('a', 'b'))),
})
