import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Effect } from '../../effects/effect'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import type { Item, Seat } from '../../vocabulary'
import { isInMood } from './board'
import { hundredsTracks } from './facts'
import { dropItem, kindsIn } from './hoard'
import { warlordAt } from './warlord'

/** Items leave the Hoard for warriors, one after another (ROOT-14.7.4a). */
export interface LavishTask {
  readonly do: 'lavish'
  readonly seat: Seat
}
export type LavishAction = { readonly type: 'give-up'; readonly item: Item } | { readonly type: 'done' }

/** At the end of Birdsong, before or after what else happens then (ROOT-ENG-13). */
export const lavishness: Effect = {
  name: 'lavish',
  moment: 'birdsong.end',
  usable: (play, seat) => isInMood(play, seat, 'lavish') && kindsIn(play, seat).length > 0,
  use: (play, seat) => plan(play, { do: 'lavish', seat }),
}

/** ROOT-14.7.4c: an item can be given up without any warrior for it. */
function squander(play: Play, seat: Seat, item: Item): void {
  dropItem(play, seat, item)
  const at = warlordAt(play, seat)
  if (at > 0 && canPlace(play, seat, at)) place(play, seat, 'warrior', at, hundredsTracks.lavishWarriors)
}

const squandering: Question<LavishTask, LavishAction> = {
  actions(play, { seat }) {
    const kinds = kindsIn(play, seat)
    if (kinds.length === 0) return []
    return [...kinds.map((item) => ({ type: 'give-up', item }) as const), { type: 'done' }]
  },
  answer(play, task, action) {
    if (action.type === 'done') return
    squander(play, task.seat, action.item)
    plan(play, task)
  },
}

export const lavish: Chapter<LavishTask, LavishAction> = {
  tasks: {
    lavish: {
      fields: { seat: shape.seat },
      law: 'ROOT-14.7.4a',
      rule: squandering,
      refuse: { 'give-up': (_play, _task, { item }) => because('not-in-hoard', 'ROOT-14.7.4a', { item }) },
    },
  },
  actions: { 'give-up': { fields: { item: shape.item } }, done: { fields: {} } },
}
