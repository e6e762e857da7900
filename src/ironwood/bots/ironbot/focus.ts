import { distancesFrom } from '../../../toolkit/graph'
import type { Task } from '../../rules'
import { fightersOn, totemsOn, warbandOn } from '../../rules/components'
import { forestsWithTotem, most, mountainsBeside, toOuterForest } from '../measure'
import { all, largest, mostFighters } from '../prefer'
import type { Line, List, Preference } from '../rank'
import type { Sight } from '../sight'

type Focus = Extract<Task, { do: 'focus' }>
type TotemKind = 'totem' | 'full-totem'
type Attacker = Extract<Task, { do: 'attacker' }>

/** The bot's third turn of a round is the last of six; fading totems no longer matter to it then (IB-10). */
const isLastTurn = ({ state }: Sight): boolean => state.turns >= 6

const totemsThatMatter = (sight: Sight, forest: number): number =>
  isLastTurn(sight) ? (sight.state.forests.full[forest] ?? 0) : totemsOn(sight, forest)

const closest = (away: readonly number[], to: 'outer-forest' | 'totem' | 'full-totem'): Preference => ({
  score: (forest) => -(away[forest] ?? 0),
  says: (forest) => ({ says: `closest-to-${to}`, count: away[forest] ?? 0 }),
})

/** IB-10 (1): with a fading totem first, or without those in the last turn. */
function withTotem(sight: Sight): Line[] {
  const { state } = sight
  const prefers = [closest(toOuterForest(sight), 'outer-forest')]
  if (isLastTurn(sight))
    return [{ says: { says: 'with-full-totem' }, fits: (forest) => (state.forests.full[forest] ?? 0) > 0, prefers }]
  return [
    { says: { says: 'with-fading-totem' }, fits: (forest) => (state.forests.fading[forest] ?? 0) > 0, prefers },
    { says: { says: 'with-totem' }, fits: (forest) => totemsOn({ state }, forest) > 0, prefers },
  ]
}

/** The units of the largest Ironclad warband beside a forest, minus its fighters. */
const superiority = (sight: Sight): Preference => {
  const difference = (forest: number): number =>
    most(mountainsBeside(sight, forest).map((mountain) => warbandOn(sight, mountain))) - fightersOn(sight, forest)
  return {
    score: difference,
    says: (forest) => ({ says: 'greatest-superiority', count: difference(forest) }),
  }
}

/** IB-10 (2). */
const nearTotem = (sight: Sight, kind: TotemKind, totems: readonly number[], ...more: readonly Preference[]): Line => ({
  when: `none-with-${kind}`,
  says: '',
  fits: () => true,
  prefers: [closest(distancesFrom(sight.board.paths, totems), kind), mostFighters(sight), ...more],
})

/** IB-10 (3). */
const smallest = (sight: Sight, kind: TotemKind): Line => ({
  when: `no-${kind}`,
  says: '',
  fits: () => true,
  prefers: [
    {
      score: (forest) => -fightersOn(sight, forest),
      says: (forest) => ({ says: 'smallest-fighters', count: fightersOn(sight, forest) }),
    },
    superiority(sight),
  ],
})

/** IB-19: SHIELD and COMPASS count fading totems in the third turn, too, but after full ones. */
const withOrNearTotem = (sight: Sight, ...more: readonly Preference[]): Line[] => [
  ...withTotem(sight),
  {
    says: { says: 'with-fading-totem' },
    fits: (forest) => totemsOn(sight, forest) > 0,
    prefers: [closest(toOuterForest(sight), 'outer-forest')],
  },
  nearTotem(sight, 'totem', forestsWithTotem(sight), ...more),
]

/** IB-10: the warband in focus. */
export function focus(sight: Sight, { for: purpose }: Focus): List {
  if (purpose === 'flush') return { rule: 'IB-19', title: 'compass', lines: withOrNearTotem(sight, superiority(sight)) }
  const totems = forestsWithTotem(sight).filter((forest) => totemsThatMatter(sight, forest) > 0)
  const kind = isLastTurn(sight) ? 'full-totem' : 'totem'
  const without = totems.length > 0 ? nearTotem(sight, kind, totems, superiority(sight)) : smallest(sight, kind)
  return { rule: 'IB-10', title: 'focus', lines: [...withTotem(sight), without] }
}

/** IB-11, and IB-19 for COMPASS: the largest warband beside the focus attacks. */
export const attacker = (sight: Sight, { for: purpose }: Attacker): List =>
  all(purpose === 'flush' ? 'IB-19' : 'IB-11', 'attacker', ...largest(sight))

/** IB-19: the warband that loses a fighter to SHIELD. */
export const smite = (sight: Sight): List => ({ rule: 'IB-19', title: 'shield', lines: withOrNearTotem(sight) })
