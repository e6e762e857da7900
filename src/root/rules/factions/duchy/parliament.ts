import { listOf } from '../../../../toolkit'
import type { Chapter } from '../../chapter'
import type { Action } from '../../chapters'
import { type Play, plan, type Question } from '../../play'
import { onMap } from '../../rule'
import { score } from '../../score'
import * as shape from '../../shapes'
import { stepOf } from '../../turn/options'
import { type Minister, ministers, type Seat } from '../../vocabulary'
import { models, ready } from './ministers'
import { ministerRefused, modelRefused } from './parliament-refusal'

/** Each swayed minister acts once, in any order (ROOT-12.5.2a). */
export interface ParliamentTask {
  readonly do: 'parliament'
  readonly seat: Seat
  readonly acted: readonly Minister[]
}
/** Whose action the Mayor takes (ROOT-12.5.2.6a). */
export interface MayorTask {
  readonly do: 'mayor'
  readonly seat: Seat
}
export type ParliamentAction = { readonly type: 'minister'; readonly minister: Minister }

/** What each minister does. */
const carryOut: Readonly<Record<Minister, (play: Play, seat: Seat) => void>> = {
  foremole: (play, seat) => plan(play, { do: 'raise-card', seat, any: true }),
  captain: (play, seat) => plan(play, { do: 'battle', seat, suit: 'bird' }),
  marshal: (play, seat) => plan(play, { do: 'move', seat, suit: 'bird', optional: false, battle: false }),
  brigadier: (play, seat) => plan(play, { do: 'brigadier', seat }),
  banker: (play, seat) => plan(play, { do: 'banker', seat, suit: 'bird', count: 0 }),
  mayor: (play, seat) => plan(play, { do: 'mayor', seat }),
  'duchess-of-mud': (play, seat) => score(play, seat, 2, 'ROOT-12.5.2.7'),
  'baron-of-dirt': (play, seat) => score(play, seat, onMap(play, seat, 'market'), 'ROOT-12.5.2.8'),
  'earl-of-stone': (play, seat) => score(play, seat, onMap(play, seat, 'citadel'), 'ROOT-12.5.2.9'),
}

const sitting = /* @__PURE__ */ stepOf<ParliamentTask>({
  actions: (play, { seat, acted }) =>
    ready(play, seat)
      .filter((minister) => !acted.includes(minister))
      .map((minister): Action => ({ type: 'minister', minister })),
  answer(play, task, action) {
    if (action.type !== 'minister') return
    plan(play, { ...task, acted: [...task.acted, action.minister] })
    carryOut[action.minister](play, task.seat)
  },
})

const following: Question<MayorTask, ParliamentAction> = {
  actions: (play, { seat }) => models(play, seat).map((minister) => ({ type: 'minister', minister })),
  answer: (play, { seat }, { minister }) => carryOut[minister](play, seat),
}

export const parliament: Chapter<ParliamentTask | MayorTask, ParliamentAction> = {
  tasks: {
    parliament: {
      fields: { seat: shape.seat, acted: listOf(shape.minister, ministers.length) },
      law: 'ROOT-12.5.2a',
      rule: sitting,
      refuse: { minister: (play, { seat, acted }, { minister }) => ministerRefused(play, seat, acted, minister) },
    },
    mayor: {
      fields: { seat: shape.seat },
      law: 'ROOT-12.5.2.6a',
      rule: following,
      refuse: { minister: (play, { seat }, { minister }) => modelRefused(play, seat, minister) },
    },
  },
  actions: { minister: { fields: { minister: shape.minister } } },
}
