import { nullable, oneOf, word } from '../../toolkit'
import type { Frame } from './cards'
import type { Chapter } from './chapter'
import type { StepKind } from './keyword'
import { keywords, type Step } from './keywords'
import { type Automatic, plan, sideOf } from './play'
import * as shape from './shapes'
import { fillAll } from './tiles'
import type { Clan } from './vocabulary'

/** Every kind of step, by its name. */
export const stepKinds: Readonly<Record<string, StepKind<Step>>> = /* @__PURE__ */ Object.assign(
  {},
  ...Object.values(keywords).map(({ steps }) => steps),
)

export interface StepTask {
  readonly do: 'step'
  readonly seat: Clan
  readonly step: Step
}

/** A step of a card comes up: its questions go on the agenda, and the rest happens at once. */
const step: Automatic<StepTask> = {
  run(play, { seat, step: each }) {
    const kind = stepKinds[each.do]
    if (!kind) throw new Error(`There is no keyword ${each.do}.`)
    plan(play, ...kind.tasks(play, each, seat))
  },
}

/** The steps of a card are done: empty spaces are filled (DAI-SEEK-09), and the card goes where it belongs. */
const frame: Automatic<Frame> = {
  run(play, { seat, of, id }) {
    const { state, emit } = play
    fillAll(play)
    if (of === 'hero') sideOf(play, seat).discard.push(id)
    if (of !== 'villagers') return
    const face = state.villagers[id] === 'a' ? 'b' : 'a'
    state.villagers[id] = face
    emit?.({ type: 'turned', tile: id, face })
  },
}

export const carryingOut: Chapter<never, never, Frame | StepTask> = {
  tasks: {
    step: { fields: { seat: shape.clan, step: shape.step }, rule: step },
    frame: {
      fields: {
        seat: shape.clan,
        of: oneOf('hero', 'bonus', 'villagers', 'ability'),
        id: word('card', /^[\w-]+$/),
        moved: nullable(shape.spot),
      },
      rule: frame,
    },
  },
  actions: {},
}
