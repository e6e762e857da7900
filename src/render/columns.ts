/** Breaks words into lines of at most this width; a word longer than that is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    let rest = word
    if (line !== '' && line.length + 1 + rest.length > width) {
      lines.push(line)
      line = ''
    }
    while (line === '' && rest.length > width) {
      lines.push(rest.slice(0, width))
      rest = rest.slice(width)
    }
    line = line === '' ? rest : `${line} ${rest}`
  }
  return [...lines, line]
}

export interface Column {
  readonly width: number
  readonly right?: boolean
}

/** A row of cells as lines: each cell is wrapped in its column. */
export function row(columns: readonly Column[], cells: readonly string[]): string[] {
  const wrapped = columns.map(({ width }, index) => wrap(cells[index] ?? '', width))
  const height = Math.max(...wrapped.map((lines) => lines.length))
  return Array.from({ length: height }, (_, line) =>
    columns
      .map(({ width, right }, index) => {
        const part = wrapped[index]?.[line] ?? ''
        return right ? part.padStart(width) : part.padEnd(width)
      })
      .join(' ')
      .trimEnd(),
  )
}

/** Two lists of lines side by side. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, line) =>
    `${(left[line] ?? '').padEnd(width)} | ${right[line] ?? ''}`.trimEnd(),
  )
}

/** A label and its text. */
export type Line = readonly [label: string, text: string]

/** A text beside its label, wrapped. */
export const labelled = ([label, text]: Line, labelWidth: number, width: number): string[] =>
  row([{ width: labelWidth }, { width: width - labelWidth - 1 }], [label, text])

/** The first lines of a position: the game and when it is, and who sees it at the right; then what is asked. */
export function headlines(title: string, viewer: string, what: string, width: number): string[] {
  const first =
    title.length + viewer.length < width ? [`${title.padEnd(width - viewer.length)}${viewer}`] : [title, viewer]
  return [...first.flatMap((line) => (line.length > width ? wrap(line, width) : [line])), ...wrap(what, width)]
}
