import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { idsIn, ruleIds, rulePages } from './rule-ids'

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

const known = new Set(ruleIds)
const unknownIn = (path: string, text: string): string[] =>
  idsIn(text).flatMap((id) => (known.has(id) ? [] : [`${path} mentions ${id}`]))

/** The texts in a file of tests: titles, and tables of titles. */
function literalsOf(path: string): string[] {
  const literals: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022))
  return literals
}

describe('the ids of the rules', () => {
  test('the pages define rules of every chapter, interpretations and all cards', () => {
    const count = (pattern: RegExp): number => ruleIds.filter((id) => pattern.test(id)).length
    expect(count(/^(?:WW|IC)\d\d$/)).toBe(76)
    expect(count(/^CI-\d\d$/)).toBeGreaterThan(20)
    expect(count(/^CI-(?:WW|IC)\d\d$/)).toBeGreaterThan(50)
    const chapters = [...rulePages.values()].flatMap((page) => [...page.matchAll(/^## .*\((IW-[A-Z]+|BOT|IB|WB)\)$/gm)])
    expect(chapters.length).toBeGreaterThan(13)
    expect(chapters.filter(([, chapter]) => !ruleIds.some((id) => id.startsWith(`${chapter}-`)))).toEqual([])
  })

  test('no id is defined twice', () => {
    expect(ruleIds.filter((id, index) => ruleIds.indexOf(id) !== index)).toEqual([])
  })

  test.each(['src', 'test'])('every id mentioned in %s is defined in the rules', (folder) => {
    expect(filesBelow(folder).flatMap((path) => unknownIn(path, readFileSync(path, 'utf8')))).toEqual([])
  })

  test('every rule, interpretation and card is named by the title of a test', () => {
    const titles = filesBelow('test')
      .filter((path) => path.endsWith('.test.ts'))
      .flatMap((path) => idsIn(literalsOf(path).join('\n')))
    expect([...known].filter((id) => !titles.includes(id))).toEqual([])
  })

  test('every id mentioned in the rules is defined there', () => {
    expect([...rulePages].flatMap(([path, page]) => unknownIn(path, page))).toEqual([])
  })
})
