import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { suitOf } from '../../cards'
import { suitsFor } from '../../landmarks/suit'
import { type Play, suitAt } from '../../play'
import { unplaceable } from '../../reasons'
import { onMap } from '../../rule'
import type { Seat } from '../../vocabulary'
import { allianceOf } from './board'
import { allianceTracks } from './facts'
import { countFor } from './supporters'
import { canPlaceAfter, isSympathetic, openToSympathy, roomAfter, spreadCost } from './sympathy'

/** What a clearing takes, and what there is of it. */
function lacking(play: Play, seat: Seat, at: number, wanted: number) {
  const suit = suitAt(play, at)
  return { at, wanted, suit, held: countFor(play, seat, at) }
}

/** Why there can be no revolt in a clearing (ROOT-8.4.1). */
export function revoltRefused(play: Play, seat: Seat, at: number): Refusal {
  const suit = suitAt(play, at)
  if (!isSympathetic(play, seat, at)) return because('not-sympathetic', 'ROOT-8.4.1.1', { at })
  if (suitsFor(play, seat, at).length === 0) return because('base-built', 'ROOT-8.4.1.1', { suit })
  if (roomAfter(play, seat, at) <= 0) return because('no-slot.revolt', 'ROOT-8.4.1.3f', { at })
  const blocked = canPlaceAfter(play, seat, at) ? null : unplaceable(play, seat, at)
  return blocked ?? because('not-enough-supporters', 'ROOT-8.4.1.2', lacking(play, seat, at, allianceTracks.revoltCost))
}

/** Why sympathy cannot spread to a clearing (ROOT-8.4.2). */
export function spreadRefused(play: Play, seat: Seat, at: number): Refusal {
  if (isSympathetic(play, seat, at)) return because('sympathetic-already', 'ROOT-8.2.5.1', { at })
  const lying = onMap(play, seat, 'sympathy')
  if (lying >= allianceTracks.points.length) return because('no-token', 'ROOT-8.4.2.1a')
  const blocked = unplaceable(play, seat, at)
  if (blocked) return blocked
  if (!openToSympathy(play, seat).includes(at)) return because('not-adjacent.sympathy', 'ROOT-8.4.2.1a', { at })
  const wanted = spreadCost(play, seat, at)
  const martial = wanted > (allianceTracks.cost[lying] ?? wanted)
  return martial
    ? because('martial-law', 'ROOT-8.4.2.2.1a', lacking(play, seat, at, wanted))
    : because('not-enough-supporters', 'ROOT-8.4.2.2a', lacking(play, seat, at, wanted))
}

/** Why this supporter is not spent for a clearing. */
export function supporterRefused(play: Play, seat: Seat, at: number, card: string): Refusal {
  const law = 'ROOT-8.2.3a'
  if (!allianceOf(play, seat).supporters.includes(card)) return because('no-such-supporter', law, { card })
  return because('wrong-suit.card', law, { at, suit: suitAt(play, at), card, own: suitOf(card) })
}
