import type { Line } from '../session/session'
import { element } from './element'

/** The log, the newest line last; it stays where the reader scrolled to. */
export function logList(label: string): { readonly content: HTMLElement; show(lines: readonly Line[]): void } {
  const content = element('ol', { class: 'log', tabindex: 0, 'aria-label': label })
  let shown: readonly Line[] = []
  return {
    content,
    show(lines) {
      const isLonger = shown.length > 0 && shown.every(({ text }, index) => lines[index]?.text === text)
      if (isLonger && lines.length === shown.length) return
      const from = isLonger ? shown.length : 0
      const isAtEnd = content.scrollTop + content.clientHeight >= content.scrollHeight - 40
      if (from === 0) content.replaceChildren()
      content.append(...lines.slice(from).map(({ kind, text }) => element('li', { class: kind }, text)))
      shown = [...lines]
      if (isAtEnd || from === 0) content.scrollTop = content.scrollHeight
    },
  }
}
