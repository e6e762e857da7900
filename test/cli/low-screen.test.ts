import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linesOn } from '../../src/cli/paged'
import { createRandom } from '../../src/core'
import { directory, sit } from './support'

const [rows, columns] = [24, 80]

/** The numbers of the choices on a screen, also in columns. */
const numbersOn = (screen: string): string[] =>
  [...screen.matchAll(/(?:^|\s) {1,3}(\d+) {2}\S/g)].map(([, number = '']) => number)

/** Plays by chance, and looks at each screen: what came since the last answer, with the prompt. */
async function look(words: string, decisions: number) {
  const random = createRandom(7, words)
  const screens: string[] = []
  let asked = 0
  const { code, screen } = await sit(
    `${words} --rows ${rows} --record ${join(directory(), 'game.json')}`,
    (since) => {
      // What was typed stands behind the prompt before.
      screens.push(screens.length > 0 ? since.slice(since.indexOf('\n') + 1) : since)
      if (!since.endsWith('> ')) return ''
      const numbers = numbersOn(since)
      if (asked++ >= decisions) return null
      if (asked === 3) return 'board'
      if (asked === 5) return 'help'
      return numbers.length > 0 ? random.pick(numbers) : ''
    },
    columns,
  )
  return { code, screen, screens }
}

test.each([
  ['play --against ironbot --seed 4', 150],
  ['play --game root --seed 4 --players 2 --seat p1', 120],
  ['play --game daimyo --seed 4', 120],
])(
  '%s: each screen has at most 24 rows of 80 columns, and the question with its first choices',
  async (words, decisions) => {
    const { code, screen, screens } = await look(words, decisions)
    expect(code).toBe(0)
    expect(screens.filter((each) => each.split('\n').length > rows)).toEqual([])
    expect(screen.split('\n').filter((line) => line.length > columns)).toEqual([])
    const questions = screens.filter((each) => each.endsWith('> ') && numbersOn(each).length > 0)
    expect(questions.length).toBeGreaterThan(40)
    expect(screen).toContain('board shows the position.')
    expect(screen).toContain('-- Enter: more')
  },
)

test('a screen that is high enough shows the position as before', async () => {
  const { screen } = await sit(
    `play --against ironbot --seed 4 --rows 100 --record ${join(directory(), 'game.json')}`,
    [],
    columns,
  )
  expect(screen).not.toContain('board shows the position.')
  expect(screen).not.toContain('-- Enter')
})

test('--rows takes a number from 12', async () => {
  const { code, complaints } = await sit('play --against ironbot --rows 5')
  expect([code, complaints]).toEqual([2, '--rows takes a number from 12, not "5".\n'])
})

test('a line that is laid out in columns goes on below its last column', () => {
  expect(linesOn('  board      the position, and the choices', 30)).toEqual([
    '  board      the position, and',
    '             the choices',
  ])
  expect(linesOn('a'.repeat(50), 40)).toEqual(['a'.repeat(40), 'a'.repeat(10)])
})

test('a word of any length is broken', () => {
  const lines = linesOn('a'.repeat(2_000_001), 40)
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([50_001, 'a'.repeat(40), 'a'])
})

test('a card alone is enough where one choice names it', async () => {
  const { screen } = await sit(`play --against ironbot --seed friday --record ${join(directory(), 'game.json')}`, [
    'opening 2',
    'WW02',
  ])
  expect(screen).toContain('\n> WW02\n')
  expect(screen).toContain('(WW02 Swift Strike)')
})
