import { flag, oneOf } from '../../../../toolkit'
import { canBattleAt, defendersAt, keysTo } from '../../battle/battle'
import { asksWhom, defenderRefused, needsOfWhom } from '../../battle/declare'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { movesFrom, waysFrom } from '../../moving/links'
import { goingTo, wayOf } from '../../moving/move'
import { unruled, wayRefused } from '../../moving/way-refusal'
import { type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import type { Owner, Seat } from '../../vocabulary'
import { isInMood } from './board'
import type { CampaignTask } from './campaign'
import { warlordAt } from './warlord'

/** Advance the Warlord: a move, then a battle where it is (ROOT-14.5.3a). */
export interface AdvanceTask extends Omit<CampaignTask, 'do' | 'by'> {
  readonly do: 'advance'
}
/** Where the Warlord goes. */
export interface AdvanceToTask {
  readonly do: 'advance-to'
  readonly seat: Seat
}
/** Whom it battles there after a move, or nobody. */
export interface AdvanceBattleTask {
  readonly do: 'advance-battle'
  readonly seat: Seat
}
/** The same without a move, or once more: there must be a battle. */
export interface ChargeTask {
  readonly do: 'charge'
  readonly seat: Seat
}
/** Relentless: after both halves one of them once more (ROOT-14.7.5a). */
export interface RelentlessTask {
  readonly do: 'relentless'
  readonly seat: Seat
}
const acts = ['move', 'battle'] as const
export type AdvanceAct = (typeof acts)[number]
export type AdvanceAction =
  | { readonly type: 'act'; readonly what: AdvanceAct }
  | { readonly type: 'move-to'; readonly at: number; readonly ferry?: boolean }
  | { readonly type: 'battle-whom'; readonly seat: Owner }
  | { readonly type: 'done' }

/** What the Warlord can do where it is. */
const possible: Readonly<Record<AdvanceAct, (play: Play, seat: Seat, at: number) => boolean>> = {
  move: (play, seat, at) => movesFrom(play, seat, at).length > 0,
  battle: (play, seat, at) => canBattleAt(play, seat, at),
}

function actsOf(play: Play, seat: Seat): AdvanceAct[] {
  const at = warlordAt(play, seat)
  return at === 0 ? [] : acts.filter((what) => possible[what](play, seat, at))
}

/** Doing neither half is not offered (ROOT-14.5.3b). */
const advancing = /* @__PURE__ */ stepOf<AdvanceTask>({
  actions: (play, { seat }) => actsOf(play, seat).map((what): Action => ({ type: 'act', what })),
  answer(play, { seat, done, last }, action) {
    if (action.type !== 'act') return
    plan(play, { do: 'campaign', seat, by: 'prowess', done: done + 1, last })
    if (action.what === 'move') plan(play, { do: 'advance-to', seat }, { do: 'advance-battle', seat })
    else plan(play, { do: 'charge', seat })
  },
})

const whither: Question<AdvanceToTask, Extract<AdvanceAction, { type: 'move-to' }>> = {
  actions: (play, { seat }) => goingTo(movesFrom(play, seat, warlordAt(play, seat))),
  answer(play, { seat }, action) {
    const from = warlordAt(play, seat)
    plan(play, { do: 'lead-count', seat, from, battle: false, ...wayOf(waysFrom(play, seat, from), action) })
  },
}

const defenders = (play: Play, seat: Seat): Extract<AdvanceAction, { type: 'battle-whom' }>[] => {
  const at = warlordAt(play, seat)
  return at === 0 ? [] : defendersAt(play, seat, at).map((enemy) => ({ type: 'battle-whom', seat: enemy }))
}

/** Whether a card of its hidden hand may let it battle somebody there; so others cannot tell from a question (ROOT-INFO-20). */
const mayHoldKey = (play: Play, seat: Seat): boolean => {
  const at = warlordAt(play, seat)
  return at > 0 && keysTo(play, seat, at).length > 0
}

const fight = (play: Play, seat: Seat, defender: Owner): void =>
  plan(play, { do: 'battle-with', seat, at: warlordAt(play, seat), defender })

const after: Question<AdvanceBattleTask, Extract<AdvanceAction, { type: 'battle-whom' | 'done' }>> = {
  actions(play, { seat }) {
    const actions = defenders(play, seat)
    return actions.length > 0 || mayHoldKey(play, seat) ? [...actions, { type: 'done' }] : []
  },
  asks: (play, { seat }) => mayHoldKey(play, seat),
  answer(play, { seat }, action) {
    if (action.type === 'done') return
    plan(play, { do: 'relentless', seat })
    fight(play, seat, action.seat)
  },
}

const charging: Question<ChargeTask, Extract<AdvanceAction, { type: 'battle-whom' }>> = {
  actions: (play, { seat }) => defenders(play, seat),
  asks: (play, { seat }) => asksWhom(play, { seat, at: warlordAt(play, seat) }),
  answer: (play, { seat }, action) => fight(play, seat, action.seat),
}

const again: Question<RelentlessTask, Extract<AdvanceAction, { type: 'act' | 'done' }>> = {
  actions(play, { seat }) {
    if (!isInMood(play, seat, 'relentless')) return []
    const what = actsOf(play, seat)
    if (what.length === 0 && !mayHoldKey(play, seat)) return []
    return [...what.map((each) => ({ type: 'act', what: each }) as const), { type: 'done' }]
  },
  asks: (play, { seat }) => isInMood(play, seat, 'relentless') && mayHoldKey(play, seat),
  answer(play, { seat }, action) {
    if (action.type === 'done') return
    plan(play, { do: action.what === 'move' ? 'advance-to' : 'charge', seat })
  },
}

function actRefused(play: Play, seat: Seat, what: string) {
  const at = warlordAt(play, seat)
  if (what === 'move') return because('warlord-stuck', 'ROOT-14.5.3c', { at })
  return what === 'battle'
    ? because('nobody-there.battle', 'ROOT-14.5.3a', { seat, at })
    : because('no-such-act.hundreds', 'ROOT-14.5.3a', { act: what })
}

const fields = { seat: shape.seat }

export const advance: Chapter<
  AdvanceTask | AdvanceToTask | AdvanceBattleTask | ChargeTask | RelentlessTask,
  AdvanceAction
> = {
  tasks: {
    advance: {
      fields: { ...fields, done: shape.amount, last: flag },
      law: 'ROOT-14.5.3a',
      rule: advancing,
      refuse: { act: (play, { seat }, { what }) => actRefused(play, seat, what) },
    },
    'advance-to': {
      fields,
      law: 'ROOT-14.5.3c',
      rule: whither,
      refuse: {
        'move-to'(play, { seat }, action) {
          const from = warlordAt(play, seat)
          return wayRefused(play, seat, from, action) ?? unruled(seat, from, action.at)
        },
      },
    },
    'advance-battle': {
      fields,
      law: 'ROOT-14.5.3a',
      rule: after,
      refuse: {
        'battle-whom': (play, { seat }, action) =>
          defenderRefused(play, { seat, at: warlordAt(play, seat) }, action.seat),
      },
    },
    charge: {
      fields,
      law: 'ROOT-14.5.3a',
      rule: charging,
      needs: (play, { seat }) => needsOfWhom(play, { seat, at: warlordAt(play, seat) }),
      refuse: {
        'battle-whom': (play, { seat }, action) =>
          defenderRefused(play, { seat, at: warlordAt(play, seat) }, action.seat),
      },
    },
    relentless: {
      fields,
      law: 'ROOT-14.7.5a',
      rule: again,
      refuse: { act: (play, { seat }, { what }) => actRefused(play, seat, what) },
    },
  },
  actions: {
    act: { fields: { what: oneOf(...acts) } },
    'move-to': { fields: { at: shape.place, ferry: shape.ferry } },
    'battle-whom': { fields: { seat: shape.owner } },
    done: { fields: {} },
  },
}
