import { listOf, nullable, oneOf, optional } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { add, mountainId, mountainOf } from '../components'
import type { Keyword } from '../keyword'
import { isClosed, isHeld } from '../marks'
import { type OpenTable, orForfeit, type Play, plan, type Question } from '../play'
import { groupRefusals, marchRefused } from '../refusals/moving'
import * as shape from '../shapes'

export interface MoveWarbandsStep {
  readonly do: 'move-warbands'
  readonly count: number
  readonly onto?: 'drill'
}

export type MarchAction =
  /** Moves a Warband, or a part of it, to the next mountain; the next question asks for the number of units. */
  | { readonly type: 'march'; readonly from: string; readonly to: string }
  | { readonly type: 'fighters'; readonly count: number }
  | { readonly type: 'golems'; readonly count: number }

/**
 * IW-KEY-09 and -18: up to this many Warbands, each with all or a part of its units, one step along a ridge. `taken`
 * lists the mountains that a group has left; units that have just arrived count as moved, so they stay.
 */
export interface MarchTask {
  readonly do: 'march'
  readonly left: number
  readonly onto: number | null
  readonly taken: readonly number[]
}

/** The number of units in the group: Fighters first, then Golems. */
export interface GroupTask {
  readonly do: 'group'
  readonly from: number
  readonly to: number
  readonly fighters: number | null
}

export const unmoved = (play: Pick<OpenTable, 'state'>, mountain: number): { fighters: number; golems: number } => {
  const { fighters, golems, movedFighters, movedGolems } = play.state.mountains
  return {
    fighters: item(fighters, mountain) - item(movedFighters, mountain),
    golems: item(golems, mountain) - item(movedGolems, mountain),
  }
}

function mayLeave(play: Play, { taken }: MarchTask, mountain: number): boolean {
  const { fighters, golems } = unmoved(play, mountain)
  return fighters + golems > 0 && !taken.includes(mountain) && !isHeld(play, 'mountain', mountain)
}

const mayEnter = ({ state }: Play, { onto }: MarchTask, mountain: number): boolean =>
  (onto === null || onto === mountain) && !isClosed({ state }, 'mountain', mountain)

const where: Question<MarchTask, ActionOf<'march' | 'forfeit'>> = {
  seat: () => asked.march,
  asks: (play, task) =>
    task.left > 0 &&
    play.board.ridges.some(
      (ridges, from) => mayLeave(play, task, from) && ridges.some((to) => mayEnter(play, task, to)),
    ),
  actions(play, task) {
    if (task.left === 0) return []
    const moves: ActionOf<'march'>[] = []
    const { ridges } = play.board
    for (let from = 0; from < ridges.length; from++) {
      if (!mayLeave(play, task, from)) continue
      for (const to of item(ridges, from))
        if (mayEnter(play, task, to))
          moves.push({ type: 'march', from: mountainId(play, from), to: mountainId(play, to) })
    }
    return orForfeit(moves)
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    const from = mountainOf(play, action.from)
    plan(
      play,
      { do: 'group', from, to: mountainOf(play, action.to), fighters: null },
      { do: 'march', left: task.left - 1, onto: task.onto, taken: [...task.taken, from] },
    )
  },
}

function groups(type: 'fighters' | 'golems', least: number, most: number): ActionOf<'fighters' | 'golems'>[] {
  const actions: ActionOf<'fighters' | 'golems'>[] = []
  for (let count = most; count >= least; count--) actions.push({ type, count })
  return actions
}

const howMany: Question<GroupTask, ActionOf<'fighters' | 'golems'>> = {
  seat: () => asked.group,
  actions(play, { from, fighters: going }) {
    const { fighters, golems } = unmoved(play, from)
    return going === null
      ? groups('fighters', golems === 0 ? 1 : 0, fighters)
      : groups('golems', going === 0 ? 1 : 0, golems)
  },
  answer(play, task, { type, count }) {
    if (type === 'fighters') plan(play, { do: 'group', from: task.from, to: task.to, fighters: count })
    else marchGroup(play, task.from, task.to, { fighters: task.fighters ?? 0, golems: count })
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

export const march: Keyword<MoveWarbandsStep, MarchTask | GroupTask, MarchAction> = {
  steps: {
    'move-warbands': {
      owner: 'ironclad',
      fields: { count: shape.some, onto: optional(oneOf('drill')) },
      tasks: ({ state }, { count, onto }) => [
        { do: 'march', left: count, onto: onto === 'drill' ? state.drill.at : null, taken: [] },
      ],
    },
  },
  tasks: {
    march: {
      fields: { left: shape.count, onto: nullable(shape.mountain), taken: listOf(shape.mountain) },
      law: 'IW-KEY-09',
      refuse: { march: marchRefused },
      rule: where,
    },
    group: {
      fields: { from: shape.mountain, to: shape.mountain, fighters: nullable(shape.count) },
      law: 'IW-KEY-09',
      refuse: groupRefusals,
      rule: howMany,
    },
  },
  actions: {
    march: {
      fields: { from: shape.mountainId, to: shape.mountainId },
    },
    fighters: { fields: { count: shape.count } },
    golems: { fields: { count: shape.count } },
  },
}
