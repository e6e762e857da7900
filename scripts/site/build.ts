/** Writes the site of the documents into `site`, as static files: guides, rules, examples, and beside them the API by typedoc. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'
import { build as buildPage } from 'vite'
import { browser, bundleInto } from './bundle'
import { codeHtml } from './code'
import { escaped } from './escaped'
import { brokenLinks } from './links'
import { render } from './markdown'
import { between, type Content, pageHtml } from './page'
import { listChapters } from './pages'
import { definedIn } from './rules'
import { sceneHtml, stagedScenes } from './scenes'
import { partsOf } from './search'

const folder = 'site'
const chapters = listChapters()
const pages = chapters.flatMap(({ pages }) => pages)
const targets = new Map(pages.map(({ source, target }) => [source, target]))
const texts = new Map(pages.map(({ source }) => [source, readFileSync(source, 'utf8')]))

/** Where each rule is defined. */
const rules = new Map(
  pages.flatMap(({ source, target }) =>
    definedIn(texts.get(source) ?? '').map((id) => [id, `${target}#${id}`] as const),
  ),
)

/** What shows a rule. */
const scenes = stagedScenes()

/** Files of the project that pages link to; each gets a page of its own. */
const shown = new Set<string>()

/** Where a link of a document leads on the site. */
function linkFrom(source: string, target: string, to: string): string {
  if (/^[a-z]+:/.test(to) || to.startsWith('#')) return to
  const [path = '', anchor] = to.split('#')
  const file = posix.join(posix.dirname(source), path).replace(/\/$/, '')
  const page = targets.get(file) ?? fileTarget(file)
  return between(target, anchor === undefined ? page : `${page}#${anchor}`)
}

function fileTarget(file: string): string {
  if (!existsSync(file)) throw new Error(`There is no ${file}, which a page links to.`)
  shown.add(file)
  return statSync(file).isDirectory() ? `${file}/index.html` : `${file}.html`
}

function contentOf(source: string, target: string): Content {
  const text = texts.get(source) ?? ''
  const { title, html, headings } = render(text, {
    link: (to) => linkFrom(source, target, to),
    rule(id) {
      const place = rules.get(id)
      return place === undefined ? null : between(target, place)
    },
    defines: new Set(definedIn(text)),
    scene(id) {
      const staged = scenes.get(id)
      return staged ? sceneHtml(staged, between(target, staged.file), between(target, 'play/index.html')) : ''
    },
    play: (what) => `${between(target, 'play/index.html')}#/${what}`,
  })
  return { target, title: target === 'index.html' ? 'Overview' : title, html, headings }
}

/** A file as it is, or what there is in a folder; what a folder holds is shown as well. */
function fileContent(file: string): Content {
  if (!statSync(file).isDirectory())
    return {
      target: `${file}.html`,
      title: file,
      html: `<h1>${escaped(file)}</h1>\n${codeHtml(readFileSync(file, 'utf8'), posix.extname(file).slice(1))}`,
      headings: [],
    }
  const target = `${file}/index.html`
  const names = readdirSync(file).filter((name) => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist')
  const items = names
    .filter(
      (name) => statSync(join(file, name)).isDirectory() || /\.(ts|tsx|js|mjs|py|json|md|txt|css|html)$/.test(name),
    )
    .map((name) => {
      const inside = `${file}/${name}`
      return `<li><a href="${between(target, fileTarget(inside))}">${escaped(name)}</a></li>`
    })
  return { target, title: file, html: `<h1>${escaped(file)}</h1>\n<ul>${items.join('')}</ul>`, headings: [] }
}

const contents = pages.map(({ source, target }) => contentOf(source, target))
const titles = new Map(contents.map(({ target, title }) => [target, title]))
const files: Content[] = []
const done = new Set<string>()
for (const file of shown) {
  if (done.has(file)) continue
  done.add(file)
  files.push(fileContent(file))
}

function write(target: string, text: string): void {
  const file = join(folder, target)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const content of [...contents, ...files]) write(content.target, pageHtml(content, chapters, titles))
for (const { file, text } of new Set(scenes.values())) write(file, text)
write('search.json', JSON.stringify(contents.flatMap(partsOf)))
write('rules/ids.json', JSON.stringify(Object.fromEntries(rules)))
write('rules/find.html', readFileSync(join(browser, 'find.html'), 'utf8'))
cpSync(join(browser, 'site.css'), join(folder, 'site.css'))
// Guides and the first page each link to pictures beside themselves.
for (const place of ['guides/pictures', 'docs/pictures'])
  cpSync('docs/pictures', join(folder, place), { recursive: true })
await bundleInto(folder)

// The page to play on is a part of the site, and guides show positions of it.
await buildPage({
  configFile: 'examples/web/vite.config.ts',
  build: { outDir: resolve(folder, 'play') },
  logLevel: 'error',
})

const broken = brokenLinks(
  folder,
  [...contents, ...files].map(({ target }) => target),
)
if (broken.length > 0) {
  console.error(broken.join('\n'))
  process.exitCode = 1
} else
  console.log(`${contents.length + files.length} pages and ${rules.size} rules in ${folder}/, with all links checked`)
