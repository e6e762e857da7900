import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import bench from '../../bench/package.json'
import manifest from '../../package.json'
import { commands } from '../../src/cli/commands'
import { gameNames } from '../../src/doors'
import { sit } from '../cli/support'
import { commandsOf, guides } from './pages'

const told = [...guides, 'CONTRIBUTING.md'].flatMap((page) => commandsOf(page).map((line) => ({ page, line })))

test('every npm script that a page names is there', () => {
  const scripts: string[] = Object.keys(manifest.scripts)
  const named = told.flatMap(({ page, line }) =>
    [...line.matchAll(/npm run ([\w:]+)( --prefix bench)?/g)].map(([, name = '', prefix]) => ({ page, name, prefix })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name, prefix }) => !(prefix ? Object.keys(bench.scripts) : scripts).includes(name))).toEqual(
    [],
  )
})

test('every command of the program that a page names is there, and takes the options that it is shown with', async () => {
  const helps = new Map<string, string>()
  for (const name of Object.keys(commands)) {
    const games = name === 'play' || name === 'inspect' ? gameNames : ['']
    const texts = await Promise.all(
      games.map(async (game) => (await sit(`${name} ${game} --help`.replace('  ', ' '))).screen),
    )
    helps.set(name, texts.join('\n'))
  }
  const calls = told.flatMap(({ page, line }) =>
    [...line.matchAll(/npx totemforge (.+)/g)].map(([, words = '']) => ({ page, words: words.split(' ') })),
  )
  expect(calls.length).toBeGreaterThan(30)
  const unknown = calls.flatMap(({ page, words: [name = '', ...words] }) => {
    if (name.startsWith('-')) return []
    const help = helps.get(name)
    if (help === undefined) return [`${page}: ${name}`]
    const options = words.filter((word) => /^--\w/.test(word)).map((word) => word.replace(/=.*/, ''))
    return options
      .filter((option) => option !== '--help' && !help.includes(option))
      .map((option) => `${page}: ${name} ${option}`)
  })
  expect(unknown).toEqual([])
})

test('every file that a command of the repository runs is there', () => {
  const files = told.flatMap(({ page, line }) =>
    [
      ...line.matchAll(
        /(?:tsx|python3|--config|run) ((?:node_modules\/totemforge\/)?(?:examples|scripts|test)\/[\w./-]+)/g,
      ),
    ].map(([, file = '']) => ({ page, file: file.replace('node_modules/totemforge/', '') })),
  )
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter(({ file }) => !existsSync(file))).toEqual([])
})
