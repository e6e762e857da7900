import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'

const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

/** Links that lead nowhere, as sentences. What typedoc wrote is looked at as a place to arrive, not to leave from. */
export function brokenLinks(folder: string, pages: readonly string[]): string[] {
  const ids = new Map<string, ReadonlySet<string>>()
  const broken: string[] = []
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8')
    for (const [, link = ''] of html.matchAll(/<(?:a|link|script|img)[^>]*?\s(?:href|src)="([^"]*)"/g)) {
      if (/^[a-z]+:/.test(link)) continue
      const [path = '', anchor = ''] = link.split('#')
      const to = path === '' ? page : posix.join(posix.dirname(page), path)
      const file = join(folder, to)
      if (!existsSync(file) || !statSync(file).isFile()) broken.push(`${page}: there is no ${link}`)
      else if (anchor !== '') {
        const known = ids.get(to) ?? idsIn(readFileSync(file, 'utf8'))
        ids.set(to, known)
        if (!known.has(decodeURIComponent(anchor))) broken.push(`${page}: nothing is called #${anchor} in ${to}`)
      }
    }
  }
  return broken
}
