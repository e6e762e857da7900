import { readFileSync } from 'node:fs'
import { rootEncoding } from 'totemforge/root/encode'
import { expect, test } from 'vitest'

test('the guide says how many numbers and actions each block has', () => {
  const guide = readFileSync('docs/encodings-root.md', 'utf8')
  const told = [...guide.matchAll(/^\| `?(\w+)`? +\| +([\d,]+) \| +([\d,]+) \|/gm)].map(([, block, numbers, actions]) =>
    [block, numbers, actions].join(' '),
  )
  const counts = [0, ...rootEncoding.blocks.keys()].map((_, count) => {
    const { size, bounds } = rootEncoding.limitedTo(rootEncoding.blocks.slice(0, count))
    return { size, actions: bounds.actions }
  })
  const rows = counts.map(({ size, actions }, index) => {
    const before = counts[index - 1] ?? { size: 0, actions: 0 }
    const block = index === 0 ? 'common' : rootEncoding.blocks[index - 1]
    return [block, (size - before.size).toLocaleString('en-US'), (actions - before.actions).toLocaleString('en-US')]
  })
  expect(told).toEqual(rows.map((row) => row.join(' ')))
})
