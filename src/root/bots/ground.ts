import { canPlace, openSlots, rules, warriorsAt } from '../rules/rule'
import { clearings } from '../rules/vocabulary'
import { type Sight, structuresAt } from './sight'
import { threatAt } from './survey'

/** The expected loss of badly guarded pieces, in pieces. */
export function exposed(sight: Sight): number {
  let lost = 0
  for (const at of clearings) {
    const structures = structuresAt(sight, sight.me, at)
    if (structures === 0) continue
    const threat = threatAt(sight, at)
    lost += (structures * threat) / (threat + 2 + 2 * warriorsAt(sight, sight.me, at))
  }
  return lost
}

/** Clearings where something can be built. */
export function sites(sight: Sight): number {
  let count = 0
  for (const at of clearings)
    if (openSlots(sight, at) > 0 && rules(sight, sight.me, at) && canPlace(sight, sight.me, at)) count++
  return count
}
