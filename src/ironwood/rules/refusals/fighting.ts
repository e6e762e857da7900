import type { Refusal } from '../../../core'
import type { Action, ActionOf } from '../action'
import { fightersOn, forestId, warbandOn } from '../components'
import { isSpecial } from '../piles'
import { type Play, sideOf } from '../play'
import type { Task } from '../task'
import type { Seat } from '../vocabulary'
import { because } from './because'

function attackRefused(play: Play, task: Task, seat: Seat, { from, to }: ActionOf<'attack'>): Refusal {
  const { board } = play
  const [forestName, mountainName] = seat === 'woodwalkers' ? [from, to] : [to, from]
  const [forest, mountain] = [board.forestAt[forestName], board.mountainAt[mountainName]]
  if (forest === undefined || mountain === undefined)
    return because(play, 'wrong-side', 'IW-COMBAT-01', { why: 'border', from, to })
  if (board.forests[forest]?.kind === 'outer')
    return because(play, 'outer-forest', 'IW-MAP-05', { why: 'battle', at: forestName })
  if (!board.mountainsBeside[forest]?.includes(mountain))
    return because(play, 'not-adjacent', 'IW-COMBAT-01', { why: 'apart', from, to })
  if ((seat === 'woodwalkers' ? fightersOn(play, forest) : warbandOn(play, mountain)) === 0)
    return because(play, 'no-warband', 'IW-KEY-01', { at: from })
  if (task.do === 'attack' && task.ferrum && mountain !== board.ferrum)
    return because(play, 'not-ferrum', 'IW-KEY-02', {})
  if (task.do === 'attack' && task.forest !== null && task.forest !== forest) {
    const why = seat === 'woodwalkers' ? 'attack-from' : 'attack-on'
    return because(play, 'wrong-place', 'CI-04', { why, at: forestId(play, task.forest) })
  }
  return because(play, 'no-target', 'IW-COMBAT-01', { at: to })
}

/** Why a battle cannot be fought so. */
export function fightingRefused(play: Play, task: Task, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'attack':
      return attackRefused(play, task, seat, action)
    case 'wager':
      if (action.card === null) return null
      if (sideOf(play, seat).hand.includes(action.card) && isSpecial(play, action.card))
        return because(play, 'no-special-wager', 'CI-IC13', {})
      return because(play, 'not-your-card', 'IW-COMBAT-04', { why: 'hand', card: action.card })
    case 'hit':
      return because(play, 'not-so-many', 'IW-COMBAT-06', { why: 'hit', unit: action.unit })
    case 'remove':
      return because(play, 'out-of-reach', 'CI-08', { unit: action.unit, at: action.at })
    default:
      return null
  }
}
