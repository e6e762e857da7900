import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { directory, sit } from './support'

/** The indented lines of the page, from the first to the last. */
const transcript = (readFileSync('docs/cli.md', 'utf8').match(/^ {4}.*\n(?:(?: {4}.*)?\n)*(?=\S)/m)?.[0] ?? '')
  .replace(/^ {4}/gm, '')
  .trim()

test('what the page shows is what the program says to these lines', async () => {
  const typed = [...transcript.matchAll(/^> (.+)$/gm)].map(([, line = '']) => line)
  expect(typed).toHaveLength(2)
  const before = ['opening 2', 'play WW02', 'move F1 F3', 'move F2 F5', 'move F2 F5']
  const file = join(directory(), 'game.json')
  const { screen } = await sit(`play --against ironbot --level 3 --seed friday --record ${file}`, [...before, ...typed])
  expect(screen).toContain(`${transcript}\n`)
})
