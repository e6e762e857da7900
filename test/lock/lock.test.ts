import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buildSync } from 'esbuild'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { takeLock } from '../../src/lock'
import { games } from '../deep'

const built = mkdtempSync(join(tmpdir(), 'totemforge-lock-'))
const children: ChildProcess[] = []

beforeAll(() => {
  chmodSync(built, 0o755)
  const entryPoints = ['test/lock/contender.ts', 'test/lock/owner.ts']
  buildSync({
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: built,
    outExtension: { '.js': '.mjs' },
  })
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(built, { recursive: true }))

const folderOf = (): string => mkdtempSync(join(built, 'at-'))

const unprivileged = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
const otherNumbers = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const can = ([program = '', ...words]: readonly string[]): boolean =>
  spawnSync(program, [...words, 'true']).status === 0

/** A process that tries to take a lock, and what it said. */
async function owner(path: string, wrapper: readonly string[] = []) {
  const [program = '', ...words] = [...wrapper, process.execPath, join(built, 'owner.mjs'), path]
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' })
  children.push(child)
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  const said: { got?: boolean; error?: string } = JSON.parse(line)
  return { child, ...said }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const contest = async (path: string, count: number) =>
  (await Promise.all(Array.from({ length: count }, () => takeLock(path)))).filter(({ lock }) => lock !== null)

test('processes and threads contend for a lock that is often stale: it never has two owners', async () => {
  const folder = folderOf()
  writeFileSync(join(folder, 'log'), '')
  const rounds = games(60)
  const contenders = [1, 2].map(() =>
    spawn(process.execPath, [join(built, 'contender.mjs'), folder, String(rounds), '2'], { stdio: 'inherit' }),
  )
  children.push(...contenders)
  expect(await Promise.all(contenders.map((child) => once(child, 'exit')))).toEqual([
    [0, null],
    [0, null],
  ])
  expect(existsSync(join(folder, 'doubles'))).toBe(false)
  expect(readFileSync(join(folder, 'log'), 'utf8').length).toBeGreaterThanOrEqual(rounds)
  // Nobody has left anything beside the lock.
  expect(readdirSync(folder).filter((name) => !['lock', 'log'].includes(name))).toEqual([])
})

test('an owner that is stopped keeps its lock, and one that is killed loses it to one of many', async () => {
  for (let round = 0; round < games(2); round++) {
    const path = join(folderOf(), 'lock')
    const { child, got } = await owner(path)
    expect(got).toBe(true)
    child.kill('SIGSTOP')
    expect(await contest(path, 5)).toEqual([])
    await end(child)
    expect(await contest(path, 5)).toHaveLength(1)
  }
})

test('in one process a lock has one owner, and only its release frees it', async () => {
  const path = join(folderOf(), 'lock')
  const [one] = await contest(path, 5)
  const second = await takeLock(path)
  expect(second).toMatchObject({ lock: null, holder: { pid: process.pid, host: hostname() } })
  one?.lock?.release()
  expect(existsSync(path)).toBe(false)
  const third = await takeLock(path)
  one?.lock?.release()
  expect(third.lock?.isHeld()).toBe(true)
  third.lock?.release()
})

test('an owner whose lock was removed knows it, and does not release that of another', async () => {
  const path = join(folderOf(), 'lock')
  const one = await takeLock(path)
  rmSync(path, { recursive: true })
  expect(one.lock?.isHeld()).toBe(false)
  const other = await takeLock(path)
  one.lock?.release()
  expect(other.lock?.isHeld()).toBe(true)
  other.lock?.release()
})

test.skipIf(!can(otherNumbers))('the owner may be in a container with other numbers of processes', async () => {
  const path = join(folderOf(), 'lock')
  const inside = await owner(path, otherNumbers)
  expect(inside.got).toBe(true)
  expect(await contest(path, 2)).toEqual([])
  expect((await owner(path, otherNumbers)).got).toBe(false)
  await end(inside.child)
  // The process inside ends soon after the one that was killed.
  let own = await takeLock(path)
  for (let left = 600; !own.lock && left > 0; left--) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    own = await takeLock(path)
  }
  expect(own.lock).not.toBeNull()
  expect((await owner(path, otherNumbers)).got).toBe(false)
  own.lock?.release()
})

test.skipIf(process.getuid?.() !== 0 || !can(unprivileged))('a process of another user counts as alive', async () => {
  const folder = folderOf()
  chmodSync(folder, 0o777)
  const path = join(folder, 'lock')
  const own = await takeLock(path)
  expect((await owner(path, unprivileged)).got).toBe(false)
  // Even where it may not even ask.
  chmodSync(join(path, readdirSync(path).find((name) => statSync(join(path, name)).isSocket()) ?? ''), 0o600)
  expect((await owner(path, unprivileged)).got).toBe(false)
  own.lock?.release()
  writeFileSync(path, '1')
  expect((await owner(path, unprivileged)).got).toBe(false)
})

const boot = existsSync('/proc/sys/kernel/random/boot_id')
  ? readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  : null
const dead = { pid: 999_999_999, host: hostname(), since: 'noon' }

test.each([
  ['a dead process', { ...dead, boot }, true],
  ['an earlier run of this machine', { ...dead, pid: process.ppid, boot: 'earlier' }, true],
  ['a machine with another name', { ...dead, host: 'elsewhere', boot: 'theirs' }, false],
  ['a container of this machine with another name', { ...dead, host: 'elsewhere', boot }, boot !== null],
])('a lock that was left by %s', async (_who, holder, isFree) => {
  const path = join(folderOf(), 'lock')
  mkdirSync(path)
  writeFileSync(join(path, 'token.json'), JSON.stringify(holder))
  const taken = await takeLock(path)
  expect(taken.lock !== null).toBe(isFree)
  if (!taken.lock) expect(taken).toMatchObject({ holder })
  taken.lock?.release()
})

test.each([
  ['the number of a dead process', '999999999', true],
  ['the number of this process, which wrote no such lock', String(process.pid), true],
  ['the number of a process that runs', String(process.ppid), false],
  ['nothing', '', true],
])('a lock of version 1.0.0 that holds %s', async (_what, text, isFree) => {
  const path = join(folderOf(), 'lock')
  writeFileSync(path, text)
  expect(await contest(path, 3)).toHaveLength(isFree ? 1 : 0)
})

test('a path may be longer than the system allows for sockets', async () => {
  const folder = join(folderOf(), 'd'.repeat(100), 'e'.repeat(100))
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'f'.repeat(240))
  expect(await contest(path, 3)).toHaveLength(1)
  expect((await owner(path)).got).toBe(false)
})
