import type { Task } from '../../rules'
import { controlledFoundations, fightersOn, sum, totemsOn, warbandOn } from '../../rules/components'
import { type Heading, headingOf } from '../../rules/solo/woodenbot/heading'
import { fightersAround, mountainsBeside } from '../measure'
import type { Line, List, Preference } from '../rank'
import type { Sight } from '../sight'

type Gather = Extract<Task, { do: 'gather' }>
type GatherFrom = Extract<Task, { do: 'gather-from' }>

const isInner = ({ board }: Sight, forest: number): boolean => board.forests[forest]?.kind === 'inner'

const mostAround = (sight: Sight, kind?: 'outer'): Preference => ({
  score: (forest) => fightersAround(sight, forest, kind),
  says: (forest) => ({
    says: kind ? 'most-around-outer' : 'most-around',
    count: fightersAround(sight, forest, kind),
  }),
})

type Beside = 'ferrum' | 'drill' | 'foundation' | 'possible' | 'free-possible'

/** A forest that touches one of these mountains. */
const beside = (sight: Sight, what: Beside, mountains: readonly number[], ...prefers: readonly Preference[]): Line => ({
  says: { says: `beside-${what}` },
  fits: (forest) => mountainsBeside(sight, forest).some((each) => mountains.includes(each)),
  prefers,
})

const marked = ({ state }: Sight): number[] => [...(state.solo?.marked ?? [])]

/** WB-12: the lines of each heading. */
function linesOf(sight: Sight, heading: Heading): Line[] {
  const { state, board } = sight
  const around = mostAround(sight)
  const outerFighters = mostAround(sight, 'outer')
  const ferrum = beside(sight, 'ferrum', [board.ferrum], around)
  const drill = beside(sight, 'drill', [state.drill.at], around)
  const foundation = beside(sight, 'foundation', controlledFoundations({ state }), around)
  switch (heading) {
    case 'rich':
      return [ferrum, foundation]
    case 'cargo':
      return [drill, ferrum]
    case 'outer':
      return [{ says: { says: 'beside-outer-mountain' }, fits: () => true, prefers: [outerFighters] }]
    case 'carry':
      return carry(sight)
    case 'totem':
      return [
        { says: { says: 'where-totem' }, fits: (forest) => totemsOn({ state }, forest) > 0, prefers: [around] },
        { says: { says: 'next-to-totem' }, fits: () => true, prefers: [around] },
      ]
    case 'possible':
      return possible(sight)
    case 'interfere':
      return [
        foundation,
        ferrum,
        ...(state.drill.cargo >= 2 ? [drill] : []),
        beside(sight, 'possible', marked(sight), outerFighters),
      ]
  }
}

/** To an outer forest, or towards one where fewest Ironclad fighters are. */
function carry(sight: Sight): Line[] {
  const ironclad = (forest: number): number =>
    sum(mountainsBeside(sight, forest).map((mountain) => sight.state.mountains.fighters[mountain] ?? 0))
  return [
    { says: { says: 'outer-with-totem' }, fits: (forest) => !isInner(sight, forest) },
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
function possible(sight: Sight): Line[] {
  const { state } = sight
  const around = mostAround(sight)
  const uncontrolled = marked(sight).filter((mountain) => warbandOn({ state }, mountain) === 0)
  return [beside(sight, 'free-possible', uncontrolled, around), beside(sight, 'possible', marked(sight), around)]
}

/** WB-12: the target of a movement keyword. */
export const gather = (sight: Sight, task: Gather): List => ({
  rule: 'WB-12',
  title: task.by,
  lines: linesOf(sight, headingOf(sight, task)),
})

/**
 * WB-12, Sources: outer forests first, the smaller warband first, by their sizes when the move began; before them a warband
 * with a totem (WB-21).
 */
export function gatherFrom(sight: Sight, { from, carrying }: GatherFrom): List {
  const given = (forest: number): number => from.filter((each) => each === forest).length
  const size = (forest: number): number => fightersOn(sight, forest) + given(forest)
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
      { says: { says: 'with-totem' }, fits: (forest) => carrying && totemsOn(sight, forest) > 0 },
      { says: { says: 'outer-forest' }, fits: (forest) => !isInner(sight, forest), prefers },
      { says: '', fits: () => true, prefers },
    ],
  }
}
