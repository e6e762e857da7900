import type { Refusal } from '../../../core'
import { type Moment, moments } from '../card'
import { refreshing } from '../factions/vagabond/refresh'
import { type Play, sideOf, vagabondAt } from '../play'
import type { Seat } from '../vocabulary'
import type { Effect } from './effect'
import { groundEffects } from './ground'
import { orderEffects } from './orders'
import { playerEffects } from './players'
import { whyUnused } from './use-refusal'

/** Every effect that a seat may use in its turn, in the order in which they are offered. */
const effects: readonly Effect[] = [...playerEffects, ...groundEffects, ...orderEffects, refreshing]

export const effectNames: readonly string[] = /* @__PURE__ */ effects.map(({ name }) => name)

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

/** Why a seat cannot use an effect now; in a moment that is `null` none can be used. */
export const useRefused = (play: Play, seat: Seat, name: string, moment: Moment | null): Refusal | null =>
  whyUnused(
    play,
    seat,
    name,
    effects.find((each) => each.name === name),
    moment,
  )

export function useEffect(play: Play, seat: Seat, name: string): void {
  const effect = effects.find((each) => each.name === name)
  if (!effect) throw new Error(`There is no effect ${name}.`)
  play.state.turn.used.push(name)
  play.emit?.({ type: 'used', seat, effect: name })
  effect.use(play, seat)
}
