import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clanHeroes } from '../../src/daimyo/rules/data/clan-heroes'
import { goalTable } from '../../src/daimyo/rules/data/goals'
import { islandTable } from '../../src/daimyo/rules/data/islands'
import { marketHeroes } from '../../src/daimyo/rules/data/market-heroes'

const pagesIn = 'docs/rules/daimyo'
const pages = readdirSync(pagesIn).map((name) => readFileSync(join(pagesIn, name), 'utf8'))
const cards = readFileSync(join(pagesIn, 'cards.md'), 'utf8')
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
const found = (texts: readonly string[], form: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(form)].map(([, id = '']) => id))

const defined = found(pages, /\*\*(DAI-[A-Z]+-\w+)\*\*/g)
/** The ids at the head of a title: a string after a bracket that begins with ids and a colon. A comment proves nothing. */
const heads = found(files('test/daimyo'), /\(\s*['"`](DAI-[A-Z]+-\d+[a-z]?(?:, DAI-[A-Z]+-\d+[a-z]?)*): /g)
const titles = new Set(heads.flatMap((head) => head.split(', ')))

test('every rule is defined once, and what code and tests name is defined', () => {
  expect(defined).toHaveLength(413)
  expect(new Set(defined).size).toBe(413)
  const named = found([...files('src/daimyo'), ...files('test/daimyo')], /(DAI-[A-Z]+-\d+[a-z]?)/g)
  expect(named.filter((id) => !defined.includes(id))).toEqual([])
})

test('every rule is in the title of a test', () => {
  expect(defined.filter((id) => !titles.has(id))).toEqual([])
})

test('DAI-COMP-01: the page of the cards lists islands, heroes and goals as they are', () => {
  const rows = cards.split('\n').filter((line) => line.startsWith('| '))
  const starts = (text: string): boolean => rows.some((row) => row.startsWith(text))
  for (const { id, produces, shadowGold, altars, banners, fromClans } of islandTable)
    expect(rows).toContain(
      `| ${id} | ${fromClans} | ${produces.join(', ')} | ${shadowGold.join(', ')} | ${altars.join(', ')} | ${banners.gold} / ${banners.silver} |`,
    )
  expect(marketHeroes).toHaveLength(40)
  expect(clanHeroes).toHaveLength(12)
  for (const { id, title, strength, cost, aggressive } of marketHeroes)
    expect([id, starts(`| ${id} | ${title} | ${strength} | ${cost} | ${aggressive ? '!' : ''}`)]).toEqual([id, true])
  for (const { id, title, strength, cost } of clanHeroes)
    expect([
      id,
      rows.some((row) => row.startsWith(`| ${id} | ${title} (`) && row.includes(`| ${strength} | ${cost} |`)),
    ]).toEqual([id, true])
  expect(goalTable).toHaveLength(12)
  for (const { id, kind, title } of goalTable) expect(starts(`| ${id} | ${kind} | ${title} |`)).toBe(true)
})
