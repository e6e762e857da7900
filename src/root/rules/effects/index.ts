import type { Refusal } from '../../../core'
import { type Moment, moments } from '../card'
import type { HirelingRules } from '../hirelings/hireling'
import { type Play, rulesOf, rulesOfHireling, sideOf } from '../play'
import type { Seat } from '../vocabulary'
import type { Effect } from './effect'
import { groundEffects } from './ground'
import { orderEffects } from './orders'
import { playerEffects } from './players'
import { whyUnused } from './use-refusal'

/** Every effect of a card that a seat may use in its turn, in the order in which they are offered; then its faction's own. */
export const cardEffects: readonly Effect[] = [...playerEffects, ...groundEffects, ...orderEffects]

const byMoment: Readonly<Partial<Record<Moment, readonly Effect[]>>> = /* @__PURE__ */ Object.fromEntries(
  moments.map((moment) => [moment, cardEffects.filter((effect) => effect.moment === moment)]),
)

const none: readonly Effect[] = []

/** Effects that a seat has besides those of its cards: of its faction, and of the hirelings that it controls (ROOT-E.2). */
function effectsBeside(play: Play, seat: Seat): readonly Effect[] {
  const own = rulesOf(play, seat).effects ?? none
  const { hirelings } = play.state
  // Asked for each question of a turn, and most seats have no hirelings.
  if (!hirelings.some(({ controller }) => controller === seat)) return own
  const beside = [...own]
  for (const { hireling, controller } of hirelings)
    if (controller === seat) beside.push(...(rulesOfHireling(play, hireling).effects ?? none))
  return beside
}

/** The effects that a seat has at a moment and has not used yet; each once in a turn (ROOT-CARD-12). */
function effectsAt(play: Play, seat: Seat, moment: Moment): readonly Effect[] {
  const { crafted } = sideOf(play, seat)
  const beside = effectsBeside(play, seat)
  if (crafted.length === 0 && beside.length === 0) return none
  const { used } = play.state.turn
  const found: Effect[] = []
  if (crafted.length > 0)
    for (const effect of byMoment[moment] ?? none)
      if (crafted.includes(effect.name) && !used.includes(effect.name)) found.push(effect)
  for (const effect of beside) if (effect.moment === moment && !used.includes(effect.name)) found.push(effect)
  return found
}

/** What a seat can use at a moment. */
export function usableAt(play: Play, seat: Seat, moment: Moment): readonly Effect[] {
  const effects = effectsAt(play, seat, moment)
  return effects.length === 0 ? none : effects.filter((effect) => effect.usable(play, seat))
}

/** Whether what a seat can use depends on its hand, as far as others can tell. */
export const usesHangOnHand = (play: Play, seat: Seat, moment: Moment): boolean =>
  effectsAt(play, seat, moment).some((effect) => effect.mayBeUsable?.(play, seat))

const byName: ReadonlyMap<string, Effect> = /* @__PURE__ */ new Map(cardEffects.map((effect) => [effect.name, effect]))

/** An effect of a card, or of any faction or hireling. */
const findEffect = ({ factions, hirelings }: Play, name: string): Effect | undefined =>
  byName.get(name) ??
  [...Object.values(factions), ...Object.values<HirelingRules>(hirelings)]
    .flatMap(({ effects = [] }) => effects)
    .find((each) => each.name === name)

/** Why a seat cannot use an effect now; in a moment that is `null` none can be used. */
export const useRefused = (play: Play, seat: Seat, name: string, moment: Moment | null): Refusal | null =>
  whyUnused(play, seat, name, findEffect(play, name), effectsBeside(play, seat), moment)

export function useEffect(play: Play, seat: Seat, name: string): void {
  const effect =
    byName.get(name) ?? effectsBeside(play, seat).find((each) => each.name === name) ?? findEffect(play, name)
  if (!effect) throw new Error(`There is no effect ${name}.`)
  if (!effect.often) play.state.turn.used.push(name)
  play.emit?.({ type: 'used', seat, effect: name })
  effect.use(play, seat)
}
