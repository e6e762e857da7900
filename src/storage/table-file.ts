import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { type Line, readLine, type Said } from './line'
import { damage, type Opened, withFile } from './opened'

/** The ends of a file are read in parts of this size. */
const part = 4096

const newline = 10

/** What a list shows of a table. */
export interface Glimpse {
  readonly begun: Date
  /** What the table said about itself last. */
  readonly said: Said
}

/** What a file holds of a table. */
export interface TableFile extends Glimpse {
  /** The head, and then the entries. */
  readonly lines: readonly object[]
  /** Bytes of all whole lines. */
  readonly size: number
  /** Bytes behind them, of a line that was cut off. */
  readonly torn: number
}

/**
 * All of a table; `null` if there is none, or if it was torn while it was created. A process that was killed may have written what the disk
 * does not hold yet: `sync` is called before it is read.
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

/** What a list shows of a table, read from the two ends of its file. One that is damaged is shown too. */
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

/** Files of version 1.0.0 do not say when a line was written, so the times of the file stand in. */
function saidAt(first: Line | null | undefined, last: Line | null | undefined, { begun, changed }: Opened): Glimpse {
  const said = last?.said ?? { at: changed, open: true, summary: 'null' }
  return { begun: first?.said?.at ?? (begun < said.at ? begun : said.at), said }
}

/** Whether these bytes, which hold no whole line, are the beginning of a first line: JSON has no control characters. */
const isTorn = (bytes: Buffer): boolean => /^(\[?(\{[^\p{Cc}]*)?)$/u.test(bytes.toString('utf8'))

function damaged(file: string, number: number): never {
  throw damage(`Line ${number} of ${file} is damaged.`)
}
