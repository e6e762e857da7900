import type { Refusal } from '../../../core'
import { because } from '../because'
import { wayRefused } from '../moving/way-refusal'
import { type Play, vagabondOf } from '../play'
import { warriorsAt } from '../rule'
import type { Seat } from '../vocabulary'
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
    if (to.ferry === true) return because('ferry-elsewhere', 'ROOT-C.2.5a', 'The Ferry takes nobody out of a forest.')
    if (play.state.scorched.includes(to.at))
      return because('scorched', 'ROOT-D.6.2b', `Clearing ${to.at} is scorched: nothing can be moved into it.`)
    const near = play.ground.forests[forest]
    if (near && !near.clearings.includes(to.at))
      return because('not-adjacent', 'ROOT-2.4.1a', `Forest ${near.id} does not touch clearing ${to.at}.`)
  }
  return because(
    'no-second-boot',
    'ROOT-9.2.9.3.2',
    `Warriors of a Hostile faction are in clearing ${to.at}: moving there costs ${seat} one boot more than it has ready.`,
  )
}

/** Why the pawn cannot slip into a forest (ROOT-9.4.2). */
export function slipRefused(play: Play, seat: Seat, forest: string, slip: boolean): Refusal {
  const { ground } = play
  const { clearing, forest: own } = vagabondOf(play, seat)
  if (!slip) return because('no-forest', 'ROOT-9.5.1a', 'A move leads into no forest; that is for Slip in Birdsong.')
  if (!ground.forests.some(({ id }) => id === forest))
    return because('no-such-forest', 'ROOT-9.4.2a', `There is no forest ${forest} on this map.`)
  if (ground.forests[own]?.id === forest)
    return because('same-forest', 'ROOT-9.4.2a', `The pawn of ${seat} is in forest ${forest} already.`)
  return clearing > 0
    ? because('not-adjacent', 'ROOT-2.4.1a', `Forest ${forest} does not touch clearing ${clearing}.`)
    : because('not-adjacent', 'ROOT-2.4.1b', `Forest ${forest} is not adjacent to forest ${ground.forests[own]?.id}.`)
}

/** Why a faction's warriors do not go along or fight along: it must be Allied and stand there. */
export function allyRefused(play: Play, seat: Seat, ally: Seat, at: number, rule: string): Refusal | null {
  if (vagabondOf(play, seat).relations[ally] !== allied)
    return because('not-allied', rule, `${ally} is not Allied with ${seat}.`)
  return warriorsAt(play, ally, at) === 0
    ? because('nobody-there', rule, `${ally} has no warrior in clearing ${at}.`)
    : null
}
