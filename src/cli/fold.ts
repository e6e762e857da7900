import { textWidth } from '../ironwood/render/columns'
import type { Terminal } from './terminal'

const parts = new RegExp(`(?=\\S)(?:.{1,${textWidth}}(?=\\s|$)|\\S+)`, 'g')

/** Breaks lines that are too long, between words; what begins with a blank is laid out already, or is to be copied. */
export const fold = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => (line.length <= textWidth || line.startsWith(' ') ? [line] : (line.match(parts) ?? [])))
    .join('\n')

/** A terminal that folds what is said. */
export const folded = (terminal: Terminal): Terminal => ({
  ...terminal,
  say: (text) => terminal.say(fold(text)),
  complain: (problem) => terminal.complain(fold(problem)),
})
