import type { Kept, KeptTable } from '../keep/store'
import type { Listed } from '../kits'
import { labelOf, type PageWords } from '../words'
import { button, choice, element } from './element'
import { type TableNews, tableItems } from './tables'

/** The ways to leave the first screen. */
export interface Ways {
  begin(game: string, chosen: Readonly<Record<string, string>>): void
  goOn(kept: Kept): void
  forget(kept: Kept): void
  load(text: string): void
  network(game: string): void
  forgetTable(id: string): void
}

/** The form of a new game. */
function form(
  { fields: all }: Listed,
  words: PageWords,
  begin: (chosen: Readonly<Record<string, string>>) => void,
): HTMLElement {
  const chosen: Record<string, string> = {}
  for (const { name, values } of all) chosen[name] = values[0] ?? ''
  const fields = element('div', { class: 'fields' })
  function show(): void {
    const asked = all.filter(({ isAsked }) => isAsked?.(chosen) ?? true)
    fields.replaceChildren(
      ...asked.map(({ name, values }) =>
        choice(
          labelOf(words.fields, name),
          values.map((value) => [value, labelOf(words.values, value)] as const),
          chosen[name] ?? '',
          (value) => {
            chosen[name] = value
            show()
          },
        ),
      ),
    )
  }
  show()
  const made = element('form', {}, fields, element('button', { type: 'submit', class: 'begin' }, words.begin))
  made.addEventListener('submit', (event) => {
    event.preventDefault()
    begin({ ...chosen })
  })
  return made
}

/** The sides of a game, each with what it can do; folded, so that the games stay in view. */
const sidesOf = (id: string, { sides }: Listed, words: PageWords): HTMLElement =>
  element(
    'details',
    { class: 'sides' },
    element('summary', {}, labelOf(words.sides, id)),
    element(
      'dl',
      {},
      ...sides.flatMap((side) => [
        element('dt', {}, labelOf(words.values, side)),
        element('dd', {}, words.abilities[side]),
      ]),
    ),
  )

function fileInput(words: PageWords, load: (text: string) => void): HTMLElement {
  const input = element('input', { type: 'file', accept: '.txt,.json' })
  input.addEventListener('change', async () => {
    const file = input.files?.[0]
    if (file) load(await file.text())
  })
  return element('label', { class: 'file' }, element('span', {}, words.load), input)
}

/** The first screen: the games, the form of a new game, and the stored games. */
export function homeScreen(
  words: PageWords,
  games: Readonly<Record<string, Listed>>,
  kept: { readonly games: readonly Kept[]; readonly tables: readonly KeptTable[] },
  news: Promise<TableNews | null>,
  ways: Ways,
): HTMLElement {
  const cards = Object.entries(games).map(([id, listed]) =>
    element(
      'section',
      { class: 'game', 'aria-label': labelOf(words.games, id) },
      element('h2', {}, labelOf(words.games, id)),
      element('p', { class: 'about' }, labelOf(words.about, id)),
      element('p', {}, element('a', { href: `#/learn/${id}`, class: 'learn' }, words.learn(labelOf(words.games, id)))),
      sidesOf(id, listed, words),
      form(listed, words, (chosen) => ways.begin(id, chosen)),
      button(words.network, () => ways.network(id), { class: 'network', hidden: true }),
    ),
  )
  // Only a server has tables: a page that stands alone does not offer them.
  const tables = element('ul', { class: 'kept-tables', hidden: true })
  void news.then((found) => {
    if (!found) return
    for (const card of cards) for (const each of card.querySelectorAll('button.network')) each.removeAttribute('hidden')
    tables.hidden = kept.tables.length === 0
    tables.append(...tableItems(kept.tables, found, words, ways.forgetTable))
  })
  const list =
    kept.games.length === 0
      ? element('p', { class: 'quiet' }, words.keptNone)
      : element(
          'ul',
          {},
          ...kept.games.map((each) =>
            element(
              'li',
              {},
              element('span', {}, `${each.title}, ${each.when}`),
              button(words.goOn, () => ways.goOn(each)),
              button(words.forget, () => ways.forget(each)),
            ),
          ),
        )
  return element(
    'main',
    { class: 'home' },
    element('h1', { tabindex: -1 }, words.title),
    element('p', { class: 'lead' }, words.lead),
    element('div', { class: 'games' }, ...cards),
    element('section', { class: 'kept' }, element('h2', {}, words.kept), tables, list, fileInput(words, ways.load)),
    element('footer', {}, words.unofficial),
  )
}
