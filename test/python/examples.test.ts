import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { stampModel } from 'totemforge/onnx'
import { describe, expect, test } from 'vitest'
import { program } from '../cli/program'
import { isThere } from '../needs'

const env = { ...process.env, PYTHONPATH: resolve('python/src'), PYTHONDONTWRITEBYTECODE: '1' }

const run = async (...words: string[]): Promise<string> => (await promisify(execFile)('python3', words, { env })).stdout

/** Whether Python has these packages; if not, says what is left out. */
function has(...packages: string[]): boolean {
  if (!isThere('python3')) return false
  const { status } = spawnSync('python3', ['-c', `import ${packages.join(', ')}`])
  if (status !== 0) console.log(`Left out are examples that need ${packages.join(', ')}.`)
  return status === 0
}

describe('the examples in Python', () => {
  test.skipIf(!has('numpy', 'gymnasium', 'pettingzoo'))('the tour shows each part', async () => {
    const said = await run('examples/python/tour.py', process.execPath, ...program, 'serve')
    expect(said).toMatch(
      /woodwalkers gets [+-]1\nironclad gets [+-]1\nagainst greedy: [+-]1\n\(8, 1740\)\n64 games were cut off/,
    )
    expect(said).toMatch(/planned: (\d+) of \[(\1, \d+|\d+, \1)\]\n$/)
  })

  test.skipIf(!has('numpy'))('the tutorial trains a model, brings it back and enters it in the arena', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-'))
    const file = join(folder, 'my.onnx')
    const few = ['--steps', '64', '--count', '16', '--measured', '2', '--arena', '2', '--file', file]
    const said = await run('examples/python/train.py', ...few, '--', process.execPath, ...program, 'serve')
    const model = readFileSync(file)
    rmSync(folder, { recursive: true })
    expect(said).toMatch(/^before: wins \d of 2 .+\nlearned from 64 decisions in .+\nafter: wins \d of 2 /)
    expect(said).toContain('ironwood: 2 games.')
    // Both languages stamp alike.
    expect(model.equals(stampModel(model, ironwoodEncoding.id))).toBe(true)
  })
})

test.skipIf(!isThere('python3'))('every module of the package can be read by Python 3.9', () => {
  const check = `
import ast, pathlib, sys
for file in [*pathlib.Path("python").rglob("*.py"), *pathlib.Path("examples/python").glob("*.py")]:
    ast.parse(file.read_text(), feature_version=(3, 9))
`
  expect(() => execFileSync('python3', ['-c', check])).not.toThrow()
})
