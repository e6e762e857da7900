import type { Combatant } from '../battle/battle'
import type { PieceKind } from '../pieces'
import type { Owner, Seat, Suit } from '../vocabulary'

/** Of battles. */
export const battle = {
  'wrong-suit.battle': ({ suit, at }: { readonly suit: Suit; readonly at: number }) =>
    `This battle is in a ${suit} clearing; clearing ${at} is not one.`,
  'nobody-there.battle': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `There is no piece of an enemy of ${seat} in clearing ${at}.`,
  'no-warriors.battle': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} has no warrior in clearing ${at} to battle with.`,
  'wrong-suit.ambush': ({ at, suit, card }: { readonly at: number; readonly suit: Suit; readonly card: string }) =>
    `Clearing ${at} is a ${suit} clearing, which ${card} does not fit.`,
  'no-such-piece.hit': ({
    seat,
    piece,
    at,
  }: {
    readonly seat: Owner
    readonly piece: PieceKind
    readonly at: number
  }) => `${seat} has no ${piece} left to lose in clearing ${at}.`,
  'no-item-ready.ronin': ({ seat }: { readonly seat: Seat }) =>
    `${seat} is no Ronin with a sword ready for a Swift Strike.`,
  'used-already': ({ seat, card }: { readonly seat: Seat; readonly card: string }) =>
    `${seat} has used ${card} in this battle already.`,
  'wrong-side': ({
    only,
    card,
    seat,
    side,
  }: {
    readonly only: Combatant
    readonly card: string
    readonly seat: Seat
    readonly side: Combatant
  }) => `Only the ${only} can use ${card}, and ${seat} is the ${side}.`,
  'wrong-suit.partisans': ({ at, suit, card }: { readonly at: number; readonly suit: Suit; readonly card: string }) =>
    `Clearing ${at} is a ${suit} clearing, not one of ${card}.`,
  'battle-only': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} has one warrior in clearing ${at} that only a battle removes and that no other player moves.`,
  shielded: ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `The Stoic Protector keeps the pieces of ${seat} in clearing ${at} from harm.`,
  evades: ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `Nobody can battle ${seat} in clearing ${at}.`,
  'not-enemies': ({ seat, other }: { readonly seat: Owner; readonly other: Owner }) =>
    `${seat} and ${other} are not enemies.`,
  'no-card.attack': ({ seat, other, at }: { readonly seat: Seat; readonly other: Owner; readonly at: number }) =>
    `${seat} has no card that matches clearing ${at} to discard for an attack on ${other}.`,
  'own-seat.battle': ({ seat }: { readonly seat: Owner }) => `${seat} cannot battle itself.`,
  'is-defender': ({ seat }: { readonly seat: Seat }) => `${seat} does not fight against itself.`,
}
