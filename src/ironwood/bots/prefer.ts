import { fightersOn } from '../rules/components'
import type { BotList, BotReason } from '../words'
import type { BotTable } from './bot-table'
import { golemsOf, sizeOf, unitsOf } from './measure'
import type { List, Preference } from './rank'

/** A list without lines: all places are compared at once. */
export const all = (rule: string, title: BotList, ...prefers: readonly Preference[]): List => ({
  rule,
  title,
  lines: [{ says: '', fits: () => true, prefers }],
})

/** Of mountains the one with the largest or the smallest Ironclad warband, by BOT-12. */
export const largest = (
  table: BotTable,
  says: 'largest-warband' | 'largest-warband-but-ferrum' | 'largest-ironclad' | 'next-to-largest' = 'largest-warband',
  size = (mountain: number): number => sizeOf(table, mountain),
): Preference[] => [
  {
    score: (mountain) => unitsOf(size(mountain)),
    says: (mountain): BotReason => ({ says, count: unitsOf(size(mountain)) }),
  },
  {
    score: (mountain) => golemsOf(size(mountain)),
    says: (mountain) => ({ says: 'most-golems', count: golemsOf(size(mountain)) }),
    quiet: true,
  },
]

export const smallest = (table: BotTable): Preference[] => [
  {
    score: (mountain) => -unitsOf(sizeOf(table, mountain)),
    says: (mountain) => ({ says: 'smallest-warband', count: unitsOf(sizeOf(table, mountain)) }),
  },
  {
    score: (mountain) => -golemsOf(sizeOf(table, mountain)),
    says: (mountain) => ({ says: 'fewest-golems', count: golemsOf(sizeOf(table, mountain)) }),
    quiet: true,
  },
]

/** Of forests the one with the most or the fewest fighters. */
export const mostFighters = ({ state }: BotTable): Preference => ({
  score: (forest) => fightersOn({ state }, forest),
  says: (forest) => ({ says: 'most-fighters', count: fightersOn({ state }, forest) }),
})

export const fewestFighters = ({ state }: BotTable): Preference => ({
  score: (forest) => -fightersOn({ state }, forest),
  says: (forest) => ({ says: 'fewest-fighters', count: fightersOn({ state }, forest) }),
})
