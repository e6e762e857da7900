import { measured } from '../../../src/render/measure'

/** Where a text of an SVG stands. */
interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Frame {
  readonly x: number
  readonly y: number
  readonly scale: number
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]

function inner(frame: Frame, tag: string): Frame {
  const [, x = '0', y = '0'] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(tag) ?? []
  const [, scale = '1'] = /scale\((-?[\d.]+)\)/.exec(tag) ?? []
  return {
    x: frame.x + frame.scale * Number(x),
    y: frame.y + frame.scale * Number(y),
    scale: frame.scale * Number(scale),
  }
}

/** Every text of a picture with the room that it takes, moved and scaled as its groups say. */
export function textBoxes(svg: string): Box[] {
  const frames: Frame[] = [{ x: 0, y: 0, scale: 1 }]
  const found: Box[] = []
  const frame = (): Frame => frames.at(-1) ?? { x: 0, y: 0, scale: 1 }
  for (const [token, open, words = ''] of svg.matchAll(/<g[^>]*>|<\/g>|<text([^>]*)>([^<]*)<\/text>/g)) {
    if (token.startsWith('<g')) frames.push(inner(frame(), token))
    else if (token === '</g>') frames.pop()
    else if (open !== undefined) {
      const { x, y, scale } = frame()
      const size = Number(attribute(open, 'font-size') ?? 12) * scale
      const text = words.replace(/&amp;/g, '&').replace(/&quot;/g, '"')
      // What is measured is rather too much.
      const width = 0.88 * measured(text, size)
      const at = x + scale * Number(attribute(open, 'x') ?? 0)
      const anchor = attribute(open, 'text-anchor')
      const left = anchor === 'middle' ? at - width / 2 : anchor === 'end' ? at - width : at
      const base = y + scale * Number(attribute(open, 'y') ?? 0)
      found.push({ text, left, right: left + width, top: base - 0.74 * size, bottom: base + 0.1 * size })
    }
  }
  return found
}

/** Pairs of texts of which one covers the other. */
export function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5,
      )
      .map((other) => `${one.text} and ${other.text}`),
  )
}
