import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ironwood } from 'totemforge/ironwood'
import { expect, test } from 'vitest'
import { anchorsOf } from './anchors'

test('every link of the guides leads to a file, and to a heading of it', () => {
  const inDocs = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`)
  const pages = ['README.md', 'CONTRIBUTING.md', ...inDocs.filter((name) => name.endsWith('.md'))]
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)].flatMap(
      ([, to = '', anchor = '']) => {
        const path = to === '' ? page : join(dirname(page), to)
        const leads = existsSync(path) && (anchor === '' || anchorsOf(path).includes(anchor))
        return leads ? [] : [`${page}: ${to}#${anchor}`]
      },
    ),
  )
  expect(broken).toEqual([])
})

test('every file that the page about the design names is there', () => {
  const design = readFileSync('docs/design.md', 'utf8')
  const files = [...design.matchAll(/`([\w./-]+\.ts)`/g)].map(([, name = '']) => name)
  const known = ['src', 'test'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((name) => !known.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([])
})

test('every changeset begins with the package and the kind of change', () => {
  const changesets = readdirSync('.changeset').filter((name) => name.endsWith('.md'))
  for (const name of changesets)
    expect(readFileSync(join('.changeset', name), 'utf8')).toMatch(/^---\n"totemforge": (major|minor|patch)\n---\n\n\S/)
})

test('the lock file names the packages of every platform, or npm refuses it (scripts/complete-lock.mjs)', () => {
  const lock: { packages: Record<string, { optionalDependencies?: Record<string, string> }> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  )
  const paths = Object.keys(lock.packages)
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  )
  expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([])
})

test('every action in the table of the guide can be read and is written the same', () => {
  const guide = readFileSync('docs/play-from-code.md', 'utf8')
  const rows = guide.slice(guide.indexOf('## Actions as text'), guide.indexOf('## Fast')).match(/^\| `.*?\|/gm) ?? []
  const texts = rows.flatMap((row) => [...row.matchAll(/`(.+?)`/g)].map(([, text = '']) => text))
  expect(texts.length).toBeGreaterThan(40)
  expect(texts.map((text) => ironwood.format(ironwood.parse(text)))).toEqual(texts)
})

test('the README compares speeds as the page about performance measured them', () => {
  const page = readFileSync('docs/performance.md', 'utf8')
  const games = ['tic-tac-toe', 'connect four', 'Ironwood', 'Root', 'Daimyo']
  const factorOf = (game: string, way: string): number => {
    const table = page.slice(page.search(new RegExp(`^\\| ${game} +\\| games per second`, 'm')))
    return Number(new RegExp(`^\\| totemforge ${way} +\\|(?:[^|]+\\|){2} +([\\d.]+) \\|`, 'm').exec(table)?.[1])
  }
  const readme = readFileSync('README.md', 'utf8')
  for (const way of ['step', 'apply']) {
    const [, row = ''] = new RegExp(`^\\| \`${way}\`, [^|]+\\|(.+)\\|$`, 'm').exec(readme) ?? []
    const told = row.split('|').map((cell) => cell.trim())
    const measured = games.map((game) => factorOf(game, way))
    expect(told).toEqual(measured.map((factor) => `${factor < 10 ? factor.toFixed(1) : factor.toFixed(0)} x`))
  }
})
