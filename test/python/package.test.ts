import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json'
import { program } from '../cli/program'
import { isThere } from '../needs'

const run = promisify(execFile)

const TOTEMFORGE_COMMAND = JSON.stringify([process.execPath, ...program, 'serve'])

describe.skipIf(!isThere('python3'))('the Python package', () => {
  // Where numpy, Gymnasium or PettingZoo is not installed, their tests are left out; the first file needs none of them.
  test.each(['test_environment', 'test_arrays', 'test_rl'])('%s', async (name) => {
    const env = { ...process.env, TOTEMFORGE_COMMAND, PYTHONPATH: resolve('python/src'), PYTHONDONTWRITEBYTECODE: '1' }
    const { stderr } = await run('python3', ['-m', 'unittest', '-v', name], { cwd: 'python/tests', env })
    const leftOut = stderr.split('\n').filter((line) => line.includes('skipped'))
    if (leftOut.length > 0) console.log([`Left out of ${name}:`, ...leftOut].join('\n'))
    expect(stderr).toMatch(/\nOK/)
  })
})

test('has the version of the library', () => {
  expect(readFileSync('python/pyproject.toml', 'utf8')).toContain(`\nversion = "${manifest.version}"\n`)
})
