import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exilesCards } from '../../src/root/rules/data/exiles-cards'
import { sharedCards } from '../../src/root/rules/data/shared-cards'
import { standardCards } from '../../src/root/rules/data/standard-cards'

const pages = readdirSync('docs/rules/root').map((name) => readFileSync(join('docs/rules/root', name), 'utf8'))
const sources = readdirSync('src/root', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join('src/root', name), 'utf8'))

const found = (texts: readonly string[], form: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(form)].map(([, id = '']) => id))

test('every rule that the game names is on a page, and each is defined once', () => {
  const defined = found(pages, /\*\*(ROOT-[\w.-]+)\*\*/g)
  expect(defined.length).toBeGreaterThan(800)
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
  const named = [...new Set(found(sources, /'(ROOT-[\w.-]+)'/g))]
  expect(named.length).toBeGreaterThan(100)
  // A whole paragraph may be named, too.
  const isThere = (id: string): boolean =>
    defined.some((each) => each === id || (/^[.a-z]/.test(each.slice(id.length)) && each.startsWith(id)))
  expect(named.filter((id) => !isThere(id))).toEqual([])
})

test('every rule on a page is in the title of a test', () => {
  const tests = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join('test', name), 'utf8'))
  const titles = found(tests, /['"`]([^'"`\n]*ROOT-[^'"`\n]*)['"`]/g)
  const tested = new Set(titles.flatMap((title) => [...title.matchAll(/ROOT-[\w.-]*\w/g)].map(([id]) => id)))
  const defined = found(pages, /\*\*(ROOT-[\w.-]+)\*\*/g)
  expect(defined.filter((id) => !tested.has(id))).toEqual([])
})

test('the page of the cards lists both decks as they are', () => {
  const page = readFileSync('docs/rules/root/cards.md', 'utf8')
  const rows = page.split('\n').filter((line) => /^\| [a-z-]+ \|/.test(line) && !/^\| (card|id) \|/.test(line))
  const cards = [...sharedCards, ...standardCards, ...exilesCards]
  expect(rows).toEqual(
    cards.map(({ id, name, suit, cost, item, points, standard, exiles }) => {
      const costs = cost.length > 0 ? cost.join(' ') : '–'
      return `| ${id} | ${name} | ${suit} | ${costs} | ${item ? `${item}, ${points}` : '–'} | ${standard} | ${exiles} |`
    }),
  )
})
