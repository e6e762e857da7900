import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { playMatchAsync, randomPolicy } from 'totemforge'
import { ironwood } from 'totemforge/ironwood'
import { ironwoodEncoding } from 'totemforge/ironwood/encode'
import { onnxPolicy, stampModel } from 'totemforge/onnx'
import { describe, expect, test } from 'vitest'
import { program } from '../cli/program'
import { games } from '../deep'
import { isThere } from '../needs'

const server = [process.execPath, ...program, 'serve']

const run = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('python3', [...words, '--', ...server])).stdout

describe.skipIf(!isThere('python3'))('the Python client', () => {
  test('plays many solo games by chance', async () => {
    const many = games(250, 10)
    const said = await run('examples/python/totemforge.py', '--games', `${many}`, '--count', '100')
    const { games: played, truncated, returns } = JSON.parse(said)
    expect(played).toBeGreaterThanOrEqual(many)
    expect(truncated).toBe(0)
    expect(returns.woodwalkers + returns.ironclad).toBeCloseTo(0)
  })

  test('trains a model that comes back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'totemforge-'))
    const file = join(folder, 'my.onnx')
    expect(await run('examples/python/train.py', '--games', '1', '--measured', '1', '--file', file)).toMatch(
      /^wins \d+ %/,
    )
    const model = readFileSync(file)
    rmSync(folder, { recursive: true })
    // Both languages stamp alike.
    expect(model.equals(stampModel(model, ironwoodEncoding.id))).toBe(true)
    const trained = await onnxPolicy(ironwoodEncoding, model)
    const { error, actions } = await playMatchAsync(ironwood, {
      options: { mode: 'duel', seed: 7 },
      policies: { woodwalkers: trained, ironclad: randomPolicy },
      maxActions: 200,
    })
    expect(error).toBeNull()
    expect(actions).toBeGreaterThan(50)
  })

  test('keeps its promises', async () => {
    expect(await run('test/protocol/client_test.py')).toBe('all is well\n')
  })
})
