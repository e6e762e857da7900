import { measured } from '../../src/render/measure'
import { keyOf, type Target, targetIn } from '../../src/render/target'

/** Where something of an SVG stands. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Something that can be clicked. */
export interface Thing {
  readonly target: Target
  readonly key: string
  readonly title: string
  readonly isLit: boolean
  /** Of what it is a piece. */
  readonly within: string | null
  readonly box: Box
}

/** A text, how large it is written, and the thing and the part that it belongs to. */
export interface Written {
  readonly text: string
  readonly size: number
  readonly box: Box
  readonly within: Thing | null
  readonly part: string
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly sx: number
  readonly sy: number
  readonly thing: Thing | null
  readonly part: string
}

export interface Drawn {
  readonly width: number
  readonly height: number
  readonly parts: Readonly<Record<string, number>>
  readonly things: readonly Thing[]
  readonly texts: readonly Written[]
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
const number = (tag: string, name: string): number => Number(attribute(tag, name) ?? 0)

function inner(frame: Frame, tag: string): Frame {
  const [, x = '0', y = '0'] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(tag) ?? []
  const [, sx = '1', sy = sx] = /scale\((-?[\d.]+)(?: (-?[\d.]+))?\)/.exec(tag) ?? []
  return {
    ...frame,
    x: frame.x + frame.sx * Number(x),
    y: frame.y + frame.sy * Number(y),
    sx: frame.sx * Number(sx),
    sy: frame.sy * Number(sy),
  }
}

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const boxOf = ({ x, y, sx, sy }: Frame, tag: string): Box => ({
  left: x + sx * number(tag, 'x'),
  top: y + sy * number(tag, 'y'),
  right: x + sx * (number(tag, 'x') + number(tag, 'width')),
  bottom: y + sy * (number(tag, 'y') + number(tag, 'height')),
})

/** What is measured is rather too much. */
const written = 0.97

/** Everything in a picture that a test asks for: what can be clicked, what is written, and how large the parts are. */
export function drawn(svg: string): Drawn {
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const frames: Frame[] = [{ x: 0, y: 0, sx: 1, sy: 1, thing: null, part: '' }]
  const things: Thing[] = []
  const texts: Written[] = []
  const tops: [part: string, top: number][] = []
  const tags = svg.matchAll(
    /<g([^>]*)>(?:\s*<title>([^<]*)<\/title>\s*(<rect class="hit"[^>]*>))?|<\/g>|<text([^>]*)>(.*?)<\/text>/g,
  )
  for (const [token, open, title, hit, text, words = ''] of tags) {
    const frame = frames.at(-1)
    if (!frame) continue
    if (open !== undefined) {
      const next = inner(frame, token.slice(0, token.indexOf('>')))
      const [, part] = /class="part (\w+)"/.exec(open) ?? []
      if (part) tops.push([part, next.y])
      const target = targetIn(datasetOf(open))
      const thing =
        target && hit
          ? {
              target,
              key: keyOf(target),
              title: plain(title ?? ''),
              isLit: attribute(open, 'role') === 'button',
              within: frame.thing?.key ?? null,
              box: boxOf(next, hit),
            }
          : null
      if (thing) things.push(thing)
      frames.push({ ...next, part: part ?? frame.part, thing: thing ?? frame.thing })
    } else if (token === '</g>') frames.pop()
    else if (text !== undefined) texts.push(textOf(frame, text, plain(words)))
  }
  const bottoms = tops.map(([, top], index) => (tops[index + 1]?.[1] ?? Number(height)) - top)
  return {
    width: Number(width),
    height: Number(height),
    parts: Object.fromEntries(tops.map(([part], index) => [part, bottoms[index] ?? 0])),
    things,
    texts,
  }
}

const datasetOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  )

function textOf(frame: Frame, tag: string, text: string): Written {
  const own = Number(attribute(tag, 'font-size') ?? 12)
  const size = own * Math.min(frame.sx, frame.sy)
  const wide = written * frame.sx * measured(text, own, attribute(tag, 'font-weight') === 'bold' ? 'bold' : 'normal')
  const at = frame.x + frame.sx * number(tag, 'x')
  const anchor = attribute(tag, 'text-anchor')
  const left = anchor === 'middle' ? at - wide / 2 : anchor === 'end' ? at - wide : at
  const base = frame.y + frame.sy * number(tag, 'y')
  const box = { left, right: left + wide, top: base - 0.74 * size, bottom: base + 0.1 * size }
  return { text, size, box, within: frame.thing, part: frame.part }
}

/** Whether a box lies in another, apart from rounding. */
export const isInside = (one: Box, other: Box, by = 1): boolean =>
  one.left >= other.left - by &&
  one.right <= other.right + by &&
  one.top >= other.top - by &&
  one.bottom <= other.bottom + by

/** Pairs of texts of which one covers the other. */
export function overlaps(texts: readonly Written[]): string[] {
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1.5 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1.5,
      )
      .map((other) => `${one.text} and ${other.text}`),
  )
}
