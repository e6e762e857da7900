import type { PictureOptions } from './options'
import { type Attributes, group, shape, titled } from './svg'
import { keyOf, type Target, targetAttributes } from './target'

/** A box around a drawing, relative to its origin. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rx?: number
}

/** What drawings need to know about highlights, by the keys of targets. */
export interface Lights {
  readonly lit: ReadonlySet<string>
  readonly selected: ReadonlySet<string>
  /** Receives the key of each target that is drawn. */
  readonly drawn: Set<string>
}

export const lightsOf = ({
  highlight = [],
  selected = [],
}: Pick<PictureOptions<unknown>, 'highlight' | 'selected'>): Lights => ({
  lit: new Set(highlight.map(keyOf)),
  selected: new Set(selected.map(keyOf)),
  drawn: new Set(),
})

/** A line around a part. */
const rim = (name: string, box: Box, line: Attributes): string =>
  shape('rect', { class: name, ...box, fill: 'none', ...line, 'stroke-width': 3, 'pointer-events': 'none' })

/**
 * A clickable part of a picture: it has a title, takes clicks anywhere in its box, has a rim while it is lit, and a dashed rim
 * while it is selected.
 */
export function clickablePart(
  { lit, selected, drawn }: Lights,
  target: Target,
  { title, box, name, place }: { title: string; box: Box; name: string; place?: readonly [x: number, y: number] },
  parts: readonly string[],
): string {
  const key = keyOf(target)
  drawn.add(key)
  const isLit = lit.has(key)
  const isSelected = selected.has(key)
  return group(
    {
      class: `${name}${isLit ? ' lit' : ''}${isSelected ? ' selected' : ''}`,
      ...targetAttributes(target),
      ...(isLit
        ? { role: 'button', tabindex: 0 }
        : { role: name.startsWith('unit') || name.startsWith('card') ? 'img' : 'group' }),
      ...(isSelected ? { 'aria-current': 'true' } : {}),
      ...(place ? { transform: `translate(${place[0]} ${place[1]})` } : {}),
    },
    [
      titled(title),
      shape('rect', { class: 'hit', ...box, fill: 'none', 'pointer-events': 'all' }),
      ...parts,
      ...(isLit ? [rim('rim', box, { stroke: '@lit' })] : []),
      ...(isSelected ? [rim('rim chosen', box, { stroke: '@ink', 'stroke-dasharray': '7 4' })] : []),
    ],
  )
}

/** A box around its middle. */
export const around = (width: number, height: number, rx = 8): Box => ({
  x: -width / 2,
  y: -height / 2,
  width,
  height,
  rx,
})
