import { many } from '../../../../toolkit/counts'
import type { Kind } from './sites'

const woodFor = (wood: number, at: number): string => `${many(wood, 'wood token')} can be spent for clearing ${at}`

/** Of the Marquise. */
export const marquise = {
  'no-action-left': 'All actions of this turn are taken; a bird card gives one more.',
  'nobody-to-battle.marquise': 'There is no clearing with warriors of the Marquise and an enemy.',
  'nothing-can-move.marquise': 'No warrior of the Marquise can move anywhere.',
  'recruited-already': 'The Marquise recruits only once in a turn.',
  'no-such-act.marquise': ({ act }: { readonly act: string }) => `The Marquise has no action "${act}".`,
  'craft-over.marquise': 'The Marquise crafts before her actions, not between them.',
  'not-a-bird': ({ card }: { readonly card: string }) => `The card ${card} is no bird card.`,
  'too-far': ({ at }: { readonly at: number }) => `Clearing ${at} is neither the keep's nor adjacent to it.`,
  'no-wood.supply': 'No wood is left in the supply.',
  'no-sawmill.map': 'There is no sawmill on the map.',
  'no-matching-card.map': 'No card in the hand matches a clearing with a sawmill.',
  'no-sawmill.clearing': ({ at }: { readonly at: number }) => `There is no sawmill in clearing ${at}.`,
  'no-matching-card.clearing': ({ at }: { readonly at: number }) => `No card in the hand matches clearing ${at}.`,
  'no-recruiter.map': 'There is no recruiter on the map.',
  'no-warriors.marquise': 'No warrior is left in the supply of the Marquise.',
  'no-room.recruiter': 'Nothing can be placed in any clearing with a recruiter.',
  served: ({ at, piece }: { readonly at: number; readonly piece: 'sawmill' | 'recruiter' }) =>
    `Clearing ${at} has got something for each ${piece} there.`,
  'no-site': 'The Marquise rules no clearing with an open slot where she can place pieces.',
  'not-enough-wood.anywhere': 'Nowhere is there wood enough for the next building of any kind.',
  'none-left': ({ piece }: { readonly piece: Kind }) => `All six ${piece}s are on the map.`,
  'no-wood.clearing': ({ at }: { readonly at: number }) => `There is no wood in clearing ${at}.`,
  'not-connected': ({ from, to }: { readonly from: number; readonly to: number }) =>
    `Clearing ${from} is not connected to clearing ${to} through clearings that the Marquise rules.`,
  'no-recruiter.clearing': ({ at }: { readonly at: number }) => `There is no recruiter in clearing ${at}.`,
  'not-enough-wood.site': ({ wood, at }: { readonly wood: number; readonly at: number }) =>
    `${woodFor(wood, at)}, and the next building of every kind costs more.`,
  'not-enough-wood.building': ({
    piece,
    cost,
    wood,
    at,
  }: {
    readonly piece: Kind
    readonly cost: number
    readonly wood: number
    readonly at: number
  }) => `The next ${piece} costs ${cost}, and ${woodFor(wood, at)}.`,
}
