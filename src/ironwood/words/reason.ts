import type { Face } from '../rules/solo/solo'
import type { Prey } from '../rules/solo/woodenbot/raid'

/**
 * The names of the lists that the official bots use.
 *
 * @example
 * const list: BotList = 'chase'
 */
export type BotList =
  | 'focus'
  | 'attacker'
  | 'chase'
  | 'protect'
  | 'expand'
  | 'escort'
  | 'chase-source'
  | 'protect-source'
  | 'expand-source'
  | 'escort-source'
  | 'drill'
  | 'retreat'
  | 'foundation'
  | 'forge'
  | 'recruit'
  | 'shield'
  | 'compass'
  | 'golem'
  | 'plunder'
  | 'secure'
  | 'interfere'
  | 'source'
  | 'attack'
  | 'totem'
  | 'search'

/** The numbers of a place that a bot compares. */
type Counted =
  | 'largest-warband'
  | 'largest-warband-but-ferrum'
  | 'largest-ironclad'
  | 'next-to-largest'
  | 'smallest-warband'
  | 'most-golems'
  | 'fewest-golems'
  | 'most-fighters'
  | 'largest-fighters'
  | 'smallest-fighters'
  | 'fewest-fighters'
  | 'smaller-warband'
  | 'smaller-warband-at-first'
  | 'larger-warband'
  | 'fewest-woodwalkers-beside'
  | 'largest-beside'
  | 'smallest-beside'
  | 'fewest-ironclad-beside'
  | 'most-around'
  | 'most-around-outer'
  | 'gathering'
  | 'fewest-units'
  | 'greatest-superiority'
  | 'greatest-difference'
  | 'closest-to-outer-forest'
  | 'closest-to-totem'
  | 'closest-to-full-totem'
  | 'closest-to-totem-by-ridges'
  | 'closest-to-warband'
  | 'closest-to-drill'

/** The properties of a place. */
type Stated =
  | 'marked'
  | 'unmarked'
  | 'ferrum-below-3-units'
  | 'ferrum-below-3-fighters'
  | 'threatened-unmarked-foundation'
  | 'threatened-foundation'
  | 'threatened-inner-mountain'
  | 'free-unmarked-foundation'
  | 'free-unmarked-outer'
  | 'free-foundation'
  | 'free-unmarked-inner'
  | 'with-ironclad-warband'
  | 'away-from-battle'
  | 'with-full-totem'
  | 'with-fading-totem'
  | 'with-totem'
  | 'with-warband'
  | 'warband-with-totem'
  | 'no-warband-anywhere'
  | 'beside-ferrum'
  | 'beside-drill'
  | 'beside-foundation'
  | 'beside-outer-mountain'
  | 'beside-possible'
  | 'beside-free-possible'
  | 'beside-possible-outer'
  | 'where-totem'
  | 'next-to-totem'
  | 'outer-with-totem'
  | 'inner-with-totem'
  | 'outer-forest'
  | 'has-begun'
  | 'possible-and-free'
  | 'not-possible'
  | 'best-controlled'
  | 'best-controlled-without-forge'
  | 'best-free'
  | 'best-free-without-forge'
  | `target-${Prey}`

/**
 * A reason of a bot: a word for programs, and the compared count, if any.
 *
 * @example
 * const reason: BotReason = { says: 'largest-warband', count: 4 }
 */
export type BotReason =
  | { readonly [Says in Counted]: { readonly says: Says; readonly count: number } }[Counted]
  | { readonly [Says in Stated]: { readonly says: Says } }[Stated]

/** The condition of a line, if it is not a reason for a place. */
export type BotCondition =
  | 'no-warband-there'
  | 'none-with-totem'
  | 'none-with-full-totem'
  | 'no-totem'
  | 'no-full-totem'

/**
 * Why an official bot does something, as data: the rule and its list, the best places, and the reasons. A language puts it into
 * words.
 *
 * @example
 * const { rule, places }: BotVerdict = ironbot.explain({ view, legal }).verdict
 */
export interface BotVerdict {
  readonly rule: string
  readonly list: BotList
  readonly when?: BotCondition
  /** The ids of the places; empty if no place fits and the Warband stays. */
  readonly places: readonly string[]
  readonly reasons: readonly BotReason[]
  /** The result of the Magic die, if it decided; `instead` if no place has a number of its parity. */
  readonly die?: { readonly face: Face; readonly instead: boolean }
  /** The die decides among equals. */
  readonly tied?: true
}
