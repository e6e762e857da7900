import { at, group } from './svg'

/** A drawing around its middle, and its width. */
export type Icon = readonly [width: number, parts: readonly string[]]

/** Icons side by side around a middle, made smaller if they do not fit. */
export function inRow(y: number, room: number, icons: readonly Icon[]): string[] {
  if (icons.length === 0) return []
  const width = icons.reduce((sum, [each]) => sum + each, 0)
  const scale = width > room ? ` scale(${(room / width).toFixed(2)})` : ''
  let x = -width / 2
  const placed = icons.map(([each, parts]) => {
    x += each
    return at(Math.round(x - each / 2), 0, parts)
  })
  return [group({ transform: `translate(0 ${y})${scale}` }, placed)]
}
