import type { RefusalOf } from '../../../toolkit'
import type { Seat, Totem, Unit } from '../vocabulary'

// Types, not interfaces: only they can stand for parameters of any name.

/** Nothing besides the code. */
type Nothing = Readonly<Record<never, never>>

type At = { readonly at: string }

type OfCard = { readonly card: string }

/** The seat that decides instead, and the types of its actions. */
type Wanted = { readonly seat: Seat; readonly types: readonly string[] }

/**
 * The reasons of Ironwood's refusals: the parameters of each code. Cards and places go by their ids; if a code has
 * several sentences, `why` tells them apart.
 *
 * @example
 * const outer: IronwoodReasons['outer-forest'] = { why: 'battle', at: 'F1' }
 */
export interface IronwoodReasons {
  readonly 'game-over': Nothing
  readonly 'not-your-turn': Nothing
  readonly 'not-readable': Nothing
  readonly 'unknown-action': Nothing
  readonly 'bot-plays-on': Nothing
  readonly 'no-candidate': Nothing
  readonly 'not-optional': Wanted
  readonly 'wrong-phase': Wanted & { readonly type: string }
  readonly 'not-so-many': (Wanted & { readonly why: 'choice' }) | { readonly why: 'move' | 'hit'; readonly unit: Unit }
  readonly 'unknown-location': At
  readonly 'unknown-card': OfCard
  readonly 'wrong-side':
    | (At & { readonly why: 'forest-wanted' | 'mountain-wanted' })
    | { readonly why: 'border'; readonly from: string; readonly to: string }
  readonly 'not-your-card': OfCard & { readonly why: 'hand' | 'shown' | 'drawn' }
  readonly 'not-a-base-card': OfCard
  readonly 'base-card': OfCard & { readonly why: 'burn' | 'discard' }
  readonly 'wrong-kind': { readonly why: 'vision-wanted' | 'special-wanted' }
  readonly 'not-in-play': OfCard
  readonly 'not-burned': OfCard
  readonly 'not-enough-crystals': { readonly why: 'toll' | 'none' }
  readonly 'no-special-wager': Nothing
  readonly 'not-adjacent':
    | { readonly why: 'apart' | 'vision' | 'ridge'; readonly from: string; readonly to: string }
    | { readonly why: 'retreat'; readonly to: string }
  readonly 'outer-forest': At & { readonly why: 'battle' | 'totem' }
  readonly 'no-warband': At
  readonly 'not-ferrum': Nothing
  readonly 'wrong-place':
    | (At & { readonly why: 'attack-from' | 'attack-on' | 'recruit' | 'mark' })
    | { readonly why: 'march' | 'totem' }
  readonly 'no-target': At
  readonly 'out-of-reach': At & { readonly unit: Unit }
  readonly 'nothing-to-move': At & { readonly why: 'fighter' | 'warband' | 'bait' }
  readonly 'nothing-to-remove': At
  readonly 'not-moved': At
  readonly 'already-moved': At & { readonly why: 'fighters' | 'group' | 'units' }
  readonly held: At
  readonly closed: At
  readonly 'totems-held': Nothing
  readonly 'no-totem': At & { readonly totem: Totem }
  readonly 'mountain-controlled': At
  readonly 'not-controlled': At & { readonly why: 'place' | 'forest' }
  readonly 'foundation-not-allowed': At & { readonly why: 'not-outer' | 'not-controlled' | 'forge' | 'foundation' }
  readonly 'no-foundation': At
  readonly 'no-foundation-token': Nothing
  readonly 'supply-empty': { readonly why: 'totem' | 'fighter' }
  readonly 'no-vision-card': At
}

/**
 * A refusal of Ironwood. Its code and parameters are enough to put it into any language.
 *
 * @example
 * const isHeld = (refusal: IronwoodRefusal): boolean => refusal.code === 'held' || refusal.code === 'totems-held'
 */
export type IronwoodRefusal = RefusalOf<IronwoodReasons>
