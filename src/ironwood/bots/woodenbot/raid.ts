import type { Task } from '../../rules'
import { fightersOn, warbandOn } from '../../rules/components'
import { isMarked } from '../../rules/solo/marks'
import { isPrey, raiders } from '../../rules/solo/woodenbot/raid'
import { most } from '../measure'
import { all, mostFighters } from '../prefer'
import type { List } from '../rank'
import type { Sight } from '../sight'

type Raid = Extract<Task, { do: 'raid' }>

/** WB-13: by how many the largest possible attacker of a mountain outnumbers its defenders. */
const difference = (sight: Sight, mountain: number): number =>
  most(raiders(sight, mountain).map((forest) => fightersOn(sight, forest))) - warbandOn(sight, mountain)

/** WB-10, WB-13: the first available kind of target, and the largest difference. */
export const raid = (sight: Sight, { on }: Raid): List => ({
  rule: 'WB-13',
  title: 'attack',
  lines: on.map((prey) => ({
    says: { says: `target-${prey}` },
    fits: (mountain) => isPrey(sight, mountain, prey),
    prefers: [
      {
        score: (each) => difference(sight, each),
        says: (each) => ({ says: 'greatest-difference', count: difference(sight, each) }),
      },
    ],
  })),
})

export const raidFrom = (sight: Sight): List => all('WB-13', 'attacker', mostFighters(sight))

/** WB-16: the retreat of the human's warband; it always retreats. */
export const retreat = (sight: Sight): List =>
  all(
    'WB-16',
    'retreat',
    {
      score: (to) => -warbandOn(sight, to),
      says: (to) => ({ says: 'fewest-units', count: warbandOn(sight, to) }),
    },
    { score: (to) => (isMarked(sight, to) ? 0 : 1), says: () => ({ says: 'not-possible' }) },
  )
