import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { row, wrap } from '../../render/columns'

/** The folder of the numbered rules: it lies in the package, above the program, built or not. */
function rulesFolder(from = dirname(fileURLToPath(import.meta.url))): string | null {
  const folder = join(from, 'docs', 'rules')
  if (existsSync(join(folder, 'bots.md'))) return folder
  return dirname(from) === from ? null : rulesFolder(dirname(from))
}

function pages(): string[] {
  const folder = rulesFolder()
  if (folder === null) return []
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.endsWith('README.md'),
  )
  return names.map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** A rule begins as an item of a list, with a sign or a number before it. */
const point = /^ *(?:-|\d+\.) (?=\*\*)/

/** The id with which a rule begins: as an item of a list, as a row of a table or by itself. */
const idOf = (line: string): string =>
  /^ *(?:(?:-|\d+\.|\|) )?\*\*([A-Z][\w.-]+)\*\*/.exec(line)?.[1]?.toLowerCase() ?? ''

/** A heading, or a line in bold that stands for one. */
const heading = /^#|^\*\*[^*]+\*\*$/

const isTable = (line: string): boolean => line.startsWith('|')

/** The lines of a rule: from its id to the next rule or heading. A rule in several parts has all of their lines. */
function ruleLines(id: string): string[] | null {
  const name = id.toLowerCase()
  const isPart = (line: string): boolean => idOf(line).replace(/[a-z]$/, '') === name
  for (const page of pages()) {
    const lines = page.split('\n')
    const whole = lines.findIndex((line) => idOf(line) === name)
    const from = whole < 0 ? lines.findIndex(isPart) : whole
    const first = lines[from]
    if (first === undefined) continue
    if (isTable(first)) return [first]
    const belongs = (line: string): boolean => whole < 0 && (isPart(line) || idOf(line).startsWith(`${name}.`))
    const length = lines
      .slice(from + 1)
      .findIndex((line) => heading.test(line) || ((point.test(line) || idOf(line) !== '') && !belongs(line)))
    return lines.slice(from, length < 0 ? undefined : from + 1 + length)
  }
  return null
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** A rule as plain text: its sentences, and its tables as rows; `null` if there is no such rule. */
export function ruleText(id: string, width: number): string | null {
  const lines = ruleLines(id)
  if (lines === null) return null
  const [first = ''] = lines
  if (isTable(first)) return wrap(cellsOf(first).join(' · ').replaceAll('**', ''), width).join('\n')
  const parts: string[] = []
  let sentence = ''
  const end = (): void => {
    if (sentence !== '') parts.push(...wrap(sentence.replaceAll('**', ''), width))
    sentence = ''
  }
  for (const line of lines) {
    if (isTable(line)) {
      end()
      parts.push(...tableRow(cellsOf(line), width))
    } else if (line.trim() === '') end()
    else {
      if (point.test(line)) end()
      sentence = `${sentence} ${line.trim().replace(point, '')}`.trim()
    }
  }
  end()
  return parts.join('\n')
}

function tableRow([first = '', ...others]: readonly string[], width: number): string[] {
  if (/^-*$/.test(first) && others.every((cell) => /^-*$/.test(cell))) return []
  const each = Math.floor((width - 12) / others.length) - 1
  return row([{ width: 11 }, ...others.map(() => ({ width: each }))], [first, ...others])
}

/** The cells of an icon in the chart of a rule, without its name. */
export const chartRow = (id: string, icon: string): string[] | null =>
  ruleLines(id)
    ?.filter(isTable)
    .map(cellsOf)
    .find(([name]) => name === icon)
    ?.slice(1) ?? null
