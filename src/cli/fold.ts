import type { Terminal } from './terminal'

/** How wide a text is where nobody says how wide the terminal is. */
const usualWidth = 100

/** How many columns a text may have; in a wide window lines do not get longer than is good to read. */
export const widthOf = ({ columns }: Terminal): number => Math.max(40, Math.min(usualWidth, columns ?? usualWidth))

/** Breaks words into lines of at most this width; a word longer than that stands alone. */
export const wrap = (text: string, width: number): string[] =>
  text.match(new RegExp(`(?=\\S)(?:.{1,${width}}(?=\\s|$)|\\S+)`, 'g')) ?? ['']

/** Breaks lines that are too long, between words; what begins with a blank is laid out already, or is to be copied. */
export const fold = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => (line.length <= width || line.startsWith(' ') ? [line] : wrap(line, width)))
    .join('\n')

/** A terminal that folds what is said. */
export const folded = (terminal: Terminal): Terminal => ({
  ...terminal,
  say: (text) => terminal.say(fold(text, widthOf(terminal))),
  complain: (problem) => terminal.complain(fold(problem, widthOf(terminal))),
})
