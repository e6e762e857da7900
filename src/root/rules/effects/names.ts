import { factionRules } from '../factions/rules'
import { cardEffects } from '.'

/** Every effect that a seat may use in its turn; the factions' own come last. */
export const effectNames: readonly string[] = /* @__PURE__ */ [
  ...new Set(
    [...cardEffects, ...Object.values(factionRules).flatMap(({ effects = [] }) => effects)].map(({ name }) => name),
  ),
]
