import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const lines = readFileSync(new URL('not-begun.txt', folder), 'utf8').trimEnd().split('\n')
const idOf = (line: string): string => line.slice(0, line.indexOf(' '))

test('what is not begun stands in a list: an id and a reason on each line, sorted, none twice', () => {
  for (const line of lines) expect(line).toMatch(/^ROOT-[\w.-]+ \S/)
  expect(lines).toEqual([...lines].sort())
  expect(new Set(lines.map(idOf)).size).toBe(lines.length)
})

test('no test names a rule that is not begun', () => {
  const listed = new Set(lines.map(idOf))
  const named = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/ROOT-[\w.-]*\w/g)].map(([id]) => id))
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((id) => listed.has(id))).toEqual([])
})
