import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

interface ThreadFile {
  readonly filename: string
  readonly execArgv?: string[]
}

/**
 * The file of a thread and what Node needs to run it, from the address of the calling file: a file beside it in the built
 * package, and TypeScript in the source.
 */
export function threadFile(here: string, { built, source }: { built: string; source: string }): ThreadFile {
  if (!here.endsWith('.ts')) return { filename: new URL(built, here).href }
  const loader = new URL('./dist/esm/api/index.mjs', pathToFileURL(createRequire(here).resolve('tsx/package.json')))
  const first = `data:text/javascript,import { register } from '${loader.href}'; register()`
  return { filename: new URL(source, here).href, execArgv: ['--import', first] }
}
