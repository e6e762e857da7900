// Builds the package: the compiler writes a declaration for each file of the source, and tsup bundles those and the source.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { compile } from './compile.mjs'

for (const folder of ['dist', 'report/declarations']) rmSync(folder, { recursive: true, force: true })
const bundle = () => spawnSync('tsup', { stdio: 'inherit', shell: true }).status === 0
if (!compile('tsconfig.build.json') || !bundle()) process.exitCode = 1
