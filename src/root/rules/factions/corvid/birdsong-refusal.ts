import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { suitOf } from '../../cards'
import { type Play, sideOf } from '../../play'
import { missing } from '../../reasons'
import type { Seat } from '../../vocabulary'
import { plotAt } from './plots'

/** Why there is no plot to turn up in a clearing (ROOT-13.4.2a). */
export function flipRefused(play: Play, seat: Seat, at: number): Refusal {
  const plot = plotAt(play, seat, at)
  if (!plot) return because('no-plot', 'ROOT-13.4.2a', { at })
  return plot.up
    ? because('plot-up', 'ROOT-13.4.2a', { at })
    : because('nobody-there.warrior', 'ROOT-13.4.2a', { seat, at })
}

/** Why a card recruits nobody (ROOT-13.4.3). */
export function recruitRefused(play: Play, seat: Seat, card: string): Refusal | null {
  const absent = missing(play, seat, card, 'ROOT-13.4.3a')
  if (absent) return absent
  if (sideOf(play, seat).supply === 0) return because('no-warriors.supply', 'ROOT-13.4.3b', { seat })
  return because('no-room.suit', 'ROOT-13.4.3a', { suit: suitOf(card) })
}
