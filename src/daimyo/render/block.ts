import { type Icon, inRow } from '../../render/icons'

const rowHigh = 20

const wideOf = (icons: readonly Icon[]): number => icons.reduce((sum, [each]) => sum + each, 0)

/** Icons in the middle of a box: in one row, or in two if they are larger so. */
export function inBlock(middle: number, width: number, height: number, icons: readonly Icon[]): string[] {
  const all = wideOf(icons)
  if (all <= width || height < 2 * rowHigh - 6) return inRow(middle, width, icons)
  const cuts = icons.map((_, index) => Math.max(wideOf(icons.slice(0, index)), wideOf(icons.slice(index))))
  const least = Math.min(...cuts.slice(1))
  const cut = cuts.indexOf(least, 1)
  // Both rows get the same size.
  const room = width / Math.max(1, least)
  const rows = [icons.slice(0, cut), icons.slice(cut)]
  return rows.flatMap((row, index) =>
    inRow(middle + (index - 0.5) * Math.min(rowHigh, height / 2), Math.min(width, wideOf(row) * room), row),
  )
}
