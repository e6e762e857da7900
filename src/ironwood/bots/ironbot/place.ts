import { ridgesTo } from '../../rules/solo/distance'
import { forestsWithTotem } from '../measure'
import { all, largest, smallest } from '../prefer'
import type { List, Preference } from '../rank'
import type { Sight } from '../sight'

/** IB-07: the place of a new foundation, and the foundation that becomes a forge. */
export const found = (sight: Sight): List => all('IB-07', 'foundation', ...largest(sight))
export const build = (sight: Sight): List => all('IB-07', 'forge', ...smallest(sight))

/** IB-15. */
export const recruit = (sight: Sight): List => ({
  rule: 'IB-15',
  title: 'recruit',
  lines: [
    {
      says: { says: 'ferrum-below-3-fighters' },
      fits: (mountain) => mountain === sight.board.ferrum && (sight.state.mountains.fighters[mountain] ?? 0) < 3,
    },
    { says: '', fits: () => true, prefers: smallest(sight) },
  ],
})

/** IB-08, IB-19: GOLEM. */
export function replace(sight: Sight): List {
  const totems = forestsWithTotem(sight)
  const away = ridgesTo(sight.board, totems)
  const closest: Preference = {
    score: (mountain) => -(away[mountain] ?? 0),
    says: (mountain) => ({ says: 'closest-to-totem-by-ridges', count: away[mountain] ?? 0 }),
  }
  return all('IB-19', 'golem', ...(totems.length > 0 ? [closest] : []), ...largest(sight))
}
