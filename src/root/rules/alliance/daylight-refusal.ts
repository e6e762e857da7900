import type { Refusal } from '../../../core'
import { because } from '../because'
import { suitOf } from '../cards'
import type { Action } from '../chapters'
import { craftRefused } from '../craft-refusal'
import { type Play, sideOf } from '../play'
import { missing, unplaceable } from '../reasons'
import { buildingsAt, warriorsAt } from '../rule'
import type { Seat } from '../vocabulary'
import { basesOnMap } from './supporters'
import { isSympathetic } from './sympathy'

/** Why a card trains nobody (ROOT-8.5.3). */
function trainRefused(play: Play, seat: Seat, card: string): Refusal {
  const absent = missing(play, seat, card, 'ROOT-8.5.3a')
  if (absent) return absent
  if (sideOf(play, seat).supply === 0)
    return because('no-warriors', 'ROOT-8.5.3b', `${seat} has no warrior in the supply.`)
  const suit = suitOf(card)
  return suit === 'bird'
    ? because('no-base', 'ROOT-8.5.3a', 'There is no base on the map.')
    : because('no-base', 'ROOT-8.5.3a', `The ${suit} base is not on the map, so ${card} trains nobody.`)
}

export function daylightRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  switch (action.type) {
    case 'craft':
      return craftRefused(play, seat, action.card)
    case 'train':
      return trainRefused(play, seat, action.card)
    case 'mobilize':
      return missing(play, seat, action.card, 'ROOT-8.5.2a')
    default:
      return null
  }
}

/** Why an operation cannot be taken (ROOT-8.6.1). */
export function operationRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'act') return null
  switch (action.what) {
    case 'move':
      return because('nothing-can-move', 'ROOT-8.6.1.1', 'No warrior of the Alliance can move anywhere.')
    case 'battle':
      return because(
        'nobody-to-battle',
        'ROOT-8.6.1.2',
        'There is no clearing with warriors of the Alliance and an enemy.',
      )
    case 'recruit':
      if (basesOnMap(play, seat) === 0) return because('no-base', 'ROOT-8.6.1.3', 'There is no base on the map.')
      return sideOf(play, seat).supply === 0
        ? because('no-warriors', 'ROOT-8.6.1.3', `${seat} has no warrior in the supply.`)
        : because('no-room', 'ROOT-8.6.1.3', 'Nothing can be placed in any clearing with a base.')
    case 'organize':
      return because(
        'nowhere',
        'ROOT-8.6.1.4b',
        'There is no unsympathetic clearing with a warrior of the Alliance where a token can be placed.',
      )
    default:
      return because('no-such-act', 'ROOT-8.6.1a', `The Alliance has no operation "${action.what}".`)
  }
}

/** Why it cannot be taken there. */
export function placeRefused(play: Play, seat: Seat, what: 'recruit' | 'organize', action: Action): Refusal | null {
  if (action.type !== 'place') return null
  const { at } = action
  if (what === 'recruit' && buildingsAt(play, seat, at) === 0)
    return because('no-base', 'ROOT-8.6.1.3', `There is no base in clearing ${at}.`)
  if (what === 'organize' && warriorsAt(play, seat, at) === 0)
    return because('nobody-there', 'ROOT-8.6.1.4a', `There is no warrior of the Alliance in clearing ${at}.`)
  if (what === 'organize' && isSympathetic(play, seat, at))
    return because('sympathetic-already', 'ROOT-8.2.5.1', `There is a sympathy token in clearing ${at} already.`)
  return unplaceable(play, seat, at)
}
