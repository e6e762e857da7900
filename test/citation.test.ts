import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import manifest from '../package.json'

/** The fields of the citation at the top level that stand on one line. */
function fieldsOf(citation: string): Record<string, string> {
  const lines = citation.matchAll(/^([a-z-]+): "?(.+?)"?$/gm)
  return Object.fromEntries([...lines].map(([, field = '', value = '']) => [field, value]))
}

const citation = readFileSync('CITATION.cff', 'utf8')

test('CITATION.cff has every field that its format requires, and the data of the package', () => {
  expect(fieldsOf(citation)).toMatchObject({
    'cff-version': '1.2.0',
    message: expect.stringContaining('cite'),
    type: 'software',
    title: expect.stringMatching(new RegExp(`^${manifest.name}: `)),
    version: manifest.version,
    license: manifest.license,
  })
  expect(citation).toContain(`\nauthors:\n  - name: ${manifest.author}\n`)
  expect(citation).toMatch(/^keywords:\n(?: {2}- .+\n)+/m)
})

test('npm run version gives the citation and the Python package the version of the library', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'totemforge-version-'))
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }))
  mkdirSync(join(cwd, 'python'))
  for (const file of ['CITATION.cff', 'python/pyproject.toml']) copyFileSync(file, join(cwd, file))
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ version: '12.3.4' }))
  const [, script = ''] = /&& node (.+)$/.exec(manifest.scripts.version) ?? []
  expect(spawnSync(process.execPath, [resolve(script)], { cwd }).status).toBe(0)
  expect(fieldsOf(readFileSync(join(cwd, 'CITATION.cff'), 'utf8'))).toEqual({
    ...fieldsOf(citation),
    version: '12.3.4',
  })
  expect(readFileSync(join(cwd, 'python/pyproject.toml'), 'utf8')).toContain('\nversion = "12.3.4"\n')
})
