import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const folders = ['core', 'schema', 'render', 'testing']
const doors = ['src/index.ts', ...folders.map((folder) => join('src', folder, 'index.ts'))]
const program = ts.createProgram(doors, {
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
})
const checker = program.getTypeChecker()

describe('every export has a doc comment with an example', () => {
  test.each(doors)('%s', (door) => {
    const source = program.getSourceFile(door)
    const symbol = source && checker.getSymbolAtLocation(source)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    expect(exported.length).toBeGreaterThan(0)
    const without = exported.filter((alias) => {
      const target = alias.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(alias) : alias
      const tags = target.getJsDocTags(checker).map(({ name }) => name)
      return !tags.includes('example') || target.getDocumentationComment(checker).length === 0
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })
})

test('every changeset begins with the package and the kind of change', () => {
  const changesets = readdirSync('.changeset').filter((name) => name.endsWith('.md'))
  for (const name of changesets)
    expect(readFileSync(join('.changeset', name), 'utf8')).toMatch(/^---\n"totemforge": (major|minor|patch)\n---\n\n\S/)
})
