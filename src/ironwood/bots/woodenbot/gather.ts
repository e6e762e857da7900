import type { Task } from '../../rules'
import { controlledFoundations, fightersOn, sum, totemsOn, warbandOn } from '../../rules/components'
import { type Heading, headingOf } from '../../rules/solo/woodenbot/heading'
import type { BotTable } from '../bot-table'
import { fightersAround, mountainsBeside } from '../measure'
import type { Line, List, Preference } from '../rank'

type Gather = Extract<Task, { do: 'gather' }>
type GatherFrom = Extract<Task, { do: 'gather-from' }>

const isInner = ({ board }: BotTable, forest: number): boolean => board.forests[forest]?.kind === 'inner'

const mostAround = (table: BotTable, kind?: 'outer'): Preference => ({
  score: (forest) => fightersAround(table, forest, kind),
  says: (forest) => ({
    says: kind ? 'most-around-outer' : 'most-around',
    count: fightersAround(table, forest, kind),
  }),
})

type Beside = 'ferrum' | 'drill' | 'foundation' | 'possible' | 'free-possible'

/** A forest that touches one of these mountains. */
const beside = (
  table: BotTable,
  what: Beside,
  mountains: readonly number[],
  ...prefers: readonly Preference[]
): Line => ({
  says: { says: `beside-${what}` },
  fits: (forest) => mountainsBeside(table, forest).some((each) => mountains.includes(each)),
  prefers,
})

const marked = ({ state }: BotTable): number[] => [...(state.solo?.marked ?? [])]

/** WB-12: the lines of each heading. */
function linesOf(table: BotTable, heading: Heading): Line[] {
  const { state, board } = table
  const around = mostAround(table)
  const outerFighters = mostAround(table, 'outer')
  const ferrum = beside(table, 'ferrum', [board.ferrum], around)
  const drill = beside(table, 'drill', [state.drill.at], around)
  const foundation = beside(table, 'foundation', controlledFoundations({ state }), around)
  switch (heading) {
    case 'rich':
      return [ferrum, foundation]
    case 'cargo':
      return [drill, ferrum]
    case 'outer':
      return [{ says: { says: 'beside-outer-mountain' }, fits: () => true, prefers: [outerFighters] }]
    case 'carry':
      return carry(table)
    case 'totem':
      return [
        { says: { says: 'where-totem' }, fits: (forest) => totemsOn({ state }, forest) > 0, prefers: [around] },
        { says: { says: 'next-to-totem' }, fits: () => true, prefers: [around] },
      ]
    case 'possible':
      return possible(table)
    case 'interfere':
      return [
        foundation,
        ferrum,
        ...(state.drill.cargo >= 2 ? [drill] : []),
        beside(table, 'possible', marked(table), outerFighters),
      ]
  }
}

/** To an outer forest, or towards one where fewest Ironclad fighters are. */
function carry(table: BotTable): Line[] {
  const ironclad = (forest: number): number =>
    sum(mountainsBeside(table, forest).map((mountain) => table.state.mountains.fighters[mountain] ?? 0))
  return [
    { says: { says: 'outer-with-totem' }, fits: (forest) => !isInner(table, forest) },
    {
      says: { says: 'inner-with-totem' },
      fits: () => true,
      prefers: [
        {
          score: (forest) => -ironclad(forest),
          says: (forest) => ({ says: 'fewest-ironclad-beside', count: ironclad(forest) }),
        },
      ],
    },
  ]
}

/** The places to find a totem, next to an outer forest. */
function possible(table: BotTable): Line[] {
  const { state } = table
  const around = mostAround(table)
  const uncontrolled = marked(table).filter((mountain) => warbandOn({ state }, mountain) === 0)
  return [beside(table, 'free-possible', uncontrolled, around), beside(table, 'possible', marked(table), around)]
}

/** WB-12: the target of a movement keyword. */
export const gather = (table: BotTable, task: Gather): List => ({
  rule: 'WB-12',
  title: task.by,
  lines: linesOf(table, headingOf(table, task)),
})

/**
 * WB-12, Sources: outer forests first, the smaller warband first, by their sizes when the move began; before them a warband
 * with a totem (WB-21).
 */
export function gatherFrom(table: BotTable, { from, carrying }: GatherFrom): List {
  const given = (forest: number): number => from.filter((each) => each === forest).length
  const size = (forest: number): number => fightersOn(table, forest) + given(forest)
  const prefers: Preference[] = [
    {
      score: (forest) => -size(forest),
      says: (forest) => ({
        says: given(forest) > 0 ? 'smaller-warband-at-first' : 'smaller-warband',
        count: size(forest),
      }),
    },
    { score: (forest) => Math.min(1, given(forest)), says: () => ({ says: 'has-begun' }), quiet: true },
  ]
  return {
    rule: 'WB-12',
    title: 'source',
    lines: [
      { says: { says: 'with-totem' }, fits: (forest) => carrying && totemsOn(table, forest) > 0 },
      { says: { says: 'outer-forest' }, fits: (forest) => !isInner(table, forest), prefers },
      { says: '', fits: () => true, prefers },
    ],
  }
}
