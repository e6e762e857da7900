import type { Code } from '../kits/kit'
import type { PageWords } from '../words'
import { choice, element } from './element'

export const themes = ['auto', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The settings of the whole page. */
export interface Setting {
  readonly code: Code
  readonly words: PageWords
  readonly theme: Theme
}

/** The content of one address of the page. */
export interface Screen {
  readonly content: Node
  /** The status of a game, for the head of the page. A screen with a status fits the window, and never scrolls. */
  readonly status?: HTMLElement
  /** What else is in the menu of the page. */
  readonly menu?: readonly HTMLElement[]
  /** Called when the page shows it for the first time. */
  begun?(): void
  /** Called when the page leaves it. */
  leave?(): void
}

/** The head of the page, with its settings; beside a game they are in a menu. */
export function pageHead(
  { code, words, theme }: Setting,
  languages: readonly (readonly [Code, string])[],
  { status, menu = [] }: Screen,
  changed: (name: 'code' | 'theme', value: string) => void,
): HTMLElement {
  const themeNames = themes.map((name) => [name, words.themes[name]] as const)
  const settings = element(
    'div',
    { class: 'settings' },
    choice(words.language, languages, code, (value) => changed('code', value)),
    choice(words.theme, themeNames, theme, (value) => changed('theme', value)),
    ...menu,
  )
  const name = element('a', { href: '#/', class: 'name' }, words.title)
  if (!status) return element('header', {}, name, settings)
  const more = element('details', { class: 'menu' }, element('summary', {}, words.menu), settings)
  return element('header', { class: 'small' }, name, status, more)
}
