import type { Refusal } from '../../../core'
import { because } from '../because'
import { type Moment, moments } from '../card'
import { type Play, sideOf, vagabondAt } from '../play'
import { refreshing } from '../vagabond/refresh'
import type { Seat } from '../vocabulary'
import type { Effect } from './effect'
import { groundEffects } from './ground'
import { orderEffects } from './orders'
import { playerEffects } from './players'

/** Every effect that a seat may use in its turn, in the order in which they are offered. */
const effects: readonly Effect[] = [...playerEffects, ...groundEffects, ...orderEffects, refreshing]

const byMoment: Readonly<Partial<Record<Moment, readonly Effect[]>>> = /* @__PURE__ */ Object.fromEntries(
  moments.map((moment) => [moment, effects.filter((effect) => effect.moment === moment)]),
)

/** The effects that a seat has at a moment and has not used yet; each once in a turn (ROOT-CARD-12). */
function effectsAt(play: Play, seat: Seat, moment: Moment): Effect[] {
  const { crafted } = sideOf(play, seat)
  if (crafted.length === 0 && !vagabondAt(play, seat)) return []
  const { used } = play.state.turn
  return (byMoment[moment] ?? []).filter(
    (effect) => (effect.own || crafted.includes(effect.name)) && !used.includes(effect.name),
  )
}

/** What a seat can use at a moment. */
export const usableAt = (play: Play, seat: Seat, moment: Moment): Effect[] =>
  effectsAt(play, seat, moment).filter((effect) => effect.usable(play, seat))

/** Whether what a seat can use depends on its hand, as far as others can tell. */
export const usesHangOnHand = (play: Play, seat: Seat, moment: Moment): boolean =>
  effectsAt(play, seat, moment).some((effect) => effect.mayBeUsable?.(play, seat))

const whens: Readonly<Partial<Record<Moment, string>>> = {
  'birdsong.start': 'at the start of Birdsong',
  birdsong: 'in Birdsong',
  'birdsong.end': 'at the end of Birdsong',
  'daylight.start': 'at the start of Daylight',
  daylight: 'in Daylight',
  'evening.start': 'at the start of Evening',
}

/** Why an effect cannot be used now. */
export function useRefused(play: Play, seat: Seat, name: string): Refusal {
  const effect = effects.find((each) => each.name === name)
  if (!effect || (effect.own ? !vagabondAt(play, seat) : !sideOf(play, seat).crafted.includes(name)))
    return because('not-crafted', 'ROOT-CARD-12', `${seat} has no effect "${name}" to use in a turn.`)
  const { phase, turn } = play.state
  if (turn.used.includes(name))
    return because('once-a-turn', 'ROOT-CARD-12', `${seat} has used ${name} in this turn already.`)
  return !effect.moment.startsWith(phase) || effect.usable(play, seat)
    ? because('wrong-phase', 'ROOT-CARD-13', `${name} is used ${whens[effect.moment] ?? 'at another moment'}.`)
    : because('no-change', 'ROOT-ENG-06a', `${name} would change nothing now, so it is not offered.`)
}

export function useEffect(play: Play, seat: Seat, name: string): void {
  const effect = effects.find((each) => each.name === name)
  if (!effect) throw new Error(`There is no effect ${name}.`)
  play.state.turn.used.push(name)
  play.emit?.({ type: 'used', seat, effect: name })
  effect.use(play, seat)
}
