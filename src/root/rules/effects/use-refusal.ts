import type { Refusal } from '../../../core'
import { because } from '../because'
import type { Moment } from '../card'
import { cardOf, isCard } from '../cards'
import { has, type Play, sideOf } from '../play'
import { isTimed } from '../refusals/effects'
import { isHireling, type Seat } from '../vocabulary'
import type { Effect } from './effect'

/** A name that belongs to no effect of a turn. */
function noEffect(play: Play, seat: Seat, name: string): Refusal {
  const card = isCard(name) ? cardOf(name) : null
  if (card?.kind !== 'persistent') return because('no-such-effect', 'ROOT-4.1.3a', { effect: name })
  if (!has(play, seat, name)) return notCrafted(seat, name)
  return isTimed(card.when)
    ? because('wrong-phase.effect', 'ROOT-CARD-13', { effect: name, moment: card.when })
    : because('works-by-itself', 'ROOT-4.1.3b', { effect: name })
}

const notCrafted = (seat: Seat, effect: string): Refusal =>
  because('not-crafted.effect', 'ROOT-CARD-12', { effect, seat })

/** Why an effect cannot be used: it is not there, it is not the moment, it was used, or it would change nothing. */
export function whyUnused(
  play: Play,
  seat: Seat,
  name: string,
  effect: Effect | undefined,
  beside: readonly Effect[],
  moment: Moment | null,
): Refusal | null {
  if (!effect) return noEffect(play, seat, name)
  const isTheirs = sideOf(play, seat).crafted.includes(name) || beside.includes(effect)
  if (!isTheirs) return notCrafted(seat, name)
  if (play.state.turn.used.includes(name)) return because('once-a-turn.effect', 'ROOT-CARD-12', { effect: name })
  if (effect.moment !== moment)
    return because('wrong-phase.effect', 'ROOT-CARD-13', { effect: name, moment: effect.moment })
  return isHireling(effect.name)
    ? because('idle-hireling', 'ROOT-ENG-06a', { seat: effect.name })
    : because('no-change', 'ROOT-ENG-06a', { effect: effect.name })
}
