import { Marked, type Tokens } from 'marked'
import { codeHtml } from './code'
import { escaped, unescaped } from './escaped'

/** What one document becomes. */
export interface Rendered {
  readonly title: string
  readonly html: string
  /** The headings below the title. */
  readonly headings: readonly Heading[]
}

export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
}

/** How the world around a document looks from it. */
export interface Around {
  /** Where a link leads on the site. */
  link(to: string): string
  /** Where a rule is defined, seen from this page; `null` if nowhere. */
  rule(id: string): string | null
  /** The ids of the rules that this page defines. */
  readonly defines: ReadonlySet<string>
  /** Where the page to play on shows this. */
  play(what: string): string
  /** What shows a rule, as HTML; empty if nothing does. */
  scene(id: string): string
}

/** As it is known from where such documents are mostly read. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

export const ruleId = /\b(?:IW|CI|BOT|IB|WB|ROOT|DAI)-[A-Z0-9]+(?:[-.][A-Za-z0-9]+)*\b/g

const plain = (html: string): string => unescaped(html.replace(/<[^>]+>/g, ''))

export function render(text: string, around: Around): Rendered {
  const headings: Heading[] = []
  const begun = new Set<string>()
  const staged = new Set<string>()
  let title = ''

  /** What shows the rules that a block defines, once. */
  function scenesIn(html: string): string {
    const ids = [...html.matchAll(/<strong id="([^"]+)">/g)].flatMap(([, id = '']) => (staged.has(id) ? [] : [id]))
    for (const id of ids) staged.add(id)
    return [...new Set(ids.map(around.scene))].join('')
  }

  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const html = this.parser.parseInline(tokens)
        const text = plain(html)
        if (depth === 1) title = text
        const id = anchorOf(text)
        if (depth > 1) headings.push({ level: depth, id, text })
        return `<h${depth} id="${id}">${html} <a class="here" href="#${id}" aria-label="Link to this part">#</a></h${depth}>\n`
      },
      paragraph({ tokens }: Tokens.Paragraph): string {
        const html = this.parser.parseInline(tokens)
        return `<p>${html}</p>\n${scenesIn(html)}`
      },
      listitem({ tokens }: Tokens.ListItem): string {
        const html = this.parser.parse(tokens)
        return `<li>${html}${scenesIn(html)}</li>\n`
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escaped(around.link(href))}">${this.parser.parseInline(tokens)}</a>`
      },
      code({ text, lang }: Tokens.Code): string {
        return codeHtml(text, lang ?? '')
      },
      table(token: Tokens.Table): string {
        const cell = (each: Tokens.TableCell, tag: 'td' | 'th'): string =>
          `<${tag}${each.align ? ` style="text-align:${each.align}"` : ''}>${this.parser.parseInline(each.tokens)}</${tag}>`
        const row = (cells: readonly Tokens.TableCell[], tag: 'td' | 'th'): string => {
          const html = cells.map((each) => cell(each, tag)).join('')
          return `<tr>${html.replace(/(?=<\/td>$)/, scenesIn(html))}</tr>`
        }
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n')
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`
      },
      strong({ tokens, text }: Tokens.Strong): string {
        // A rule is defined where its id first stands in bold.
        if (!around.defines.has(text) || begun.has(text)) return `<strong>${this.parser.parseInline(tokens)}</strong>`
        begun.add(text)
        return `<strong id="${text}"><a class="rule" href="#${text}">${text}</a></strong>`
      },
      html({ text }: Tokens.HTML | Tokens.Tag): string {
        const [, what] = /^<!-- play: (\S+) -->\s*$/.exec(text) ?? []
        if (what === undefined) return text
        return `<iframe class="play" src="${around.play(what)}" title="A position to play on" loading="lazy"></iframe>\n`
      },
      text(token: Tokens.Text | Tokens.Escape): string {
        if ('tokens' in token && token.tokens) return this.parser.parseInline(token.tokens)
        return escaped(token.text).replace(ruleId, (id) => {
          const to = around.rule(id)
          return to === null ? id : `<a class="rule" href="${to}">${id}</a>`
        })
      },
    },
  })
  const html = marked.parse(text, { async: false })
  return { title, html, headings }
}
