import { listOf, oneOf } from '../../../../toolkit'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { riverfolkOf } from './board'
import { riverfolkTracks, type Service, services } from './facts'

/** New prices in Evening: each service once, or none (ROOT-11.6.2). */
export interface PricesTask {
  readonly do: 'prices'
  readonly seat: Seat
  readonly set: readonly Service[]
}
/** The price of one service, at the beginning (ROOT-11.3.5) and in Evening. */
export interface SetPriceTask {
  readonly do: 'set-price'
  readonly seat: Seat
  readonly service: Service
}
export type PriceAction =
  | { readonly type: 'reprice'; readonly service: Service }
  | { readonly type: 'price'; readonly price: number }
  | { readonly type: 'done' }

/** What it can cost from now on; what it costs already is no new price. */
const pricesFor = (play: Play, seat: Seat, service: Service): number[] =>
  Array.from({ length: riverfolkTracks.dearest }, (_, index) => index + 1).filter(
    (price) => price !== riverfolkOf(play, seat).prices[service],
  )

const choosing: Question<PricesTask, Extract<PriceAction, { type: 'reprice' | 'done' }>> = {
  actions: (_play, { set }) => [
    ...services.filter((service) => !set.includes(service)).map((service) => ({ type: 'reprice', service }) as const),
    { type: 'done' },
  ],
  answer(play, task, action) {
    if (action.type === 'done') return
    const { service } = action
    plan(play, { do: 'set-price', seat: task.seat, service }, { ...task, set: [...task.set, service] })
  },
}

const pricing: Question<SetPriceTask, Extract<PriceAction, { type: 'price' }>> = {
  actions: (play, { seat, service }) => pricesFor(play, seat, service).map((price) => ({ type: 'price', price })),
  answer(play, { seat, service }, { price }) {
    riverfolkOf(play, seat).prices[service] = price
    play.emit?.({ type: 'price', seat, service, price })
  },
}

export const riverfolkPrices: Chapter<PricesTask | SetPriceTask, PriceAction> = {
  tasks: {
    prices: {
      fields: { seat: shape.seat, set: listOf(oneOf(...services), services.length) },
      law: 'ROOT-11.6.2',
      rule: choosing,
      refuse: { reprice: (_play, _task, { service }) => because('priced-already', 'ROOT-11.6.2', { service }) },
    },
    'set-price': {
      fields: { seat: shape.seat, service: oneOf(...services) },
      law: 'ROOT-11.0d',
      rule: pricing,
      refuse: {
        price: (play, { seat, service }, { price }) =>
          riverfolkOf(play, seat).prices[service] === price
            ? because('same-price', 'ROOT-11.6.2', { service, price })
            : because('no-such-price', 'ROOT-11.0d', { price }),
      },
    },
  },
  actions: {
    reprice: { fields: { service: oneOf(...services) } },
    price: { fields: { price: shape.count } },
    done: { fields: {} },
  },
}
