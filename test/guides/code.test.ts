import { readdirSync } from 'node:fs'
import { transformSync } from 'esbuild'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { blocksOf, guides, read } from './pages'

const blocks = guides.flatMap((page) => blocksOf(page).map((block, index) => ({ ...block, number: index + 1 })))
const ofExamples = blocks.filter(({ language }) => language === 'ts' || language === 'python')

/** Code without indentation, so that an excerpt may stand further left than it does in its file. */
const flat = (code: string): string =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')

/** What a reader sees of a page. */
const visible = (text: string): string => text.replace(/<!--[\s\S]*?-->/g, '')

/** The names that code imports from the package, as the code calls them. */
function importsOf(code: string): string[] {
  const { statements } = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  return statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const isOurs = ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.startsWith('totemforge')
    const names = importClause?.namedBindings
    return isOurs && names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : []
  })
}

const uses = (code: string, name: string): boolean => new RegExp(`(?<![.'\\w])${name}\\b(?!')`).test(code)

describe('code in the guides is code of an example', () => {
  test.each(ofExamples)('$page, block $number', ({ source, code, above }) => {
    expect(source, 'the file that the code is taken from, in a comment before the block').toMatch(/^examples\//)
    expect(flat(read(source))).toContain(flat(code))
    expect(visible(above).includes(source), `the page names ${source} above`).toBe(true)
  })
})

test('a page that shows code shows the imports of what it uses of the package', () => {
  const missing = guides.flatMap((page) => {
    const excerpts = blocksOf(page).filter(({ language }) => language === 'ts')
    return [...new Set(excerpts.map(({ source }) => source))].flatMap((source) => {
      const shown = excerpts.flatMap((excerpt) => (excerpt.source === source ? [excerpt.code] : [])).join('\n')
      const imported = importsOf(shown)
      const body = shown.replace(/^import [\s\S]*? from '.+'$/gm, '')
      return importsOf(read(source))
        .filter((name) => uses(body, name) && !imported.includes(name))
        .map((name) => `${page}: ${name} of ${source}`)
    })
  })
  expect(missing).toEqual([])
})

test('the programs of the README are JavaScript as they are, so that any Node runs them', () => {
  const programs = blocksOf('README.md').filter(({ language }) => language === 'ts')
  expect(programs.length).toBeGreaterThan(1)
  for (const { source, code } of programs) {
    expect(code).toBe(read(source))
    expect(() => transformSync(code, { loader: 'js' })).not.toThrow()
  }
})

test('what a guide says that an example prints is what it prints', () => {
  const printed = readdirSync('test/golden/examples').map((name) => read(`test/golden/examples/${name}`).split('\n'))
  const plain = blocks.filter(({ language }) => language === '')
  expect(plain.length).toBeGreaterThan(0)
  for (const { code } of plain)
    for (const line of flat(code).split('\n'))
      expect(
        printed.some((lines) => lines.some((each) => each.trim() === line)),
        line,
      ).toBe(true)
})
