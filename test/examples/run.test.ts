import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bundle } from '../bundle'

/** The tournament is of a game that its threads load from the source. */
const tournament = 'tournament.ts'
const examples = readdirSync('examples').filter((name) => name.endsWith('.ts'))
const others = examples.filter((name) => name !== tournament)

const run = (...words: string[]): string =>
  execFileSync(process.execPath, words, { encoding: 'utf8', maxBuffer: 100_000_000 })

describe('every example runs, and says what it always said', () => {
  const folder = bundle(Object.fromEntries(others.map((name) => [name, `examples/${name}`])))
  // One process runs them in turn: it starts once, and loads the games once.
  const printed = JSON.parse(run('test/examples/in-turn.mjs', ...others.map((name) => join(folder, `${name}.js`))))

  test.each(examples)('%s', async (name) => {
    const output = name === tournament ? run('--import', 'tsx', `examples/${name}`) : printed[others.indexOf(name)]
    await expect(output).toMatchFileSnapshot(`../golden/examples/${name.replace('.ts', '.txt')}`)
  })
})
