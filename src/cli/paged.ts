import { fold, widthOf } from './fold'
import type { Terminal } from './terminal'

/** A lower screen has no room for a question and its choices. */
export const fewestRows = 12

/** What `--rows` says; `null` if it is not given. The reader of all options finds a missing value. */
export function rowsIn(words: readonly string[]): string | null {
  const at = words.findIndex((word) => word === '--rows' || word.startsWith('--rows='))
  const given = words[at]?.split('=')[1] ?? words[at + 1]
  return at < 0 || !given || given.startsWith('--') ? null : given
}

/** A terminal of so many rows, and what shows the rest once nobody is asked any more. */
export interface Paged {
  readonly terminal: Terminal & { readonly rows: number }
  flush(): Promise<void>
}

/** Where the last column of a line begins, or the text of a line without columns. */
function hangOf(line: string, width: number): number {
  const [before = ''] = /^\s*\S.*\s{2,}(?=\S)/.exec(line.slice(0, width)) ?? []
  const [indent = ''] = /^\s*/.exec(line) ?? []
  return before.length > 0 && before.length <= width / 2 ? before.length : Math.min(indent.length, width / 2)
}

/** Breaks a laid out line too; what follows stands below its last column. */
function narrow(line: string, width: number): string[] {
  const lines: string[] = []
  let rest = line
  while (rest.length > width) {
    const hang = hangOf(rest, width)
    const space = rest.lastIndexOf(' ', width)
    const at = space > hang ? space : width
    lines.push(rest.slice(0, at).trimEnd())
    rest = `${' '.repeat(hang)}${rest.slice(at).trimStart()}`
  }
  return [...lines, rest]
}

/** The lines of a text on a screen of this width. */
export const linesOn = (text: string, width: number): string[] =>
  fold(text, width)
    .split('\n')
    .flatMap((line) => narrow(line, width))

/**
 * A terminal that shows a long text in pages. It keeps what is said until somebody is asked. The last text, with the question, stays whole
 * if it fits; what came before it is shown first.
 */
export function paged(bare: Terminal, rows: number, more: string): Paged {
  const width = widthOf(bare)
  let said: (readonly string[])[] = []

  /** Shows the pages before the last, and returns whether somebody is still there. */
  async function before(room: number): Promise<boolean> {
    const last = said.at(-1) ?? []
    const earlier = said.slice(0, -1).flat()
    said = []
    const isWhole = last.length <= room
    const lines = isWhole ? earlier : [...earlier, ...last]
    const end = isWhole ? last : []
    let isSkipped = false
    while (lines.length + end.length > room) {
      const page = lines.splice(0, rows - 1)
      if (isSkipped) continue
      for (const line of page) bare.say(line)
      const answer = await bare.ask(more)
      if (answer === null) return false
      isSkipped = answer.trim() !== '' && end.length > 0
    }
    for (const line of [...lines, ...end]) bare.say(line)
    return true
  }

  return {
    terminal: {
      ...bare,
      rows,
      say: (text) => void said.push(linesOn(text, width)),
      complain: (problem) => bare.complain(fold(problem, width)),
      async ask(prompt) {
        const asked = linesOn(prompt, width)
        return (await before(rows - asked.length)) ? bare.ask(asked.join('\n')) : null
      },
    },
    async flush() {
      await before(rows)
    },
  }
}

/** The choices below a question, in pages that each fit on the screen with it. */
export function choicePages(
  question: string,
  list: string,
  { rows, width }: { rows: number; width: number },
): string[] {
  const lines = linesOn(list, width)
  // An empty line above the question, and the prompt.
  const room = Math.max(3, rows - linesOn(question, width).length - 2)
  if (lines.length <= room) return [list]
  const each = room - 1
  return Array.from({ length: Math.ceil(lines.length / each) }, (_, page) =>
    lines.slice(each * page, each * (page + 1)).join('\n'),
  )
}
