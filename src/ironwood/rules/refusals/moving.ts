import type { Refusal } from '../../../core'
import { item } from '../../../toolkit/certain'
import type { Action, ActionOf } from '../action'
import { fightersOn, forestOf, mountainId, mountainOf, warbandOn } from '../components'
import { movable } from '../keywords/move'
import { isClosed, isHeld, totemsHeld } from '../marks'
import type { Play } from '../play'
import type { Task } from '../task'
import { because } from './because'

const apart = (play: Play, from: string, to: string): Refusal =>
  because(play, 'not-adjacent', 'IW-MAP-02', { why: 'apart', from, to })

const held = (play: Play, at: string): Refusal => because(play, 'held', 'CI-17', { at })

const closed = (play: Play, at: string): Refusal => because(play, 'closed', 'CI-17', { at })

function moveRefused(play: Play, again: boolean, { from, to, totem }: ActionOf<'move'>): Refusal | null {
  const { board } = play
  const [start, end] = [forestOf(play, from), forestOf(play, to)]
  if (fightersOn(play, start) === 0) return because(play, 'nothing-to-move', 'IW-KEY-09', { why: 'fighter', at: from })
  if (again && movable(play, start, true) <= 0) return because(play, 'not-moved', 'CI-WW08', { at: from })
  if (movable(play, start, again) <= 0)
    return because(play, 'already-moved', 'IW-KEY-10', { why: 'fighters', at: from })
  if (isHeld(play, 'forest', start)) return held(play, from)
  if (!board.paths[start]?.includes(end)) return apart(play, from, to)
  if (isClosed(play, 'forest', end)) return closed(play, to)
  if (totem === undefined) return null
  if (totemsHeld(play)) return because(play, 'totems-held', 'CI-17', {})
  return because(play, 'no-totem', 'IW-TOTEM-02', { totem, at: from })
}

function marchRefused(play: Play, task: Task, { from, to }: ActionOf<'march'>): Refusal | null {
  const { state, board } = play
  const [start, end] = [mountainOf(play, from), mountainOf(play, to)]
  if (warbandOn(play, start) === 0) return because(play, 'nothing-to-move', 'IW-KEY-09', { why: 'warband', at: from })
  if (task.do === 'march' && task.taken.includes(start))
    return because(play, 'already-moved', 'IW-KEY-18', { why: 'group', at: from })
  const { movedFighters, movedGolems } = state.mountains
  if (warbandOn(play, start) === item(movedFighters, start) + item(movedGolems, start))
    return because(play, 'already-moved', 'IW-KEY-10', { why: 'units', at: from })
  if (isHeld(play, 'mountain', start)) return held(play, from)
  if (!board.ridges[start]?.includes(end)) return apart(play, from, to)
  if (isClosed(play, 'mountain', end)) return closed(play, to)
  return because(play, 'wrong-place', 'CI-IC09', { why: 'march' })
}

function baitRefused(play: Play, { from, to }: ActionOf<'bait'>): Refusal {
  const { board } = play
  const [start, end] = [forestOf(play, from), forestOf(play, to)]
  if (fightersOn(play, start) === 0) return because(play, 'nothing-to-move', 'IW-KEY-09', { why: 'bait', at: from })
  if (isHeld(play, 'forest', start)) return held(play, from)
  return board.paths[start]?.includes(end) ? closed(play, to) : apart(play, from, to)
}

/** Why units, the Drill or a defeated Warband cannot go there. */
export function movingRefused(play: Play, task: Task, action: Action): Refusal | null {
  switch (action.type) {
    case 'move':
      return moveRefused(play, task.do === 'move' && task.again, action)
    case 'march':
      return marchRefused(play, task, action)
    case 'bait':
      return baitRefused(play, action)
    case 'drill':
      return because(play, 'not-adjacent', 'IW-KEY-11', {
        why: 'ridge',
        from: mountainId(play, play.state.drill.at),
        to: action.to,
      })
    case 'retreat':
      return because(play, 'not-adjacent', 'IW-COMBAT-10', { why: 'retreat', to: action.to })
    case 'fighters':
    case 'golems':
      return because(play, 'not-so-many', 'IW-KEY-09', {
        why: 'move',
        unit: action.type === 'golems' ? 'golem' : 'fighter',
      })
    default:
      return null
  }
}
