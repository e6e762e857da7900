import { group, shape, titled } from './svg'
import { keyOf, type Target, targetAttributes } from './target'

/** A box around a drawing, relative to its origin. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly rx?: number
}

/** What drawings need to know about highlights. */
export interface Lights {
  readonly lit: ReadonlySet<string>
}

export const lightsOf = (highlight: readonly Target[]): Lights['lit'] => new Set(highlight.map(keyOf))

/** A clickable part of a picture: it has a title, takes clicks anywhere in its box, and has a rim while it is lit. */
export function clickablePart(
  { lit }: Lights,
  target: Target,
  { title, box, name, place }: { title: string; box: Box; name: string; place?: readonly [x: number, y: number] },
  parts: readonly string[],
): string {
  const isLit = lit.has(keyOf(target))
  return group(
    {
      class: isLit ? `${name} lit` : name,
      ...targetAttributes(target),
      ...(isLit
        ? { role: 'button', tabindex: 0 }
        : { role: name.startsWith('unit') || name.startsWith('card') ? 'img' : 'group' }),
      ...(place ? { transform: `translate(${place[0]} ${place[1]})` } : {}),
    },
    [
      titled(title),
      shape('rect', { class: 'hit', ...box, fill: 'none', 'pointer-events': 'all' }),
      ...parts,
      ...(isLit
        ? [
            shape('rect', {
              class: 'rim',
              ...box,
              fill: 'none',
              stroke: '@lit',
              'stroke-width': 3,
              'pointer-events': 'none',
            }),
          ]
        : []),
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
