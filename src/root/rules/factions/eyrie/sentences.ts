import type { Column, Leader, Suit } from '../../vocabulary'

/** Of the Eyrie. */
export const eyrie = {
  'fallen-leader': ({ leader }: { readonly leader: Leader }) => `The leader ${leader} has fallen and lies face down.`,
  'not-optional.decree': 'At least one card must be added to the Decree.',
  'second-bird': 'Only one of the cards that are added in a turn may be a bird card.',
  'more-warriors': ({ at }: { readonly at: number }) => `There are fewer warriors elsewhere than in clearing ${at}.`,
  'craft-over.eyrie': 'The Eyrie crafts before the Decree, not between its orders.',
  'not-optional.order': 'No order of the Decree can be left out.',
  'no-such-order': ({ suit, column }: { readonly suit: Suit; readonly column: Column }) =>
    `No ${suit} card is left in the column ${column}.`,
  'wrong-suit.order': ({ suit, at }: { readonly suit: Suit; readonly at: number }) =>
    `The order is for a ${suit} clearing, and clearing ${at} is not one.`,
  'roost-there': ({ at }: { readonly at: number }) => `There is a roost in clearing ${at} already.`,
  'no-roost': ({ at }: { readonly at: number }) => `There is no roost in clearing ${at}.`,
}
