import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Experiment } from './experiment'

/** The first line of a file of results: results of other rules are not mixed in. */
const headOf = ({ name, rules }: Experiment, version: string): string =>
  JSON.stringify({ experiment: name, totemforge: version, rules })

/** The key of a game in a file of results. */
export const keyOf = (row: string, number: number): string => `${row} ${number}`

/** A file that keeps the result of each game in a line. */
export interface Kept {
  readonly known: ReadonlyMap<string, object>
  add(row: string, number: number, result: object): void
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** `null` for a line that a killed program left unfinished. */
function read(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Opens or begins a file of results; a sentence if it holds something else. */
export function openKept(file: string, experiment: Experiment, version: string): Kept | string {
  const head = headOf(experiment, version)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [first = '', ...lines] = text.split('\n')
  // A program that was killed at its beginning has left a part of the first line, or nothing.
  const isBegun = lines.length > 0
  if (isBegun ? first !== head : !head.startsWith(first))
    return `${file} does not hold results of ${experiment.name} of this version: name another file.`
  if (!isBegun) writeFileSync(file, `${head}\n`)
  else if (!text.endsWith('\n')) appendFileSync(file, '\n')
  const known = new Map<string, object>()
  for (const line of lines) {
    const { row, number, result } = read(line) ?? {}
    if (typeof row === 'string' && typeof number === 'number' && isObject(result) && experiment.returns(result))
      known.set(keyOf(row, number), result)
  }
  return {
    known,
    add: (row, number, result) => appendFileSync(file, `${JSON.stringify({ row, number, result })}\n`),
  }
}
