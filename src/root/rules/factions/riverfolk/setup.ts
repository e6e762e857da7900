import type { Refusal } from '../../../../core'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { unplaceable } from '../../reasons'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { riverfolkTracks, services } from './facts'
import { pay } from './money'
import { landings, onRiver } from './posts'

/** Its setup: four warriors on the river, three in Payments, a price for each service (ROOT-11.3). */
export interface RiverStartTask {
  readonly do: 'river-start'
  readonly seat: Seat
  readonly left: number
}
export type SetupAction = { readonly type: 'place'; readonly at: number }

const landing: Question<RiverStartTask, SetupAction> = {
  actions: (play, { seat }) => landings(play, seat).map((at) => ({ type: 'place', at })),
  answer(play, { seat, left }, { at }) {
    place(play, seat, 'warrior', at)
    if (left > 1) {
      plan(play, { do: 'river-start', seat, left: left - 1 })
      return
    }
    pay(play, seat, riverfolkTracks.startPayments)
    plan(play, ...services.map((service) => ({ do: 'set-price', seat, service }) as const))
  },
}

/** Why none of their warriors is placed in a clearing. */
export const landingRefused = (play: Play, seat: Seat, at: number, law: string): Refusal | null =>
  onRiver(play).includes(at) ? unplaceable(play, seat, at) : because('not-on-river', law, { at })

export const riverfolkSetup: Chapter<RiverStartTask, SetupAction> = {
  tasks: {
    'river-start': {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-11.3.2',
      rule: landing,
      refuse: { place: (play, { seat }, { at }) => landingRefused(play, seat, at, 'ROOT-11.3.2') },
    },
  },
  actions: { place: { fields: { at: shape.clearing } } },
}
