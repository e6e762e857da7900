import { flag, listOf, oneOf } from '../../../../toolkit'
import { item } from '../../../../toolkit/certain'
import type { ActionOf } from '../../action'
import { asked } from '../../asked'
import { mountainsOf } from '../../board'
import type { Chapter } from '../../chapter'
import { controlledFoundations, fightersOn, forestId, forestOf, totemsOn } from '../../components'
import { movable } from '../../keywords/movable'
import { moveFighter } from '../../keywords/move'
import { isClosed, isHeld } from '../../marks'
import { type OpenTable, type Play, plan, type Question } from '../../play'
import * as shape from '../../shapes'
import type { Totem } from '../../vocabulary'
import { change } from '../change'
import { type Heading, headingOf } from './heading'

/**
 * WB-12: this many Fighters, or whole Warbands, by a movement keyword; with `laden` false no moved Fighter has or
 * carries a totem.
 */
export interface GatherTask {
  readonly do: 'gather'
  readonly by: 'plunder' | 'secure' | 'interfere'
  readonly count: number
  readonly of: 'fighters' | 'warbands'
  readonly laden: boolean
}

/** WB-12, Sources: one Fighter after another, or one Warband after another. `from` lists their sources so far. */
export interface GatherFromTask {
  readonly do: 'gather-from'
  readonly to: number
  readonly left: number
  readonly of: GatherTask['of']
  readonly laden: boolean
  /** Whether they carry totems along. */
  readonly carrying: boolean
  readonly from: readonly number[]
}

const isInner = ({ board }: OpenTable, forest: number): boolean => board.forests[forest]?.kind === 'inner'

const nearOuterForest = (play: OpenTable, forest: number): boolean =>
  item(play.board.paths, forest).some((next) => !isInner(play, next))

/** Forests with a Fighter that could move to this one. */
function sources(play: Play, to: number, { laden }: Pick<GatherTask, 'laden'>): number[] {
  const { board } = play
  if (isClosed(play, 'forest', to)) return []
  return item(board.paths, to).filter(
    (from) => movable(play, from, false) > 0 && !isHeld(play, 'forest', from) && (laden || totemsOn(play, from) === 0),
  )
}

const carriers = (play: Play, to: number, task: Pick<GatherTask, 'laden'>): number[] =>
  sources(play, to, task).filter((from) => totemsOn(play, from) > 0)

/** The forests of a heading's lines. */
function namedBy(play: Play, heading: Heading): (forest: number) => boolean {
  const { state, board } = play
  const { drill } = state
  const beside = (...mountains: readonly number[]): ((forest: number) => boolean) => {
    return (forest) =>
      isInner(play, forest) && item(board.mountainsBeside, forest).some((each) => mountains.includes(each))
  }
  const marked = state.solo?.marked ?? []
  switch (heading) {
    case 'rich':
      return beside(board.ferrum, ...controlledFoundations(play))
    case 'cargo':
      return beside(drill.at, board.ferrum)
    case 'outer':
      return board.outerForests.some((each) => fightersOn(play, each) > 0)
        ? beside(...mountainsOf(board, 'outer'))
        : () => false
    case 'carry':
      return (forest) => !isInner(play, forest) || nearOuterForest(play, forest)
    case 'totem':
      return (forest) =>
        totemsOn(play, forest) > 0 ||
        (isInner(play, forest) && item(board.paths, forest).some((each) => totemsOn(play, each) > 0))
    case 'possible': {
      const besidePossible = beside(...marked)
      return (forest) => besidePossible(forest) && nearOuterForest(play, forest)
    }
    case 'interfere':
      return beside(...controlledFoundations(play), board.ferrum, ...(drill.cargo >= 2 ? [drill.at] : []), ...marked)
  }
}

const gather: Question<GatherTask, ActionOf<'target'>> = {
  seat: () => asked.gather,
  actions(play, task) {
    const heading = headingOf(play, task)
    const isNamed = namedBy(play, heading)
    const from = heading === 'carry' ? carriers : sources
    return [...play.board.forests.keys()]
      .filter((forest) => isNamed(forest) && from(play, forest, task).length > 0)
      .map((forest) => ({ type: 'target', at: forestId(play, forest) }))
  },
  answer(play, task, { at }) {
    const { by, count, of, laden } = task
    play.emit?.({ type: 'picked', choice: by, at })
    const carrying = headingOf(play, task) === 'carry'
    plan(play, { do: 'gather-from', to: forestOf(play, at), left: count, of, laden, carrying, from: [] })
  },
}

const gatherFrom: Question<GatherFromTask, ActionOf<'source'>> = {
  seat: () => asked['gather-from'],
  actions(play, task) {
    if (task.left === 0) return []
    const laden = task.carrying ? carriers(play, task.to, task) : []
    const from = laden.length > 0 ? laden : sources(play, task.to, task)
    return from.map((forest) => ({ type: 'source', at: forestId(play, forest) }))
  },
  answer(play, task, { at }) {
    const { to, of, carrying } = task
    const forest = forestOf(play, at)
    const totem = carrying ? totemToCarry(play, forest) : undefined
    plan(play, { ...task, left: task.left - 1, from: [...task.from, forest] })
    change(play)
    const count = of === 'warbands' ? movable(play, forest, false) : 1
    for (let moved = 0; moved < count; moved++) moveFighter(play, forest, to, false, totem)
  },
}

/** WB-21: of two totems, the one about to disappear. */
function totemToCarry({ state: { forests } }: Play, forest: number): Totem | undefined {
  if (item(forests.fading, forest) > 0) return 'fading'
  return item(forests.full, forest) > 0 ? 'full' : undefined
}

const kinds = oneOf('fighters', 'warbands')

export const gathering: Chapter<GatherTask | GatherFromTask> = {
  tasks: {
    gather: {
      fields: { by: oneOf('plunder', 'secure', 'interfere'), count: shape.count, of: kinds, laden: flag },
      law: 'WB-12',
      rule: gather,
    },
    'gather-from': {
      fields: {
        to: shape.forest,
        left: shape.count,
        of: kinds,
        laden: flag,
        carrying: flag,
        from: listOf(shape.forest),
      },
      law: 'WB-12',
      rule: gatherFrom,
    },
  },
  actions: {},
}
