import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
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
