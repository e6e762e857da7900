import { join, resolve } from 'node:path'
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

/** The declaration of everything that each door hands out, without comments, by name. The compiler and its memory are let go. */
export function surfacesOf(doors: readonly string[]): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const program = ts.createProgram(doors, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
  })
  const written = new Map<string, string>()
  program.emit(undefined, (file, text) => written.set(resolve(file), text), undefined, true)
  const checker = program.getTypeChecker()
  const printer = ts.createPrinter({ removeComments: true })
  const parsed = new Map<string, ts.SourceFile>()

  function declarations(file: string): ts.SourceFile {
    const path = resolve(file.replace(/\.ts$/, '.d.ts'))
    const known = parsed.get(path)
    if (known) return known
    const source = ts.createSourceFile(path, written.get(path) ?? '', ts.ScriptTarget.Latest, true)
    parsed.set(path, source)
    return source
  }

  /** All statements of the file that declare this name; a function may have several. */
  function statementsOf(file: string, name: string): string[] {
    const source = declarations(file)
    return source.statements.flatMap((statement) => {
      const names = namesOf(statement)
      return names.includes(name) ? [printer.printNode(ts.EmitHint.Unspecified, statement, source)] : []
    })
  }

  function surface(door: string): string {
    const source = program.getSourceFile(door)
    const symbol = source && checker.getSymbolAtLocation(source)
    const exported = symbol ? checker.getExportsOfModule(symbol) : []
    return exported
      .map((each) => {
        const target = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each
        const file = target.declarations?.[0]?.getSourceFile().fileName ?? ''
        const told = file === '' ? [] : statementsOf(file, target.name)
        const renamed = target.name === each.name ? '' : `// as ${each.name}\n`
        return { name: each.name, text: `${renamed}${told.join('\n') || `${each.name}: ?`}` }
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .map(({ text }) => text)
      .join('\n\n')
  }

  return new Map(doors.map((door) => [door, surface(door)]))
}

/** Where the source of each door is, by its name in the package. */
export const sourceOf = (door: string): string => join('src', door === '.' ? 'core' : door, 'index.ts')
