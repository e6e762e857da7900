import type { Task } from '../../rules'
import { fightersOn, warbandOn } from '../../rules/components'
import { isMarked } from '../../rules/solo/marks'
import { isPrey, raiders } from '../../rules/solo/woodenbot/raid'
import type { BotTable } from '../bot-table'
import { largestOf } from '../measure'
import { all, mostFighters } from '../prefer'
import type { List } from '../rank'

type Raid = Extract<Task, { do: 'raid' }>

/** WB-13: by how many the largest possible attacker of a mountain outnumbers its defenders. */
const difference = (table: BotTable, mountain: number): number =>
  largestOf(raiders(table, mountain).map((forest) => fightersOn(table, forest))) - warbandOn(table, mountain)

/** WB-10, WB-13: the first available kind of target, and the largest difference. */
export const raid = (table: BotTable, { on }: Raid): List => ({
  rule: 'WB-13',
  title: 'attack',
  lines: on.map((prey) => ({
    says: { says: `target-${prey}` },
    fits: (mountain) => isPrey(table, mountain, prey),
    prefers: [
      {
        score: (each) => difference(table, each),
        says: (each) => ({ says: 'greatest-difference', count: difference(table, each) }),
      },
    ],
  })),
})

export const raidFrom = (table: BotTable): List => all('WB-13', 'attacker', mostFighters(table))

/** WB-16: the retreat of the human's warband; it always retreats. */
export const retreat = (table: BotTable): List =>
  all(
    'WB-16',
    'retreat',
    {
      score: (to) => -warbandOn(table, to),
      says: (to) => ({ says: 'fewest-units', count: warbandOn(table, to) }),
    },
    { score: (to) => (isMarked(table, to) ? 0 : 1), says: () => ({ says: 'not-possible' }) },
  )
