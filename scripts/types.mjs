// Checks the types of each part of the project against the settings of the place where it runs. The checks take TypeScript 7,
// which needs a quarter of the time; tsup, typedoc and some tests use the compiler as a library, which only TypeScript 6 is.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json')))
const parts = ['.', 'scripts/site/browser', 'test/web', 'examples/web', 'examples/react']

for (const part of parts) {
  const { status } = spawnSync(process.execPath, [compiler, '--project', part], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
