import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openKept } from '../../src/experiments'
import { type Kept, keyOf } from '../../src/experiments/kept'
import { toy } from './toy'

function file(): string {
  const folder = mkdtempSync(join(tmpdir(), 'totemforge-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'results.jsonl')
}

function opened(path: string, version = '1.0.0'): Kept {
  const kept = openKept(path, toy, version)
  if (typeof kept === 'string') throw new Error(kept)
  return kept
}

test('what was kept is known when the file is opened again', () => {
  const path = file()
  opened(path).add('one', 3, { won: 1, rounds: 3 })
  expect([...opened(path).known]).toEqual([[keyOf('one', 3), { won: 1, rounds: 3 }]])
})

test('a line that was not finished is played again, and the next one begins below it', () => {
  const path = file()
  opened(path).add('one', 0, { won: 0, rounds: 0 })
  appendFileSync(path, '{"row":"one","number":1,"resu')
  opened(path).add('one', 2, { won: 0, rounds: 2 })
  expect([...opened(path).known.keys()]).toEqual([keyOf('one', 0), keyOf('one', 2)])
  expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(5)
})

test('a result that the experiment could not return is not taken', () => {
  const path = file()
  opened(path)
  appendFileSync(path, '{"row":"one","number":1,"result":{"won":"yes","rounds":2}}\n')
  expect(opened(path).known.size).toBe(0)
})

test('a file whose first line was left unfinished is begun again', () => {
  const whole = file()
  opened(whole)
  const head = readFileSync(whole, 'utf8')
  for (const length of [0, 1, 20, head.length - 1]) {
    const path = file()
    writeFileSync(path, head.slice(0, length))
    expect(opened(path).known.size).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(head)
  }
})

test('results of another version, or another file, are refused', () => {
  const path = file()
  opened(path)
  expect(openKept(path, toy, '1.0.1')).toBe(`${path} does not hold results of toy of this version: name another file.`)
})
