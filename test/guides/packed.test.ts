import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { guides, read, rulePages } from './pages'

const [{ files }]: [{ files: { path: string }[] }] = JSON.parse(
  execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8', stdio: 'pipe' }),
)
const packed = files.map(({ path }) => path)
const isPacked = (path: string): boolean => packed.some((file) => file === path || file.startsWith(`${path}/`))

/** Folders of the repository; a path of the user's own begins otherwise. */
const ours = /(?<![\w./-])(?:src|test|docs|examples|scripts|bench|assets)(?:\/[\w.-]+)+/g

/** A passage of a page, and whether the page says about it that it speaks of the repository. */
interface Passage {
  readonly text: string
  readonly inRepository: boolean
}

const says = (text: string): boolean => /\b(in|of) the repository\b/i.test(text.replace(/\s+/g, ' '))

/** Said in the passage itself, in the one before it, or at the start of its section or of the page. */
function passagesOf(page: string): Passage[] {
  const texts = read(page).split(/\n{2,}(?=\S)/)
  const isHeading = (text: string): boolean => /^##+ /.test(text)
  const sections = texts.findIndex(isHeading)
  const intro = texts.slice(0, sections < 0 ? undefined : sections).join('\n')
  let opening = ''
  return texts.map((text, index) => {
    const before = texts[index - 1] ?? ''
    if (isHeading(before)) opening = text
    return { text, inRepository: [text, before, opening, intro].some(says) }
  })
}

test('what a page links to is in the package, or the page says that it is in the repository', () => {
  const missing = [...guides, ...rulePages].flatMap((page) =>
    passagesOf(page).flatMap(({ text, inRepository }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)]
        .map(([, to = '']) => join(dirname(page), to))
        .filter((to) => !isPacked(to) && !inRepository)
        .map((to) => `${page}: ${to}`),
    ),
  )
  expect(missing).toEqual([])
})

test('a path that a page names is in the package, or the page says that it is in the repository', () => {
  const missing = guides.flatMap((page) =>
    passagesOf(page).flatMap(({ text, inRepository }) =>
      [...text.replace(/<!--.*?-->|\]\(.*?\)/g, '').matchAll(ours)]
        .map(([path]) => path.replace(/\.$/, ''))
        .filter((path) => !isPacked(path) && !inRepository)
        .map((path) => `${page}: ${path}`),
    ),
  )
  expect(missing).toEqual([])
})

test('a command that runs where the repository lies says so', () => {
  const bare = /\bnpm (?:run|test|ci)\b|npx (?:tsx|vite|vitest) (?:\S+ )*examples\/|python3 examples\//
  const missing = guides.flatMap((page) =>
    passagesOf(page).flatMap(({ text, inRepository }) =>
      bare.test(text) && !inRepository ? [`${page}: ${bare.exec(text)?.[0]}`] : [],
    ),
  )
  expect(missing).toEqual([])
})
