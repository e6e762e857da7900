import { fightersOn, warbandOn } from '../ironwood/components'
import { counted, sizeOf } from './measure'
import type { List, Preference } from './rank'
import type { Sight } from './sight'

/** A list without lines: all places are compared at once. */
export const all = (rule: string, title: string, ...prefers: readonly Preference[]): List => ({
  rule,
  title,
  lines: [{ says: '', fits: () => true, prefers }],
})

const units = ({ state }: Sight, mountain: number): string => counted(warbandOn(state, mountain), 'unit')

/** Of mountains the one with the largest or the smallest Ironclad warband, by BOT-12. */
export const largest = (sight: Sight): Preference => ({
  score: (mountain) => sizeOf(sight, mountain),
  says: (mountain) => `the largest warband (${units(sight, mountain)})`,
})

export const smallest = (sight: Sight): Preference => ({
  score: (mountain) => -sizeOf(sight, mountain),
  says: (mountain) => `the smallest warband (${units(sight, mountain)})`,
})

/** Of forests the one with the most or the fewest fighters. */
export const mostFighters = ({ state }: Sight): Preference => ({
  score: (forest) => fightersOn(state, forest),
  says: (forest) => `the largest warband (${counted(fightersOn(state, forest), 'fighter')})`,
})

export const fewestFighters = ({ state }: Sight): Preference => ({
  score: (forest) => -fightersOn(state, forest),
  says: (forest) => `fewest fighters (${fightersOn(state, forest)})`,
})
