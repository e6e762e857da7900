interface Part {
  readonly page: string
  readonly title: string
  readonly at: string
  readonly text: string
}

const most = 30

/** How well a part fits: every word must be in it, one in the title counts most. */
function score({ title, text, page }: Part, words: readonly string[]): number {
  const [name, all] = [title.toLowerCase(), `${page} ${text}`.toLowerCase()]
  let sum = 0
  for (const word of words) {
    if (name === word) sum += 100
    else if (name.includes(word)) sum += 10
    else if (all.includes(word)) sum += 1
    else return 0
  }
  return sum
}

/** The words around the first hit. */
function excerpt(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase()
  const hits = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...hits, text.length) - 60)
  return `${from > 0 ? '… ' : ''}${text.slice(from, from + 180)}${from + 180 < text.length ? ' …' : ''}`
}

function item(part: Part, top: string, words: readonly string[]): HTMLLIElement {
  const li = document.createElement('li')
  const link = document.createElement('a')
  link.href = top + part.at
  link.textContent = part.title
  const where = document.createElement('small')
  where.textContent = part.page
  const text = document.createElement('div')
  text.textContent = excerpt(part.text, words)
  li.append(link, where, text)
  return li
}

/** Makes the field at the top of each page find things; `top` leads from the page to the folder of the site. */
export function startSearch(top: string): void {
  const field = document.querySelector<HTMLInputElement>('input[type=search]')
  const found = document.getElementById('found')
  if (!field || !found) return
  let loading: Promise<readonly Part[]> | null = null
  const load = (): Promise<readonly Part[]> => (loading ??= fetch(`${top}search.json`).then((answer) => answer.json()))

  async function look(): Promise<void> {
    if (!field || !found) return
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    found.hidden = words.length === 0
    if (words.length === 0) return
    const parts = await load()
    const hits = parts
      .map((part) => ({ part, fits: score(part, words) }))
      .filter(({ fits }) => fits > 0)
      .sort((one, other) => other.fits - one.fits)
    const list = document.createElement('ol')
    list.append(...hits.slice(0, most).map(({ part }) => item(part, top, words)))
    const count = document.createElement('p')
    count.textContent = hits.length === 0 ? 'Nothing was found.' : `${hits.length} found`
    found.replaceChildren(count, list)
  }

  field.addEventListener('input', look)
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    found.querySelector<HTMLAnchorElement>('a')?.click()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') found.hidden = true
  })
  found.addEventListener('click', () => {
    found.hidden = true
  })
}
