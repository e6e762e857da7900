import { many } from '../../../../toolkit/counts'
import type { RetinueColumn, Suit } from '../../vocabulary'
import type { Waystation } from './facts'
import type { RelicName } from './relics'

type At = { readonly at: number }
type InColumn = { readonly card: string; readonly column: RetinueColumn }

const inSuit = (suit: Suit): string => (suit === 'bird' ? 'No clearing' : `No ${suit} clearing`)

/** Of the Keepers in Iron. */
export const keepers = {
  'not-on-edge': ({ at }: At) => `Clearing ${at} is not on the edge of the map.`,
  'must-return': 'Without warriors and waystations on the map the Keepers must come back to it first.',
  'encamp-first': 'The Keepers encamp before they decamp: end that first.',
  'encamp-over': 'The Keepers encamp before they decamp.',
  'camped-already': ({ at }: At) => `The Keepers have done this in clearing ${at} already in this turn.`,
  'no-waystation.board': 'All waystations are on the map.',
  'no-waystation.clearing': ({ at }: At) => `The Keepers have no waystation in clearing ${at}.`,
  'no-waystation.suit': ({ suit }: { readonly suit: Suit }) =>
    `${inSuit(suit)} has a waystation of the Keepers and room for their warriors.`,
  'no-waystation.relic': ({ at, relic }: At & { readonly relic: RelicName }) =>
    `No waystation in clearing ${at} shows the type of the relic ${relic}.`,
  'waystation-used': ({ piece }: { readonly piece: Waystation }) => `This waystation is on the map already: ${piece}.`,
  'no-such-waystation': ({ piece, at }: At & { readonly piece: Waystation }) =>
    `There is no such waystation in clearing ${at}: ${piece}.`,
  'craft-over.keepers': 'The Keepers craft before their Retinue acts.',
  'retainer-in-hand': 'Faithful Retainers lie in the Retinue: they cannot be played, spent or gathered.',
  'not-in-column': ({ card, column }: InColumn) => `The column ${column} has no ${card} that can be used now.`,
  'no-use.retinue': ({ card, column }: InColumn) =>
    `The card ${card} can do nothing in the column ${column}: there is no clearing for it.`,
  'wrong-suit.retinue': ({ card, suit, at }: At & { readonly card: string; readonly suit: Suit }) =>
    `The card ${card} of the Retinue acts in ${suit} clearings, and clearing ${at} is not one.`,
  'nothing-to-delve': ({ at }: At) => `In clearing ${at} the Keepers can neither battle nor delve.`,
  'no-relic.forest': ({ forest, relic }: { readonly forest: string; readonly relic: RelicName }) =>
    `There is no such relic in forest ${forest}: ${relic}.`,
  'no-relic.clearing': ({ at, relic }: At & { readonly relic: RelicName }) =>
    `There is no such relic in clearing ${at}: ${relic}.`,
  'nothing-can-move.keepers': ({ suit }: { readonly suit: Suit }) =>
    `${inSuit(suit)} has a warrior of the Keepers that can move.`,
  'nowhere.recover': ({ suit }: { readonly suit: Suit }) =>
    `${inSuit(suit)} has a relic and a waystation that shows its type.`,
  'no-such-act.keepers': ({ act }: { readonly act: string }) => `This column has no action "${act}".`,
  'nothing-to-recover': ({ at }: At) => `In clearing ${at} there is no relic whose type a waystation there shows.`,
  'retinue-full': ({ most }: { readonly most: number }) => `The Retinue holds ${many(most, 'card')} at most.`,
  'added-already': 'After a card was added to the Retinue none changes its column.',
  'same-column': ({ column }: { readonly column: RetinueColumn }) => `The card is in the column ${column} already.`,
}
