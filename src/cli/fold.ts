import type { Terminal } from './terminal'

/** The default width of a text, for an unknown terminal. */
const usualWidth = 100

/** The width of a text in columns: in a wide window lines stay short enough to read well. */
export const widthOf = ({ columns }: Terminal): number => Math.max(40, Math.min(usualWidth, columns ?? usualWidth))

/** Breaks words into lines of at most this width; a word longer than that stands alone. */
export const wrap = (text: string, width: number): string[] =>
  text.match(new RegExp(`(?=\\S)(?:.{1,${width}}(?=\\s|$)|\\S+)`, 'g')) ?? ['']

/**
 * Breaks long lines between words. A line that begins with a space is already laid out or meant for copying, so it
 * stays.
 */
export const fold = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => (line.length <= width || line.startsWith(' ') ? [line] : wrap(line, width)))
    .join('\n')

/** A terminal that breaks long lines. */
export const folded = (terminal: Terminal): Terminal => ({
  ...terminal,
  say: (text) => terminal.say(fold(text, widthOf(terminal))),
  complain: (problem) => terminal.complain(fold(problem, widthOf(terminal))),
})
