import { readFileSync, writeFileSync } from 'node:fs'
import { type Circumstances, describe } from './machine'
import type { Result } from './statistics'
import type { Judged } from './targets'

const page = new URL('../../docs/performance.md', import.meta.url)

export interface GameReport {
  readonly game: string
  readonly results: readonly Result[]
  readonly targets: readonly Judged[]
}

export function verdict({ contestant, value, measure, against, bound, reached }: Judged): string {
  const limit = measure === 'times as fast as' ? 'at least' : 'at most'
  return `${contestant}: ${ratio(value)} ${measure} ${against}; target ${limit} ${bound}: ${reached ? 'reached' : 'MISSED'}`
}

export function table({ game, results }: GameReport): string {
  const speed = (name: string): number => results.find((each) => each.name === name)?.movesPerSecond ?? Number.NaN
  const rows = results.map(({ name, gamesPerSecond, movesPerSecond }) => [
    name,
    count(gamesPerSecond),
    count(movesPerSecond),
    ratio(movesPerSecond / speed('boardgame.io')),
    ratio(speed('plain reducer') / movesPerSecond),
  ])
  return markdown([game, 'games per second', 'moves per second', 'x boardgame.io', 'x time of plain reducer'], rows)
}

/** A table as the formatter leaves it: names to the left, numbers to the right. */
export function markdown(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((cells) => cells[column]?.length ?? 0)))
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [heads, rule, ...rows].map((cells) => line(cells, widths)).join('\n')
}

function line(cells: readonly string[], widths: readonly number[]): string {
  const padded = widths.map((width, column) => {
    const cell = cells[column] ?? ''
    return column === 0 ? cell.padEnd(width) : cell.padStart(width)
  })
  return `| ${padded.join(' | ')} |`
}

export function writeReports(where: Circumstances, reports: readonly GameReport[]): void {
  const results = new URL('../results.json', import.meta.url)
  writeFileSync(results, `${JSON.stringify({ ...where, games: reports }, null, 2)}\n`)
  const parts = reports.map(
    (report) => `${table(report)}\n\n${report.targets.map((each) => `- ${verdict(each)}`).join('\n')}`,
  )
  writeBetween('bench', [describe(where), ...parts].join('\n\n'))
}

/** Puts the text between the two comments of that name on the page for users. */
export function writeBetween(name: string, text: string): void {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const [before, rest] = readFileSync(page, 'utf8').split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md lacks ${start} or ${end}.`)
  writeFileSync(page, `${before}${start}\n\n${text}\n\n${end}${after}`)
}

/** More than three digits would be noise. */
export function count(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en-US')
}

function ratio(value: number): string {
  return Number.isNaN(value) ? '-' : value.toLocaleString('en-US', { maximumSignificantDigits: 3 })
}
