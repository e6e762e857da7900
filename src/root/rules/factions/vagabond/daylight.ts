import { oneOf } from '../../../../toolkit'
import { canBattleAt } from '../../battle/battle'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { craft } from '../../craft'
import { craftRefused } from '../../craft-refusal'
import { type Play, plan, type Question, sideOf } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { craftActions } from '../../turn/steps'
import type { Item, Seat } from '../../vocabulary'
import { aidable } from './aid'
import { vagabondOf } from './board'
import { actRefused, hammersRefused } from './daylight-refusal'
import { exploring } from './explore'
import { pointedRefused } from './item-refusal'
import { exhaust, kindsIn, readyKinds, readyOf, total, turn } from './items'
import { questable } from './quest'
import { roamsTo } from './roam'
import { specialOf } from './special'
import { strikable } from './strike'

export interface DaylightTask {
  readonly do: 'vagabond-daylight'
  readonly seat: Seat
}
/** Which damaged item is repaired, so many more (ROOT-9.5.7, ROOT-D.3.2a). */
export interface RepairTask {
  readonly do: 'repair'
  readonly seat: Seat
  readonly left: number
}
export type DaylightAction =
  | { readonly type: 'act'; readonly what: Act }
  | { readonly type: 'repair'; readonly item: Item; readonly up: boolean }

const acts = ['move', 'battle', 'explore', 'aid', 'quest', 'strike', 'repair', 'special'] as const
export type Act = (typeof acts)[number]

function repairable(play: Play, seat: Seat): Extract<DaylightAction, { type: 'repair' }>[] {
  const board = vagabondOf(play, seat)
  const actions: Extract<DaylightAction, { type: 'repair' }>[] = []
  for (const up of [true, false])
    for (const item of kindsIn(board, up, true)) actions.push({ type: 'repair', item, up })
  return actions
}

const possible: Readonly<Record<Act, (play: Play, seat: Seat) => boolean>> = {
  move: (play, seat) => roamsTo(play, { seat, boots: 1, slip: false }).length > 0,
  battle(play, seat) {
    const { clearing } = vagabondOf(play, seat)
    return clearing > 0 && readyOf(play, seat, 'sword') > 0 && canBattleAt(play, seat, clearing)
  },
  explore: (play, seat) => readyOf(play, seat, 'torch') > 0 && exploring(play, seat),
  aid: (play, seat) => readyKinds(play, seat).length > 0 && aidable(play, seat).length > 0,
  quest: (play, seat) => questable(play, seat).length > 0,
  strike: (play, seat) => readyOf(play, seat, 'crossbow') > 0 && strikable(play, seat).length > 0,
  repair(play, seat) {
    const { damagedReady, damagedExhausted } = vagabondOf(play, seat)
    return readyOf(play, seat, 'hammer') > 0 && total(damagedReady) + total(damagedExhausted) > 0
  },
  special: (play, seat) => readyOf(play, seat, 'torch') > 0 && (specialOf(play, seat)?.usable(play, seat) ?? false),
}

const isAct = (what: string): what is Act => Object.hasOwn(possible, what)

function act(play: Play, seat: Seat, what: Act): void {
  const { clearing } = vagabondOf(play, seat)
  switch (what) {
    case 'move':
      plan(play, { do: 'roam', seat, boots: 1, slip: false, optional: false, battle: false })
      return
    case 'battle':
      exhaust(play, seat, 'sword')
      plan(play, { do: 'battle-whom', seat, at: clearing })
      return
    case 'explore':
      exhaust(play, seat, 'torch')
      plan(play, { do: 'explore', seat })
      return
    case 'aid':
      plan(play, { do: 'aid', seat })
      return
    case 'quest':
      plan(play, { do: 'quest', seat })
      return
    case 'strike':
      exhaust(play, seat, 'crossbow')
      plan(play, { do: 'strike', seat })
      return
    case 'repair':
      exhaust(play, seat, 'hammer')
      plan(play, { do: 'repair', seat, left: 1 })
      return
    case 'special':
      exhaust(play, seat, 'torch')
      specialOf(play, seat)?.use(play, seat)
  }
}

const daylight = /* @__PURE__ */ stepOf<DaylightTask>({
  actions(play, { seat }) {
    const actions: Action[] = []
    for (const what of acts) if (possible[what](play, seat)) actions.push({ type: 'act', what })
    actions.push(...craftActions(play, seat))
    return actions
  },
  hidden: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  answer(play, task, action) {
    plan(play, task)
    if (action.type === 'act' && isAct(action.what)) act(play, task.seat, action.what)
    else if (action.type === 'craft') craft(play, task.seat, action.card)
  },
})

const repairing: Question<RepairTask, Extract<DaylightAction, { type: 'repair' }>> = {
  actions(play, { seat, left }) {
    const { damagedReady, damagedExhausted } = vagabondOf(play, seat)
    const actions = repairable(play, seat)
    // Where all can be repaired, there is nothing to choose.
    return total(damagedReady) + total(damagedExhausted) <= left ? actions.slice(0, 1) : actions
  },
  answer(play, { seat, left }, { item, up }) {
    turn(play, seat, { item, up, damaged: true }, { up, damaged: false })
    if (left > 1) plan(play, { do: 'repair', seat, left: left - 1 })
  },
}

export const vagabondDaylight: Chapter<DaylightTask | RepairTask, DaylightAction> = {
  tasks: {
    'vagabond-daylight': {
      fields: { seat: shape.seat },
      law: 'ROOT-9.2.5a',
      rule: daylight,
      refuse: {
        act: (play, { seat }, { what }) => actRefused(play, seat, what),
        craft: (play, { seat }, { card }) => hammersRefused(play, seat, card) ?? craftRefused(play, seat, card),
      },
    },
    repair: {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-9.5.7',
      rule: repairing,
      refuse: {
        repair: (play, { seat }, action) =>
          pointedRefused(play, seat, { item: action.item, up: action.up, damaged: true }, 'ROOT-9.5.7'),
      },
    },
  },
  actions: { act: { fields: { what: oneOf(...acts) } }, repair: { fields: { item: shape.item, up: shape.up } } },
}
