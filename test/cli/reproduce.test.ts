import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { experiments } from '../../src/experiments'
import { bundle } from '../bundle'
import { directory, sit } from './support'

test('the list says of each experiment what it measures, where, with which seeds, and how long', async () => {
  const { code, screen } = await sit('reproduce --list')
  expect(code).toBe(0)
  for (const { name, measures, page, seeds } of experiments) {
    expect(screen).toContain(`${name}\n  measures   ${measures}\n  published  ${page}`)
    expect(screen).toContain(`  seeds      ${seeds}\n`)
  }
  expect(screen).toContain('npm run bench (needs the packages of bench)')
})

test.each([
  ['reproduce', 'Name an experiment: ironwood-solo, '],
  ['reproduce nothing', 'There is no experiment "nothing". There are ironwood-solo, '],
  ['reproduce equilibrium --games 0', '--games takes a number from 1, not "0".'],
  ['reproduce equilibrium --workers many', '--workers takes a number from 1, not "many".'],
  ['reproduce equilibrium --level 3', '--level'],
])('%s is refused with a sentence', async (words, problem) => {
  const { code, complaints } = await sit(words)
  expect(code).toBe(2)
  expect(complaints.replaceAll('\n', ' ')).toContain(problem)
})

test('plays in threads, keeps each result, goes on with it, and compares', () => {
  const folder = bundle({
    cli: 'src/cli/index.ts',
    'experiment-thread': 'src/experiments/thread.ts',
    'kuhn-poker': 'examples/games/kuhn-poker.ts',
    'leduc-poker': 'examples/games/leduc-poker.ts',
  })
  const file = join(directory(), 'kept.jsonl')
  const words = ['reproduce', 'equilibrium', '--games', '1', '--workers', '1', '--keep', file]
  const program = (...more: string[]) =>
    spawnSync(process.execPath, [join(folder, 'cli.js'), ...words, ...more], { encoding: 'utf8' })
  const { stdout, status } = program()
  expect(stdout).toContain('| Kuhn, CFR+ | 1 | 0.45833 | 0.12500 |')
  expect(stdout).toContain('  exploitability after 1: published 0.45833, found 0.45833: equal\n')
  expect(stdout).toMatch(/\n8 numbers equal to the published ones, 0 inside the interval, 0 different\.\n/)
  expect(status).toBe(0)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  expect(lines).toHaveLength(5)
  const again = JSON.parse(program('--json').stdout)
  expect(again).toMatchObject({ experiment: 'equilibrium', counts: { equal: 8, inside: 0, different: 0 } })
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual(lines)
})
