import type { Face } from '../rules/solo/solo'
import type { Prey } from '../rules/solo/woodenbot/raid'

/**
 * The lists that the official bots go by, as they are called.
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

/** What a bot counts in a place, and compares. */
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

/** What a place has, or is. */
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
 * A reason of a bot: a word for programs, and the count that was compared if one was.
 *
 * @example
 * const reason: BotReason = { says: 'largest-warband', count: 4 }
 */
export type BotReason =
  | { readonly [Says in Counted]: { readonly says: Says; readonly count: number } }[Counted]
  | { readonly [Says in Stated]: { readonly says: Says } }[Stated]

/** When a line applies, as far as that is no reason for a place. */
export type BotCondition =
  | 'no-warband-there'
  | 'none-with-totem'
  | 'none-with-full-totem'
  | 'no-totem'
  | 'no-full-totem'

/**
 * Why an official bot does something, as data: the rule and its list, the places that were found best, and what made them so. A
 * language tells it.
 *
 * @example
 * const { rule, places }: BotVerdict = ironbot.explain({ view, legal }).verdict
 */
export interface BotVerdict {
  readonly rule: string
  readonly list: BotList
  readonly when?: BotCondition
  /** The ids of the places; none if there is none to choose, and the Warband stays. */
  readonly places: readonly string[]
  readonly reasons: readonly BotReason[]
  /** What the Magic die shows, if it decided; `instead` if there was no place with a number of its parity. */
  readonly die?: { readonly face: Face; readonly instead: boolean }
  /** Among equals the die is rolled. */
  readonly tied?: true
}
