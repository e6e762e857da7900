import { frozen } from '../../../core'
import type { CombatBonus } from '../card'
import type { Play } from '../play'

const stances = /* @__PURE__ */ frozen({
  expansive: { damage: 1 },
  aggressive: { dominance: 1 },
  defensive: { defense: 1 },
})

/** What the bot adds to its side of a combat that begins now: its stance (IB-04), or the Spirits (WB-04, WB-20). */
export function botBonus({ state: { solo } }: Play): CombatBonus {
  if (!solo) return {}
  if (solo.stance) return stances[solo.stance]
  if (solo.spirits === 0) return {}
  return solo.side === 'exalted' ? { defense: 1, dominance: 1 } : { damage: 1, dominance: 1 }
}
