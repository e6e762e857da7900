import { battleOf } from '../../battle/battle'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import { linksFrom } from '../../moving/links'
import { place } from '../../placing'
import { type Play, plan, type Question } from '../../play'
import { remove } from '../../removal'
import { canPlace } from '../../rule'
import * as shape from '../../shapes'
import type { Seat } from '../../vocabulary'
import { isInMood } from './board'
import { mobsOf } from './mobs'
import { warlordAt } from './warlord'

/** Bitter: before the roll, mobs at the Warlord and beside it become warriors (ROOT-14.7.1). */
export interface BitterTask {
  readonly do: 'bitter'
  readonly seat: Seat
  /** Mobs that have been removed. */
  readonly count: number
}
export type BitterAction = { readonly type: 'muster'; readonly at: number } | { readonly type: 'done' }

/** Whether a battle is fought in the Warlord's clearing. */
export const fightsAt = (play: Play, seat: Seat): boolean => warlordAt(play, seat) === battleOf(play).at

const near = (play: Play, seat: Seat): number[] => {
  const at = warlordAt(play, seat)
  const links = linksFrom(play, seat, at)
  return mobsOf(play, seat).filter((each) => each === at || links.includes(each))
}

export const mayMuster = (play: Play, seat: Seat): BitterTask | null =>
  isInMood(play, seat, 'bitter') && fightsAt(play, seat) && near(play, seat).length > 0
    ? { do: 'bitter', seat, count: 0 }
    : null

/** ROOT-14.7.1b: so many warriors, as far as there are any and they can be placed. */
function arrive(play: Play, seat: Seat, count: number): void {
  const at = warlordAt(play, seat)
  if (canPlace(play, seat, at)) place(play, seat, 'warrior', at, count)
}

const mustering: Question<BitterTask, BitterAction> = {
  actions: (play, { seat }) => [...near(play, seat).map((at) => ({ type: 'muster', at }) as const), { type: 'done' }],
  answer(play, task, action) {
    const { seat, count } = task
    if (action.type === 'done') {
      if (count > 0) arrive(play, seat, count)
      return
    }
    plan(play, { ...task, count: count + 1 })
    remove(play, [{ by: seat, losses: [{ owner: seat, kind: 'mob', at: action.at, count: 1 }] }])
  },
}

export const bitterness: Chapter<BitterTask, BitterAction> = {
  tasks: {
    bitter: {
      fields: { seat: shape.seat, count: shape.amount },
      law: 'ROOT-14.7.1a',
      rule: mustering,
      refuse: {
        muster: (play, { seat }, { at }) =>
          mobsOf(play, seat).includes(at)
            ? because('mob-too-far', 'ROOT-14.7.1a', { at })
            : because('no-mob', 'ROOT-14.7.1a', { at }),
      },
    },
  },
  actions: { muster: { fields: { at: shape.clearing } }, done: { fields: {} } },
}
