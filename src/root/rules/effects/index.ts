import type { Moment } from '../card'
import { type Play, sideOf } from '../play'
import { refreshing } from '../vagabond/refresh'
import type { Seat } from '../vocabulary'
import type { Effect } from './effect'
import { groundEffects } from './ground'
import { orderEffects } from './orders'
import { playerEffects } from './players'

/** Every effect that a seat may use in its turn, in the order in which they are offered. */
const effects: readonly Effect[] = [...playerEffects, ...groundEffects, ...orderEffects, refreshing]

/** What a seat can use at a moment; each once in a turn (ROOT-CARD-12). */
export function usableAt(play: Play, seat: Seat, moment: Moment): Effect[] {
  const { crafted, board } = sideOf(play, seat)
  if (crafted.length === 0 && board.faction !== 'vagabond' && board.faction !== 'vagabond2') return []
  const { used } = play.state.turn
  return effects.filter(
    (effect) =>
      effect.moment === moment &&
      (effect.own || crafted.includes(effect.name)) &&
      !used.includes(effect.name) &&
      effect.usable(play, seat),
  )
}

export function useEffect(play: Play, seat: Seat, name: string): void {
  const effect = effects.find((each) => each.name === name)
  if (!effect) throw new Error(`There is no effect ${name}.`)
  play.state.turn.used.push(name)
  play.emit?.({ type: 'used', seat, effect: name })
  effect.use(play, seat)
}
