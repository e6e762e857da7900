import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { linesOf } from './lines'

describe('the page of recipes says how many lines each takes', () => {
  const page = readFileSync('docs/recipes.md', 'utf8')
  const rows = [...page.matchAll(/^\| \[\w+\]\(#(\w+)\) +\| (\d+) +\|$/gm)].map(([, name, lines]) => ({ name, lines }))

  test.each(['chat', 'lobby', 'replay', 'spectators', 'clocks'])('%s', (name) => {
    expect(rows).toContainEqual({ name, lines: String(linesOf(`examples/${name}.ts`)) })
  })
})
