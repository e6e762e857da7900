import { flag, listOf, named, oneOf, orderedBy } from '../../toolkit'
import { different, matches } from './cards'
import type { Chapter } from './chapter'
import { discardFromHand } from './hands'
import { place } from './placing'
import { type Play, plan, type Question, sideOf, suitAt } from './play'
import { unfit } from './reasons'
import type { Trigger } from './removal'
import { sendHome } from './removal'
import { canPlace, keepAt } from './rule'
import * as shape from './shapes'
import { cardOrNone } from './shapes'
import type { Seat } from './vocabulary'

/** Effects of one removal that wait for their order. */
export interface TriggersTask {
  readonly do: 'triggers'
  readonly seat: Seat
  readonly effects: readonly Trigger[]
}

/** In a battle: whose effects come first (ROOT-4.3.4d). */
export interface SidesFirstTask {
  readonly do: 'sides-first'
  readonly seat: Seat
  readonly groups: readonly TriggersTask[]
}

/** Field Hospitals (ROOT-6.2.3): these warriors wait, in no supply, until she has answered. */
export interface SaveTask {
  readonly do: 'save'
  readonly seat: Seat
  readonly at: number
  readonly count: number
  readonly replaced: boolean
}
type Task = TriggersTask | SidesFirstTask | SaveTask

const whats = ['save', 'base-lost', 'outrage'] as const

export type TriggerAction =
  | { readonly type: 'next'; readonly what: (typeof whats)[number]; readonly at: number; readonly whose: Seat }
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'save'; readonly card: string | null }

const ordering = /* @__PURE__ */ orderedBy<Play, TriggersTask, Seat, Trigger, Extract<TriggerAction, { type: 'next' }>>(
  {
    actionOf: (effect) => ({ type: 'next', what: effect.do, at: effect.at, whose: effect.seat }),
    isNamed: (effect, { what, at, whose }) => effect.do === what && effect.at === at && effect.seat === whose,
    carryOut: (play, _task, effect) => plan(play, effect),
    wait(play, task, effects) {
      if (effects.length > 0) plan(play, { ...task, effects })
    },
  },
)

const sides = /* @__PURE__ */ orderedBy<
  Play,
  SidesFirstTask & { readonly effects: readonly TriggersTask[] },
  Seat,
  TriggersTask,
  Extract<TriggerAction, { type: 'first' }>
>({
  actionOf: ({ seat }) => ({ type: 'first', seat }),
  isNamed: (effect, { seat }) => effect.seat === seat,
  carryOut: (play, _task, effect) => plan(play, effect),
  wait(play, { groups: _, effects: __, ...task }, effects) {
    if (effects.length > 0) plan(play, { ...task, groups: effects })
  },
})

/** The toolkit's question asks for `effects`; here they are groups. */
const sidesFirst: Question<SidesFirstTask, Extract<TriggerAction, { type: 'first' }>> = {
  seat: (_play, { seat }) => seat,
  actions: (play, task) => sides.actions(play, { ...task, effects: task.groups }),
  answer: (play, task, action) => sides.answer(play, { ...task, effects: task.groups }, action),
}

const saving: Question<SaveTask, Extract<TriggerAction, { type: 'save' }>> = {
  seat: (_play, { seat }) => seat,
  // Asked whatever the cards are, but not without any (ROOT-INFO-20).
  asks: (play, { seat }) => sideOf(play, seat).hand.length > 0,
  actions(play, { seat, at }) {
    const suit = suitAt(play, at)
    const keep = keepAt(play)
    const cards =
      keep > 0 && canPlace(play, seat, keep) ? different(sideOf(play, seat).hand, (card) => matches(card, suit)) : []
    return [...cards.map((card) => ({ type: 'save', card }) as const), { type: 'save', card: null }]
  },
  answer(play, { seat, at, count, replaced }, { card }) {
    if (card === null) {
      sendHome(play, seat, count, replaced)
      return
    }
    discardFromHand(play, seat, card)
    const keep = keepAt(play)
    sideOf(play, seat).supply += count
    place(play, seat, 'warrior', keep, count)
    play.emit?.({ type: 'saved', seat, from: at, to: keep, count })
  },
}

/** More than one removal can set off. */
const most = 99

export const triggers: Chapter<Task, TriggerAction> = {
  tasks: {
    triggers: {
      fields: { seat: shape.seat, effects: listOf(named<Trigger>('trigger'), most) },
      law: 'ROOT-1.1.3a',
      rule: ordering,
    },
    'sides-first': {
      fields: { seat: shape.seat, groups: listOf(named<TriggersTask>('triggers'), most) },
      law: 'ROOT-4.3.4d',
      rule: sidesFirst,
    },
    save: {
      fields: { seat: shape.seat, at: shape.clearing, count: shape.count, replaced: flag },
      law: 'ROOT-6.2.3a',
      rule: saving,
      refuse: (play, { seat, at }, action) =>
        action.type === 'save' && action.card !== null ? unfit(play, seat, action.card, at, 'ROOT-6.2.3a') : null,
    },
  },
  actions: {
    next: { fields: { what: oneOf(...whats), at: shape.clearing, whose: shape.seat } },
    first: { fields: { seat: shape.seat } },
    save: { fields: { card: cardOrNone } },
  },
}
