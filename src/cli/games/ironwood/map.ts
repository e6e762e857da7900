import type { Board } from '../../../ironwood/rules'
import { type Column, row } from '../../../render/columns'
import type { TerminalWords } from './words/catalogue'

const columnsFor = (width: number): Column[] => [
  { width: 2, right: true },
  { width: 11 },
  { width: 6 },
  { width: 20 },
  { width: Math.max(16, width - 43) },
]

/** The adjacent places. */
export function neighbours({ mountains, forests, ...board }: Board, width: number, words: TerminalWords): string {
  const { map: label, kind: kindOf } = words
  const names = (places: readonly number[] = []): string => places.map((each) => mountains[each]?.name).join(', ')
  const ids = (places: readonly number[] = []): string => places.map((each) => forests[each]?.id).join(' ')
  const rows = [
    ['', label.mountain, '', label.besideForests, label.ridges],
    ...mountains.map(({ number, name, kind }, at) => [
      String(number),
      name,
      kind === 'ferrum' ? '' : kindOf(kind),
      ids(board.forestsBeside[at]),
      names(board.ridges[at]),
    ]),
    [],
    ['', label.forest, '', label.paths, label.besideMountains],
    ...forests.map(({ number, id, kind }, at) => [
      String(number),
      id,
      kindOf(kind),
      ids(board.paths[at]),
      names(board.mountainsBeside[at]),
    ]),
  ]
  return rows.flatMap((cells) => row(columnsFor(width), cells)).join('\n')
}
