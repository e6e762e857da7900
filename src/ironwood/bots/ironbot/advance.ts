import type { Task } from '../../rules'
import { warbandOn } from '../../rules/components'
import { going, isThreatened, sources } from '../../rules/solo/ironbot/advance'
import { isMarked } from '../../rules/solo/marks'
import type { BotTable } from '../bot-table'
import { fightersBeside, largestBeside, largestOf, sizeOf } from '../measure'
import { all, largest, smallest } from '../prefer'
import type { Line, List, Preference } from '../rank'

type Advance = Extract<Task, { do: 'advance' }>
type Source = Extract<Task, { do: 'source' }>

/** Ferrum as a source counts 3 units fewer (IB-12). */
const sizeAsSource = (table: BotTable, mountain: number): number =>
  sizeOf(table, mountain) - (mountain === table.board.ferrum ? 300 : 0)

/** Chase: the units there, and all that its source, the largest warband beside it, could send (IB-12). */
function gathered(table: BotTable, to: number): number {
  const task = { by: 'chase', to, focus: null } as const
  const from = sources(table, task)
  const largest = Math.max(...from.map((mountain) => sizeAsSource(table, mountain)))
  const movable = from
    .filter((mountain) => sizeAsSource(table, mountain) === largest)
    .map((mountain) => going(table, task, mountain))
    .map(({ fighters, golems }) => fighters + golems)
  return warbandOn(table, to) + largestOf(movable)
}

const fewestBeside = (table: BotTable): Preference => ({
  score: (mountain) => -fightersBeside(table, mountain),
  says: (mountain) => ({ says: 'fewest-woodwalkers-beside', count: fightersBeside(table, mountain) }),
})

const chase = (table: BotTable): Line[] => [
  {
    says: '',
    fits: () => true,
    prefers: [
      {
        score: (mountain) => gathered(table, mountain),
        says: (mountain) => ({ says: 'gathering', count: gathered(table, mountain) }),
      },
      {
        score: (mountain) => (isMarked(table, mountain) ? 0 : 1),
        says: (mountain) => ({ says: isMarked(table, mountain) ? 'marked' : 'unmarked' }),
      },
    ],
  },
]

function protect(table: BotTable): Line[] {
  const { state, board } = table
  const isThreatenedFoundation = (mountain: number): boolean =>
    state.mountains.sites[mountain] === 'foundation' && isThreatened(table, mountain)
  return [
    { says: { says: 'ferrum-below-3-units' }, fits: (mountain) => mountain === board.ferrum },
    {
      says: { says: 'threatened-unmarked-foundation' },
      fits: (mountain) => isThreatenedFoundation(mountain) && !isMarked(table, mountain),
      prefers: smallest(table),
    },
    { says: { says: 'threatened-foundation' }, fits: isThreatenedFoundation, prefers: smallest(table) },
    { says: { says: 'threatened-inner-mountain' }, fits: () => true },
  ]
}

function expand(table: BotTable): Line[] {
  const { state, board } = table
  const isOuter = (mountain: number): boolean => board.mountains[mountain]?.kind === 'outer'
  const hasFoundation = (mountain: number): boolean => state.mountains.sites[mountain] === 'foundation'
  const fits = (mountain: number): boolean =>
    isOuter(mountain) && !isMarked(table, mountain) && state.mountains.sites[mountain] !== 'forge'
  const prefers = [fewestBeside(table)]
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
          score: (mountain) => largestBeside(table, mountain),
          says: (mountain) => ({ says: 'largest-beside', count: largestBeside(table, mountain) }),
        },
      ],
    },
  ]
}

/** IB-12: the target of a movement keyword. */
export const advance = (table: BotTable, { by }: Advance): List => ({
  rule: 'IB-12',
  title: by,
  lines: { chase, protect, expand }[by](table),
})

/** IB-12, IB-18: the largest warband next to the target gives the units. */
export function source(table: BotTable, task: Source): List {
  const ferrum = sources(table, task).includes(table.board.ferrum)
  return all(
    task.by === 'escort' ? 'IB-18' : 'IB-12',
    `${task.by}-source`,
    ...largest(table, ferrum ? 'largest-warband-but-ferrum' : 'largest-warband', (mountain) =>
      sizeAsSource(table, mountain),
    ),
  )
}
