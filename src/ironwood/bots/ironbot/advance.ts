import type { Task } from '../../rules'
import { warbandOn } from '../../rules/components'
import { going, isThreatened, sources } from '../../rules/solo/ironbot/advance'
import { isMarked } from '../../rules/solo/marks'
import { fightersBeside, largestBeside, most, sizeOf } from '../measure'
import { all, largest, smallest } from '../prefer'
import type { Line, List, Preference } from '../rank'
import type { Sight } from '../sight'

type Advance = Extract<Task, { do: 'advance' }>
type Source = Extract<Task, { do: 'source' }>

/** Ferrum as a source counts 3 units fewer (IB-12). */
const sizeAsSource = (sight: Sight, mountain: number): number =>
  sizeOf(sight, mountain) - (mountain === sight.board.ferrum ? 300 : 0)

/** Chase: the units there, and all that its source, the largest warband beside it, could send (IB-12). */
function gathered(sight: Sight, to: number): number {
  const task = { by: 'chase', to, focus: null } as const
  const from = sources(sight, task)
  const largest = Math.max(...from.map((mountain) => sizeAsSource(sight, mountain)))
  const movable = from
    .filter((mountain) => sizeAsSource(sight, mountain) === largest)
    .map((mountain) => going(sight, task, mountain))
    .map(({ fighters, golems }) => fighters + golems)
  return warbandOn(sight, to) + most(movable)
}

const fewestBeside = (sight: Sight): Preference => ({
  score: (mountain) => -fightersBeside(sight, mountain),
  says: (mountain) => ({ says: 'fewest-woodwalkers-beside', count: fightersBeside(sight, mountain) }),
})

const chase = (sight: Sight): Line[] => [
  {
    says: '',
    fits: () => true,
    prefers: [
      {
        score: (mountain) => gathered(sight, mountain),
        says: (mountain) => ({ says: 'gathering', count: gathered(sight, mountain) }),
      },
      {
        score: (mountain) => (isMarked(sight, mountain) ? 0 : 1),
        says: (mountain) => ({ says: isMarked(sight, mountain) ? 'marked' : 'unmarked' }),
      },
    ],
  },
]

function protect(sight: Sight): Line[] {
  const { state, board } = sight
  const isThreatenedFoundation = (mountain: number): boolean =>
    state.mountains.sites[mountain] === 'foundation' && isThreatened(sight, mountain)
  return [
    { says: { says: 'ferrum-below-3-units' }, fits: (mountain) => mountain === board.ferrum },
    {
      says: { says: 'threatened-unmarked-foundation' },
      fits: (mountain) => isThreatenedFoundation(mountain) && !isMarked(sight, mountain),
      prefers: smallest(sight),
    },
    { says: { says: 'threatened-foundation' }, fits: isThreatenedFoundation, prefers: smallest(sight) },
    { says: { says: 'threatened-inner-mountain' }, fits: () => true },
  ]
}

function expand(sight: Sight): Line[] {
  const { state, board } = sight
  const isOuter = (mountain: number): boolean => board.mountains[mountain]?.kind === 'outer'
  const hasFoundation = (mountain: number): boolean => state.mountains.sites[mountain] === 'foundation'
  const fits = (mountain: number): boolean =>
    isOuter(mountain) && !isMarked(sight, mountain) && state.mountains.sites[mountain] !== 'forge'
  const prefers = [fewestBeside(sight)]
  return [
    {
      says: { says: 'free-unmarked-foundation' },
      fits: (mountain) => fits(mountain) && hasFoundation(mountain),
      prefers,
    },
    { says: { says: 'free-unmarked-outer' }, fits, prefers },
    { says: { says: 'free-foundation' }, fits: isOuter, prefers },
    {
      says: { says: 'free-unmarked-inner' },
      fits: () => true,
      prefers: [
        {
          score: (mountain) => largestBeside(sight, mountain),
          says: (mountain) => ({ says: 'largest-beside', count: largestBeside(sight, mountain) }),
        },
      ],
    },
  ]
}

/** IB-12: the target of a movement keyword. */
export const advance = (sight: Sight, { by }: Advance): List => ({
  rule: 'IB-12',
  title: by,
  lines: { chase, protect, expand }[by](sight),
})

/** IB-12, IB-18: the largest warband next to the target gives the units. */
export function source(sight: Sight, task: Source): List {
  const ferrum = sources(sight, task).includes(sight.board.ferrum)
  return all(
    task.by === 'escort' ? 'IB-18' : 'IB-12',
    `${task.by}-source`,
    ...largest(sight, ferrum ? 'largest-warband-but-ferrum' : 'largest-warband', (mountain) =>
      sizeAsSource(sight, mountain),
    ),
  )
}
