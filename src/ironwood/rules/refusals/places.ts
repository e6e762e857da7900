import type { Refusal } from '../../../core'
import type { Action, ActionOf } from '../action'
import { fightersOn, forestOf, mountainOf, warbandOn } from '../components'
import type { Play } from '../play'
import type { Task } from '../task'
import { because } from './because'

function discoverRefused(play: Play, task: Task, { vision, at }: ActionOf<'discover'>): Refusal {
  const { board } = play
  const [mountain, forest] = [mountainOf(play, vision), forestOf(play, at)]
  if (warbandOn(play, mountain) > 0) return because(play, 'mountain-controlled', 'IW-TOTEM-01', { at: vision })
  if (board.forests[forest]?.kind === 'outer') return because(play, 'outer-forest', 'IW-MAP-05', { why: 'totem', at })
  if (!board.innerBeside[mountain]?.includes(forest))
    return because(play, 'not-adjacent', 'IW-TOTEM-01', { why: 'vision', from: vision, to: at })
  if (fightersOn(play, forest) === 0) return because(play, 'not-controlled', 'IW-TOTEM-01', { why: 'place', at })
  return because(play, 'wrong-place', task.do === 'discover' ? 'CI-WW38' : 'CI-20', { why: 'totem' })
}

function foundRefused(play: Play, { at }: ActionOf<'found'>): Refusal {
  const { state, board } = play
  const mountain = mountainOf(play, at)
  const site = state.mountains.sites[mountain] ?? 'none'
  const why = board.mountains[mountain]?.kind !== 'outer' ? 'not-outer' : site === 'none' ? 'not-controlled' : site
  return because(play, 'foundation-not-allowed', 'IW-FORGE-01', { why, at })
}

function buildRefused(play: Play, { at }: ActionOf<'build'>): Refusal {
  if (play.state.mountains.sites[mountainOf(play, at)] !== 'foundation')
    return because(play, 'no-foundation', 'IW-FORGE-02', { at })
  return because(play, 'not-controlled', 'IW-FORGE-02', { why: 'place', at })
}

/** Why nothing can be placed or chosen there. */
export function placeRefused(play: Play, task: Task, action: Action): Refusal | null {
  switch (action.type) {
    case 'discover':
      return discoverRefused(play, task, action)
    case 'found':
      return foundRefused(play, action)
    case 'build':
      return buildRefused(play, action)
    case 'recruit':
      return because(play, 'wrong-place', task.do === 'recruit-step' ? 'IW-ROUND-14' : 'IW-KEY-13', {
        why: 'recruit',
        at: action.at,
      })
    case 'sacrifice':
      return because(play, 'nothing-to-remove', 'CI-02', { at: action.at })
    case 'mark':
      return because(play, 'wrong-place', 'IW-KEY-08', { why: 'mark', at: action.at })
    case 'choose':
      return because(play, 'not-controlled', 'IW-MAP-04', { why: 'forest', at: action.at })
    default:
      return null
  }
}
