import { nullable, oneOf } from '../../../../toolkit'
import { because } from '../../because'
import { different } from '../../cards'
import type { Chapter } from '../../chapter'
import { giveCard } from '../../hands'
import { type Play, plan, type Question, sideOf } from '../../play'
import * as shape from '../../shapes'
import type { Item, Seat } from '../../vocabulary'
import type { Offer } from '../faction'
import { vagabondAt } from '../vagabond/board'
import { pointedRefused } from '../vagabond/item-refusal'
import { exhaust, readyCount, readyKinds } from '../vagabond/items'
import { riverfolkOf } from './board'
import { type Service, services } from './facts'
import { pay, transfer } from './money'
import { buyRefused } from './service-refusal'
import { sellerOf, servicesFor } from './services'

/** Which card of the open hand is bought (ROOT-11.2.7.1a). */
export interface HandCardTask {
  readonly do: 'hand-card'
  readonly seat: Seat
}
/** The price is paid, and then the service is rendered (ROOT-11.2.6b). */
export interface SaleTask {
  readonly do: 'sale'
  readonly seat: Seat
  readonly service: Service
  readonly card: string | null
}
export interface RenderTask extends Omit<SaleTask, 'do'> {
  readonly do: 'service'
}
/** A Vagabond pays with items, one by one (ROOT-11.2.6.3a). */
export interface PayItemTask {
  readonly do: 'pay-item'
  readonly seat: Seat
  readonly left: number
}
export type SellingAction =
  | { readonly type: 'buy'; readonly service: Service }
  | { readonly type: 'buy-card'; readonly card: string }
  | { readonly type: 'exhaust'; readonly item: Item }

/** Every other seat may buy at the start of its Birdsong (ROOT-11.2.6a). */
export const sales: Offer = {
  moment: 'birdsong.start',
  actions: (play, seller, buyer) => servicesFor(play, seller, buyer).map((service) => ({ type: 'buy', service })),
  take(play, _seller, buyer, action) {
    if (action.type !== 'buy') return false
    const { service } = action
    if (service === 'hand-card') plan(play, { do: 'hand-card', seat: buyer })
    else plan(play, { do: 'sale', seat: buyer, service, card: null })
    return true
  },
  refused(play, seller, buyer, action) {
    const task = play.state.agenda.at(-1)
    const isTime = task?.do === 'window' && task.moment === 'birdsong.start'
    return action.type === 'buy' && isTime ? buyRefused(play, seller, buyer, action.service) : null
  },
}

const choosing: Question<HandCardTask, Extract<SellingAction, { type: 'buy-card' }>> = {
  actions: (play) => different(sideOf(play, sellerOf(play)).hand).map((card) => ({ type: 'buy-card', card })),
  answer: (play, { seat }, { card }) => plan(play, { do: 'sale', seat, service: 'hand-card', card }),
}

function sell(play: Play, { seat, service, card }: SaleTask): void {
  const seller = sellerOf(play)
  const price = riverfolkOf(play, seller).prices[service]
  play.state.turn.used.push(service)
  play.emit?.({ type: 'bought', seat, service, price })
  plan(play, { do: 'service', seat, service, card })
  if (vagabondAt(play, seat)) plan(play, { do: 'pay-item', seat, left: price })
  else transfer(play, seller, seat, 'supply', 'payments', price)
}

const paying: Question<PayItemTask, Extract<SellingAction, { type: 'exhaust' }>> = {
  actions(play, { seat, left }) {
    const items = readyKinds(play, seat).map((item) => ({ type: 'exhaust', item }) as const)
    // Where all items are needed there is nothing to choose.
    return readyCount(play, seat) <= left ? items.slice(0, 1) : items
  },
  answer(play, { seat, left }, { item }) {
    exhaust(play, seat, item)
    pay(play, sellerOf(play), 1)
    if (left > 1) plan(play, { do: 'pay-item', seat, left: left - 1 })
  },
}

/** Riverboats and mercenaries work from what is noted of the turn. */
function render(play: Play, { seat, card }: RenderTask): void {
  if (card !== null) giveCard(play, sellerOf(play), seat, card)
}

const sold = { seat: shape.seat, service: oneOf(...services), card: nullable(shape.card) }

export const riverfolkSelling: Chapter<HandCardTask | PayItemTask, SellingAction, SaleTask | RenderTask> = {
  tasks: {
    'hand-card': {
      fields: { seat: shape.seat },
      law: 'ROOT-11.2.7.1a',
      rule: choosing,
      refuse: {
        'buy-card': (play, _task, { card }) => because('not-in-hand', 'ROOT-11.2.7.1a', { card, seat: sellerOf(play) }),
      },
    },
    sale: { fields: sold, law: 'ROOT-11.2.6.1a', rule: { run: sell } },
    service: { fields: sold, law: 'ROOT-11.2.6b', rule: { run: render } },
    'pay-item': {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-11.2.6.3a',
      rule: paying,
      refuse: {
        exhaust: (play, { seat }, { item }) =>
          pointedRefused(play, seat, { item, up: true, damaged: false }, 'ROOT-11.2.6.3a'),
      },
    },
  },
  actions: {
    buy: { fields: { service: oneOf(...services) } },
    'buy-card': { fields: { card: shape.card } },
    exhaust: { fields: { item: shape.item } },
  },
}
