import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// TypeScript 7 needs a quarter of the time; tsup, typedoc and some tests use the compiler as a library, which only
// TypeScript 6 is.
const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))

/**
 * Compiles a project, by its folder or file, and returns whether all is well; what is not is printed. Each checker more
 * checks again what it shares with the others.
 */
export const compile = (project) =>
  spawnSync(process.execPath, [compiler, '--project', project, '--checkers', '1'], { stdio: 'inherit' }).status === 0
