import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { type Play, sideOf } from '../../play'
import { hasMarker } from '../../score'
import type { Minister, Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { buildRefused } from './build-refusal'
import { court } from './facts'
import { isModel } from './ministers'

const notSwayed = (play: Play, seat: Seat, minister: Minister, law: string): Refusal | null =>
  duchyOf(play, seat).swayed.includes(minister) ? null : because('not-swayed', law, { minister })

/** Why a minister has nothing to do. */
function idle(play: Play, seat: Seat, minister: Minister): Refusal | null {
  const onlyScores = minister === 'banker' || court[minister].rank === 'lord'
  if (onlyScores && !hasMarker(play, seat)) return because('no-marker', 'ROOT-3.3.1a', { seat })
  switch (minister) {
    case 'foremole':
      return buildRefused(play, seat, true)
    case 'captain':
      return because('nobody-to-battle.duchy', 'ROOT-12.5.2.2')
    case 'marshal':
      return because('nothing-can-move.duchy', 'ROOT-12.5.2.3')
    case 'brigadier':
      return because('nothing-can-move.duchy', 'ROOT-12.5.2.4')
    case 'banker':
      return sideOf(play, seat).hand.length === 0 ? because('no-card.hand', 'ROOT-12.5.2.5a', { seat }) : null
    case 'mayor':
      return because('no-model.none', 'ROOT-12.5.2.6a')
    case 'duchess-of-mud':
      return because('tunnels-missing', 'ROOT-12.5.2.7')
    case 'baron-of-dirt':
      return because('none-built', 'ROOT-12.5.2.8', { minister, piece: 'market' })
    case 'earl-of-stone':
      return because('none-built', 'ROOT-12.5.2.9', { minister, piece: 'citadel' })
  }
}

/** Why a minister cannot act. */
export const ministerRefused = (
  play: Play,
  seat: Seat,
  acted: readonly Minister[],
  minister: Minister,
): Refusal | null =>
  notSwayed(play, seat, minister, 'ROOT-12.5.2a') ??
  (acted.includes(minister) ? because('acted-already', 'ROOT-12.5.2a', { minister }) : null) ??
  idle(play, seat, minister)

/** Why the Mayor cannot take the action of a minister. */
export function modelRefused(play: Play, seat: Seat, minister: Minister): Refusal | null {
  const law = 'ROOT-12.5.2.6a'
  if (!isModel(minister)) return because('no-model.other', law, { minister })
  return notSwayed(play, seat, minister, law) ?? idle(play, seat, minister)
}
