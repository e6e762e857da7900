import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where the file of a module is; `null` if there is none. */
export function moduleFile(name: string): string | null {
  const path = name.startsWith('file:') ? pathOf(name) : resolve(name)
  return path !== null && existsSync(path) ? path : null
}

/** `null` if it is the address of no file here. */
function pathOf(address: string): string | null {
  try {
    return fileURLToPath(address)
  } catch {
    return null
  }
}

/** What a module exports; throws what it throws, or a sentence where this Node cannot read TypeScript. */
export async function importModule(path: string): Promise<unknown> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(path).href)
  } catch (error) {
    throw readable(error)
  }
}

/** Before 22.18 Node reads no TypeScript, and says so in words of its own. */
export function readable(error: unknown): unknown {
  const isForeign = error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
  if (!isForeign || !/"\.[cm]?tsx?"/.test(error.message)) return error
  return new Error(
    `Node ${process.versions.node} does not read TypeScript. Use Node 22.18 or later, or compile it: npx esbuild FILE.ts --bundle --packages=external --format=esm --outfile=FILE.mjs`,
    { cause: error },
  )
}

/** All that a module exports; one of the older kind comes as the default of a newer one. */
export function exportsOf(module: unknown): readonly unknown[] {
  const exported = isRecord(module) ? module : {}
  const own = exported['default']
  return [...new Set([...Object.values(exported), ...(isRecord(own) ? [own['default']] : [])])]
}

/** What it exports as default, also where it is of the older kind. */
export function defaultOf(module: unknown): unknown {
  const own = isRecord(module) ? module['default'] : undefined
  return isRecord(own) && 'default' in own ? own['default'] : own
}
