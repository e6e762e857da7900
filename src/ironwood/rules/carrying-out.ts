import { flag, listOf, nullable, oneOf, type Shape } from '../../toolkit'
import type { Chapter, Hiding } from './chapter'
import type { StepKind } from './keyword'
import { keywords, type Step } from './keywords'
import { type Automatic, frameOf, plan, planAll } from './play'
import * as shape from './shapes'
import { compensate } from './solo/change'
import type { Frame } from './state'

/** Every kind of step, by its name. */
export const stepKinds: Readonly<Record<string, StepKind<Step>>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(keywords).map(({ steps }) => steps),
)

/** Half of all tasks are steps, and a map finds their kinds faster than a table does. */
const kindByName: ReadonlyMap<string, StepKind<Step>> = /* @__PURE__ */ new Map(Object.entries(stepKinds))

export interface StepTask {
  readonly do: 'step'
  readonly step: Step
}

/** A step of a card comes up: its questions go on the agenda, and the rest happens at once. */
const step: Automatic<StepTask> = {
  run(play, task) {
    const kind = kindByName.get(task.step.do)
    if (!kind) throw new Error(`There is no keyword ${task.step.do}.`)
    planAll(play, kind.tasks(play, task.step, frameOf(play)))
  },
}

/** The steps of a card are done; it may allow a base card next (CI-10), or a crystal for a useless icon (BOT-05). */
const frame: Automatic<Frame> = {
  run(play, { seat, additional, part, changed }) {
    if (part === 'icon' && !changed) compensate(play, seat)
    if (additional !== 'none') plan(play, { do: 'additional', seat, again: additional === 'again' })
  },
}

/** A spectator has not seen the cards that the Ironclad were shown. */
const shown: Hiding<Frame> = {
  seenBy: (task, viewer) => (viewer === 'spectator' ? { ...task, shown: [] } : task),
  dealt: (task) => task,
}

const cardOrNone: Shape<string> = { form: 'either', parts: [shape.card, oneOf('')] }

export const carryingOut: Chapter<never, never, Frame | StepTask> = {
  tasks: {
    frame: {
      fields: {
        seat: shape.seat,
        card: cardOrNone,
        part: oneOf('play', 'additional', 'exhausted', 'burned', 'trigger', 'icon', 'procedure'),
        won: flag,
        forest: nullable(shape.forest),
        mountain: nullable(shape.mountain),
        sacrificed: nullable(shape.place),
        moved: listOf(shape.count, 16),
        drilled: flag,
        shown: listOf(shape.mountain),
        additional: oneOf('none', 'once', 'again'),
        changed: flag,
      },
      rule: frame,
      hides: shown,
    },
    step: { fields: { step: shape.step }, rule: step },
  },
  actions: {},
}
