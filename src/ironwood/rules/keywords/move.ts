import { either, flag, oneOf, optional, whole } from '../../../toolkit'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { asked } from '../asked'
import { add, fightersOn, forestId, forestOf } from '../components'
import type { Keyword } from '../keyword'
import { isClosed, isHeld, totemsHeld } from '../marks'
import { frameOf, orForfeit, type Play, plan, type Question, remember, sideOf } from '../play'
import { moveRefused } from '../refusals/moving'
import { win } from '../result'
import * as shape from '../shapes'
import { securedToWin, type Totem } from '../vocabulary'
import { movable } from './movable'

export type MoveStep =
  | { readonly do: 'move-fighters'; readonly count: number | 'hand' }
  /** The Fighters moved by this card, a second time. */
  | { readonly do: 'move-again' }

/** One Fighter to the next forest, perhaps with a Totem. */
export interface MoveAction {
  readonly type: 'move'
  readonly from: string
  readonly to: string
  readonly totem?: Totem
}

/** IW-KEY-09: up to this many Fighters, each one step; `again` moves those that have moved a second time (CI-WW08). */
export interface MoveTask {
  readonly do: 'move'
  readonly left: number
  readonly again: boolean
}

const mayLeave = (play: Play, forest: number, again: boolean): boolean =>
  movable(play, forest, again) > 0 && !isHeld(play, 'forest', forest)

const mayEnter = ({ state }: Play, forest: number): boolean => !isClosed({ state }, 'forest', forest)

/** The totems that a fighter may take along from a forest (IW-TOTEM-02). */
function totemsToCarry(play: Play, forest: number): Totem[] {
  const { full, fading } = play.state.forests
  if (totemsHeld(play)) return []
  const totems: Totem[] = []
  if (item(full, forest) > 0) totems.push('full')
  if (item(fading, forest) > 0) totems.push('fading')
  return totems
}

const where: Question<MoveTask, ActionOf<'move' | 'forfeit'>> = {
  seat: () => asked.move,
  asks: (play, { left, again }) =>
    left > 0 &&
    play.board.paths.some((paths, from) => mayLeave(play, from, again) && paths.some((to) => mayEnter(play, to))),
  actions(play, { left, again }) {
    if (left === 0) return []
    const moves: MoveAction[] = []
    const { paths } = play.board
    for (let from = 0; from < paths.length; from++) {
      if (!mayLeave(play, from, again)) continue
      const origin = forestId(play, from)
      const totems = totemsToCarry(play, from)
      for (const to of item(paths, from)) {
        if (!mayEnter(play, to)) continue
        const target = forestId(play, to)
        moves.push({ type: 'move', from: origin, to: target })
        for (const totem of totems) moves.push({ type: 'move', from: origin, to: target, totem })
      }
    }
    return orForfeit(moves)
  },
  answer(play, task, action) {
    if (action.type === 'forfeit') return
    plan(play, { do: 'move', left: task.left - 1, again: task.again })
    moveFighter(play, forestOf(play, action.from), forestOf(play, action.to), task.again, action.totem)
  },
}

export function moveFighter(play: Play, from: number, to: number, again: boolean, totem?: Totem): void {
  const { forests } = play.state
  add(forests.fighters, from, -1)
  add(forests.fighters, to, 1)
  if (again) {
    add(forests.moved, from, -1)
    add(forests.done, to, 1)
  } else add(forests.moved, to, 1)
  const moved = frameOf(play).moved.slice()
  while (moved.length < forests.fighters.length) moved.push(0)
  if (again) add(moved, from, -1)
  add(moved, to, 1)
  remember(play, { moved })
  play.emit?.({ type: 'moved', from: forestId(play, from), to: forestId(play, to), totem: totem ?? null })
  if (totem) carry(play, from, to, totem)
}

/** IW-TOTEM-04: in an outer forest a totem is secured; the third wins (IW-TOTEM-06). */
function carry(play: Play, from: number, to: number, totem: Totem): void {
  const { state, board } = play
  const totems = state.forests[totem]
  add(totems, from, -1)
  if (board.forests[to]?.kind === 'inner') {
    add(totems, to, 1)
    return
  }
  state.secured++
  play.emit?.({ type: 'secured', at: forestId(play, to), secured: state.secured })
  if (state.secured === securedToWin) win(play, 'woodwalkers', 'totems')
}

/** Whether a forest holds Fighters that this card moved (CI-WW04). */
export const holdsMoved = (play: Play, forest: number): boolean =>
  (frameOf(play).moved[forest] ?? 0) > 0 && fightersOn(play, forest) > 0

export const move: Keyword<MoveStep, MoveTask, MoveAction> = {
  steps: {
    'move-fighters': {
      owner: 'woodwalkers',
      fields: { count: either(shape.some, oneOf('hand')) },
      tasks: (play, { count }, { seat }) => [
        { do: 'move', left: count === 'hand' ? sideOf(play, seat).hand.length : count, again: false },
      ],
    },
    'move-again': {
      owner: 'woodwalkers',
      fields: {},
      tasks: () => [{ do: 'move', left: Number.MAX_SAFE_INTEGER, again: true }],
    },
  },
  tasks: {
    // A second move has no count, only the units that have moved.
    move: {
      fields: { left: whole(), again: flag },
      law: 'IW-KEY-09',
      refuse: { move: moveRefused },
      rule: where,
    },
  },
  actions: {
    move: {
      fields: { from: shape.forestId, to: shape.forestId, totem: optional(shape.totem) },
    },
  },
}
