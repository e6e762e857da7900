import { many } from '../../toolkit/counts'
import { fightersOn } from '../rules/components'
import { golemsOf, sizeOf, unitsOf } from './measure'
import type { List, Preference } from './rank'
import type { Sight } from './sight'

/** A list without lines: all places are compared at once. */
export const all = (rule: string, title: string, ...prefers: readonly Preference[]): List => ({
  rule,
  title,
  lines: [{ says: '', fits: () => true, prefers }],
})

const units = (size: number): string => many(unitsOf(size), 'unit')

/** Of mountains the one with the largest or the smallest Ironclad warband, by BOT-12. */
export const largest = (
  sight: Sight,
  says = 'the largest Warband',
  size = (mountain: number): number => sizeOf(sight, mountain),
): Preference[] => [
  { score: (mountain) => unitsOf(size(mountain)), says: (mountain) => `${says} (${units(size(mountain))})` },
  {
    score: (mountain) => golemsOf(size(mountain)),
    says: (mountain) => `most Golems (${golemsOf(size(mountain))})`,
    quiet: true,
  },
]

export const smallest = (sight: Sight): Preference[] => [
  {
    score: (mountain) => -unitsOf(sizeOf(sight, mountain)),
    says: (mountain) => `the smallest Warband (${units(sizeOf(sight, mountain))})`,
  },
  {
    score: (mountain) => -golemsOf(sizeOf(sight, mountain)),
    says: (mountain) => `fewest Golems (${golemsOf(sizeOf(sight, mountain))})`,
    quiet: true,
  },
]

/** Of forests the one with the most or the fewest fighters. */
export const mostFighters = ({ state }: Sight): Preference => ({
  score: (forest) => fightersOn({ state }, forest),
  says: (forest) => `the largest Warband (${many(fightersOn({ state }, forest), 'Fighter')})`,
})

export const fewestFighters = ({ state }: Sight): Preference => ({
  score: (forest) => -fightersOn({ state }, forest),
  says: (forest) => `fewest Fighters (${fightersOn({ state }, forest)})`,
})
