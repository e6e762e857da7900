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
  /** Called when the page leaves it. */
  leave?(): void
}

/** The head of the page, the same on every screen. */
export function pageHead(
  { code, words, theme }: Setting,
  languages: readonly (readonly [Code, string])[],
  changed: (name: 'code' | 'theme', value: string) => void,
): HTMLElement {
  const themeNames = themes.map((name) => [name, words.themes[name]] as const)
  return element(
    'header',
    {},
    element('a', { href: '#/', class: 'name' }, words.title),
    element(
      'div',
      { class: 'settings' },
      choice(words.language, languages, code, (value) => changed('code', value)),
      choice(words.theme, themeNames, theme, (value) => changed('theme', value)),
    ),
  )
}
