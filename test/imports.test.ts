import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Which folders of src a folder may import from, and which packages and Node modules. */
const allowed: Record<string, { folders: string[]; packages: RegExp }> = {
  core: { folders: [], packages: /^(immer|pure-rand\/.+)$/ },
  ironwood: { folders: ['core'], packages: /^$/ },
  schema: { folders: ['core', 'ironwood'], packages: /^zod$/ },
  render: { folders: ['core', 'ironwood'], packages: /^$/ },
  bots: { folders: ['core', 'ironwood'], packages: /^$/ },
  testing: { folders: ['core'], packages: /^$/ },
  // Beside src lies package.json, which knows the version.
  cli: { folders: ['core', 'ironwood', 'bots', 'render', '..'], packages: /^node:/ },
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? filesBelow(path) : [path]
  })

const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName)

describe('imports point one way', () => {
  test('every folder of src has its line', () => {
    expect(readdirSync('src').sort()).toEqual([...Object.keys(allowed), 'index.ts'].sort())
  })

  test.each(Object.entries(allowed))('src/%s', (folder, { folders, packages }) => {
    const wrong = filesBelow(join('src', folder)).flatMap((file) =>
      importsOf(file)
        .filter((name) => {
          if (!name.startsWith('.')) return !packages.test(name)
          const [target = ''] = relative('src', join(dirname(file), name)).split('/')
          return target !== folder && !folders.includes(target)
        })
        .map((name) => `${file} imports ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('no file of the core imports itself by a round about way', () => {
    const files = new Map(filesBelow('src/core').map((file) => [file, importsOf(file)]))
    const reaches = (from: string, seen: Set<string>): Set<string> => {
      for (const name of files.get(from) ?? []) {
        const next = `${join(dirname(from), name)}.ts`
        if (!name.startsWith('.') || seen.has(next)) continue
        seen.add(next)
        reaches(next, seen)
      }
      return seen
    }
    expect([...files.keys()].filter((file) => reaches(file, new Set()).has(file))).toEqual([])
  })
})
