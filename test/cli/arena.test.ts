import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { tournamentCsv, tournamentPicture } from '../../src/arena'
import { gameNames } from '../../src/doors'
import { heldPolicy } from '../arena/modules'
import { bundle } from '../bundle'
import { connectFour, start } from './program'
import { directory, sit } from './support'

// Otherwise each thread would compile the source: two seconds each.
const folder = bundle({ main: 'src/cli/main.ts', bids: 'test/arena/games/bids.ts' })
const bids = join(folder, 'bids.js')
const { main }: typeof import('../../src/cli/main') = await import(join(folder, 'main.js'))
const play = (words: string) => sit(words, [], undefined, '', main)

const linesOf = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [])

test('says what happened, and writes it into files; the same line again plays nothing', async () => {
  const own = directory()
  const [json, csv, picture, results] = ['all.json', 'all.csv', 'all.svg', 'all.jsonl'].map((name) => join(own, name))
  const files = `--json ${json} --csv ${csv} --picture ${picture} --results ${results}`
  const words = `arena ${bids} --players 3 --policies b1,b2,b6 --games 7 --workers 1 ${files}`
  const { code, screen, complaints } = await play(words)
  const uneven = 'Not everybody plays every seat equally often in 7 games; in 9, or any multiple of 3, they do.\n'
  expect([code, complaints]).toEqual([0, uneven])
  expect(screen).toContain('bids.js: 7 games. The seed is 1.\n')
  expect(screen).toMatch(/\nb6 +7 +100\.0 % +64\.6 to 100\.0 % +1\.00 +6\.0 /)
  const told = JSON.parse(readFileSync(json ?? '', 'utf8'))
  expect(told).toMatchObject({ totemforge: 'tournament 1', tournament: { games: 7 }, summary: { games: 7 } })
  expect(readFileSync(csv ?? '', 'utf8')).toBe(tournamentCsv(told.played))
  expect(readFileSync(picture ?? '', 'utf8')).toBe(tournamentPicture({ ...told, whole: true }))
  const kept = linesOf(results ?? '')
  expect(kept).toHaveLength(8)
  const again = await play(words)
  expect([again.code, again.screen]).toEqual([0, screen])
  expect(linesOf(results ?? '')).toEqual(kept)
  expect(readdirSync(own).sort()).toEqual(['all.csv', 'all.json', 'all.jsonl', 'all.svg'])
})

test('a tournament grows: more games on the same file play only what is missing', async () => {
  const results = join(directory(), 'all.jsonl')
  const line = (games: number) =>
    `arena ${bids} --players 3 --policies b1,b2,b6 --games ${games} --workers 1 --results ${results}`
  expect((await play(line(3))).code).toBe(0)
  const kept = linesOf(results)
  const { code, screen } = await play(line(9))
  expect([code, screen]).toEqual([0, expect.stringContaining('bids.js: 9 games. The seed is 1.\n')])
  expect(linesOf(results).slice(0, 4)).toEqual(kept)
  expect(linesOf(results)).toHaveLength(10)
})

test('a disk that is full while it plays ends it with 3, and says which file it was', async () => {
  const own = directory()
  // The system lets no file grow beyond 1 kB.
  const limited = ['bash', '-c', 'ulimit -f 1; trap "" XFSZ; exec "$@"', 'bash']
  const line = `arena --game ${connectFour} --policies random --games 20 --workers 1 --results all.jsonl`
  const { code, complaints } = await start(own, line, '', limited).ended()
  expect([code, complaints.replace(/\s+/g, ' ')]).toEqual([
    3,
    'all.jsonl cannot be written: it would become too large for a file. ',
  ])
})

test.each(gameNames)('the help for %s', async (game) => {
  const { code, screen } = await sit(`arena --game ${game} --help`)
  expect(code).toBe(0)
  await expect(screen).toMatchFileSnapshot(`../golden/cli/arena-${game}.txt`)
})

describe('what cannot be done is refused before anything is played', () => {
  const own = '/tmp/nowhere-at-all'
  test.each([
    ['', 2, 'Who plays? --policies takes names, such as --policies greedy,random.'],
    ['--policies greedy --games 0', 2, '--games takes a whole number from 1, not "0".'],
    ['--policies greedy --games many', 2, '--games takes a whole number from 1, not "many".'],
    ['--policies greedy --workers 0', 2, '--workers takes a whole number from 1, not "0".'],
    ['--policies greedy --schedule cup', 2, '--schedule takes round-robin or pairings, not "cup".'],
    ['--policies greedy --map lake', 2, 'There is no option "--map". npx totemforge arena --help lists the options.'],
    ['--policies greedy --mode war', 2, '--mode takes duel, ironbot, woodenbot, not "war".'],
    ['--policies greedy,greedy', 2, 'The policy "greedy" is named twice; a single policy plays against itself.'],
    [
      'chess --policies greedy',
      2,
      'There is no game "chess". There are ironwood, root, daimyo, or the file of a module.',
    ],
    [
      '--policies greedy --redis x --workers 2',
      2,
      'With --redis others play: say --workers there, to npx totemforge worker.',
    ],
    [`--policies greedy --csv ${own}/a.csv`, 3, `${own}/a.csv cannot be written: there is no such directory.`],
    [`--policies greedy --results ${own}/a`, 3, `${own}/a cannot be written: there is no such directory.`],
    ['--policies greedy --json /tmp', 3, '/tmp cannot be written: it is a directory.'],
  ])('%s', async (words, exit, problem) => {
    const { code, screen, complaints } = await sit(`arena ${words}`.trim())
    expect([code, screen, complaints]).toEqual([exit, '', `${problem}\n`])
  })

  test('two things in one file, and leaves none behind', async () => {
    const own = directory()
    const file = join(own, 'all')
    const { code, complaints } = await sit(
      `arena --policies greedy --results ${file} --json ${own}/../${own.slice(5)}/all`,
    )
    expect([code, complaints]).toEqual([2, expect.stringMatching(/ would hold two things: name another file\.\n$/)])
    expect(readdirSync(own)).toEqual([])
  })

  test('two things behind a link to a file that is not there, and leaves the link as it is', async () => {
    const own = directory()
    const [link, target] = [join(own, 'link'), join(own, 'target')]
    symlinkSync(target, link)
    const { code } = await sit(`arena --policies greedy --results ${link} --json ${link}`)
    expect([code, readlinkSync(link), existsSync(target)]).toEqual([2, target, false])
  })

  test('results that somebody else is just adding to', async () => {
    const file = join(directory(), 'all.jsonl')
    const holder = { pid: process.pid, start: null, host: '', since: 'noon', token: 'x' }
    writeFileSync(`${file}.lock`, JSON.stringify(holder))
    const { code, complaints } = await sit(`arena --policies greedy --results ${file}`)
    expect([code, complaints]).toEqual([4, expect.stringContaining('all.jsonl is being ')])
  })
})

describe('in a process of its own', () => {
  /** Begun where its policy is, and stopped in the middle of a game. */
  async function stopped(signal: NodeJS.Signals) {
    const own = directory()
    const policy = heldPolicy(own)
    const results = join(own, 'all.jsonl')
    const line = `arena --game ${connectFour} --policies random,./held.mjs --games 30 --workers 1 --results all.jsonl`
    const first = start(own, line)
    while (!policy.isHeld(first.running.pid) || linesOf(results).length < 2) await setTimeout(20)
    first.running.kill(signal)
    return { own, policy, results, line, first: await first.ended() }
  }

  test('killed in the middle of a game and of a line, it goes on with what there is, and plays nothing twice', async () => {
    const { own, policy, results, line, first } = await stopped('SIGKILL')
    expect(first.signal).toBe('SIGKILL')
    const kept = linesOf(results)
    expect(kept.length).toBeLessThan(20)
    appendFileSync(results, (kept[1] ?? '').replace('"number":0', '"number":29').slice(0, 99))
    policy.letGo()
    const { code, screen, complaints } = await start(own, line).ended()
    expect([code, complaints]).toEqual([0, ''])
    expect(screen).toContain('connect-four.js: 30 games. The seed is 1.\n')
    const after = linesOf(results)
    expect(after.slice(0, kept.length)).toEqual(kept)
    const numbers = after.slice(1).map((text): number => JSON.parse(text).number)
    expect(numbers.sort((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, number) => number))
  })

  test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with 130 and a table of what was played', async (signal) => {
    const { own, results, first } = await stopped(signal)
    expect(first.code).toBe(130)
    expect(first.screen).toContain(`connect-four.js: ${linesOf(results).length - 1} of 30 games`)
    // Nobody looks on, so nothing is said of how far it is.
    expect(first.complaints).toBe('It was ended early. The same command continues with all.jsonl.\n')
    expect(readdirSync(own).filter((name) => name.startsWith('all'))).toEqual(['all.jsonl'])
  })
})
