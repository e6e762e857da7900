import { unescaped } from './escaped'
import type { Content } from './page'

/** A part of a page that can be found. */
interface Part {
  readonly page: string
  readonly title: string
  readonly at: string
  readonly text: string
}

const plain = (html: string): string =>
  unescaped(
    html
      .replace(/<a class="here"[^>]*>#<\/a>/g, '')
      .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
      .replace(/<details class="scene"[\s\S]*?<\/details>/g, ' ')
      .replace(/<[^>]+>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** Each heading with what stands below it, and each rule by itself. */
export function partsOf({ target, title, html }: Content): Part[] {
  const parts: Part[] = []
  const pieces = html.split(/(?=<h[1-6] id=)|(?=<li>\s*(?:<p>)?<strong id=)|(?=<tr><td[^>]*><strong id=)/)
  for (const piece of pieces) {
    const [, heading, id] = /^<(h[1-6]|li|tr)[\s\S]*?id="([^"]+)"/.exec(piece) ?? []
    const text = plain(piece)
    if (text === '') continue
    const [, own = ''] = /^<h[1-6][^>]*>([\s\S]*?)<\/h[1-6]>/.exec(piece) ?? []
    const name = heading?.startsWith('h') ? plain(own) : (id ?? '')
    parts.push({ page: title, title: name, at: id === undefined ? target : `${target}#${id}`, text })
  }
  return parts
}
