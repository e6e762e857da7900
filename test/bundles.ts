import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where bundles are written. */
    readonly bundles: string
  }
}

/** Vitest calls this once, before all tests: the folder lies in the project, so that what is in it finds the packages. */
export default function setup({ provide }: TestProject): () => void {
  mkdirSync('report', { recursive: true })
  const folder = mkdtempSync(resolve('report/bundles-'))
  // The report of the package tests lies beside it, as package.json.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  // Some tests run the program as somebody else.
  chmodSync(folder, 0o755)
  provide('bundles', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
