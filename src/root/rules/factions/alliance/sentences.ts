import { many } from '../../../../toolkit/counts'
import type { Seat, Suit } from '../../vocabulary'

const tooFew = ({
  at,
  wanted,
  suit,
  held,
}: {
  readonly at: number
  readonly wanted: number
  readonly suit: Suit
  readonly held: number
}) => `Clearing ${at} takes ${many(wanted, `${suit} or bird supporter`)}; the stack has ${held}.`

/** Of the Alliance. */
export const alliance = {
  'no-such-supporter': ({ card }: { readonly card: string }) => `The card ${card} is not among the supporters.`,
  'no-warriors.supply': ({ seat }: { readonly seat: Seat }) => `${seat} has no warrior in the supply.`,
  'no-base.none': 'There is no base on the map.',
  'no-base.suit': ({ suit, card }: { readonly suit: Suit; readonly card: string }) =>
    `The ${suit} base is not on the map, so ${card} trains nobody.`,
  'nothing-can-move.alliance': 'No warrior of the Alliance can move anywhere.',
  'nobody-to-battle.alliance': 'There is no clearing with warriors of the Alliance and an enemy.',
  'no-room.base': 'Nothing can be placed in any clearing with a base.',
  nowhere: 'There is no unsympathetic clearing with a warrior of the Alliance where a token can be placed.',
  'no-such-act.alliance': ({ act }: { readonly act: string }) => `The Alliance has no operation "${act}".`,
  'no-base.clearing': ({ at }: { readonly at: number }) => `There is no base in clearing ${at}.`,
  'nobody-there.alliance': ({ at }: { readonly at: number }) =>
    `There is no warrior of the Alliance in clearing ${at}.`,
  'sympathetic-already': ({ at }: { readonly at: number }) => `There is a sympathy token in clearing ${at} already.`,
  'not-sympathetic': ({ at }: { readonly at: number }) => `There is no sympathy token in clearing ${at}.`,
  'base-built': ({ suit }: { readonly suit: Suit }) => `The ${suit} base is on the map already.`,
  'no-slot.revolt': ({ at }: { readonly at: number }) =>
    `Even after the revolt clearing ${at} would have no open slot.`,
  'no-token': 'All sympathy tokens are on the map.',
  'not-adjacent.sympathy': ({ at }: { readonly at: number }) =>
    `No clearing with sympathy is adjacent to clearing ${at}.`,
  'revolts-over': 'Sympathy spreads now: the revolts of this turn are over.',
  'not-enough-supporters': tooFew,
  'martial-law': tooFew,
}
