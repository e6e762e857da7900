import { listOf, objectOf, oneOf, orderedBy } from '../../../toolkit'
import type { Chapter } from '../chapter'
import { carryOut, type Effect } from '../frames'
import { type Play, plan } from '../play'
import { effectRefused } from '../refusals/cards'
import * as shape from '../shapes'
import type { Seat } from '../vocabulary'

/** Effects that are due at the same time, such as those of cards burned together (CI-19). */
export interface EffectsTask {
  readonly do: 'effects'
  readonly seat: Seat
  readonly effects: readonly Effect[]
}

/** The effect that comes next, by its card. */
export interface EffectAction {
  readonly type: 'effect'
  readonly card: string
}

/** IW-ROUND-09: their owner orders them. */
const effects = /* @__PURE__ */ orderedBy<Play, EffectsTask, Seat, Effect, EffectAction>({
  actionOf: ({ card }) => ({ type: 'effect', card }),
  isNamed: (effect, { card }) => effect.card === card,
  carryOut: (play, { seat }, effect) => carryOut(play, seat, effect),
  wait: (play, task, left) => plan(play, { ...task, effects: left }),
})

export const due: Chapter<EffectsTask, EffectAction> = {
  tasks: {
    effects: {
      fields: {
        seat: shape.seat,
        effects: listOf(
          objectOf<Effect>({ card: shape.card, part: oneOf('burned', 'trigger', 'beside'), steps: shape.steps }),
        ),
      },
      law: 'IW-ROUND-09',
      refuse: { effect: effectRefused },
      rule: effects,
    },
  },
  actions: {
    effect: { fields: { card: shape.card } },
  },
}
