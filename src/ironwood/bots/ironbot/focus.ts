import { distancesFrom } from '../../../toolkit/graph'
import type { Task } from '../../rules'
import { fightersOn, totemsOn, warbandOn } from '../../rules/components'
import type { BotTable } from '../bot-table'
import { forestsWithTotem, largestOf, mountainsBeside, toOuterForest } from '../measure'
import { all, largest, mostFighters } from '../prefer'
import type { Line, List, Preference } from '../rank'

type Focus = Extract<Task, { do: 'focus' }>
type TotemKind = 'totem' | 'full-totem'
type Attacker = Extract<Task, { do: 'attacker' }>

/** The bot's third turn of a round is the last of six; fading totems no longer matter to it then (IB-10). */
const isLastTurn = ({ state }: BotTable): boolean => state.turns >= 6

const totemsThatMatter = (table: BotTable, forest: number): number =>
  isLastTurn(table) ? (table.state.forests.full[forest] ?? 0) : totemsOn(table, forest)

const closest = (away: readonly number[], to: 'outer-forest' | 'totem' | 'full-totem'): Preference => ({
  score: (forest) => -(away[forest] ?? 0),
  says: (forest) => ({ says: `closest-to-${to}`, count: away[forest] ?? 0 }),
})

/** IB-10 (1): with a fading totem first, or without those in the last turn. */
function withTotem(table: BotTable): Line[] {
  const { state } = table
  const prefers = [closest(toOuterForest(table), 'outer-forest')]
  if (isLastTurn(table))
    return [{ says: { says: 'with-full-totem' }, fits: (forest) => (state.forests.full[forest] ?? 0) > 0, prefers }]
  return [
    { says: { says: 'with-fading-totem' }, fits: (forest) => (state.forests.fading[forest] ?? 0) > 0, prefers },
    { says: { says: 'with-totem' }, fits: (forest) => totemsOn({ state }, forest) > 0, prefers },
  ]
}

/** The units of the largest Ironclad warband beside a forest, minus its fighters. */
const superiority = (table: BotTable): Preference => {
  const difference = (forest: number): number =>
    largestOf(mountainsBeside(table, forest).map((mountain) => warbandOn(table, mountain))) - fightersOn(table, forest)
  return {
    score: difference,
    says: (forest) => ({ says: 'greatest-superiority', count: difference(forest) }),
  }
}

/** IB-10 (2). */
const nearTotem = (
  table: BotTable,
  kind: TotemKind,
  totems: readonly number[],
  ...more: readonly Preference[]
): Line => ({
  when: `none-with-${kind}`,
  says: '',
  fits: () => true,
  prefers: [closest(distancesFrom(table.board.paths, totems), kind), mostFighters(table), ...more],
})

/** IB-10 (3). */
const smallest = (table: BotTable, kind: TotemKind): Line => ({
  when: `no-${kind}`,
  says: '',
  fits: () => true,
  prefers: [
    {
      score: (forest) => -fightersOn(table, forest),
      says: (forest) => ({ says: 'smallest-fighters', count: fightersOn(table, forest) }),
    },
    superiority(table),
  ],
})

/** IB-19: SHIELD and COMPASS count fading totems in the third turn, too, but after full ones. */
const withOrNearTotem = (table: BotTable, ...more: readonly Preference[]): Line[] => [
  ...withTotem(table),
  {
    says: { says: 'with-fading-totem' },
    fits: (forest) => totemsOn(table, forest) > 0,
    prefers: [closest(toOuterForest(table), 'outer-forest')],
  },
  nearTotem(table, 'totem', forestsWithTotem(table), ...more),
]

/** IB-10: the warband in focus. */
export function focus(table: BotTable, { for: purpose }: Focus): List {
  if (purpose === 'flush') return { rule: 'IB-19', title: 'compass', lines: withOrNearTotem(table, superiority(table)) }
  const totems = forestsWithTotem(table).filter((forest) => totemsThatMatter(table, forest) > 0)
  const kind = isLastTurn(table) ? 'full-totem' : 'totem'
  const without = totems.length > 0 ? nearTotem(table, kind, totems, superiority(table)) : smallest(table, kind)
  return { rule: 'IB-10', title: 'focus', lines: [...withTotem(table), without] }
}

/** IB-11, and IB-19 for COMPASS: the largest warband beside the focus attacks. */
export const attacker = (table: BotTable, { for: purpose }: Attacker): List =>
  all(purpose === 'flush' ? 'IB-19' : 'IB-11', 'attacker', ...largest(table))

/** IB-19: the warband that loses a fighter to SHIELD. */
export const smite = (table: BotTable): List => ({ rule: 'IB-19', title: 'shield', lines: withOrNearTotem(table) })
