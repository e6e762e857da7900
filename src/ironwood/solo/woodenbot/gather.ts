import type { ActionOf } from '../../action'
import {
  controlledFoundations,
  fightersOn,
  forestId,
  forestOf,
  totemOnMap,
  totemsOn,
  warbandsWithTotem,
} from '../../components'
import { movable, moveFighter } from '../../keywords/move'
import { isClosed, isHeld } from '../../marks'
import { type Ground, type Play, plan, type Question, sideOf } from '../../play'
import type { Totem } from '../../vocabulary'
import { change } from '../change'
import { isMarked } from '../marks'

/** WB-12: so many Fighters, or whole Warbands, by a movement keyword; with `laden` false none of them has or carries a totem. */
export interface GatherTask {
  readonly do: 'gather'
  readonly by: 'plunder' | 'secure' | 'interfere'
  readonly count: number
  readonly of: 'fighters' | 'warbands'
  readonly laden: boolean
}

/** WB-12, Sources: one Fighter after another, or one Warband after another. `from` is where they came from so far. */
export interface GatherFromTask {
  readonly do: 'gather-from'
  readonly to: number
  left: number
  readonly of: GatherTask['of']
  readonly laden: boolean
  /** Whether totems are carried along. */
  readonly carrying: boolean
  readonly from: number[]
}

const beside = ({ board }: Ground, forest: number): readonly number[] => board.mountainsBeside[forest] ?? []

const isInner = ({ board }: Ground, forest: number): boolean => board.forests[forest]?.kind === 'inner'

const nearOuterForest = (play: Ground, forest: number): boolean =>
  (play.board.paths[forest] ?? []).some((next) => !isInner(play, next))

/** Forests from which a Fighter could move to this one. */
function sources(play: Play, to: number, { laden }: Pick<GatherTask, 'laden'>): number[] {
  const { state, board } = play
  if (isClosed(state, 'forest', to)) return []
  return (board.paths[to] ?? []).filter(
    (from) =>
      movable(play, from, false) > 0 && !isHeld(state, 'forest', from) && (laden || totemsOn(state, from) === 0),
  )
}

const carriers = (play: Play, to: number, task: Pick<GatherTask, 'laden'>): number[] =>
  task.laden ? sources(play, to, task).filter((from) => totemsOn(play.state, from) > 0) : []

/** WB-12, Secure, first heading; those that carry nothing use the others (WB-22). */
export const carries = (play: Ground, { by, laden }: GatherTask): boolean =>
  by === 'secure' && laden && warbandsWithTotem(play.state).length > 0

/** Whether a forest is named by a line of the heading that applies. */
function isNamed(play: Play, task: GatherTask, forest: number): boolean {
  const { state, board } = play
  const mountains = beside(play, forest)
  const has = (mountain: number): boolean => mountains.includes(mountain)
  const foundation = (): boolean => controlledFoundations(state).some(has)
  const drill = state.drill.cargo >= 2
  const inner = isInner(play, forest)
  if (task.by === 'interfere')
    return (
      inner &&
      (foundation() ||
        has(board.ferrum) ||
        (drill && has(state.drill.at)) ||
        mountains.some((each) => isMarked(play, each)))
    )
  if (task.by === 'plunder') {
    if (!inner) return false
    if (sideOf(play, 'ironclad').crystals >= 5) return has(board.ferrum) || foundation()
    if (drill) return has(state.drill.at) || has(board.ferrum)
    const outerFighters = board.outerForests.some((each) => fightersOn(state, each) > 0)
    return outerFighters && mountains.some((each) => board.mountains[each]?.kind === 'outer')
  }
  if (carries(play, task)) return !inner || nearOuterForest(play, forest)
  if (totemOnMap(play.state))
    return (
      totemsOn(state, forest) > 0 || (inner && (board.paths[forest] ?? []).some((each) => totemsOn(state, each) > 0))
    )
  return inner && nearOuterForest(play, forest) && mountains.some((each) => isMarked(play, each))
}

const isPossible = (play: Play, task: GatherTask, forest: number): boolean =>
  isNamed(play, task, forest) &&
  (carries(play, task) ? carriers(play, forest, task) : sources(play, forest, task)).length > 0

export const gather: Question<GatherTask, ActionOf<'target'>> = {
  seat: () => 'woodwalkers',
  actions: (play, task) =>
    [...play.board.forests.keys()]
      .filter((forest) => isPossible(play, task, forest))
      .map((forest) => ({ type: 'target', at: forestId(play, forest) })),
  answer(play, task, { at }) {
    const { by, count, of, laden } = task
    play.emit?.({ type: 'picked', choice: by, at })
    const carrying = carries(play, task)
    plan(play, { do: 'gather-from', to: forestOf(play, at), left: count, of, laden, carrying, from: [] })
  },
}

export const gatherFrom: Question<GatherFromTask, ActionOf<'source'>> = {
  seat: () => 'woodwalkers',
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
    task.left--
    task.from.push(forest)
    plan(play, task)
    change(play)
    const count = of === 'warbands' ? movable(play, forest, false) : 1
    for (let moved = 0; moved < count; moved++) moveFighter(play, forest, to, false, totem)
  },
}

/** WB-21: of two totems the one that is about to be lost. */
function totemToCarry({ state: { forests } }: Play, forest: number): Totem | undefined {
  if ((forests.fading[forest] ?? 0) > 0) return 'fading'
  return (forests.full[forest] ?? 0) > 0 ? 'full' : undefined
}
