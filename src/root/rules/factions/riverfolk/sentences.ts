import { many } from '../../../../toolkit/counts'
import type { Cost } from '../../card'
import type { ClearingSuit, Seat, Suit } from '../../vocabulary'
import type { Service } from './facts'

/** Services in a sentence. */
const serviceNames: Readonly<Record<Service, string>> = {
  'hand-card': 'Hand Card',
  riverboats: 'Riverboats',
  mercenaries: 'Mercenaries',
}

const tooDear =
  (means: string, where: string) =>
  ({
    seat,
    service,
    price,
    held,
  }: {
    readonly seat: Seat
    readonly service: Service
    readonly price: number
    readonly held: number
  }) =>
    `${serviceNames[service]} costs ${many(price, means)}; ${seat} has ${held} ${where}.`

/** Of the Riverfolk, and of those who buy from them. */
export const riverfolk = {
  'not-on-river': ({ at }: { readonly at: number }) => `Clearing ${at} is not on a river.`,
  'no-such-price': ({ price }: { readonly price: number }) => `Prices go from 1 to 4, and ${price} is no such price.`,
  'same-price': ({ service, price }: { readonly service: Service; readonly price: number }) =>
    `${serviceNames[service]} costs ${price} already.`,
  'priced-already': ({ service }: { readonly service: Service }) =>
    `The price of ${serviceNames[service]} has been set in this Evening.`,
  'no-fund': 'There is no warrior left in the Funds box.',
  'no-such-fund': ({ owner }: { readonly owner: Seat }) => `There is no warrior of ${owner} in the Funds box.`,
  'nothing-can-move.riverfolk': 'No warrior of the Riverfolk can move anywhere.',
  'nobody-to-battle.riverfolk': 'There is no clearing with warriors of the Riverfolk and an enemy.',
  'no-card.deck': 'There is no card to draw.',
  'no-room.river': 'Nothing can be placed in any clearing on a river.',
  'no-post-site':
    'In no clearing can a trade post be placed and paid for: it takes two funds of the player who rules there.',
  'no-such-act.riverfolk': ({ act }: { readonly act: string }) => `The Riverfolk have no action "${act}".`,
  'post-there': ({ at }: { readonly at: number }) => `There is a trade post in clearing ${at} already.`,
  'no-post': ({ suit }: { readonly suit: ClearingSuit }) => `No ${suit} trade post is left.`,
  'nobody-rules': ({ at }: { readonly at: number }) => `No player rules clearing ${at}.`,
  'too-few-funds': ({ at, owner, held }: { readonly at: number; readonly owner: Seat; readonly held: number }) =>
    `A trade post in clearing ${at} takes two funds of ${owner}, who rules there, and there ${held === 1 ? 'is 1' : `are ${held}`}.`,
  'no-space': ({ suit }: { readonly suit: Suit }) => `No ${suit} space of the tracks is empty.`,
  'cannot-invest': ({
    card,
    cost,
    funds,
  }: {
    readonly card: string
    readonly cost: readonly Cost[]
    readonly funds: number
  }) =>
    `${card} costs ${cost.join(', ')}; the empty spaces of the tracks and ${many(funds, 'fund')} do not pay for it.`,
  'nothing-for-sale': 'The Riverfolk have no card in hand.',
  'bought-already': ({ service }: { readonly service: Service }) =>
    `${serviceNames[service]} has been bought in this turn already.`,
  'boats-already': ({ seat }: { readonly seat: Seat }) => `For ${seat} rivers are paths anyway, or there are none.`,
  'no-hire': ({ seat }: { readonly seat: Seat }) => `${seat} has no warriors, and can hire none.`,
  'nobody-to-hire': 'There is no warrior of the Riverfolk on the map.',
  'bought-enough': ({ seat, count }: { readonly seat: Seat; readonly count: number }) =>
    `${seat} can buy ${many(count, 'service')} in this turn, and has.`,
  'too-dear.warriors': tooDear('warrior', 'in the supply'),
  'too-dear.items': tooDear('item', 'ready'),
}
