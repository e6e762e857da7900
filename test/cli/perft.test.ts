import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pinned } from '../../src/cli/perft/pinned'
import { recordText, replay, startRecord } from '../../src/core'
import { ironwood } from '../../src/ironwood/rules'
import { root } from '../../src/root'
import { perft } from '../../src/testing'
import { directory, sit } from './support'

function saved(text: string): string {
  const file = join(directory(), 'saved')
  writeFileSync(file, text)
  return file
}

const played = () => {
  const record = startRecord(ironwood, { mode: 'duel', seed: 7 })
  record.actions.push(ironwood.parse('opening 2'))
  return record
}

test('the pinned positions of all games', async () => {
  const { code, screen } = await sit('perft --depth 3')
  expect(code).toBe(0)
  const rows = [...pinned.ironwood, ...pinned.root, ...pinned.daimyo]
  const names = rows.map(({ name }) => name)
  const compared = rows.flatMap(({ counts }) => counts.slice(0, 3)).length
  expect(names.length).toBeGreaterThan(25)
  for (const name of names) expect(screen).toContain(`: ${name}\n`)
  expect(screen.match(/ ok$/gm)).toHaveLength(compared)
  expect(screen).toContain(`\n${names.length} positions, ${compared} counts, all as pinned: `)
  expect(screen).toMatch(/ [\d,]+ nodes in \d+\.\d\d s, [\d,]+ a second\.\n$/)
})

test('one position, as deep as pinned', async () => {
  const { screen } = await sit('perft --game ironwood --only opening')
  expect(screen.slice(0, screen.indexOf('\n\n'))).toBe(
    `Ironwood: the opening, decks in order
  The options of a duel whose decks lie in the order of their numbers (IW-SETUP-06).
     1             2   ok
     2             6   ok
     3            22   ok
     4            67   ok
     5           412   ok
     6         2,232   ok
     7        14,372   ok`,
  )
  expect(screen).toMatch(/\n1 position, 7 counts, all as pinned: 17,113 nodes in /)
})

test('deeper than pinned there is nothing to compare with', async () => {
  const { code, screen } = await sit('perft --game root --only Ferry --depth 4')
  expect(code).toBe(0)
  expect(screen).toMatch(/ {3}36 {3}ok\n {5}4 +\d+\n\n1 position, 3 counts, all as pinned/)
})

test('a difference is told, and the program ends with 1', async () => {
  const counts = vi.spyOn(pinned.root.find(({ name }) => name === 'the Ferry') ?? { counts: [] }, 'counts', 'get')
  onTestFinished(() => counts.mockRestore())
  counts.mockReturnValue([5, 18, 36])
  const { code, screen } = await sit('perft --only ferry')
  expect(code).toBe(1)
  expect(screen).toContain('     2            17   differs: it was 18\n     3            36   ok\n')
  expect(screen).toContain('1 position, 3 counts, 1 of them not as pinned: ')
})

test('a record, as JSON or as text, and a state: each leads to the same counts', async () => {
  const record = played()
  const state = replay(ironwood, record)
  const counts = [1, 2, 3].map((depth) => perft(ironwood, state, depth))
  for (const text of [JSON.stringify(record), recordText(ironwood, record), JSON.stringify(state)]) {
    const { code, screen } = await sit(`perft ${saved(text)} --depth 3`)
    expect(code).toBe(0)
    const told = [...screen.matchAll(/^ {5}\d +([\d,]+)$/gm)].map(([, count = '']) => Number(count.replace(',', '')))
    expect(told).toEqual(counts)
  }
})

test('whose game it is, the file knows', async () => {
  const state = JSON.stringify(root.setup({ seed: 7, players: 2 }))
  expect((await sit(`perft ${saved(state)} --depth 1`)).screen).toContain('\n  Root, version ')
})

test('how many begin with each action', async () => {
  const state = replay(ironwood, played())
  const { screen } = await sit(`perft ${saved(JSON.stringify(state))} --depth 2 --divide`)
  for (const action of ironwood.legalActions(state)) {
    const count = ironwood.legalActions(ironwood.apply(state, action)).length
    expect(screen).toMatch(new RegExp(`^ +${count} {2}${ironwood.format(action)}$`, 'm'))
  }
})

test('a record of a game of one’s own', async () => {
  const record =
    '{"format":"totemforge-record-1","game":"connect-four","version":"1","random":"blake3-1","options":{"seed":1},"actions":[]}'
  const { connectFour } = await import('../../examples/games/connect-four')
  const own = {
    ...JSON.parse(record),
    version: connectFour.version,
    random: startRecord(connectFour, { seed: 1 }).random,
  }
  const { screen } = await sit(`perft ${saved(JSON.stringify(own))} --game ./examples/terminal/connect-four.ts`)
  expect(screen).toMatch(/ 7\n +2 +49\n +3 +343\n +4 +2,401\n/)
})

test.each([
  ['perft --game chess', 'There are pinned positions of ironwood, root, daimyo.'],
  ['perft --only nothing', 'No pinned position is called "nothing". There are: the opening, decks in order; '],
  ['perft --depth 0', '--depth takes a number from 1, not "0".'],
  ['perft --depht 3', "Unknown option '--depht'. npx totemforge perft --help"],
  ['perft a b', 'perft takes one file: leave out "b".'],
  ['perft none.json', 'There is no file none.json.'],
  ['perft a --only b', '--only chooses among the pinned positions'],
])('%s is refused', async (words, problem) => {
  const { code, complaints } = await sit(words)
  expect(code).toBe(2)
  expect(complaints).toContain(problem)
})

test('what is neither a record nor a state is refused, with what is wrong', async () => {
  const state = { ...ironwood.setup({ mode: 'duel', seed: 1 }), round: 'second' }
  const file = saved(JSON.stringify(state))
  const { code, complaints } = await sit(`perft ${file} --game ironwood`)
  expect(code).toBe(2)
  expect(complaints.replaceAll('\n', ' ')).toContain('holds no record or state of ironwood. round: "second" is not')
  expect((await sit(`perft ${file}`)).complaints.replaceAll('\n', ' ')).toContain(
    'no record or state of ironwood or root or daimyo.',
  )
  const damaged = { ...played(), actions: [{ type: 'opening', count: 99 }] }
  expect((await sit(`perft ${saved(JSON.stringify(damaged))}`)).complaints.replaceAll('\n', ' ')).toContain(
    'daimyo. actions[0]: ',
  )
})

test('a game that is over has nothing to count', async () => {
  const record = played()
  record.actions.push({ type: 'resign', seat: 'ironclad' })
  expect((await sit(`perft ${saved(JSON.stringify(record))}`)).screen).toContain('is over: nothing can be played.')
})
