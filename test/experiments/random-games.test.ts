import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sheets } from '../../src/experiments/random-games/sheets'
import { factsText, gamesText } from '../../src/experiments/random-games/text'

const page = readFileSync('docs/data-sheets.md', 'utf8')

/** The part of the page below the heading of a game, with single spaces: the tables of the page are aligned. */
function sectionOf(title: string): string {
  const [, section = ''] = page.split(new RegExp(`^## ${title}$`, 'm'))
  return plain(section.split(/^## /m)[0] ?? '')
}

const plain = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/-+(:?) \|/g, '-$1 |')

test.each(sheets)('the data sheet of $title has its version, players, sizes and what is reconstructed', (sheet) => {
  expect(sectionOf(sheet.title)).toContain(plain(factsText(sheet)))
})

test.each(sheets)('the data sheet of $title has 200 random games of every setup', ({ title, setups }) => {
  const section = sectionOf(title)
  for (const setup of setups) expect(section).toContain(`\n| ${setup} | 200 |`)
})

test('the same seed gives the same random game', () => {
  const [daimyo] = sheets.filter(({ title }) => title === 'Daimyo')
  expect(daimyo?.play('2 clans', 7)).toEqual(daimyo?.play('2 clans', 7))
  expect(daimyo?.play('2 clans', 7)).not.toEqual(daimyo?.play('2 clans', 8))
})

test('a table of random games counts games, decisions and what they had to choose from', () => {
  const games = [
    { actions: 2, ended: true, choices: { 1: 1, 3: 1 } },
    { actions: 4, ended: false, choices: { 1: 1, 5: 1 } },
  ]
  expect(
    gamesText(new Map([['duel', games]]))
      .split('\n')
      .at(-1),
  ).toBe('| duel | 2 | 50.0 % | 3 | 4 | 2 to 4 | 4 | 2.5 | 3 | 5 | 50.0 % |')
})
