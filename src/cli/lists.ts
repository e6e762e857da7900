import type { NumberedQuestion } from './answer'
import { wrap } from './fold'
import type { Numbered } from './numbers'

/**
 * The choices with their numbers and remarks, one per line; many short ones in columns. A choice that nobody would want
 * has no number, but people can type it.
 */
export function choices({ described, view, legal, numbered }: NumberedQuestion, width: number): string {
  const { table: words } = described.words
  const others = legal.filter((action) => !numbered.some((each) => each.action === action)).map(described.game.format)
  const [only, ...more] = numbered
  return [
    ...list(numbered, { described, view }, width),
    ...(others.length > 0 ? wrapped(`      ${words.orType(others.join(', '))}`, width) : []),
    ...(only && more.length === 0 ? [`      ${words.enterTakes(only.number)}`] : []),
  ].join('\n')
}

function list(
  numbered: Numbered,
  { described, view }: Pick<NumberedQuestion, 'described' | 'view'>,
  width: number,
): string[] {
  const rows = numbered.map(({ number, action }) => ({
    text: `${String(number).padStart(4)}  ${described.action(action, view)}`,
    remark: described.remark(action, view),
  }))
  const texts = rows.map(({ text }) => text)
  const wide = widest(texts)
  if (rows.every(({ remark }) => remark === '')) return inColumns(texts, wide, width)
  return rows.flatMap(({ text, remark }) => {
    if (remark === '') return wrapped(text, width)
    const line = `${text.padEnd(wide)}  ${remark}`
    return line.length <= width || wide <= width - 24
      ? [cut(line, width)]
      : [...wrapped(text, width), cut(`      ${remark}`, width)]
  })
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length))

const cut = (line: string, width: number): string =>
  line.length > width ? `${line.slice(0, width - 3).trimEnd()}...` : line

/** A long choice continues below its first word. */
const wrapped = (text: string, width: number): string[] =>
  wrap(text.slice(6), width - 6).map((line, index) => `${index === 0 ? text.slice(0, 6) : ' '.repeat(6)}${line}`)

function inColumns(texts: readonly string[], wide: number, width: number): string[] {
  if (wide > width) return texts.flatMap((text) => wrapped(text, width))
  const wanted = texts.length > 8 ? Math.max(1, Math.floor(width / wide)) : 1
  const height = Math.ceil(texts.length / wanted)
  const rows = texts.slice(0, height).map((_, row) => texts.filter((_, index) => index % height === row))
  return rows.map((row) =>
    row
      .map((text) => text.padEnd(wide))
      .join('')
      .trimEnd(),
  )
}
