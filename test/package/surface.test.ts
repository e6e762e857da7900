import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exportsOf } from './surface'

const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'))
const doors = Object.keys(exports)
  .filter((door) => door !== './package.json')
  .map((door) => door.replace('./', ''))
const surfaces = exportsOf(doors)

// What programs are written against. A change here is seen before a release: additions are minor, all else is major.
describe('the surface of each door is what is written down', () => {
  test.each(doors)('%s', async (door) => {
    const text = (surfaces.get(door) ?? []).map(({ text }) => text).join('\n\n')
    expect(text.length).toBeGreaterThan(10)
    expect(text).not.toMatch(/: \?$/m)
    const name = door === '.' ? 'totemforge' : door.replaceAll('/', '-')
    await expect(`${text}\n`).toMatchFileSnapshot(`../golden/api/${name}.d.ts.txt`)
  })
})

describe('every export has a doc comment with an example', () => {
  test.each(doors)('%s', (door) => {
    const untold = (surfaces.get(door) ?? []).filter(({ isTold }) => !isTold)
    expect(untold.map(({ name }) => name)).toEqual([])
  })
})
