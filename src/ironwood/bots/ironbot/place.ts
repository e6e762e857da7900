import { many } from '../../../toolkit/counts'
import { ridgesTo } from '../../rules/solo/distance'
import { forestsWithTotem } from '../measure'
import { all, largest, smallest } from '../prefer'
import type { List, Preference } from '../rank'
import type { Sight } from '../sight'

/** IB-07: where a foundation is placed, and which becomes a forge. */
export const found = (sight: Sight): List => all('IB-07', 'Foundation', ...largest(sight))
export const build = (sight: Sight): List => all('IB-07', 'Forge', ...smallest(sight))

/** IB-15. */
export const recruit = (sight: Sight): List => ({
  rule: 'IB-15',
  title: 'Recruit',
  lines: [
    {
      says: 'which has fewer than 3 Fighters',
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
    says: (mountain) => `closest to a Totem (${many(away[mountain] ?? 0, 'ridge')})`,
  }
  return all('IB-19', 'GOLEM', ...(totems.length > 0 ? [closest] : []), ...largest(sight))
}
