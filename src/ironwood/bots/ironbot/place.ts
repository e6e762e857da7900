import { ridgesTo } from '../../rules/solo/distance'
import type { BotTable } from '../bot-table'
import { forestsWithTotem } from '../measure'
import { all, largest, smallest } from '../prefer'
import type { List, Preference } from '../rank'

/** IB-07: the place of a new foundation, and the foundation that becomes a forge. */
export const found = (table: BotTable): List => all('IB-07', 'foundation', ...largest(table))
export const build = (table: BotTable): List => all('IB-07', 'forge', ...smallest(table))

/** IB-15. */
export const recruit = (table: BotTable): List => ({
  rule: 'IB-15',
  title: 'recruit',
  lines: [
    {
      says: { says: 'ferrum-below-3-fighters' },
      fits: (mountain) => mountain === table.board.ferrum && (table.state.mountains.fighters[mountain] ?? 0) < 3,
    },
    { says: '', fits: () => true, prefers: smallest(table) },
  ],
})

/** IB-08, IB-19: GOLEM. */
export function replace(table: BotTable): List {
  const totems = forestsWithTotem(table)
  const away = ridgesTo(table.board, totems)
  const closest: Preference = {
    score: (mountain) => -(away[mountain] ?? 0),
    says: (mountain) => ({ says: 'closest-to-totem-by-ridges', count: away[mountain] ?? 0 }),
  }
  return all('IB-19', 'golem', ...(totems.length > 0 ? [closest] : []), ...largest(table))
}
