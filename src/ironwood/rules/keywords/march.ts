import type { ActionOf } from '../action'
import { add, mountainId, mountainOf } from '../components'
import { isClosed, isHeld } from '../marks'
import { forfeit, type Ground, type Play, plan, type Question } from '../play'

/**
 * IW-KEY-09 and -18: up to so many Warbands, each all or a part of its units, one step along a ridge. `taken` are the
 * mountains that have given a group; units that have just arrived count as moved, so they stay.
 */
export interface MarchTask {
  readonly do: 'march'
  left: number
  readonly onto: number | null
  readonly taken: number[]
}

/** How many of a Warband go along: Fighters first, then Golems. */
export interface GroupTask {
  readonly do: 'group'
  readonly from: number
  readonly to: number
  fighters: number | null
}

export const unmoved = (play: Pick<Ground, 'state'>, mountain: number): { fighters: number; golems: number } => {
  const { fighters, golems, movedFighters, movedGolems } = play.state.mountains
  return {
    fighters: (fighters[mountain] ?? 0) - (movedFighters[mountain] ?? 0),
    golems: (golems[mountain] ?? 0) - (movedGolems[mountain] ?? 0),
  }
}

function mayLeave(play: Play, { taken }: MarchTask, mountain: number): boolean {
  const { fighters, golems } = unmoved(play, mountain)
  return fighters + golems > 0 && !taken.includes(mountain) && !isHeld(play.state, 'mountain', mountain)
}

const mayEnter = ({ state }: Play, { onto }: MarchTask, mountain: number): boolean =>
  (onto === null || onto === mountain) && !isClosed(state, 'mountain', mountain)

export const march: Question<MarchTask, ActionOf<'march' | 'forfeit'>> = {
  seat: () => 'ironclad',
  asks: (play, task) =>
    task.left > 0 &&
    play.board.ridges.some(
      (ridges, from) => mayLeave(play, task, from) && ridges.some((to) => mayEnter(play, task, to)),
    ),
  actions(play, task) {
    const { board } = play
    if (task.left === 0) return []
    const moves: ActionOf<'march' | 'forfeit'>[] = []
    for (const [from, ridges] of board.ridges.entries()) {
      if (!mayLeave(play, task, from)) continue
      for (const to of ridges)
        if (mayEnter(play, task, to))
          moves.push({ type: 'march', from: mountainId(play, from), to: mountainId(play, to) })
    }
    if (moves.length > 0) moves.push(forfeit)
    return moves
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const from = mountainOf(play, action.from)
    task.left--
    task.taken.push(from)
    plan(play, { do: 'group', from, to: mountainOf(play, action.to), fighters: null }, task)
  },
}

export const group: Question<GroupTask, ActionOf<'fighters' | 'golems'>> = {
  seat: () => 'ironclad',
  actions(play, { from, fighters: going }) {
    const { fighters, golems } = unmoved(play, from)
    const counts = (type: 'fighters' | 'golems', least: number, most: number): ActionOf<'fighters' | 'golems'>[] =>
      Array.from({ length: most - least + 1 }, (_, less) => ({ type, count: most - less }))
    return going === null
      ? counts('fighters', golems === 0 ? 1 : 0, fighters)
      : counts('golems', going === 0 ? 1 : 0, golems)
  },
  answer(play, task, { type, count }) {
    const { from, to } = task
    if (type === 'fighters') {
      task.fighters = count
      plan(play, task)
      return
    }
    marchGroup(play, from, to, { fighters: task.fighters ?? 0, golems: count })
  },
}

/** A group crosses a ridge, and has moved. */
export function marchGroup(play: Play, from: number, to: number, going: { fighters: number; golems: number }): void {
  const { mountains } = play.state
  const { fighters, golems } = going
  add(mountains.fighters, from, -fighters)
  add(mountains.fighters, to, fighters)
  add(mountains.movedFighters, to, fighters)
  add(mountains.golems, from, -golems)
  add(mountains.golems, to, golems)
  add(mountains.movedGolems, to, golems)
  play.emit?.({ type: 'marched', from: mountainId(play, from), to: mountainId(play, to), fighters, golems })
}
