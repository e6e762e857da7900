import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** Where the parts of the site for the browser are. */
export const browser = fileURLToPath(new URL('browser', import.meta.url))

/** Writes what the pages of the site do in the browser. */
export const bundleInto = (folder: string): Promise<unknown> =>
  build({
    entryPoints: [`${browser}/site.ts`],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  })
