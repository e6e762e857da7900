import type { Random } from '../../../core'
import { soloCards } from '../data/solo-cards'
import { soloGroups } from '../numbers'

/** The cards of the Empire that come after those that were opened; the next is the last (DAI-SOLO-04). */
export function dealStack(opened: readonly string[], random: Random): string[] {
  return soloGroups
    .flatMap(({ rounds, count }) => {
      const group = soloCards.filter((card) => card.rounds[0] === rounds[0]).map(({ id }) => id)
      const seen = group.filter((id) => opened.includes(id)).length
      return random.sample(
        group.filter((id) => !opened.includes(id)),
        count - seen,
      )
    })
    .reverse()
}
