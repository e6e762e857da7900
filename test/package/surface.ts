import { join } from 'node:path'
import ts from 'typescript'

/** What a statement of a file of declarations declares. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

/** Something that a door hands out. */
interface Export {
  readonly name: string
  /** Its declaration without comments, or all of them if it has several. */
  readonly text: string
  /** Whether it has a doc comment with an example. */
  readonly isTold: boolean
}

/** What each door hands out, by name, as the build has declared it. The compiler and its memory are let go. */
export function exportsOf(doors: readonly string[]): ReadonlyMap<string, readonly Export[]> {
  const fileOf = (door: string): string => join('report/declarations', door === '.' ? 'core' : door, 'index.d.ts')
  const program = ts.createProgram(doors.map(fileOf), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noCheck: true,
    noLib: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const printer = ts.createPrinter({ removeComments: true })

  /** All statements of a file that declare this name; a function may have several. */
  const statementsOf = (source: ts.SourceFile, name: string): string[] =>
    source.statements.flatMap((statement) =>
      namesOf(statement).includes(name) ? [printer.printNode(ts.EmitHint.Unspecified, statement, source)] : [],
    )

  function exportOf(each: ts.Symbol): Export {
    const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
    const source = target.declarations?.[0]?.getSourceFile()
    const told = source ? statementsOf(source, target.name) : []
    const renamed = target.name === each.name ? '' : `// as ${each.name}\n`
    const isTold =
      target.getJsDocTags(checker).some(({ name }) => name === 'example') &&
      target.getDocumentationComment(checker).length > 0
    return { name: each.name, text: `${renamed}${told.join('\n') || `${each.name}: ?`}`, isTold }
  }

  function handedOut(door: string): Export[] {
    const source = program.getSourceFile(fileOf(door))
    const symbol = source && checker.getSymbolAtLocation(source)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    return exported.map(exportOf).sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  return new Map(doors.map((door) => [door, handedOut(door)]))
}
