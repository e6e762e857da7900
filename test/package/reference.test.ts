import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const { exports }: { exports: Record<string, unknown> } = JSON.parse(readFileSync('package.json', 'utf8'))
const doors = Object.keys(exports).filter((door) => door !== './package.json')
const fileOf = (door: string): string => `api/${door === '.' ? 'totemforge' : door.replace('./', '')}.md`
const surfaceOf = (door: string): string =>
  `test/golden/api/${door === '.' ? 'totemforge' : door.replace('./', '').replaceAll('/', '-')}.d.ts.txt`

describe('the folder api has a page for each door, which names everything that the door exports', () => {
  test.each(doors)('%s', (door) => {
    const page = readFileSync(fileOf(door), 'utf8')
    const told = [...page.matchAll(/^### (\w+)/gm)].map(([, name = '']) => name)
    const surface = readFileSync(surfaceOf(door), 'utf8')
    const names = [
      ...surface.matchAll(/^export (?:declare )?(?:abstract )?(?:class|const|function|interface|type) (\w+)/gm),
    ].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !told.includes(name))).toEqual([])
  })
})

test('the package has these pages and their list, of 1 MB in all, as the README says', () => {
  const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8', stdio: 'pipe' }),
  )
  const pages = files.map(({ path }) => path).filter((path) => path.startsWith('api/'))
  expect(pages.sort()).toEqual(['api/README.md', ...doors.map(fileOf)].sort())
  const size = pages.reduce((sum, page) => sum + statSync(page).size, 0)
  const megabytes = (size / 1e6).toFixed(1).replace(/\.0$/, '')
  expect(readFileSync('README.md', 'utf8')).toContain(`one page of Markdown for each door, ${megabytes} MB in all`)
})
