import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sourceOf, surfacesOf } from './surface'

const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'))
const doors = Object.keys(exports).filter((door) => door !== './package.json')
const surfaces = surfacesOf(doors.map((door) => sourceOf(door.replace(/^\.\//, ''))))

// What programs are written against. A change here is seen before a release: additions are minor, all else is major.
describe('the surface of each door is what is written down', () => {
  test.each(doors)('%s', async (door) => {
    const name = door === '.' ? 'totemforge' : door.replace('./', '').replaceAll('/', '-')
    const text = surfaces.get(sourceOf(door.replace(/^\.\//, ''))) ?? ''
    expect(text.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/: \?$/m)
    await expect(`${text}\n`).toMatchFileSnapshot(`../golden/api/${name}.d.ts.txt`)
  })
})
