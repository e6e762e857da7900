import type { Refusal } from '../../../core'
import { item } from '../../../toolkit/certain'
import type { Action, ActionOf } from '../action'
import { fightersOn, forestOf, mountainOf, warbandOn } from '../components'
import { movable } from '../keywords/move'
import { isClosed, isHeld, totemsHeld } from '../marks'
import type { Play } from '../play'
import type { Task } from '../task'
import { because, nameOf } from './because'

const apart = (play: Play, from: string, to: string): Refusal =>
  because('not-adjacent', 'IW-MAP-02', `${nameOf(play, to)} is not adjacent to ${nameOf(play, from)}.`)

const held = (play: Play, at: string): Refusal =>
  because('held', 'CI-17', `A card forbids moving anything from ${nameOf(play, at)} now.`)

const closed = (play: Play, at: string): Refusal =>
  because('closed', 'CI-17', `A card forbids moving onto ${nameOf(play, at)} now.`)

function moveRefused(play: Play, again: boolean, { from, to, totem }: ActionOf<'move'>): Refusal | null {
  const { board } = play
  const [start, end] = [forestOf(play, from), forestOf(play, to)]
  if (fightersOn(play, start) === 0)
    return because('nothing-to-move', 'IW-KEY-09', `There is no Fighter of yours on ${nameOf(play, from)}.`)
  if (again && movable(play, start, true) <= 0)
    return because(
      'not-moved',
      'CI-WW08',
      `None of the Fighters on ${nameOf(play, from)} was moved by this card and may go again.`,
    )
  if (movable(play, start, again) <= 0)
    return because('already-moved', 'IW-KEY-10', `All Fighters on ${nameOf(play, from)} have moved this turn.`)
  if (isHeld(play, 'forest', start)) return held(play, from)
  if (!board.paths[start]?.includes(end)) return apart(play, from, to)
  if (isClosed(play, 'forest', end)) return closed(play, to)
  if (totem === undefined) return null
  if (totemsHeld(play)) return because('totems-held', 'CI-17', 'Totems cannot be moved this turn.')
  return because('no-totem', 'IW-TOTEM-02', `There is no ${totem} Totem on ${nameOf(play, from)} to take along.`)
}

function marchRefused(play: Play, task: Task, { from, to }: ActionOf<'march'>): Refusal | null {
  const { state, board } = play
  const [start, end] = [mountainOf(play, from), mountainOf(play, to)]
  if (warbandOn(play, start) === 0)
    return because('nothing-to-move', 'IW-KEY-09', `There is no Warband of yours on ${nameOf(play, from)}.`)
  if (task.do === 'march' && task.taken.includes(start))
    return because('already-moved', 'IW-KEY-18', `This effect has already moved a group from ${nameOf(play, from)}.`)
  const { movedFighters, movedGolems } = state.mountains
  if (warbandOn(play, start) === item(movedFighters, start) + item(movedGolems, start))
    return because('already-moved', 'IW-KEY-10', `All units on ${nameOf(play, from)} have moved this turn.`)
  if (isHeld(play, 'mountain', start)) return held(play, from)
  if (!board.ridges[start]?.includes(end)) return apart(play, from, to)
  if (isClosed(play, 'mountain', end)) return closed(play, to)
  return because('wrong-place', 'CI-IC09', `This card moves Warbands to the Drill's mountain only.`)
}

function baitRefused(play: Play, { from, to }: ActionOf<'bait'>): Refusal {
  const { board } = play
  const [start, end] = [forestOf(play, from), forestOf(play, to)]
  if (fightersOn(play, start) === 0)
    return because('nothing-to-move', 'IW-KEY-09', `There is no Woodwalker Fighter on ${nameOf(play, from)}.`)
  if (isHeld(play, 'forest', start)) return held(play, from)
  return board.paths[start]?.includes(end) ? closed(play, to) : apart(play, from, to)
}

/** Why units, the Drill or a defeated Warband cannot go there. */
export function movingRefused(play: Play, task: Task, action: Action): Refusal | null {
  const { state, board } = play
  switch (action.type) {
    case 'move':
      return moveRefused(play, task.do === 'move' && task.again, action)
    case 'march':
      return marchRefused(play, task, action)
    case 'bait':
      return baitRefused(play, action)
    case 'drill':
      return because(
        'not-adjacent',
        'IW-KEY-11',
        `No ridge joins ${board.mountains[state.drill.at]?.name} to ${nameOf(play, action.to)}.`,
      )
    case 'retreat':
      return because(
        'not-adjacent',
        'IW-COMBAT-10',
        `The defeated Warband cannot retreat to ${nameOf(play, action.to)}.`,
      )
    case 'fighters':
    case 'golems':
      return because(
        'not-so-many',
        'IW-KEY-09',
        `That many ${action.type === 'golems' ? 'Golems' : 'Fighters'} cannot move here.`,
      )
    default:
      return null
  }
}
