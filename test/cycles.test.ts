import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const isTypes = (clause: ts.NamedImportBindings | ts.NamedExportBindings | undefined): boolean =>
  clause !== undefined &&
  (ts.isNamedImports(clause) || ts.isNamedExports(clause)) &&
  clause.elements.length > 0 &&
  clause.elements.every(({ isTypeOnly }) => isTypeOnly)

/** The module whose values a statement imports or hands on; types are gone when the program runs. */
function valuesFrom(statement: ts.Statement): string[] {
  const isImport = ts.isImportDeclaration(statement)
  if (!isImport && !ts.isExportDeclaration(statement)) return []
  const { moduleSpecifier } = statement
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
  const onlyTypes = isImport
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (!statement.importClause?.name && isTypes(statement.importClause?.namedBindings))
    : statement.isTypeOnly || isTypes(statement.exportClause)
  return onlyTypes || !moduleSpecifier.text.startsWith('.') ? [] : [moduleSpecifier.text]
}

/** Groups of files of which each imports values of the next, and the last of the first. */
function cycles(files: ReadonlyMap<string, string>): string[][] {
  const target = (file: string, name: string): string => {
    const path = join(dirname(file), name)
    return files.has(`${path}.ts`) ? `${path}.ts` : join(path, 'index.ts')
  }
  const imports = new Map(
    [...files].map(([file, text]) => {
      const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
      return [file, statements.flatMap(valuesFrom).map((name) => target(file, name))]
    }),
  )
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) found.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }
  for (const file of files.keys()) visit(file, [])
  return found
}

test('no files import the values of one another', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const files = new Map(names.map((name) => [join('src', name), readFileSync(join('src', name), 'utf8')]))
  expect(files.size).toBeGreaterThan(500)
  expect(cycles(files)).toEqual([])
})

test('a cycle is found also by a third file, and types make none', () => {
  const files = {
    'a.ts': "import { type B, b } from './b'",
    'b.ts': "export * from './c'\nimport type { A } from './a'",
    'c.ts': "import { a } from './a'\nexport type { B } from './b'\nimport { type B, type C } from './b'",
  }
  expect(cycles(new Map(Object.entries(files)))).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']])
})
