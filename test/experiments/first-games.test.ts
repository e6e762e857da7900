import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { commands, experimentCalled, experiments, inClones, published } from '../../src/experiments'
import { meansOf } from '../../src/experiments/compare'
import { percent } from '../../src/experiments/markdown'
import { anchorsOf } from '../anchors'

/** A row of each experiment whose first game costs little. */
const cheap: Readonly<Record<string, string>> = {
  'ironwood-solo': 'greedy against woodenbot, level 10',
  'ironwood-balance': 'greedy',
  'ironwood-search': 'strategist:16 against strategist:8',
  'root-greedy': '2 players',
  'root-search': 'marquise of 3, greedy',
  'daimyo-balance': '2 clans',
  'daimyo-search': 'greedy against the Empire, easy',
  'random-games': 'Daimyo, 2 clans',
  equilibrium: 'Kuhn, CFR+',
}

test.each(experiments)('the first game of $name is the same to the last action', async ({ name, ...experiment }) => {
  const row = cheap[name] ?? ''
  const result = await experiment.play(row, 0)
  expect(experiment.returns(result)).toBe(true)
  await expect(`${JSON.stringify({ row, result }, null, 2)}\n`).toMatchFileSnapshot(`../golden/experiments/${name}.txt`)
  const tables = experiment.tables(new Map([[row, [result]]]))
  expect(tables).toContain('| ')
})

test('every experiment has a name and rows of its own', () => {
  expect(new Set(experiments.map(({ name }) => name)).size).toBe(experiments.length)
  for (const { rows } of experiments) expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
  expect(Object.keys(published).filter((name) => !experimentCalled(name))).toEqual([])
})

describe.each(Object.entries(published))('%s', (name, { rows }) => {
  const experiment = experimentCalled(name)
  const [page = ''] = experiment?.page.split('#') ?? []

  test('publishes rows and numbers that it has', () => {
    const known = experiment?.rows.map((row) => row.name) ?? []
    for (const [row, steps] of Object.entries(rows)) {
      expect(known).toContain(row)
      expect(steps.map(({ games }) => games)).toEqual([...steps.map(({ games }) => games)].sort((a, b) => a - b))
    }
  })

  test('has its page, and the shares of all games on it', () => {
    const text = readFileSync(page, 'utf8')
    for (const { name: row, games } of experiment?.rows ?? []) {
      const whole = rows[row]?.find((each) => each.games === games)
      const { 'wins of the human': share } = whole?.means ?? {}
      if (share !== undefined) expect(text).toContain(`| ${percent(share)} (`)
    }
  })
})

describe('the commands for the other numbers', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

  test.each([...inClones, ...commands])('$command exists, and its page names it', ({ command, page }) => {
    const [, script] = /^npm run (\S+)/.exec(command) ?? []
    const [file = '', heading] = page.split('#')
    const text = readFileSync(file, 'utf8')
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script)
    if (script !== undefined && file.endsWith('.md')) expect(text).toContain(command)
    if (heading !== undefined) expect(anchorsOf(file)).toContain(heading)
  })

  test.each(inClones)('the guide names $command', ({ command }) => {
    expect(readFileSync('docs/reproduce.md', 'utf8')).toContain(command)
  })
})

test('the means of the kuhn table are those of the page', () => {
  const kuhn = experimentCalled('equilibrium')
  if (!kuhn) throw new Error('There is no experiment.')
  expect(meansOf(kuhn, 'Kuhn, CFR+', [{ iterations: 10, exploitability: 0.03, value: -0.05 }])).toEqual({
    'exploitability after 10': 0.03,
    'first seat after 10': -0.05,
  })
})
