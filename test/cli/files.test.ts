import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { startRecord } from '../../src/core'
import { ironwood, ironwoodCards } from '../../src/ironwood/rules'
import { program, start } from './program'
import { directory, kept } from './support'

const begin = 'play --against ironbot --seed 7'

/** Runs the program with these lines to its end; a program that hangs is killed. */
async function run(cwd: string, words: string, lines: string, wrapper: readonly string[] = []) {
  const { running, ended } = start(cwd, words, '', wrapper)
  const limit = setTimeout(() => running.kill('SIGKILL'), 300_000)
  running.stdin.end(lines)
  const result = await ended()
  clearTimeout(limit)
  return result
}

const unprivileged = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
const canStepDown = process.getuid?.() === 0 && spawnSync('setpriv', [...unprivileged.slice(1), 'true']).status === 0

describe('what the file system refuses is said in a sentence', () => {
  const cwd = directoryOfTraps()
  const traps: [string, string][] = [
    ['letter/game.json', 'a part of its path is not a directory.'],
    ['circle', 'its links lead in a circle.'],
    [`${'n'.repeat(300)}.json`, 'its name is too long.'],
    ['folder', 'it is a directory.'],
    ['pipe', 'it is not a file but a pipe or a device.'],
    ['/dev/full', 'it is not a file but a pipe or a device.'],
    ['huge.json', 'it is larger than 32 MB.'],
  ]

  test.concurrent.each(traps)('%s', async (file, reason) => {
    for (const words of [`${begin} --record ${file}`, `play --resume ${file}`]) {
      const { code, signal, complaints, screen } = await run(cwd, words, 'opening 2\n')
      expect({ code, signal, screen }).toEqual({ code: 3, signal: null, screen: '' })
      expect(complaints).toMatch(/cannot be (read|written|locked): /)
      expect(complaints.replace(/\s+/g, ' ').trim().endsWith(reason)).toBe(true)
      expect(complaints).not.toMatch(/^ +at /m)
    }
  })

  test.skipIf(!canStepDown)('a record, and a directory, of somebody else', async () => {
    const other = directory()
    writeFileSync(join(other, 'secret.json'), '{}', { mode: 0o600 })
    chmodSync(other, 0o755)
    for (const words of [`${begin} --record new.json`, 'play --resume secret.json']) {
      const { code, complaints } = await run(other, words, 'opening 2\n', unprivileged)
      expect([code, complaints]).toEqual([3, expect.stringMatching(/cannot be \w+: you do not have permission\.\n$/)])
    }
    expect(readdirSync(other)).toEqual(['secret.json'])
  })

  test('a disk that is full at the last save ends with 3', async () => {
    const cwd = directory()
    // The system lets no file grow beyond 1 kB.
    const limited = ['bash', '-c', 'ulimit -f 1; trap "" XFSZ; exec "$@"', 'bash']
    const words = `play --against ironbot --seed ${'7'.repeat(780)}`
    const { code, screen, complaints } = await run(cwd, words, 'opening 2\nrest\nplay WW01\n', limited)
    expect(complaints.replace(/\s+/g, ' ')).toBe(
      'totemforge-ironwood.json cannot be written: it would become too large for a file. The last decisions are lost. ',
    )
    expect(screen).not.toMatch(/The game is kept in \S+\.? To continue/)
    expect(code).toBe(3)
    expect(readdirSync(cwd)).toEqual(['totemforge-ironwood.json'])
    expect(kept(join(cwd, 'totemforge-ironwood.json')).record.actions.length).toBeGreaterThan(0)
  })
})

function directoryOfTraps(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'totemforge-'))
  afterAll(() => rmSync(cwd, { recursive: true, force: true }))
  writeFileSync(join(cwd, 'letter'), 'Dear Ada')
  symlinkSync('round', join(cwd, 'circle'))
  symlinkSync('circle', join(cwd, 'round'))
  mkdirSync(join(cwd, 'folder'))
  execFileSync('mkfifo', [join(cwd, 'pipe')])
  writeFileSync(join(cwd, 'huge.json'), '')
  truncateSync(join(cwd, 'huge.json'), 33 * 1024 ** 2)
  return cwd
}

describe('writing touches the record and nothing else', () => {
  test('no file with another name; its mode stays', async () => {
    const cwd = directory()
    const file = join(cwd, 'game.json')
    writeFileSync(file, JSON.stringify(startRecord(ironwood, { mode: 'ironbot', seed: 7 })), { mode: 0o600 })
    writeFileSync(join(cwd, 'letter'), 'Dear Ada')
    writeFileSync(`${file}.tmp`, 'Dear Bob')
    const { code } = await run(cwd, 'play --resume game.json', 'opening 2\n')
    expect(code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(`${file}.tmp`, 'utf8')).toBe('Dear Bob')
    expect(kept(file).record.actions).toHaveLength(1)
    expect(readdirSync(cwd).sort()).toEqual(['game.json', 'game.json.tmp', 'letter'])
  })

  test('a link stays a link, and where it leads the record is written', async () => {
    const cwd = directory()
    mkdirSync(join(cwd, 'games'))
    writeFileSync(join(cwd, 'letter'), 'Dear Ada')
    symlinkSync('games/friday.json', join(cwd, 'game.json'))
    symlinkSync('letter', join(cwd, 'game.json.tmp'))
    await run(cwd, `${begin} --record game.json`, 'opening 2\n')
    expect(readlinkSync(join(cwd, 'game.json'))).toBe('games/friday.json')
    expect(lstatSync(join(cwd, 'games/friday.json')).isFile()).toBe(true)
    expect(kept(join(cwd, 'games/friday.json')).record.actions).toHaveLength(1)
    expect(readFileSync(join(cwd, 'letter'), 'utf8')).toBe('Dear Ada')
    await run(cwd, 'play --resume game.json', 'play WW02\n')
    expect(readlinkSync(join(cwd, 'game.json'))).toBe('games/friday.json')
    expect(kept(join(cwd, 'games/friday.json')).record.actions).toHaveLength(2)
  })
})

describe('one record has one writer', () => {
  test('a second process learns who plays already, under any name of the file', async () => {
    const cwd = directory()
    const one = start(cwd, begin)
    await one.type('opening 2', 1)
    await one.type('log', 2)
    symlinkSync('totemforge-ironwood.json', join(cwd, 'link.json'))
    for (const words of ['play --resume', 'play --resume link.json', `${begin} --record link.json`]) {
      const { code, screen, complaints } = await run(cwd, words, 'play WW02\n')
      expect([code, screen]).toEqual([4, ''])
      expect(complaints).toContain(`is being played already, by process ${one.running.pid}, since 2`)
    }
    await one.type('play WW01', 3)
    one.running.stdin.end()
    expect((await one.ended()).code).toBe(0)
    expect(kept(join(cwd, 'totemforge-ironwood.json')).record.actions.map(ironwood.format)).toEqual([
      'opening 2',
      'play WW01',
    ])
    expect(readdirSync(cwd).sort()).toEqual(['link.json', 'totemforge-ironwood.json'])
  })

  test.each([
    ['a dead process', { pid: 999_999_999, start: null }],
    ['another that has its number now', { pid: process.pid, start: '1' }],
  ])('the lock of %s is taken over, by one of several', async (_who, holder) => {
    const cwd = directory()
    await run(cwd, begin, 'opening 2\n')
    const host = execFileSync('hostname', { encoding: 'utf8' }).trim()
    const lock = JSON.stringify({ ...holder, host, since: 'yesterday', token: 'x' })
    writeFileSync(join(cwd, 'totemforge-ironwood.json.lock'), lock)
    const all = [1, 2, 3].map(() => start(cwd, 'play --resume'))
    const ends = all.map(({ ended }) => ended())
    const playing = await Promise.all(
      all.map(async ({ running }) => (await Promise.race([once(running, 'exit'), once(running.stdout, 'data')]))[0]),
    )
    expect(playing.filter((first) => typeof first !== 'number')).toHaveLength(1)
    for (const { running } of all) running.stdin.end()
    const codes = (await Promise.all(ends)).map(({ code }) => code)
    expect(codes.sort()).toEqual([0, 4, 4])
    expect(readdirSync(cwd)).toEqual(['totemforge-ironwood.json'])
  })

  test('one that is held on another machine is left to the person', async () => {
    const cwd = directory()
    await run(cwd, begin, 'opening 2\n')
    const lock = { pid: 1, start: null, host: 'elsewhere', since: 'yesterday', token: 'x' }
    writeFileSync(join(cwd, 'totemforge-ironwood.json.lock'), JSON.stringify(lock))
    const { code, complaints } = await run(cwd, 'play --resume', '')
    expect(code).toBe(4)
    expect(complaints).toContain('by process 1 on elsewhere, since yesterday.')
    expect(complaints.replace(/\s+/g, ' ')).toMatch(/If it has ended there, remove \S+\.lock\./)
  })
})

test('what would control the terminal is not written to it', () => {
  const cwd = directory()
  const cards = Object.values(ironwoodCards).map((card) => ({ ...card, title: `A\u009b31m\u202eB ${card.id}` }))
  const record = startRecord(ironwood, { mode: 'ironbot', seed: 7, cards })
  writeFileSync(join(cwd, 'game.json'), JSON.stringify(record))
  writeFileSync(join(cwd, 'other.json'), JSON.stringify({ ...record, version: 'x\u009b2J\u009d0;y' }))
  const all = ['--resume game.json', '--resume other.json', '--resume \u001b[2J.json', '--\u001b[2J'].map((words) =>
    spawnSync(process.execPath, [...program, 'play', ...words.split(' ')], {
      cwd,
      input: 'opening 2\n\u001b]0;title\u0007\n',
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    }),
  )
  const [played] = all
  expect(played?.stdout).toContain('A\ufffd31m\ufffdB WW01')
  for (const { stdout, stderr } of all) expect([...(stdout + stderr)].filter(isControl)).toEqual([])
})

const isControl = (sign: string): boolean => sign !== '\n' && /[\p{Cc}\u202e]/u.test(sign)
