import { distancesFrom } from '../../../toolkit/graph'
import type { Task } from '../../rules'
import { controlledFoundations, fightersOn, totemsOn, warbandOn } from '../../rules/components'
import { isMarked } from '../../rules/solo/marks'
import type { BotTable } from '../bot-table'
import { largestOf, mountainsBeside } from '../measure'
import { fewestFighters } from '../prefer'
import type { Line, List, Preference } from '../rank'

type Recruit = Extract<Task, { do: 'bot-recruit' }>

/** WB-08 (1): a totem goes to the largest warband beside its mountain, or closest to a warband. */
export function unearth(table: BotTable): List {
  const { state, board } = table
  const fighters = (forest: number): number => fightersOn({ state }, forest)
  const warbands = [...board.forests.keys()].filter((forest) => fighters(forest) > 0)
  const away = distancesFrom(board.paths, warbands)
  const nearest = (forest: number): number => away[forest] ?? 0
  const size = (forest: number): number => {
    const steps = distancesFrom(board.paths, [forest])
    return largestOf(warbands.filter((each) => steps[each] === nearest(forest)).map(fighters))
  }
  return {
    rule: 'WB-08',
    title: 'totem',
    lines: [
      {
        says: { says: 'with-warband' },
        fits: (forest) => fighters(forest) > 0,
        prefers: [{ score: fighters, says: (forest) => ({ says: 'largest-fighters', count: fighters(forest) }) }],
      },
      {
        says: '',
        fits: () => warbands.length > 0,
        prefers: [
          {
            score: (forest) => -nearest(forest),
            says: (forest) => ({ says: 'closest-to-warband', count: nearest(forest) }),
          },
          { score: size, says: (forest) => ({ says: 'larger-warband', count: size(forest) }) },
        ],
      },
      { says: { says: 'no-warband-anywhere' }, fits: () => true },
    ],
  }
}

/** WB-10, SEARCH: the Magic die decides. */
export const dig: List = {
  rule: 'WB-10',
  title: 'search',
  lines: [{ says: { says: 'possible-and-free' }, fits: () => true }],
}

/** WB-17; and with a totem as the target, any warband that has one is equally good (WB-10). */
export function recruit(table: BotTable, { at }: Recruit): List {
  const { state, board } = table
  if (at === 'totem')
    return { rule: 'WB-10', title: 'recruit', lines: [{ says: { says: 'warband-with-totem' }, fits: () => true }] }
  const fewest = fewestFighters(table)
  const outerPossible = (forest: number): number[] =>
    mountainsBeside(table, forest).filter((each) => isMarked(table, each) && board.mountains[each]?.kind === 'outer')
  const better = (mountain: number): number =>
    (warbandOn({ state }, mountain) === 0 ? 2 : 0) + (state.mountains.sites[mountain] === 'forge' ? 0 : 1)
  const says = ['best-controlled', 'best-controlled-without-forge', 'best-free', 'best-free-without-forge'] as const
  const bestBeside: Preference = {
    score: (forest) => largestOf(outerPossible(forest).map(better)),
    says: (forest) => ({ says: says[largestOf(outerPossible(forest).map(better))] ?? 'best-controlled' }),
  }
  const foundations = controlledFoundations({ state })
  const touching = [...board.forests.keys()].filter((each) => mountainsBeside(table, each).includes(state.drill.at))
  const away = distancesFrom(board.paths, touching)
  const closest: Preference = {
    score: (forest) => -(away[forest] ?? 0),
    says: (forest) => ({ says: 'closest-to-drill', count: away[forest] ?? 0 }),
  }
  const lines: Line[] = [
    {
      says: { says: 'next-to-totem' },
      fits: (forest) => (board.paths[forest] ?? []).some((next) => totemsOn({ state }, next) > 0),
      prefers: [fewest],
    },
    {
      says: { says: 'beside-foundation' },
      fits: (forest) => mountainsBeside(table, forest).some((each) => foundations.includes(each)),
      prefers: [fewest],
    },
    {
      says: { says: 'beside-possible-outer' },
      fits: (forest) => outerPossible(forest).length > 0,
      prefers: [bestBeside, fewest],
    },
    { says: '', fits: () => true, prefers: [closest, fewest] },
  ]
  return { rule: 'WB-17', title: 'recruit', lines }
}
