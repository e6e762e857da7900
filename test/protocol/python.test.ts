import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isThere } from '../needs'

const server = [process.execPath, '--import', 'tsx', resolve('src/cli/index.ts'), 'serve']

const run = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('python3', [...words, '--', ...server])).stdout

describe.skipIf(!isThere('python3'))('the Python client', () => {
  test('plays a thousand solo games by chance', async () => {
    const said = await run('examples/python/totemforge.py', '--games', '1000', '--count', '250')
    const { games, truncated, returns } = JSON.parse(said)
    expect(games).toBeGreaterThanOrEqual(1000)
    expect(truncated).toBe(0)
    expect(returns.woodwalkers + returns.ironclad).toBeCloseTo(0)
  }, 240_000)

  test('keeps what it promises', async () => {
    expect(await run('test/protocol/client_test.py')).toBe('all is well\n')
  })
})
