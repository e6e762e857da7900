import type { Refusal } from '../../../core'
import { many } from '../../../toolkit'
import { because } from '../because'
import { suitOf } from '../cards'
import type { Action } from '../chapters'
import { allianceBoard } from '../data/factions'
import { allianceOf, type Play, suitAt } from '../play'
import { unplaceable } from '../reasons'
import { onMap } from '../rule'
import type { Seat } from '../vocabulary'
import { baseKind, matching } from './supporters'
import { canPlaceAfter, isSympathetic, openToSympathy, roomAfter, spreadCost } from './sympathy'

const tooFew = (play: Play, seat: Seat, at: number, wanted: number, code: string, law: string): Refusal => {
  const suit = suitAt(play, at)
  const held = matching(play, seat, suit).length
  return because(code, law, `Clearing ${at} takes ${many(wanted, `${suit} or bird supporter`)}; the stack has ${held}.`)
}

/** Why there can be no revolt in a clearing (ROOT-8.4.1). */
function risingRefused(play: Play, seat: Seat, at: number): Refusal {
  const suit = suitAt(play, at)
  if (!isSympathetic(play, seat, at))
    return because('not-sympathetic', 'ROOT-8.4.1.1', `There is no sympathy token in clearing ${at}.`)
  if (onMap(play, seat, baseKind[suit]) > 0)
    return because('base-built', 'ROOT-8.4.1.1', `The ${suit} base is on the map already.`)
  if (roomAfter(play, seat, at) <= 0)
    return because('no-slot', 'ROOT-8.4.1.3f', `Even after the revolt clearing ${at} would have no open slot.`)
  const blocked = canPlaceAfter(play, seat, at) ? null : unplaceable(play, seat, at)
  return blocked ?? tooFew(play, seat, at, allianceBoard.revoltCost, 'not-enough-supporters', 'ROOT-8.4.1.2')
}

/** Why sympathy cannot spread to a clearing (ROOT-8.4.2). */
function spreadingRefused(play: Play, seat: Seat, at: number): Refusal {
  if (isSympathetic(play, seat, at))
    return because('sympathetic-already', 'ROOT-8.2.5.1', `There is a sympathy token in clearing ${at} already.`)
  const lying = onMap(play, seat, 'sympathy')
  if (lying >= allianceBoard.points.length)
    return because('no-token', 'ROOT-8.4.2.1a', 'All sympathy tokens are on the map.')
  const blocked = unplaceable(play, seat, at)
  if (blocked) return blocked
  if (!openToSympathy(play, seat).includes(at))
    return because('not-adjacent', 'ROOT-8.4.2.1a', `No clearing with sympathy is adjacent to clearing ${at}.`)
  const wanted = spreadCost(play, seat, at)
  const martial = wanted > (allianceBoard.cost[lying] ?? wanted)
  return martial
    ? tooFew(play, seat, at, wanted, 'martial-law', 'ROOT-8.4.2.2.1a')
    : tooFew(play, seat, at, wanted, 'not-enough-supporters', 'ROOT-8.4.2.2a')
}

export const revoltRefused = (play: Play, seat: Seat, action: Action): Refusal | null =>
  action.type === 'revolt' ? risingRefused(play, seat, action.at) : null

export function spreadRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'revolt')
    return because('revolts-over', 'ROOT-8.4.1a', 'Sympathy spreads now: the revolts of this turn are over.')
  return action.type === 'spread' ? spreadingRefused(play, seat, action.at) : null
}

/** Why this supporter is not spent for a clearing. */
export function supporterRefused(play: Play, seat: Seat, at: number, action: Action): Refusal | null {
  if (action.type !== 'supporter') return null
  const { card } = action
  const law = 'ROOT-8.2.3a'
  if (!allianceOf(play, seat).supporters.includes(card))
    return because('no-such-supporter', law, `The card ${card} is not among the supporters.`)
  return because(
    'wrong-suit',
    law,
    `Clearing ${at} is a ${suitAt(play, at)} clearing, and ${card} is a ${suitOf(card)} card.`,
  )
}
