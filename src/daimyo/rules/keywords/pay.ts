import { objectOf, optional, type Shape } from '../../../toolkit'
import { stepsOf } from '../cards'
import { discard, handOf } from '../heroes'
import type { Keyword } from '../keyword'
import { orDone, type Play, plan, type Question, sideOf } from '../play'
import { has, pay as payResource } from '../resources'
import * as shape from '../shapes'
import type { Task } from '../task'
import { type Amounts, type Clan, resources } from '../vocabulary'
import type { Step } from '.'

/** What a card may ask for: resources, heroes of the hand, loose tiles. */
export interface Price extends Amounts {
  readonly hero?: number
  readonly relic?: number
}

/** Whoever pays in full goes on with the steps (DAI-KEY-19). */
export interface PayStep {
  readonly do: 'pay'
  readonly cost: Price
  readonly steps: readonly Step[]
}

export interface PayTask {
  readonly do: 'pay'
  readonly seat: Clan
  readonly cost: Price
  readonly steps: readonly Step[]
}

/** Which heroes are paid, or discarded because another clan says so (DAI-KEY-20). */
export interface DiscardHeroTask {
  readonly do: 'discard-hero'
  readonly seat: Clan
  readonly left: number
}

export interface PayAction {
  readonly type: 'pay'
}

const canPay = (play: Play, { seat, cost }: PayTask): boolean => {
  const { hand, loose } = sideOf(play, seat)
  return (
    resources.every((resource) => has(play, seat, resource, cost[resource] ?? 0)) &&
    hand.length >= (cost.hero ?? 0) &&
    loose.length >= (cost.relic ?? 0)
  )
}

const paying: Question<PayTask> = {
  actions: (play, task) => orDone(canPay(play, task) ? [{ type: 'pay' }] : []),
  answer(play, { seat, cost, steps }, action) {
    if (action.type !== 'pay') return
    const { hero = 0, relic = 0 } = cost
    const heroes: Task[] = hero > 0 ? [{ do: 'discard-hero', seat, left: hero }] : []
    const tiles: Task[] = relic > 0 ? [{ do: 'discard-relic', seat, to: 'blackMarket', left: relic }] : []
    plan(play, ...heroes, ...tiles, ...stepsOf(seat, steps))
    for (const resource of resources) payResource(play, seat, resource, cost[resource] ?? 0)
  },
}

const discarding: Question<DiscardHeroTask> = {
  actions: (play, { seat }) => handOf(play, seat).map((hero) => ({ type: 'discard', hero })),
  answer(play, task, action) {
    if (action.type !== 'discard') return
    discard(play, task.seat, action.hero)
    if (task.left > 1) plan(play, { ...task, left: task.left - 1 })
  },
}

const some = /* @__PURE__ */ optional(shape.count)
const price: Shape<Price> = /* @__PURE__ */ objectOf<Price>({
  rice: some,
  metal: some,
  stone: some,
  gold: some,
  hero: some,
  relic: some,
})

export const pay: Keyword<PayStep, PayTask | DiscardHeroTask, PayAction> = {
  steps: {
    pay: {
      fields: { cost: price, steps: shape.steps },
      tasks: (_play, { cost, steps }, seat) => [{ do: 'pay', seat, cost, steps }],
    },
  },
  tasks: {
    pay: { fields: { seat: shape.clan, cost: price, steps: shape.steps }, law: 'DAI-KEY-19', rule: paying },
    'discard-hero': { fields: { seat: shape.clan, left: shape.count }, law: 'DAI-KEY-19', rule: discarding },
  },
  actions: { pay: { fields: {} } },
}
