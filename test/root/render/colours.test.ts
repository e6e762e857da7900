import { describe, expect, test } from 'vitest'
import { palette } from '../../../src/root/render/palette'

type Three = readonly [number, number, number]

/** How readers see who lack one kind of cone (Machado, Oliveira and Fernandes 2009, the full deficiency). */
const sights = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const satisfies Record<string, readonly [Three, Three, Three]>

function linear(colour: string, from: number): number {
  const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const root = (part: number): number => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116)

/** A colour as it is seen, in CIELAB. */
function seen(colour: string, [red, green, blue]: readonly [Three, Three, Three]): Three {
  const given = [linear(colour, 1), linear(colour, 3), linear(colour, 5)] as const
  const by = (row: Three): number => Math.min(1, Math.max(0, row[0] * given[0] + row[1] * given[1] + row[2] * given[2]))
  const [r, g, b] = [by(red), by(green), by(blue)]
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

describe.each(Object.entries(sights))('with %s sight', (_name, sight) => {
  test.each([
    ['fox', 'rabbit'],
    ['fox', 'marquise'],
    ['rabbit', 'marquise'],
  ] as const)('%s and %s have colours that differ', (one, other) => {
    for (const theme of [0, 1] as const) {
      const [a, b] = [seen(palette[one][theme], sight), seen(palette[other][theme], sight)]
      expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(15)
    }
  })
})
