import { posix } from 'node:path'
import { escaped } from './escaped'
import type { Heading } from './markdown'
import type { Chapter } from './pages'

/** A page that has been rendered, with its place below the folder of the site. */
export interface Content {
  readonly target: string
  readonly title: string
  readonly html: string
  readonly headings: readonly Heading[]
}

/** The way from one page to another. */
export const between = (from: string, to: string): string => {
  const [path = '', anchor] = to.split('#')
  const way = path === from ? '' : posix.relative(posix.dirname(from), path)
  return anchor === undefined ? way || posix.basename(from) : `${way}#${anchor}`
}

function navigation(chapters: readonly Chapter[], titles: ReadonlyMap<string, string>, here: string): string {
  return chapters
    .map(({ title, pages }) => {
      const items = pages.map(({ target }) => {
        const current = target === here ? ' aria-current="page"' : ''
        return `<li><a href="${between(here, target)}"${current}>${escaped(titles.get(target) ?? target)}</a></li>`
      })
      const open = pages.some(({ target }) => target === here) ? ' open' : ''
      return `<details${open}><summary>${escaped(title)}</summary><ul>${items.join('')}</ul></details>`
    })
    .join('\n')
}

function contents(headings: readonly Heading[]): string {
  const items = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`)
  return items.length < 2 ? '' : `<aside><nav aria-label="On this page"><ul>${items.join('')}</ul></nav></aside>`
}

/** A whole page around its content. */
export function pageHtml(
  { target, title, html, headings }: Content,
  chapters: readonly Chapter[],
  titles: ReadonlyMap<string, string>,
): string {
  const to = (place: string): string => between(target, place)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(target === 'index.html' ? 'totemforge' : `${title} · totemforge`)}</title>
<link rel="stylesheet" href="${to('site.css')}">
<link rel="icon" href="${to('play/icon.svg')}">
<script type="module" src="${to('site.js')}" data-top="${to('index.html').replace(/index\.html$/, '')}"></script>
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
<a class="name" href="${to('index.html')}">totemforge</a>
<form role="search"><input type="search" name="words" placeholder="Search guides and rules" aria-label="Search guides and rules" autocomplete="off"></form>
<a href="${to('play/index.html')}">Play</a>
<a href="${to('api/index.html')}">API</a>
</header>
<div id="found" role="region" aria-label="Search results" aria-live="polite" hidden></div>
<div class="columns">
<nav class="chapters" aria-label="Pages">
${navigation(chapters, titles, target)}
</nav>
<main id="content">
${html}
<footer>Unofficial: Ironwood, Root and their names belong to their owners. No art and no text of the publishers is included.</footer>
</main>
${contents(headings)}
</div>
</body>
</html>
`
}
