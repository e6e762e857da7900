import type { Board } from '../../../ironwood/rules'
import { type Column, row } from '../../../render/columns'

const columnsFor = (width: number): Column[] => [
  { width: 2, right: true },
  { width: 11 },
  { width: 6 },
  { width: 20 },
  { width: Math.max(16, width - 43) },
]

/** What lies beside what. */
export function neighbours({ mountains, forests, ...board }: Board, width: number): string {
  const names = (places: readonly number[] = []): string => places.map((each) => mountains[each]?.name).join(', ')
  const ids = (places: readonly number[] = []): string => places.map((each) => forests[each]?.id).join(' ')
  const rows = [
    ['', 'MOUNTAIN', '', 'beside the forests', 'ridges to'],
    ...mountains.map(({ number, name, kind }, at) => [
      String(number),
      name,
      kind === 'ferrum' ? '' : kind,
      ids(board.forestsBeside[at]),
      names(board.ridges[at]),
    ]),
    [],
    ['', 'FOREST', '', 'paths to', 'beside the mountains'],
    ...forests.map(({ number, id, kind }, at) => [
      String(number),
      id,
      kind,
      ids(board.paths[at]),
      names(board.mountainsBeside[at]),
    ]),
  ]
  return rows.flatMap((cells) => row(columnsFor(width), cells)).join('\n')
}
