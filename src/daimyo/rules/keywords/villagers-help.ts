import { listOf, oneOf } from '../../../toolkit'
import { widen } from '../goals'
import { draw } from '../heroes'
import type { Keyword } from '../keyword'
import { type Play, plan, type Question } from '../play'
import { helmetOfRound } from '../round/help'
import * as shape from '../shapes'
import type { Clan } from '../vocabulary'

/** So many different steps of Villagers' Help, in any order (DAI-KEY-14). */
export interface VillagersHelpStep {
  readonly do: 'villagersHelp'
  readonly steps: number
}

const parts = ['storage', 'draw', 'helmet', 'villagers'] as const
type Part = (typeof parts)[number]

export interface HelpStepTask {
  readonly do: 'help-step'
  readonly seat: Clan
  readonly left: number
  readonly used: readonly Part[]
}

export interface HelpAction {
  readonly type: 'help'
  readonly part: Part
}

/** What each step of DAI-HELP-01 does. */
const carryOut: Readonly<Record<Part, (play: Play, seat: Clan) => void>> = {
  storage: (play, seat) => widen(play, seat, 1),
  draw: (play, seat) => draw(play, seat, 1),
  helmet: helmetOfRound,
  villagers: (play, seat) => plan(play, { do: 'villager', seat, left: 1, used: [] }),
}

const rule: Question<HelpStepTask> = {
  actions: (_play, { used }) => parts.filter((part) => !used.includes(part)).map((part) => ({ type: 'help', part })),
  answer(play, task, action) {
    if (action.type !== 'help') return
    const { seat, left, used } = task
    if (left > 1) plan(play, { ...task, left: left - 1, used: [...used, action.part] })
    carryOut[action.part](play, seat)
  },
}

const part = /* @__PURE__ */ oneOf(...parts)

export const villagersHelp: Keyword<VillagersHelpStep, HelpStepTask, HelpAction> = {
  steps: {
    villagersHelp: {
      fields: { steps: shape.some },
      tasks: (_play, { steps }, seat) => [{ do: 'help-step', seat, left: steps, used: [] }],
    },
  },
  tasks: {
    'help-step': {
      fields: { seat: shape.clan, left: shape.count, used: listOf(part, parts.length) },
      law: 'DAI-KEY-14',
      rule,
    },
  },
  actions: { help: { fields: { part } } },
}
