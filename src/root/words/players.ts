import { capital } from '../../toolkit/capital'
import type { Box } from '../rules/pieces'
import { burrow, isSeat, type Owner, type Suit } from '../rules/vocabulary'
import type { Names } from './scene'

/** A faction or a hireling in each case of a language that declines names, and whether its verbs stand in the plural. */
export interface Player {
  readonly who: string
  readonly whose: string
  readonly toWhom: string
  readonly whom: string
  readonly withWhom: string
  readonly many?: true
}

/** The box of an owner's pieces; unknown for a seat if nothing is known of the position. */
export const boxNamed = (names: Names | null, owner: Owner): Box | undefined =>
  isSeat(owner) ? names?.sides[owner]?.board.faction : owner

/**
 * How a language that declines names tells of owners: by their factions, or by their seats if nothing is known of the position. What
 * is said before a name for "with" may depend on its sound.
 */
export function playersOf(players: Readonly<Record<Box, Player>>, withName: (name: string) => string) {
  function playerAt(names: Names | null, owner: Owner): Player {
    const box = boxNamed(names, owner)
    return box ? players[box] : { who: owner, whose: owner, toWhom: owner, whom: owner, withWhom: owner }
  }

  const who = (names: Names | null, owner: Owner): string => playerAt(names, owner).who

  /** The first word of a sentence; a seat stays small. */
  const first = (names: Names | null, owner: Owner, word: string): string =>
    boxNamed(names, owner) ? capital(word) : word

  /** A verb in the number of its player. */
  const verb = (names: Names | null, owner: Owner, one: string, many: string): string =>
    playerAt(names, owner).many ? many : one

  return {
    who,
    whose: (names: Names | null, owner: Owner): string => playerAt(names, owner).whose,
    toWhom: (names: Names | null, owner: Owner): string => playerAt(names, owner).toWhom,
    whom: (names: Names | null, owner: Owner): string => playerAt(names, owner).whom,
    withPlayer: (names: Names | null, owner: Owner): string => withName(playerAt(names, owner).withWhom),
    first,
    verb,
    /** A player and a verb at the start of a sentence: `Markiza dobiera`, `Dynastie dobierają`. */
    Does: (names: Names | null, owner: Owner, one: string, many: string): string =>
      `${first(names, owner, who(names, owner))} ${verb(names, owner, one, many)}`,
    /** The same within a sentence. */
    does: (names: Names | null, owner: Owner, one: string, many: string): string =>
      `${who(names, owner)} ${verb(names, owner, one, many)}`,
  }
}

/** A clearing by a noun in some case, its number, and its suit if that is known. */
export const clearingsOf =
  (suits: Readonly<Record<Suit, string>>) =>
  (noun: string, ofBurrow: string) =>
  (names: Names | null, at: number): string => {
    if (at === burrow) return ofBurrow
    const suit = names?.suits[at]
    return suit ? `${noun} ${at} (${suits[suit]})` : `${noun} ${at}`
  }

/** The names alone, of what a language declines. */
export function nominatives<Name extends string>(
  things: Readonly<Record<Name, { readonly nominative: string }>>,
): Readonly<Record<Name, string>>
export function nominatives(things: Readonly<Record<string, { readonly nominative: string }>>) {
  return Object.fromEntries(Object.entries(things).map(([name, { nominative }]) => [name, nominative]))
}
