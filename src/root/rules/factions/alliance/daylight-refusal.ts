import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { suitOf } from '../../cards'
import { type Play, sideOf } from '../../play'
import { missing, unplaceable } from '../../reasons'
import { buildingsAt, warriorsAt } from '../../rule'
import type { Seat } from '../../vocabulary'
import { basesOnMap } from './supporters'
import { isSympathetic } from './sympathy'

/** Why a card trains nobody (ROOT-8.5.3). */
export function trainRefused(play: Play, seat: Seat, card: string): Refusal {
  const absent = missing(play, seat, card, 'ROOT-8.5.3a')
  if (absent) return absent
  if (sideOf(play, seat).supply === 0) return because('no-warriors.supply', 'ROOT-8.5.3b', { seat })
  const suit = suitOf(card)
  return suit === 'bird'
    ? because('no-base.none', 'ROOT-8.5.3a')
    : because('no-base.suit', 'ROOT-8.5.3a', { suit, card })
}

/** Why an operation cannot be taken (ROOT-8.6.1). */
export function operationRefused(play: Play, seat: Seat, what: string): Refusal {
  switch (what) {
    case 'move':
      return because('nothing-can-move.alliance', 'ROOT-8.6.1.1')
    case 'battle':
      return because('nobody-to-battle.alliance', 'ROOT-8.6.1.2')
    case 'recruit':
      if (basesOnMap(play, seat) === 0) return because('no-base.none', 'ROOT-8.6.1.3')
      return sideOf(play, seat).supply === 0
        ? because('no-warriors.supply', 'ROOT-8.6.1.3', { seat })
        : because('no-room.base', 'ROOT-8.6.1.3')
    case 'organize':
      return because('nowhere', 'ROOT-8.6.1.4b')
    default:
      return because('no-such-act.alliance', 'ROOT-8.6.1a', { act: what })
  }
}

/** Why it cannot be taken there. */
export function placeRefused(play: Play, seat: Seat, what: 'recruit' | 'organize', at: number): Refusal | null {
  if (what === 'recruit' && buildingsAt(play, seat, at) === 0)
    return because('no-base.clearing', 'ROOT-8.6.1.3', { at })
  if (what === 'organize' && warriorsAt(play, seat, at) === 0)
    return because('nobody-there.alliance', 'ROOT-8.6.1.4a', { at })
  if (what === 'organize' && isSympathetic(play, seat, at))
    return because('sympathetic-already', 'ROOT-8.2.5.1', { at })
  return unplaceable(play, seat, at)
}
