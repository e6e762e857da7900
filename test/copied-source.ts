import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect } from 'vitest'
import { compile, compiledFile } from './compiled'

const compiler = resolve('node_modules/typescript-7/bin/tsc')

/** What is in a file, and what is to stand there. */
type Change = readonly [before: string, after: string]

/** Something that the compiler says of a file of `src`. */
interface Complaint {
  readonly file: string
  readonly message: string
}

/**
 * A copy of `src`, where a test adds to the house and asks the compiler what is missing. Files are named as in `src`. Of a
 * copy for one game all other folders are links.
 */
export function copiedSource(name: string, game?: string) {
  const folder = resolve('report', name)
  const source = join(folder, 'src')
  const config = join(folder, 'tsconfig.json')
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(source, { recursive: true })
  for (const each of readdirSync('src')) {
    if (game === undefined || each === game) cpSync(join('src', each), join(source, each), { recursive: true })
    else symlinkSync(resolve('src', each), join(source, each))
  }
  cpSync('package.json', join(folder, 'package.json'))

  const path = (file: string): string => join(source, file)
  const read = (file: string): string => readFileSync(path(file), 'utf8')
  const write = (file: string, text: string): void => writeFileSync(path(file), text)

  return {
    folder,
    path,
    read,
    write,
    remove,

    /** Writes each change where its text first stands; a text that does not stand there is a mistake of the test. */
    edit(file: string, ...changes: readonly Change[]): void {
      let text = read(file)
      for (const [before, after] of changes) {
        expect(text, `${file} has ${before}`).toContain(before)
        text = text.replace(before, () => after)
      }
      write(file, text)
    },

    /** Compiles the copy as it is now, for those of its modules that a test imports. */
    compile: () => compile(source),

    /** The compiled module of a file. */
    compiled: (file: string): string => compiledFile(path(file)) ?? path(file),

    /** What the compiler says of these files and of all that they import. */
    complaints(...files: readonly string[]): Complaint[] {
      const compilerOptions = { incremental: true, tsBuildInfoFile: join(folder, 'types.json') }
      const options = { extends: resolve('tsconfig.json'), compilerOptions, files: files.map(path), include: [] }
      writeFileSync(config, JSON.stringify(options))
      const words = [compiler, '--project', config, '--pretty', 'false', '--checkers', '1']
      const { stdout, status } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' })
      // What a line says goes on in the lines below it that are indented.
      const found = stdout.replaceAll(/\n\s+/g, ' ').matchAll(/^(.+?)\(\d+,\d+\): error TS\d+: (.+)$/gm)
      const complaints = [...found].map(([, file = '', message = '']) => ({
        file: relative(source, resolve(folder, file)),
        message,
      }))
      expect(status === 0, stdout).toBe(complaints.length === 0)
      return complaints
    },
  }
}

/** The files that are complained about. */
export const filesOf = (complaints: readonly Complaint[]): string[] =>
  [...new Set(complaints.map(({ file }) => file))].sort()
