import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { version } from '../../package.json'
import { type TournamentPlan, tournament } from '../../src/arena'
import { openResults } from '../../src/arena/results-file'
import { bundle } from '../bundle'
import { directory } from '../cli/support'
import { bids, playHere } from './here'

const plan: TournamentPlan = { game: bids, policies: ['b1', 'b2'], games: 4 }

/** A file with the results of two games. */
async function begun(own: TournamentPlan = plan) {
  const file = join(directory(), 'results.jsonl')
  const { played, tournament: whole } = await playHere(own)
  const results = await openResults(file, whole)
  for (const game of played.slice(0, 2)) results.add(game)
  results.close()
  return { file, played, whole }
}

const opened = async (file: string, own: TournamentPlan) => {
  const results = await openResults(file, tournament(own))
  results.close()
  return results.played
}

test('the results in the file come back', async () => {
  const { file, played } = await begun()
  expect(await opened(file, plan)).toEqual(played.slice(0, 2))
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3)
})

test('a kill that tears the file loses only the torn line', async () => {
  const { file, played, whole } = await begun()
  const text = readFileSync(file, 'utf8')
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1)
  // Every length of the end, and some of the rest.
  const lengths = Array.from({ length: text.length + 1 }, (_, length) => length)
  for (const length of lengths.filter((each) => each % 7 === 0 || ends.some((end) => Math.abs(end - each) < 3))) {
    writeFileSync(file, text.slice(0, length))
    const lines = ends.filter((end) => end <= length).length
    const results = await openResults(file, whole)
    expect(results.played, `after ${length} characters`).toEqual(played.slice(0, Math.max(0, lines - 1)))
    for (const game of played.slice(results.played.length)) results.add(game)
    results.close()
    expect(await opened(file, plan)).toEqual(played)
  }
})

test('a game that is there twice counts once', async () => {
  const { file, played } = await begun()
  appendFileSync(file, `${JSON.stringify(played[1])}\n`)
  expect(await opened(file, plan)).toEqual(played.slice(0, 2))
})

test.skipIf(process.platform === 'win32')(
  'a result that does not fit on the disk is an error, not a part of a line',
  () => {
    const file = join(directory(), 'results.jsonl')
    // It adds results until one is refused, and says how many were kept.
    const program = `
    import { openResults, tournament } from '${join(bundle({ 'results-file': 'test/arena/results.ts' }), 'results-file.js')}'
    const plan = { game: 'ironwood', policies: ['random'], games: 2 }
    const results = await openResults('${file}', tournament(plan))
    let kept = 0
    try {
      for (;; kept++) results.add({ number: kept, padding: 'a'.repeat(1000) })
    } catch ({ code }) {
      process.stdout.write(kept + ' ' + code)
    }`
    // No file grows beyond 4 or 8 kB: shells count in blocks of 512 or 1,024 bytes.
    const words = ['-c', 'ulimit -f 8; exec "$0" --input-type=module -e "$1"', process.execPath, program]
    const [kept, code] = execFileSync('sh', words, { encoding: 'utf8' }).split(' ')
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(code).toBe('EFBIG')
    expect(Number(kept)).toBeGreaterThan(1)
    // The head, the results, and what does not count.
    expect(lines).toHaveLength(Number(kept) + 2)
  },
)

test('the results of another tournament are refused, and stay as they are', async () => {
  const { file } = await begun()
  const before = readFileSync(file, 'utf8')
  const message = `${file} holds the results of another tournament: other policies, seed. Keep these results in another file.`
  await expect(opened(file, { ...plan, policies: ['b2'], games: 5, seed: 'other' })).rejects.toMatchObject({
    code: 'results',
    message,
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a longer tournament goes on with the file, and so does a shorter one that holds all its games', async () => {
  const { file, played } = await begun()
  const longer = { ...plan, games: 8 }
  const all = await playHere(longer)
  expect(all.played.slice(0, 4).map(({ time: _, ...game }) => game)).toEqual(played.map(({ time: _, ...game }) => game))
  const results = await openResults(file, tournament(longer))
  expect(results.played).toEqual(played.slice(0, 2))
  for (const game of all.played.slice(2)) results.add(game)
  results.close()
  expect(await opened(file, longer)).toEqual([...played.slice(0, 2), ...all.played.slice(2)])
  const before = readFileSync(file, 'utf8')
  await expect(opened(file, plan)).rejects.toMatchObject({
    code: 'results',
    message: `${file} already holds game 5, but this tournament has only 4. Ask for more games, or keep these results in another file.`,
  })
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test('a changed first line is not a tournament', async () => {
  const { file } = await begun()
  writeFileSync(file, readFileSync(file, 'utf8').replace('"seed":"1"', '"seed":"2"'))
  await expect(opened(file, { ...plan, seed: 2 })).rejects.toThrow('holds no results of a tournament')
})

test('so are those of a module that has changed, and of other rules', async () => {
  const bot = join(directory(), 'bot.mjs')
  const write = (bid: number): void => writeFileSync(bot, `export default { name: 'bot', choose: () => ${bid} }\n`)
  write(3)
  const own = { ...plan, policies: [bot, 'b1'] }
  const { file } = await begun(own)
  write(4)
  await expect(opened(file, own)).rejects.toThrow(`${bot} has changed since ${file} was begun`)
  write(3)
  expect(await opened(file, own)).toHaveLength(2)
  writeFileSync(file, readFileSync(file, 'utf8').replace('bids 1.0.0', 'bids 0.9.0'))
  await expect(opened(file, own)).rejects.toThrow(
    'was begun with the rules of bids 0.9.0, but this program has bids 1.0.0.',
  )
})

test('so are those of another version of the library, whose bots may play otherwise', async () => {
  const { file } = await begun()
  const text = readFileSync(file, 'utf8')
  const written = `"version":"${version}",`
  expect(text).toContain(written)
  writeFileSync(file, text.replace(written, '"version":"0.9.0",'))
  await expect(opened(file, plan)).rejects.toMatchObject({
    code: 'results',
    message: `${file} was begun with totemforge 0.9.0, but this is ${version}, whose policies may play otherwise. Keep these results in another file.`,
  })
  // 1.0.0 did not write its version.
  writeFileSync(file, text.replace(written, ''))
  if (version === '1.0.0') expect(await opened(file, plan)).toHaveLength(2)
  else await expect(opened(file, plan)).rejects.toThrow('was begun with totemforge 1.0.0')
})

test.each(['a diary', 'a diary\nof two lines\n', '{}\n', '{"totemforge":"tournament 9"}\n'])(
  'a file that holds %j is left alone',
  async (text) => {
    const file = join(directory(), 'diary')
    writeFileSync(file, text)
    const message = `${file} exists but holds no results of a tournament. Name another file.`
    await expect(opened(file, plan)).rejects.toMatchObject({ code: 'results', message })
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('a line that is damaged in the middle is named', async () => {
  const { file } = await begun()
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.map((line, index) => (index === 1 ? line.slice(0, 40) : line)).join('\n'))
  await expect(opened(file, plan)).rejects.toThrow(`Line 2 of ${file} is damaged. Remove that line`)
})
