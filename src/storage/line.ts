import type { About } from '../table'

/** The parts of a line besides the head or the entry. */
export interface Said {
  /** When the line was written. */
  readonly at: Date
  readonly open: boolean
  /** As JSON. */
  readonly summary: string
}

/** One line of a table's file: the head or an entry, and the table's summary of itself at that time. */
export interface Line {
  readonly kept: object
  /** `null` in lines of version 1.0.0, which hold only the head or the entry. */
  readonly said: Said | null
}

/** The table's present summary of itself, as JSON; `null` if there is none. */
export const saying = (about: About | undefined): Pick<Said, 'open' | 'summary'> | null =>
  about ? { open: about.open, summary: JSON.stringify(about.summary) } : null

/** A line is a list, so that it differs from lines of version 1.0.0, which are objects. */
export const lineOf = (kept: string, { at, open, summary }: Said): string =>
  `[${kept},{"at":"${at.toISOString()}","open":${open},"summary":${summary}}]\n`

/** Reads a line; `null` if it is damaged. */
export function readLine(text: string): Line | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!Array.isArray(read)) return isObject(read) ? { kept: read, said: null } : null
    const [kept, about]: unknown[] = read
    const said = saidIn(about)
    return isObject(kept) && said ? { kept, said } : null
  } catch {
    return null
  }
}

function saidIn(about: unknown): Said | null {
  if (!isObject(about) || !('at' in about && 'open' in about && 'summary' in about)) return null
  const { at, open, summary } = about
  if (typeof at !== 'string' || typeof open !== 'boolean' || typeof summary !== 'object') return null
  return { at: new Date(at), open, summary: JSON.stringify(summary) }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
