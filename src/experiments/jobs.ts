import type { Row } from './experiment'
import type { Asked } from './thread'

/** At most so many games of each row, in an order in which a stopped run has played about the same part of every row. */
export const jobsOf = (rows: readonly Row[], games: number): readonly Asked[] =>
  rows
    .flatMap(({ name, games: all }) => {
      const most = Math.min(all, games)
      return Array.from({ length: most }, (_, number) => ({ row: name, number, part: number / most }))
    })
    .sort((one, other) => one.part - other.part)
    .map(({ row, number }) => ({ row, number }))
