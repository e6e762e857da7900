import { listOf, named, oneOf, orderedBy } from '../../toolkit'
import type { Chapter } from './chapter'
import { type Play, plan, type Question } from './play'
import { type Trigger, triggerNames } from './removal'
import * as shape from './shapes'
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

type Task = TriggersTask | SidesFirstTask

export type TriggerAction =
  | { readonly type: 'next'; readonly what: Trigger['do']; readonly at: number; readonly whose: Seat }
  | { readonly type: 'first'; readonly seat: Seat }

const inOrder = /* @__PURE__ */ orderedBy<Play, TriggersTask, Seat, Trigger, Extract<TriggerAction, { type: 'next' }>>({
  actionOf: (effect) => ({ type: 'next', what: effect.do, at: effect.at, whose: effect.seat }),
  isNamed: (effect, { what, at, whose }) => effect.do === what && effect.at === at && effect.seat === whose,
  carryOut: (play, _task, effect) => plan(play, effect),
  wait(play, task, effects) {
    if (effects.length > 0) plan(play, { ...task, effects })
  },
})

/** Effects that differ in nothing, such as those of two gardens, are one option (ROOT-ENG-08). */
const ordering: Question<TriggersTask, Extract<TriggerAction, { type: 'next' }>> = {
  ...inOrder,
  actions: (play, task) =>
    inOrder.actions(play, {
      ...task,
      effects: task.effects.filter(
        (effect, index) =>
          task.effects.findIndex(
            (each) => each.do === effect.do && each.at === effect.at && each.seat === effect.seat,
          ) === index,
      ),
    }),
}

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
  actions: (play, task) => sides.actions(play, { ...task, effects: task.groups }),
  answer: (play, task, action) => sides.answer(play, { ...task, effects: task.groups }, action),
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
  },
  actions: {
    next: { fields: { what: oneOf(...triggerNames), at: shape.clearing, whose: shape.seat } },
    first: { fields: { seat: shape.seat } },
  },
}
