import { frozen } from '../../../core'
import type { CombatBonus } from '../card'
import type { Play } from '../play'

const bonuses = /* @__PURE__ */ frozen({
  expansive: { damage: 1 },
  aggressive: { dominance: 1 },
  defensive: { defense: 1 },
  disruptive: { damage: 1, dominance: 1 },
  exalted: { defense: 1, dominance: 1 },
  none: {},
})

/** The bot's bonus in a combat that begins now: by its stance (IB-04), or by the Spirits (WB-04, WB-20). */
export function botBonus({ state: { solo } }: Play): CombatBonus {
  if (!solo) return bonuses.none
  if (solo.stance) return bonuses[solo.stance]
  if (solo.spirits === 0) return bonuses.none
  return solo.side === 'exalted' ? bonuses.exalted : bonuses.disruptive
}
