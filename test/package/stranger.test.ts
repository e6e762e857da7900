import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('with the packed package and the guides alone, each kind of user reaches a first result', () => {
  const said = execFileSync(process.execPath, ['scripts/stranger.mjs'], { encoding: 'utf8' })
  console.log(said.trim())
  expect(said).toMatch(/^A client developer: .+\nA researcher: .+\nAn author: .+\n$|^Left out: /)
})
