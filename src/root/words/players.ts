import { capital } from '../../toolkit/capital'
import { burrow, type Faction, type Seat, type Suit } from '../rules/vocabulary'
import type { Names } from './scene'

/** A faction in each case of a language that declines names, and whether its verbs stand in the plural. */
export interface Player {
  readonly who: string
  readonly whose: string
  readonly toWhom: string
  readonly whom: string
  readonly withWhom: string
  readonly many?: true
}

/** How a language that declines names tells of players: by their factions, or by their seats if nothing is known of the position. */
export function playersOf(players: Readonly<Record<Faction, Player>>) {
  function playerAt(names: Names | null, seat: Seat): Player {
    const faction = names?.sides[seat]?.board.faction
    return faction ? players[faction] : { who: seat, whose: seat, toWhom: seat, whom: seat, withWhom: seat }
  }

  const who = (names: Names | null, seat: Seat): string => playerAt(names, seat).who

  /** The first word of a sentence; a seat stays small. */
  const first = (names: Names | null, seat: Seat, word: string): string => (names?.sides[seat] ? capital(word) : word)

  /** A verb in the number of its player. */
  const verb = (names: Names | null, seat: Seat, one: string, many: string): string =>
    playerAt(names, seat).many ? many : one

  return {
    who,
    whose: (names: Names | null, seat: Seat): string => playerAt(names, seat).whose,
    toWhom: (names: Names | null, seat: Seat): string => playerAt(names, seat).toWhom,
    whom: (names: Names | null, seat: Seat): string => playerAt(names, seat).whom,
    withWhom: (names: Names | null, seat: Seat): string => playerAt(names, seat).withWhom,
    first,
    verb,
    /** A player and a verb at the start of a sentence: `Markiza dobiera`, `Dynastie dobierają`. */
    Does: (names: Names | null, seat: Seat, one: string, many: string): string =>
      `${first(names, seat, who(names, seat))} ${verb(names, seat, one, many)}`,
    /** The same within a sentence. */
    does: (names: Names | null, seat: Seat, one: string, many: string): string =>
      `${who(names, seat)} ${verb(names, seat, one, many)}`,
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
