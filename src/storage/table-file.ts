import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { type Line, readLine, type Said } from './line'
import { damage, type Opened, withFile } from './opened'

/** The size of the parts in which the ends of a file are read. */
const part = 4096

const newline = 10

/** The part of a table that a list shows. */
export interface Glimpse {
  readonly begun: Date
  /** The table's latest summary of itself. */
  readonly said: Said
}

/** The content of a table's file. */
export interface TableFile extends Glimpse {
  /** The head, followed by the entries. */
  readonly lines: readonly object[]
  /** The bytes of all whole lines. */
  readonly size: number
  /** The bytes after them, from a line that was cut off. */
  readonly torn: number
}

/**
 * Reads a whole table; `null` if there is none, or if its creation was cut off. A killed process may have written data that is
 * not on the disk yet, so it calls `sync` before it reads.
 */
export const readTable = (
  file: string,
  sync: ((handle: FileHandle) => Promise<void>) | null,
): Promise<TableFile | null> =>
  withFile(file, sync ? constants.O_RDWR : constants.O_RDONLY, async (opened) => {
    await sync?.(opened.handle)
    const bytes = await opened.handle.readFile()
    const size = bytes.lastIndexOf(newline) + 1
    if (size === 0 && isTorn(bytes)) return null
    const texts = bytes.toString('utf8', 0, Math.max(0, size - 1)).split('\n')
    const lines = texts.map((text, index) => readLine(text) ?? damaged(file, index + 1))
    return {
      lines: lines.map(({ kept }) => kept),
      size,
      torn: bytes.length - size,
      ...saidAt(lines[0], lines.at(-1), opened),
    }
  })

/** Reads what a list shows of a table from the two ends of its file, even if the table is damaged. */
export const glimpse = (file: string): Promise<Glimpse | null> =>
  withFile(file, constants.O_RDONLY, async (opened) => {
    const first = await firstLine(opened.handle)
    if (first === null) return null
    return saidAt(readLine(first), readLine(await lastLine(opened)), opened)
  })

async function firstLine(handle: FileHandle): Promise<string | null> {
  const parts: Buffer[] = []
  for (let at = 0; ; at += part) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(part), 0, part, at)
    const end = buffer.subarray(0, bytesRead).indexOf(newline)
    parts.push(buffer.subarray(0, end < 0 ? bytesRead : end))
    if (end >= 0) return Buffer.concat(parts).toString('utf8')
    if (bytesRead === 0) return null
  }
}

async function lastLine({ handle, size }: Opened): Promise<string> {
  let bytes = Buffer.alloc(0)
  for (let at = size; ; ) {
    const length = Math.min(part, at)
    at -= length
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, at)
    bytes = Buffer.concat([buffer, bytes])
    const end = bytes.lastIndexOf(newline)
    const begin = end < 1 ? -1 : bytes.lastIndexOf(newline, end - 1)
    if (begin >= 0 || at === 0) return bytes.toString('utf8', begin + 1, Math.max(end, 0))
  }
}

/** Files of version 1.0.0 have no times of their lines, so use the times of the file. */
function saidAt(first: Line | null | undefined, last: Line | null | undefined, { begun, changed }: Opened): Glimpse {
  const said = last?.said ?? { at: changed, open: true, summary: 'null' }
  return { begun: first?.said?.at ?? (begun < said.at ? begun : said.at), said }
}

/** Whether these bytes without a whole line are the beginning of a first line: JSON has no control characters. */
const isTorn = (bytes: Buffer): boolean => /^(\[?(\{[^\p{Cc}]*)?)$/u.test(bytes.toString('utf8'))

function damaged(file: string, number: number): never {
  throw damage(`Line ${number} of ${file} is damaged.`)
}
