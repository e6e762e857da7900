import { many } from '../../../toolkit/counts'
import { distancesFrom } from '../../../toolkit/graph'
import type { Task } from '../../rules'
import { controlledFoundations, fightersOn, totemsOn, warbandOn } from '../../rules/components'
import { isMarked } from '../../rules/solo/marks'
import { most, mountainsBeside } from '../measure'
import { fewestFighters } from '../prefer'
import type { Line, List, Preference } from '../rank'
import type { Sight } from '../sight'

type Recruit = Extract<Task, { do: 'bot-recruit' }>

/** WB-08 (1): a totem goes to the largest warband beside its mountain, or closest to a warband. */
export function unearth(sight: Sight): List {
  const { state, board } = sight
  const fighters = (forest: number): number => fightersOn({ state }, forest)
  const warbands = [...board.forests.keys()].filter((forest) => fighters(forest) > 0)
  const away = distancesFrom(board.paths, warbands)
  const nearest = (forest: number): number => away[forest] ?? 0
  const size = (forest: number): number => {
    const steps = distancesFrom(board.paths, [forest])
    return most(warbands.filter((each) => steps[each] === nearest(forest)).map(fighters))
  }
  return {
    rule: 'WB-08',
    title: 'Totem',
    lines: [
      {
        says: 'with a Warband',
        fits: (forest) => fighters(forest) > 0,
        prefers: [{ score: fighters, says: (forest) => `the largest (${many(fighters(forest), 'Fighter')})` }],
      },
      {
        says: '',
        fits: () => warbands.length > 0,
        prefers: [
          {
            score: (forest) => -nearest(forest),
            says: (forest) => `closest to a Warband (${many(nearest(forest), 'step')})`,
          },
          { score: size, says: (forest) => `to the larger one (${many(size(forest), 'Fighter')})` },
        ],
      },
      { says: 'without a Warband anywhere', fits: () => true },
    ],
  }
}

/** WB-10, SEARCH: the Magic die decides. */
export const dig: List = {
  rule: 'WB-10',
  title: 'SEARCH',
  lines: [{ says: 'possible and uncontrolled', fits: () => true }],
}

/** WB-17; and to a totem any warband that has one is as good (WB-10). */
export function recruit(sight: Sight, { at }: Recruit): List {
  const { state, board } = sight
  if (at === 'totem')
    return { rule: 'WB-10', title: 'Recruit', lines: [{ says: 'a Warband with a Totem', fits: () => true }] }
  const fewest = fewestFighters(sight)
  const outerPossible = (forest: number): number[] =>
    mountainsBeside(sight, forest).filter((each) => isMarked(sight, each) && board.mountains[each]?.kind === 'outer')
  const better = (mountain: number): number =>
    (warbandOn({ state }, mountain) === 0 ? 2 : 0) + (state.mountains.sites[mountain] === 'forge' ? 0 : 1)
  const says = ['controlled', 'controlled, without a Forge', 'uncontrolled', 'uncontrolled, without a Forge']
  const bestBeside: Preference = {
    score: (forest) => most(outerPossible(forest).map(better)),
    says: (forest) => says[most(outerPossible(forest).map(better))] ?? '',
  }
  const foundations = controlledFoundations({ state })
  const touching = [...board.forests.keys()].filter((each) => mountainsBeside(sight, each).includes(state.drill.at))
  const away = distancesFrom(board.paths, touching)
  const closest: Preference = {
    score: (forest) => -(away[forest] ?? 0),
    says: (forest) => `closest to the Drill (${many(away[forest] ?? 0, 'step')})`,
  }
  const lines: Line[] = [
    {
      says: "next to a Totem's forest",
      fits: (forest) => (board.paths[forest] ?? []).some((next) => totemsOn({ state }, next) > 0),
      prefers: [fewest],
    },
    {
      says: 'beside a controlled Foundation',
      fits: (forest) => mountainsBeside(sight, forest).some((each) => foundations.includes(each)),
      prefers: [fewest],
    },
    {
      says: 'beside a possible outer mountain',
      fits: (forest) => outerPossible(forest).length > 0,
      prefers: [bestBeside, fewest],
    },
    { says: '', fits: () => true, prefers: [closest, fewest] },
  ]
  return { rule: 'WB-17', title: 'Recruit', lines }
}
