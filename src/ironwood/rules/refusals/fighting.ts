import type { Refusal } from '../../../core'
import type { ActionOf } from '../action'
import type { AttackTask } from '../combat/attack'
import type { WagerTask } from '../combat/wager'
import { fightersOn, forestId, warbandOn } from '../components'
import { isSpecial } from '../piles'
import { type Play, sideOf } from '../play'
import { because } from './because'

/** Why a battle cannot be fought there. */
export function attackRefused(
  play: Play,
  { seat, ferrum, forest: only }: AttackTask,
  { from, to }: ActionOf<'attack'>,
): Refusal {
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
  if (ferrum && mountain !== board.ferrum) return because(play, 'not-ferrum', 'IW-KEY-02', {})
  if (only !== null && only !== forest) {
    const why = seat === 'woodwalkers' ? 'attack-from' : 'attack-on'
    return because(play, 'wrong-place', 'CI-04', { why, at: forestId(play, only) })
  }
  return because(play, 'no-target', 'IW-COMBAT-01', { at: to })
}

/** Why a card cannot be wagered. */
export function wagerRefused(play: Play, { seat }: WagerTask, { card }: ActionOf<'wager'>): Refusal | null {
  if (card === null) return null
  if (sideOf(play, seat).hand.includes(card) && isSpecial(play, card))
    return because(play, 'no-special-wager', 'CI-IC13', {})
  return because(play, 'not-your-card', 'IW-COMBAT-04', { why: 'hand', card })
}

/** Why damage cannot remove such a unit. */
export const hitRefused = (play: Play, _task: unknown, { unit }: ActionOf<'hit'>): Refusal =>
  because(play, 'not-so-many', 'IW-COMBAT-06', { why: 'hit', unit })

/** Why a unit cannot be removed there. */
export const removeRefused = (play: Play, _task: unknown, { unit, at }: ActionOf<'remove'>): Refusal =>
  because(play, 'out-of-reach', 'CI-08', { unit, at })
