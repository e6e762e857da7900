import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { type Play, plan, type Question } from '../../play'
import { mayBeTaken } from '../../rule'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import type { RelicKind } from './facts'
import { countRelics, moveRelic, relicsAt } from './relics'
import { relicKind } from './shapes'

/** Warriors have moved: each may take a relic along, and the Keepers decide, whoever moved them (ROOT-15.2.4c, ROOT-15.2.4d). */
export interface CarryTask {
  readonly do: 'carry'
  readonly seat: Seat
  readonly from: number
  readonly to: number
  readonly left: number
}
export type CarryAction = { readonly type: 'carry'; readonly relic: RelicKind } | { readonly type: 'done' }

export function mayCarry(play: Play, seat: Seat, from: number, to: number, left: number): void {
  const lying = countRelics(play, seat, from)
  if (left > 0 && lying > 0 && mayBeTaken(play, seat, from, lying) > 0)
    plan(play, { do: 'carry', seat, from, to, left })
}

const carrying: Question<CarryTask, CarryAction> = {
  actions: (play, { seat, from }) => [
    ...relicsAt(play, seat, from).map((relic) => ({ type: 'carry', relic }) as const),
    { type: 'done' },
  ],
  answer(play, { seat, from, to, left }, action) {
    if (action.type === 'done') return
    const { relic } = action
    moveRelic(play, seat, relic, from, -1)
    moveRelic(play, seat, relic, to, 1)
    play.emit?.({ type: 'carried', seat, from, to, relic })
    mayCarry(play, seat, from, to, left - 1)
  },
}

export const keepersCarrying: Chapter<CarryTask, CarryAction> = {
  tasks: {
    carry: {
      fields: { seat: shape.seat, from: shape.clearing, to: shape.clearing, left: shape.count },
      law: 'ROOT-15.2.4c',
      rule: carrying,
      refuse: {
        carry: (_play, { from }, { relic }) => because('no-relic.clearing', 'ROOT-15.2.4c', { at: from, relic }),
      },
    },
  },
  actions: { carry: { fields: { relic: relicKind } }, done: { fields: {} } },
}
