import type { Seed } from '../../core'
import { seed } from '../../toolkit/seed'
import { either, listOf, named, objectOf, oneOf, optional, type Shape, tableOf, whole } from '../../toolkit/shape'
import type { Options } from './setup'
import * as shape from './shapes'
import { type BotSide, botSides, modes, type Stance, stances } from './solo/solo'
import { type Seat, slotsPerRound, supply } from './vocabulary'

/**
 * One seat's part of a {@link Situation}. Unnamed base cards are in hand (those of a bot lie aside); other unnamed
 * cards lie in the deck, below those of `deck`, in the order of their numbers.
 *
 * @example
 * const side: SituationSide = { crystals: 3, hand: ['WW16'], ongoing: { WW19: 2 } }
 */
export interface SituationSide {
  readonly crystals?: number
  /** A bot's hand from the top. */
  readonly hand?: readonly string[]
  /** The top of the deck, the next card first. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  /** Cards in play, and the markers on them. */
  readonly ongoing?: Readonly<Record<string, number>>
  /** The content of the slots: cards, or `rest` for a turn spent drawing. Unnamed turns were spent drawing. */
  readonly played?: readonly string[]
  /** Base cards that were wagered this round. */
  readonly wagered?: readonly string[]
}

/**
 * A position in readable form, for tests, puzzles and bug reports. Places and cards go by their ids; unnamed pieces are
 * not on the map.
 *
 * @example
 * const situation: Situation = {
 *   turn: 'woodwalkers',
 *   forests: { F7: 3, F9: { fighters: 1, full: 1 } },
 *   mountains: { ferrum: 2, argentimar: { fighters: 1, golems: 1, site: 'foundation' } },
 *   woodwalkers: { crystals: 2, hand: ['WW16'] },
 *   visions: { hand: ['auria'] },
 * }
 */
export interface Situation extends Partial<Pick<Options, 'mode' | 'level' | 'difficulty' | 'map' | 'cards'>> {
  /** The seed of later draws and shuffles; default 1. */
  readonly seed?: Seed
  /** Default 2. */
  readonly round?: number
  /** The seat whose turn begins; default: the Woodwalkers. */
  readonly turn?: Seat
  /** The number of turns taken this round; default 0 or 1, depending on `turn`. */
  readonly turns?: number
  /** Fighters, or Fighters and Totems. */
  readonly forests?: Readonly<
    Record<string, number | { readonly fighters?: number; readonly full?: number; readonly fading?: number }>
  >
  /** Fighters, or units and buildings. */
  readonly mountains?: Readonly<
    Record<
      string,
      number | { readonly fighters?: number; readonly golems?: number; readonly site?: 'foundation' | 'forge' }
    >
  >
  /** Default: on Ferrum. */
  readonly drill?: { readonly at: string; readonly step?: number; readonly cargo?: number }
  /** The secured Totems. */
  readonly secured?: number
  readonly woodwalkers?: SituationSide
  readonly ironclad?: SituationSide
  /** Vision cards by their mountains; `deck` from the top. The others lie below, against Woodenbot on the discard pile. */
  readonly visions?: {
    readonly hand?: readonly string[]
    readonly deck?: readonly string[]
    readonly revealed?: readonly string[]
    readonly burned?: readonly string[]
  }
  readonly bot?: { readonly stance?: Stance; readonly side?: BotSide; readonly spirits?: number }
}

type Forest = Exclude<NonNullable<Situation['forests']>[string], number>
type Mountain = Exclude<NonNullable<Situation['mountains']>[string], number>

const sideShape = (cards = optional(listOf(shape.card))): Shape<SituationSide> =>
  objectOf<SituationSide>({
    crystals: optional(whole(0, supply.crystals)),
    hand: cards,
    deck: cards,
    discard: cards,
    ongoing: optional(tableOf(whole(1, supply.markers))),
    played: optional(listOf(either(shape.card, oneOf('rest')), slotsPerRound)),
    wagered: cards,
  })

/** The shape of a description; the setup checks `map`, `cards`, `level` and `difficulty`. */
export function situationShape(): Shape<Situation> {
  const units = whole(0, supply.fighters)
  const totems = optional(whole(0, supply.totems))
  const mountains = optional(listOf(shape.mountainId))
  return objectOf<Situation>({
    mode: optional(oneOf(...modes)),
    seed: optional(seed),
    level: optional(named('option')),
    difficulty: optional(named('option')),
    map: optional(named('option')),
    cards: optional(named('option')),
    round: optional(whole(1)),
    turn: optional(shape.seat),
    turns: optional(whole(0, 2 * slotsPerRound - 1)),
    forests: optional(
      tableOf(either(units, objectOf<Forest>({ fighters: optional(units), full: totems, fading: totems }))),
    ),
    mountains: optional(
      tableOf(
        either(
          units,
          objectOf<Mountain>({
            fighters: optional(units),
            golems: optional(whole(0, supply.golems)),
            site: optional(oneOf('foundation', 'forge')),
          }),
        ),
      ),
    ),
    drill: optional(
      objectOf<NonNullable<Situation['drill']>>({
        at: shape.mountainId,
        step: optional(whole(0, 3)),
        cargo: optional(whole(0, supply.crystals)),
      }),
    ),
    secured: optional(whole(0, 2)),
    woodwalkers: optional(sideShape()),
    ironclad: optional(sideShape()),
    visions: optional(
      objectOf<NonNullable<Situation['visions']>>({
        hand: mountains,
        deck: mountains,
        revealed: mountains,
        burned: mountains,
      }),
    ),
    bot: optional(
      objectOf<NonNullable<Situation['bot']>>({
        stance: optional(oneOf(...stances)),
        side: optional(oneOf(...botSides)),
        spirits: optional(whole(0, supply.markers)),
      }),
    ),
  })
}
