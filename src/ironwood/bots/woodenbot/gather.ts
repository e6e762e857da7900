import { many } from '../../../toolkit/counts'
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
  says: (forest) =>
    `most Fighters in adjacent ${kind ? `${kind} ` : ''}forests (${fightersAround(sight, forest, kind)})`,
})

/** A forest that touches one of these mountains. */
const beside = (sight: Sight, says: string, mountains: readonly number[], ...prefers: readonly Preference[]): Line => ({
  says: `beside ${says}`,
  fits: (forest) => mountainsBeside(sight, forest).some((each) => mountains.includes(each)),
  prefers,
})

const marked = ({ state }: Sight): number[] => [...(state.solo?.marked ?? [])]

/** WB-12: the lines of each heading. */
function linesOf(sight: Sight, heading: Heading): Line[] {
  const { state, board } = sight
  const around = mostAround(sight)
  const outerFighters = mostAround(sight, 'outer')
  const ferrum = beside(sight, 'Ferrum', [board.ferrum], around)
  const drill = beside(sight, 'the Drill', [state.drill.at], around)
  const foundation = beside(sight, 'a controlled Foundation', controlledFoundations({ state }), around)
  switch (heading) {
    case 'rich':
      return [ferrum, foundation]
    case 'cargo':
      return [drill, ferrum]
    case 'outer':
      return [{ says: 'beside an outer mountain', fits: () => true, prefers: [outerFighters] }]
    case 'carry':
      return carry(sight)
    case 'totem':
      return [
        { says: 'where a Totem is', fits: (forest) => totemsOn({ state }, forest) > 0, prefers: [around] },
        { says: "next to a Totem's forest", fits: () => true, prefers: [around] },
      ]
    case 'possible':
      return possible(sight)
    case 'interfere':
      return [
        foundation,
        ferrum,
        ...(state.drill.cargo >= 2 ? [drill] : []),
        beside(sight, 'a possible mountain', marked(sight), outerFighters),
      ]
  }
}

/** To an outer forest, or towards one where fewest Ironclad fighters are. */
function carry(sight: Sight): Line[] {
  const ironclad = (forest: number): number =>
    sum(mountainsBeside(sight, forest).map((mountain) => sight.state.mountains.fighters[mountain] ?? 0))
  return [
    { says: 'an outer forest, with the Totem', fits: (forest) => !isInner(sight, forest) },
    {
      says: 'an inner forest next to an outer one, with the Totem',
      fits: () => true,
      prefers: [
        {
          score: (forest) => -ironclad(forest),
          says: (forest) => `fewest Ironclad Fighters beside it (${ironclad(forest)})`,
        },
      ],
    },
  ]
}

/** Where a totem may be found, next to an outer forest. */
function possible(sight: Sight): Line[] {
  const { state } = sight
  const around = mostAround(sight)
  const uncontrolled = marked(sight).filter((mountain) => warbandOn({ state }, mountain) === 0)
  return [
    beside(sight, 'an uncontrolled possible mountain', uncontrolled, around),
    beside(sight, 'a possible mountain', marked(sight), around),
  ]
}

const titles = { plunder: 'Plunder', secure: 'Secure', interfere: 'Interfere' } as const

/** WB-12: where a movement keyword leads. */
export const gather = (sight: Sight, task: Gather): List => ({
  rule: 'WB-12',
  title: titles[task.by],
  lines: linesOf(sight, headingOf(sight, task)),
})

/**
 * WB-12, Sources: outer forests first, the smaller warband first, by their sizes when the move began; before them whoever
 * carries a totem (WB-21).
 */
export function gatherFrom(sight: Sight, { from, carrying }: GatherFrom): List {
  const given = (forest: number): number => from.filter((each) => each === forest).length
  const size = (forest: number): number => fightersOn(sight, forest) + given(forest)
  const began = (forest: number): string => (given(forest) > 0 ? ' at first' : '')
  const prefers: Preference[] = [
    {
      score: (forest) => -size(forest),
      says: (forest) => `the smaller Warband (${many(size(forest), 'Fighter')}${began(forest)})`,
    },
    { score: (forest) => Math.min(1, given(forest)), says: () => 'which has begun to give', quiet: true },
  ]
  return {
    rule: 'WB-12',
    title: 'Source',
    lines: [
      { says: 'with a Totem', fits: (forest) => carrying && totemsOn(sight, forest) > 0 },
      { says: 'an outer forest', fits: (forest) => !isInner(sight, forest), prefers },
      { says: '', fits: () => true, prefers },
    ],
  }
}
