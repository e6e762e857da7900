import type { Refusal } from '../../../../core'
import { oneOf } from '../../../../toolkit'
import { canBattle } from '../../battle/declare'
import { because } from '../../because'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { canMarch } from '../../moving/move'
import { place } from '../../placing'
import { type Play, plan, sideOf } from '../../play'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { burrow, type Seat } from '../../vocabulary'
import { buildRefused } from './build-refusal'
import { digRefused } from './dig-refusal'
import { buildCards, sitesOf } from './sites'
import { digCards, digSites } from './tunnels'

/** Up to two actions, one after another (ROOT-12.5.1a). */
export interface AssemblyTask {
  readonly do: 'assembly'
  readonly seat: Seat
  readonly left: number
}
const acts = ['build', 'recruit', 'move', 'battle', 'dig'] as const
export type Act = (typeof acts)[number]
export type AssemblyAction = { readonly type: 'act'; readonly what: Act }

const possible: Readonly<Record<Act, (play: Play, seat: Seat) => boolean>> = {
  build: (play, seat) => buildCards(play, seat, false).length > 0,
  recruit: (play, seat) => sideOf(play, seat).supply > 0,
  move: (play, seat) => canMarch(play, seat),
  battle: (play, seat) => canBattle(play, seat),
  dig: (play, seat) => digCards(play, seat).length > 0,
}

const assembling = /* @__PURE__ */ stepOf<AssemblyTask>({
  actions: (play, { seat }) =>
    acts.filter((what) => possible[what](play, seat)).map((what): Action => ({ type: 'act', what })),
  // To recruit nothing else is needed.
  isOpen: (play, { seat }) => sideOf(play, seat).supply > 0,
  // Which cards fit is hidden; where they would serve is not.
  hidden: (play, { seat }) =>
    sideOf(play, seat).hand.length > 0 && (sitesOf(play, seat).length > 0 || digSites(play, seat).length > 0),
  answer(play, { seat, left }, action) {
    if (action.type !== 'act') return
    if (left > 1) plan(play, { do: 'assembly', seat, left: left - 1 })
    const { what } = action
    if (what === 'build') plan(play, { do: 'raise-card', seat, any: false })
    else if (what === 'recruit') place(play, seat, 'warrior', burrow)
    else if (what === 'move') plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false })
    else if (what === 'battle') plan(play, { do: 'battle', seat, suit: 'bird' })
    else plan(play, { do: 'dig', seat })
  },
})

/** Why an action of Assembly cannot be taken. */
function actRefused(play: Play, seat: Seat, what: string): Refusal | null {
  switch (what) {
    case 'build':
      return buildRefused(play, seat, false)
    case 'recruit':
      return because('no-warriors.supply', 'ROOT-12.5.1.2', { seat })
    case 'move':
      return because('nothing-can-move.duchy', 'ROOT-12.5.1.3')
    case 'battle':
      return because('nobody-to-battle.duchy', 'ROOT-12.5.1.4')
    case 'dig':
      return digRefused(play, seat)
    default:
      return because('no-such-act.duchy', 'ROOT-12.5.1a', { act: what })
  }
}

export const assembly: Chapter<AssemblyTask, AssemblyAction> = {
  tasks: {
    assembly: {
      fields: { seat: shape.seat, left: shape.count },
      law: 'ROOT-12.5.1a',
      rule: assembling,
      refuse: {
        act: (play, { seat }, { what }) => actRefused(play, seat, what),
        craft: () => because('craft-later.duchy', 'ROOT-12.2.1'),
      },
    },
  },
  actions: { act: { fields: { what: oneOf(...acts) } } },
}
