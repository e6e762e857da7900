import { many } from '../../../../toolkit/counts'
import type { ClearingSuit, Owner, Seat, Suit } from '../../vocabulary'
import type { Conspiracy } from './facts'

type Suited = { readonly suit: ClearingSuit }
type Elsewhere = Suited & { readonly at: number; readonly own: Suit }

/** Of the Cult. */
export const cult = {
  'not-enough-acolytes': ({
    conspiracy,
    wanted,
    held,
  }: {
    readonly conspiracy: Conspiracy
    readonly wanted: number
    readonly held: number
  }) => `To ${conspiracy} costs ${many(wanted, 'acolyte')}, and the Cult has ${held}.`,
  'nothing-to-do.crusade': ({ suit }: Suited) =>
    `The Cult can neither battle in a ${suit} clearing nor move out of one.`,
  'nothing-to-do.convert': ({ suit }: Suited) =>
    `There is no enemy warrior in a ${suit} clearing where the Cult can place pieces.`,
  'nothing-to-do.sanctify': ({ suit }: Suited) =>
    `There is no enemy building in a ${suit} clearing where the Cult can place pieces.`,
  'no-garden.track': ({ suit }: Suited) => `All five ${suit} gardens are on the map.`,
  'no-garden.map': ({ suit }: Suited) => `There is no ${suit} garden on the map.`,
  'wrong-suit.outcast': ({ suit, at, own }: Elsewhere) =>
    `The Outcast is ${suit}, and clearing ${at} is a ${own} clearing.`,
  'no-enemy-building': ({ seat, at }: { readonly seat: Seat; readonly at: number }) =>
    `No building of an enemy of ${seat} stands in clearing ${at}.`,
  'no-building': ({ seat, at }: { readonly seat: Owner; readonly at: number }) =>
    `${seat} has no building in clearing ${at}.`,
  'craft-later': 'The Cult crafts in its Evening.',
  'bird-ritual': ({ card }: { readonly card: string }) =>
    `The card ${card} is a bird card: it serves for Sacrifice only.`,
  'no-site.garden': ({ suit }: Suited) =>
    `The Cult rules no ${suit} clearing with an open slot where it can place pieces.`,
  'no-room.recruit': ({ suit }: Suited) => `Nothing can be placed in any ${suit} clearing.`,
  'scored-already': ({ suit }: Suited) => `The suit ${suit} has been scored in this turn.`,
  'wrong-suit.ritual': ({ suit, at, own }: Elsewhere) =>
    `The revealed card is a ${suit} card, and clearing ${at} is a ${own} clearing.`,
}
