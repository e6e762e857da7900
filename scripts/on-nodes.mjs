// Looks at the packed package in other versions of Node, which come as packages: `npm run test:nodes`, or `... -- 22`.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const given = process.argv.slice(2)
const versions = given.length > 0 ? given : ['22', '24']
const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

for (const version of versions) {
  const folder = resolve('node_modules/.cache/nodes', version)
  mkdirSync(folder, { recursive: true })
  const installed = spawnSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, `${name}@${version}`], {
    stdio: 'inherit',
  })
  if (installed.status !== 0) process.exit(installed.status ?? 1)
  const node = join(folder, 'node_modules', name, 'bin', 'node')
  console.log(`Node ${spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim()}`)
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'package', 'test/package/pack.test.ts']
  const { status } = spawnSync(node, words, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
