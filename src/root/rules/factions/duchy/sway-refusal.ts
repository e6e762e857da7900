import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { type Play, sideOf } from '../../play'
import { missing } from '../../reasons'
import type { Minister, Seat } from '../../vocabulary'
import { duchyOf } from './board'
import { court, ranked } from './facts'
import { matched } from './matching'

/** Why a minister cannot be swayed. */
export function swayRefused(play: Play, seat: Seat, minister: Minister): Refusal {
  const { swayed, crowns } = duchyOf(play, seat)
  const { rank } = court[minister]
  if (swayed.includes(minister)) return because('swayed-already', 'ROOT-12.5.3.1', { minister })
  if (crowns[rank] === 0) return because('no-crown', 'ROOT-12.5.3.1', { minister, rank })
  const found = matched(play, seat, sideOf(play, seat).hand)
  return because('too-few-cards', 'ROOT-12.5.3.2a', { minister, wanted: ranked[rank].cards, found })
}

/** Why a card does not sway anybody. */
export const revealRefused = (play: Play, seat: Seat, card: string): Refusal =>
  missing(play, seat, card, 'ROOT-12.5.3.2a') ?? because('no-clearing-left', 'ROOT-12.5.3.2a', { card })
