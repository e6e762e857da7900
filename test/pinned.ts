import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'

interface Row {
  readonly name: string
  readonly from: string
  readonly counts: readonly number[]
}

/** What `npx totemforge perft` counts from is what the golden file describes; with GOLDEN=1 it is written anew. */
export function expectPinned<Kind extends Row>(
  game: string,
  rows: readonly Kind[],
  stateOf: (row: Kind) => object,
): void {
  const file = `src/cli/perft/positions/${game}.json`
  const lines = rows.map((row) => {
    const { name, from, counts } = row
    return JSON.stringify({ name, from, counts, state: stateOf(row) })
  })
  const text = `[\n${lines.join(',\n')}\n]\n`
  if (process.env['GOLDEN']) writeFileSync(file, text)
  expect(readFileSync(file, 'utf8')).toBe(text)
}
