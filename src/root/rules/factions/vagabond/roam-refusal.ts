import type { Refusal } from '../../../../core'
import { because } from '../../because'
import { wayRefused } from '../../moving/way-refusal'
import type { Play } from '../../play'
import { warriorsAt } from '../../rule'
import type { Seat } from '../../vocabulary'
import { vagabondOf } from './board'
import { allied } from './hostility'

/** Why the pawn cannot go to a clearing. */
export function roamRefused(
  play: Play,
  seat: Seat,
  to: { readonly at: number; readonly ferry?: boolean },
): Refusal | null {
  const { clearing, forest } = vagabondOf(play, seat)
  if (clearing > 0) {
    const way = wayRefused(play, seat, clearing, to)
    if (way) return way
  } else {
    if (to.ferry === true) return because('ferry-elsewhere.forest', 'ROOT-C.2.5a')
    if (play.state.scorched.includes(to.at)) return because('scorched.way', 'ROOT-D.6.2b', { at: to.at })
    const near = play.ground.forests[forest]
    if (near && !near.clearings.includes(to.at))
      return because('not-adjacent.forest', 'ROOT-2.4.1a', { forest: near.id, at: to.at })
  }
  return because('no-second-boot.clearing', 'ROOT-9.2.9.3.2', { at: to.at, seat })
}

/** Why the pawn cannot slip into a forest (ROOT-9.4.2). */
export function slipRefused(play: Play, seat: Seat, forest: string, slip: boolean): Refusal {
  const { ground } = play
  const { clearing, forest: own } = vagabondOf(play, seat)
  if (!slip) return because('no-forest', 'ROOT-9.5.1a')
  if (!ground.forests.some(({ id }) => id === forest)) return because('no-such-forest', 'ROOT-9.4.2a', { forest })
  if (ground.forests[own]?.id === forest) return because('same-forest', 'ROOT-9.4.2a', { seat, forest })
  return clearing > 0
    ? because('not-adjacent.forest', 'ROOT-2.4.1a', { forest, at: clearing })
    : because('not-adjacent.forests', 'ROOT-2.4.1b', { forest, from: ground.forests[own]?.id ?? '' })
}

/** Why a faction's warriors do not go along or fight along: it must be Allied and stand there. */
export function allyRefused(play: Play, seat: Seat, ally: Seat, at: number, rule: string): Refusal | null {
  if (vagabondOf(play, seat).relations[ally] !== allied) return because('not-allied', rule, { other: ally, seat })
  return warriorsAt(play, ally, at) === 0 ? because('nobody-there.warrior', rule, { seat: ally, at }) : null
}
