import type { Task } from '../../rules'
import { fightersOn, warbandOn } from '../../rules/components'
import { isMarked } from '../../rules/solo/marks'
import { isPrey, type Prey, raiders } from '../../rules/solo/woodenbot/raid'
import { most } from '../measure'
import { all, mostFighters } from '../prefer'
import type { List } from '../rank'
import type { Sight } from '../sight'

type Raid = Extract<Task, { do: 'raid' }>

const names: Readonly<Record<Prey, string>> = {
  foundation: 'a controlled Foundation',
  possible: 'a controlled possible mountain',
  drill: 'the Drill',
  ferrum: 'before any other',
  warband: 'a Warband',
  'near-totem': "a Warband beside a Totem's forest",
}

/** WB-13: by how many the largest warband that may attack a mountain outnumbers what is there. */
const difference = (sight: Sight, mountain: number): number =>
  most(raiders(sight, mountain).map((forest) => fightersOn(sight, forest))) - warbandOn(sight, mountain)

/** WB-10, WB-13: the first kind of target that there is, and the largest difference. */
export const raid = (sight: Sight, { on }: Raid): List => ({
  rule: 'WB-13',
  title: 'Attack',
  lines: on.map((prey) => ({
    says: names[prey],
    fits: (mountain) => isPrey(sight, mountain, prey),
    prefers: [
      {
        score: (each) => difference(sight, each),
        says: (each) => `the largest difference (${difference(sight, each)})`,
      },
    ],
  })),
})

export const raidFrom = (sight: Sight): List => all('WB-13', 'Attacker', mostFighters(sight))

/** WB-16: where the human's warband retreats; always. */
export const retreat = (sight: Sight): List =>
  all(
    'WB-16',
    'Retreat',
    {
      score: (to) => -warbandOn(sight, to),
      says: (to) => `fewest units (${warbandOn(sight, to)})`,
    },
    { score: (to) => (isMarked(sight, to) ? 0 : 1), says: () => 'not a possible mountain' },
  )
