import type { PageWords } from '../words'
import { button } from './element'

/** A button that copies the text of a field. */
export function copyButton(field: HTMLInputElement, words: PageWords): HTMLButtonElement {
  const made = button(words.copy, () => {
    field.select()
    void copied(field).then((isCopied) => {
      if (isCopied) made.textContent = words.copied
    })
  })
  return made
}

/** Whether it was copied. A page that came without https has no clipboard, and copies what is selected. */
async function copied(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    const before = document.activeElement
    field.focus()
    field.select()
    const isCopied = document.execCommand('copy')
    if (before instanceof HTMLElement) before.focus()
    return isCopied
  }
}
