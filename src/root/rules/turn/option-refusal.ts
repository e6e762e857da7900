import type { Refusal } from '../../../core'
import { because } from '../because'
import type { Action } from '../chapters'
import { dominanceRefused } from '../dominance-refusal'
import { useRefused } from '../effects'
import { landmarkOffers } from '../landmarks/offers'
import { type Play, rulesOf, sideOf } from '../play'
import { isPresent } from '../rule'
import type { Seat } from '../vocabulary'
import { closedPathOf, hirelingOffers } from './options'

/** Why a closed path cannot be opened (ROOT-C.3.3). */
function pathRefused(play: Play, seat: Seat, from: number, to: number): Refusal | null {
  const { state, ground } = play
  const path = closedPathOf(ground, { from, to })
  if (path < 0) return because('no-path', 'ROOT-C.3.1', { from, to })
  if (!state.closed.includes(path)) return because('open-already', 'ROOT-C.3.3c', { from, to })
  if (state.turn.used.includes('open-path')) return because('once-a-turn.path', 'ROOT-C.3.3a', { seat })
  if (![from, to].some((at) => isPresent(play, seat, at)))
    return because('nobody-there.ends', 'ROOT-C.3.3b', { seat, from, to })
  return sideOf(play, seat).hand.length === 0 ? because('no-card.path', 'ROOT-C.3.3a', { seat }) : null
}

/** Why something that every faction may do between its actions cannot be done (ROOT-ENG-12, ROOT-ENG-16). */
export function optionRefused(play: Play, seat: Seat, action: Action): Refusal | null {
  const { phase } = play.state
  if (action.type === 'use')
    return useRefused(play, seat, action.effect, phase === 'birdsong' || phase === 'daylight' ? phase : null)
  for (const owner of play.state.seats) {
    const refused = owner === seat ? null : rulesOf(play, owner).offer?.refused(play, owner, seat, action)
    if (refused) return refused
  }
  for (const offer of [...hirelingOffers(play), ...landmarkOffers]) {
    const refused = offer.refused(play, seat, action)
    if (refused) return refused
  }
  if (phase !== 'daylight') return null
  return action.type === 'open-path'
    ? pathRefused(play, seat, action.from, action.to)
    : dominanceRefused(play, seat, action)
}
