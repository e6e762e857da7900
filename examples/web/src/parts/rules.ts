import type { AnyKit } from '../kits/kit'
import type { PageWords } from '../words'
import { element } from './element'

const most = 40

/** The signs of the pictures, the keys, and every rule by id or by word. */
export function rulesPanel(
  kit: AnyKit,
  words: PageWords,
  legend: HTMLElement,
): { readonly content: HTMLElement; load(): void } {
  const list = element('ul', { class: 'rules', lang: 'en' })
  let rules: readonly string[] | null = null
  const field = element('input', { type: 'search', 'aria-label': words.searchRules, placeholder: words.searchRules })

  function show(): void {
    const asked = field.value.toLowerCase()
    const found = (rules ?? []).filter((text) => text.toLowerCase().includes(asked)).slice(0, most)
    list.replaceChildren(...found.map((text) => element('li', {}, text)))
  }
  field.addEventListener('input', show)
  return {
    content: element('div', {}, legend, element('p', { class: 'keys' }, words.keys), field, list),
    load() {
      if (rules) return
      rules = []
      void kit.rules().then((found) => {
        rules = found
        show()
      })
    },
  }
}
