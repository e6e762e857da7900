import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { add, fightersOn, forestId, forestOf } from '../components'
import type { Keyword } from '../keyword'
import { isClosed, isHeld } from '../marks'
import { orForfeit, plan, type Question, remember } from '../play'
import { baitRefused, groupRefusals } from '../refusals/moving'
import * as shape from '../shapes'

/** Moves Fighters of the opponent. */
export interface BaitStep {
  readonly do: 'bait'
}

/** Moves Fighters of the opponent to the next forest; the next question asks for their number. */
export interface BaitAction {
  readonly type: 'bait'
  readonly from: string
  readonly to: string
}

/** CI-IC29: Fighters of the opponent, all or a part of a Warband together, one step; Totems and counts of moves stay. */
export interface BaitTask {
  readonly do: 'bait'
}

const where: Question<BaitTask, ActionOf<'bait' | 'forfeit'>> = {
  seat: () => asked.bait,
  actions(play) {
    const baits: BaitAction[] = []
    for (const [from, paths] of play.board.paths.entries()) {
      if (fightersOn(play, from) === 0 || isHeld(play, 'forest', from)) continue
      for (const to of paths)
        if (!isClosed(play, 'forest', to))
          baits.push({ type: 'bait', from: forestId(play, from), to: forestId(play, to) })
    }
    return orForfeit(baits)
  },
  answer(play, _task, action) {
    if (action.type === 'bait')
      plan(play, { do: 'bait-count', from: forestOf(play, action.from), to: forestOf(play, action.to) })
  },
}

export interface BaitCountTask {
  readonly do: 'bait-count'
  readonly from: number
  readonly to: number
}

const howMany: Question<BaitCountTask, ActionOf<'fighters'>> = {
  seat: () => asked['bait-count'],
  actions(play, { from }) {
    const fighters = fightersOn(play, from)
    return Array.from({ length: fighters }, (_, less) => ({ type: 'fighters', count: fighters - less }))
  },
  answer(play, { from, to }, { count }) {
    const { forests } = play.state
    // Fighters that have not moved go first: for their owner this is not a movement.
    const once = item(forests.moved, from)
    const unmoved = item(forests.fighters, from) - once - item(forests.done, from)
    const moved = Math.min(Math.max(0, count - unmoved), once)
    const done = Math.max(0, count - unmoved - once)
    for (const [list, part] of [
      [forests.fighters, count],
      [forests.moved, moved],
      [forests.done, done],
    ] as const) {
      add(list, from, -part)
      add(list, to, part)
    }
    remember(play, { forest: to })
    play.emit?.({ type: 'baited', from: forestId(play, from), to: forestId(play, to), count })
  },
}

export const bait: Keyword<BaitStep, BaitTask | BaitCountTask, BaitAction> = {
  steps: {
    bait: {
      owner: 'ironclad',
      fields: {},
      tasks: () => [{ do: 'bait' }],
    },
  },
  tasks: {
    bait: { fields: {}, law: 'CI-IC29', refuse: { bait: baitRefused }, rule: where },
    'bait-count': {
      fields: { from: shape.forest, to: shape.forest },
      law: 'CI-IC29',
      refuse: { fighters: groupRefusals.fighters },
      rule: howMany,
    },
  },
  actions: {
    bait: {
      fields: { from: shape.forestId, to: shape.forestId },
    },
  },
}
