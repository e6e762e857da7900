import { readFileSync } from 'node:fs'
import { playMatch, randomPolicy } from 'totemforge'
import { boardOf, difficultyOf, ironwood } from 'totemforge/ironwood'
import { ironbot, woodenbot } from 'totemforge/ironwood/bots'
import { describe, expect, test } from 'vitest'
import { botTableOf, candidatesOf } from '../../../src/ironwood/bots/bot-table'

const guide = readFileSync('docs/bots.md', 'utf8')

/** The rows of a table of the guide that begins with this word, without their code marks. */
const rowsOf = (first: string): string[][] =>
  guide
    .slice(guide.indexOf(`| ${first} `))
    .split('\n\n', 1)
    .flatMap((table) => table.split('\n').slice(2))
    .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))

describe('the guide says what an official bot is asked', () => {
  test.each([
    ['Ironbot', ironbot, 'ironclad', 'ironbot'],
    ['Woodenbot', woodenbot, 'woodwalkers', 'woodenbot'],
  ] as const)('%s', (title, bot, seat, mode) => {
    const rows = rowsOf(title)
    const asked = new Set(['smite', 'dig'].filter((rare) => rows.some((cells) => cells[1] === rare)))
    const choose: typeof bot.choose = ({ view, legal }) => {
      const { action, rule } = bot.explain({ view, legal })
      const question = view.agenda.at(-1)?.do
      const { mountainAt } = boardOf(view)
      for (const { action: each } of candidatesOf(botTableOf(view), legal)) {
        const at = 'to' in each ? each.to : 'at' in each ? each.at : null
        const places = at !== null && at in mountainAt ? 'mountains' : 'forests'
        const row = rows.find((cells) => cells[1] === question && cells[4] === places)
        expect(row, `${question} ${each.type} ${places}`).toContain(each.type)
        expect(row?.at(5)).toContain(rule)
      }
      if (question) asked.add(question)
      return action
    }
    for (let seed = 0; seed < 40; seed++) {
      const policies = { woodwalkers: randomPolicy, ironclad: randomPolicy, [seat]: { name: mode, choose } }
      const { error } = playMatch(ironwood, { options: { mode, seed, level: 15 }, policies })
      if (error) throw error.cause
    }
    expect([...asked].sort()).toEqual(rows.map(([, question]) => question).sort())
  })

  test('and shows what one says', () => {
    const said =
      guide
        .match(/```\n(IB-[\s\S]*?)```/)?.[1]
        ?.trim()
        .split('\n') ?? []
    expect(said).toHaveLength(2)
    const told = readFileSync('test/golden/examples/solo.txt', 'utf8').split('\n')
    for (const line of said) expect(told.map((each) => each.trim())).toContain(line)
  })
})

test('the guide says which options a level has', () => {
  const rows = rowsOf('from level').map((cells) => ({ from: Number(cells[1]), ironbot: cells[2], woodenbot: cells[3] }))
  for (const mode of ['ironbot', 'woodenbot'] as const)
    for (let level = 0; level <= 15; level++) {
      const { extraFighters: _, ...options } = difficultyOf(mode, level)
      const names = Object.entries(options).flatMap(([name, has]) => (has ? [name] : []))
      const row = rows.filter(({ from }) => from <= level).at(-1)
      expect(names.length === 4 ? 'all four' : names.join(', '), `level ${level}`).toBe(row?.[mode] ?? '')
    }
})
