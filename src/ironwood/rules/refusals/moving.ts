import type { Refusal } from '../../../core'
import { item } from '../../../toolkit/certain'
import type { ActionOf } from '../action'
import { fightersOn, forestOf, mountainId, mountainOf, warbandOn } from '../components'
import type { MarchTask } from '../keywords/march'
import { movable } from '../keywords/movable'
import type { MoveTask } from '../keywords/move'
import { isClosed, isHeld, totemsHeld } from '../marks'
import type { Play } from '../play'
import { because } from './because'

const apart = (play: Play, from: string, to: string): Refusal =>
  because(play, 'not-adjacent', 'IW-MAP-02', { why: 'apart', from, to })

const held = (play: Play, at: string): Refusal => because(play, 'held', 'CI-17', { at })

const closed = (play: Play, at: string): Refusal => because(play, 'closed', 'CI-17', { at })

/** Why a Fighter cannot move there. */
export function moveRefused(play: Play, { again }: MoveTask, { from, to, totem }: ActionOf<'move'>): Refusal | null {
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

/** Why a Warband cannot march there. */
export function marchRefused(play: Play, { taken }: MarchTask, { from, to }: ActionOf<'march'>): Refusal | null {
  const { state, board } = play
  const [start, end] = [mountainOf(play, from), mountainOf(play, to)]
  if (warbandOn(play, start) === 0) return because(play, 'nothing-to-move', 'IW-KEY-09', { why: 'warband', at: from })
  if (taken.includes(start)) return because(play, 'already-moved', 'IW-KEY-18', { why: 'group', at: from })
  const { movedFighters, movedGolems } = state.mountains
  if (warbandOn(play, start) === item(movedFighters, start) + item(movedGolems, start))
    return because(play, 'already-moved', 'IW-KEY-10', { why: 'units', at: from })
  if (isHeld(play, 'mountain', start)) return held(play, from)
  if (!board.ridges[start]?.includes(end)) return apart(play, from, to)
  if (isClosed(play, 'mountain', end)) return closed(play, to)
  return because(play, 'wrong-place', 'CI-IC09', { why: 'march' })
}

/** Why Fighters cannot be baited there. */
export function baitRefused(play: Play, _task: unknown, { from, to }: ActionOf<'bait'>): Refusal {
  const { board } = play
  const [start, end] = [forestOf(play, from), forestOf(play, to)]
  if (fightersOn(play, start) === 0) return because(play, 'nothing-to-move', 'IW-KEY-09', { why: 'bait', at: from })
  if (isHeld(play, 'forest', start)) return held(play, from)
  return board.paths[start]?.includes(end) ? closed(play, to) : apart(play, from, to)
}

/** Why the Drill cannot go there. */
export const drillRefused = (play: Play, _task: unknown, { to }: ActionOf<'drill'>): Refusal =>
  because(play, 'not-adjacent', 'IW-KEY-11', { why: 'ridge', from: mountainId(play, play.state.drill.at), to })

/** Why a defeated Warband cannot go there. */
export const retreatRefused = (play: Play, _task: unknown, { to }: ActionOf<'retreat'>): Refusal =>
  because(play, 'not-adjacent', 'IW-COMBAT-10', { why: 'retreat', to })

/** Why a group cannot have so many units. */
export const groupRefusals = {
  fighters: (play: Play): Refusal => because(play, 'not-so-many', 'IW-KEY-09', { why: 'move', unit: 'fighter' }),
  golems: (play: Play): Refusal => because(play, 'not-so-many', 'IW-KEY-09', { why: 'move', unit: 'golem' }),
}
