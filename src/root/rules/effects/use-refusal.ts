import type { Refusal } from '../../../core'
import { because } from '../because'
import type { Moment } from '../card'
import { cardOf, isCard } from '../cards'
import { has, type Play, sideOf, vagabondAt } from '../play'
import type { Seat } from '../vocabulary'
import type { Effect } from './effect'

/** When an effect is used, to end the sentence "… is used". */
const times: Readonly<Partial<Record<Moment, string>>> = {
  'birdsong.start': 'at the start of Birdsong',
  birdsong: 'in Birdsong',
  'birdsong.end': 'at the end of Birdsong',
  'daylight.start': 'at the start of Daylight',
  daylight: 'in Daylight',
  'evening.start': 'at the start of Evening',
  evening: 'with the draw of Evening',
  'battle.effects': 'in a battle, after the roll',
}

/** A name that belongs to no effect of a turn. */
function noEffect(play: Play, seat: Seat, name: string): Refusal {
  const card = isCard(name) ? cardOf(name) : null
  if (card?.kind !== 'persistent')
    return because('no-such-effect', 'ROOT-4.1.3a', `There is no persistent effect ${name}.`)
  if (!has(play, seat, name)) return notCrafted(seat, card.name)
  const time = card.when === null ? undefined : times[card.when]
  return time === undefined
    ? because('works-by-itself', 'ROOT-4.1.3b', `${card.name} is not used: it works by itself.`)
    : because('wrong-phase', 'ROOT-CARD-13', `${card.name} is used ${time}, and not now.`)
}

const notCrafted = (seat: Seat, name: string): Refusal =>
  because('not-crafted', 'ROOT-CARD-12', `${name} does not lie in the play area of ${seat}.`)

/** Why an effect cannot be used: it is not there, it is not the moment, it was used, or it would change nothing. */
export function whyUnused(
  play: Play,
  seat: Seat,
  name: string,
  effect: Effect | undefined,
  moment: Moment | null,
): Refusal | null {
  if (!effect) return noEffect(play, seat, name)
  const title = effect.own ? 'Refresh' : cardOf(name).name
  if (effect.own ? !vagabondAt(play, seat) : !sideOf(play, seat).crafted.includes(name)) return notCrafted(seat, title)
  if (play.state.turn.used.includes(name))
    return because('once-a-turn', 'ROOT-CARD-12', `${title} has been used in this turn already.`)
  if (effect.moment !== moment)
    return because('wrong-phase', 'ROOT-CARD-13', `${title} is used ${times[effect.moment]}, and not now.`)
  return because('no-change', 'ROOT-ENG-06a', `${title} would change nothing: ${effect.idle}.`)
}
