import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const here = import.meta.url

/** The file of a thread, and what Node needs to run it: from the source it is TypeScript. */
export function workerFile(): { readonly filename: string; readonly execArgv?: string[] } {
  if (!here.endsWith('.ts')) return { filename: new URL('./arena-worker.js', here).href }
  const loader = new URL('./dist/esm/api/index.mjs', pathToFileURL(createRequire(here).resolve('tsx/package.json')))
  const first = `data:text/javascript,import { register } from '${loader.href}'; register()`
  return { filename: new URL('./worker.ts', here).href, execArgv: ['--import', first] }
}
