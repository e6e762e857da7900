import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundle } from '../bundle'

const examples = readdirSync('examples').filter((name) => name.endsWith('.ts'))

describe('every example runs, and says what it always said', () => {
  const folder = bundle(Object.fromEntries(examples.map((name) => [name, `examples/${name}`])))

  test.each(examples)('%s', async (name) => {
    // The tournament is of a game that its threads load from the source.
    const words = name === 'tournament.ts' ? ['--import', 'tsx', `examples/${name}`] : [join(folder, `${name}.js`)]
    const output = execFileSync(process.execPath, words, { encoding: 'utf8' })
    await expect(output).toMatchFileSnapshot(`../golden/examples/${name.replace('.ts', '.txt')}`)
  })
})

/** Code without indentation, so that an excerpt may stand further left than it does in its file. */
const flat = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

describe('code in the guides is code of the examples', () => {
  const pages = ['README.md', ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : []))]
  const blocks = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/(?:<!-- (\S+) -->\n)?```(?:ts|python)\n([\s\S]*?)```/g)].map(
      ([, source = '', code = ''], index) => ({ title: `${page}, block ${index + 1}`, source, code }),
    ),
  )

  test.each(blocks)('$title', ({ source, code }) => {
    expect(source, 'the file that the code is taken from, in a comment before the block').toMatch(/^examples\//)
    expect(flat(readFileSync(source, 'utf8'))).toContain(flat(code))
  })
})
