import type { ActionOf } from '../action'
import { add, fightersOn, forestId, forestOf } from '../components'
import { isClosed, isHeld } from '../marks'
import { forfeit, frameOf, plan, type Question } from '../play'

/** CI-IC29: Fighters of the opponent, all or a part of a Warband together, one step; totems and counts of moves stay. */
export interface BaitTask {
  readonly do: 'bait'
}

export const bait: Question<BaitTask, ActionOf<'bait' | 'forfeit'>> = {
  seat: () => 'ironclad',
  actions(play) {
    const { board, state } = play
    const baits: ActionOf<'bait' | 'forfeit'>[] = []
    for (const [from, paths] of board.paths.entries()) {
      if (fightersOn(state, from) === 0 || isHeld(state, 'forest', from)) continue
      for (const to of paths)
        if (!isClosed(state, 'forest', to))
          baits.push({ type: 'bait', from: forestId(play, from), to: forestId(play, to) })
    }
    if (baits.length > 0) baits.push(forfeit)
    return baits
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

export const baitCount: Question<BaitCountTask, ActionOf<'fighters'>> = {
  seat: () => 'ironclad',
  actions: ({ state }, { from }) => {
    const fighters = fightersOn(state, from)
    return Array.from({ length: fighters }, (_, less) => ({ type: 'fighters', count: fighters - less }))
  },
  answer(play, { from, to }, { count }) {
    const { forests } = play.state
    // Fighters that have not moved go first: it is no movement of theirs.
    const once = forests.moved[from] ?? 0
    const unmoved = (forests.fighters[from] ?? 0) - once - (forests.done[from] ?? 0)
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
    frameOf(play).forest = to
    play.emit?.({ type: 'baited', from: forestId(play, from), to: forestId(play, to), count })
  },
}
