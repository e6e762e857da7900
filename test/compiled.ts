import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin as BuildPlugin, build } from 'esbuild'
import type { Plugin } from 'vitest/config'

const project = resolve('.')

/** Where the compiled modules of a source lie: of the project, or of a copy of it in `report`. */
const compiledOf = (source: string): string =>
  join(dirname(source) === project ? join(project, 'report') : dirname(source), 'compiled')

/** The compiled file of a module of a source, by its path with or without its ending; `null` for any other file. */
export function compiledFile(path: string): string | null {
  if (!/\/src\//.test(path)) return null
  const found = [path, `${path}.ts`, join(path, 'index.ts')].find((each) => each.endsWith('.ts') && existsSync(each))
  // In a copy for one game everything else is a link to the source of the project.
  const file = found && realpathSync(found)
  const source = file?.startsWith(project) && file.match(/^.*?\/src(?=\/)/)?.[0]
  if (!file || !source || !/^(report\/[^/]+\/)?src$/.test(relative(project, source))) return null
  return join(compiledOf(source), relative(source, file).replace(/\.ts$/, '.js'))
}

/** Each module stays a file of its own, and knows where its source lies. What it imports by a path goes through `test/by-vite.ts`. */
const apart: BuildPlugin = {
  name: 'apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, importer, resolveDir }) => {
      const from = compiledFile(importer)
      const file = from && compiledFile(resolve(resolveDir, path))
      return file ? { path: `./${relative(dirname(from), file)}`, external: true } : undefined
    })
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import(/* @vite-ignore */ ', 'importByVite('),
      loader: 'ts',
    }))
  },
}

/** Compiles a source. What has not changed stays, so that no other run meets half a file. */
export async function compile(source = join(project, 'src')): Promise<void> {
  const outdir = compiledOf(source)
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' })
  const { outputFiles } = await build({
    entryPoints: names.filter((name) => name.endsWith('.ts')).map((name) => join(source, name)),
    outdir,
    outbase: source,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [apart],
  })
  for (const { path, text } of [
    { path: join(outdir, 'package.json'), text: '{ "type": "module" }\n' },
    ...outputFiles,
  ]) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(`${path}.${process.pid}`, text)
    renameSync(`${path}.${process.pid}`, path)
  }
}

/**
 * Gives the tests the compiled source: Node loads it in a tenth of the time that Vite needs for each module, and runs
 * it as it does for users.
 */
export function compiledSource(): Plugin {
  return {
    name: 'compiled-source',
    enforce: 'pre',
    buildStart: () => compile(),
    resolveId: (path, importer) => compiledFile(path.startsWith('.') ? resolve(dirname(importer ?? ''), path) : path),
  }
}
