import type { Random } from '../../../core'
import { type Boxed, soloGroupOf } from '../box'
import { soloGroups } from '../numbers'

/** The cards of the Empire that come after those that were opened; the next is the last (DAI-SOLO-04). */
export function dealStack(at: Boxed, opened: readonly string[], random: Random): string[] {
  return soloGroups
    .flatMap(({ rounds, count }) => {
      const group = soloGroupOf(at, rounds[0])
      const unseen = group.filter((id) => !opened.includes(id))
      return random.sample(unseen, count - (group.length - unseen.length))
    })
    .reverse()
}
