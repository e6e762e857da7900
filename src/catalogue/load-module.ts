import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The path of a module's file; `null` if there is none. */
export function moduleFile(name: string): string | null {
  const path = name.startsWith('file:') ? pathOf(name) : resolve(name)
  return path !== null && existsSync(path) ? path : null
}

/** `null` if the address is not that of a file here. */
function pathOf(address: string): string | null {
  try {
    return fileURLToPath(address)
  } catch {
    return null
  }
}

/** The exports of a module; throws the module's error, or a sentence if this Node cannot read TypeScript. */
export async function importModule(path: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(path).href)
  } catch (error) {
    throw readable(error)
  }
}

/** Node before 22.18 does not read TypeScript, and says so in its own words. */
export function readable(error: unknown): unknown {
  const isForeign = error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
  if (!isForeign || !/"\.[cm]?tsx?"/.test(error.message)) return error
  return new Error(
    `Node ${process.versions.node} does not read TypeScript. Use Node 22.18 or later, or compile it: npx esbuild FILE.ts --bundle --packages=external --format=esm --outfile=FILE.mjs`,
    { cause: error },
  )
}

/** All exports of a module; a CommonJS module comes as the default of an ES module. */
export function exportsOf(module: unknown): readonly unknown[] {
  const exported = isRecord(module) ? module : {}
  const own = exported['default']
  return [...new Set([...Object.values(exported), ...(isRecord(own) ? [own['default']] : [])])]
}

/** Its default export, also for a CommonJS module. */
export function defaultOf(module: unknown): unknown {
  const own = isRecord(module) ? module['default'] : undefined
  return isRecord(own) && 'default' in own ? own['default'] : own
}
