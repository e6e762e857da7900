import { constants } from 'node:fs'
import { type FileHandle, lstat, open } from 'node:fs/promises'
import { type Line, readLine, type Said } from './line'

/** Windows has neither. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** The ends of a file are read in parts of this size. */
const part = 4096

const newline = 10

/** What a file holds of a table. */
export interface TableFile {
  /** The head, and then the entries. */
  readonly lines: readonly object[]
  /** Bytes of all whole lines. */
  readonly size: number
  readonly begun: Date
  /** What the table said about itself last. */
  readonly said: Said
}

/** All of a table; `null` if there is none. */
export async function readTable(file: string): Promise<TableFile | null> {
  const opened = await openFile(file, constants.O_RDONLY)
  if (!opened) return null
  const { handle, stat } = opened
  try {
    const bytes = await handle.readFile()
    const size = bytes.lastIndexOf(newline) + 1
    if (size === 0) return tornIn(bytes) ? null : damaged(file, 1)
    const texts = bytes.toString('utf8', 0, size - 1).split('\n')
    const lines = texts.map((text, index) => readLine(text) ?? damaged(file, index + 1))
    return { lines: lines.map(({ kept }) => kept), size, ...saidAt(lines[0], lines.at(-1), stat) }
  } finally {
    await handle.close()
  }
}

/** What a list shows of a table, read from the two ends of its file. */
export async function glimpse(file: string): Promise<Pick<TableFile, 'begun' | 'said'> | null> {
  const opened = await openFile(file, constants.O_RDONLY).catch((error: unknown) => {
    if (codeOf(error) === 'DAMAGED_TABLE') return null
    throw error
  })
  if (!opened) return null
  const { handle, stat } = opened
  try {
    const first = await firstLine(handle)
    if (first === null) return null
    return saidAt(readLine(first), readLine(await lastLine(handle, stat.size)), stat)
  } finally {
    await handle.close()
  }
}

/** Begins a file; one that was torn while it was begun gives way. */
export async function newFile(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, constants.O_RDWR | constants.O_CREAT | O_NOFOLLOW, 0o666)
  try {
    await handle.truncate(0)
    await handle.write(bytes)
  } finally {
    await handle.close()
  }
}

/** Adds lines behind the whole ones, and returns the size that the file then has. What was cut off is taken away. */
export async function addLines(file: string, size: number, bytes: Buffer): Promise<number> {
  const opened = await openFile(file, constants.O_RDWR)
  if (!opened) throw new Error(`${file} is gone.`)
  const { handle, stat } = opened
  try {
    if (stat.size > size) await handle.truncate(size)
    await handle.write(bytes, 0, bytes.length, size)
    return size + bytes.length
  } finally {
    await handle.close()
  }
}

interface Stat {
  readonly size: number
  readonly birthtime: Date
  readonly mtime: Date
}

async function openFile(file: string, flags: number): Promise<{ handle: FileHandle; stat: Stat } | null> {
  const found = await lstat(file).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (!found) return null
  if (!found.isFile()) throw damage(`${file} is no file of its own: links are not followed.`)
  // Without the second a pipe that nobody writes to would never open.
  const handle = await open(file, flags | O_NOFOLLOW | O_NONBLOCK)
  return { handle, stat: await handle.stat() }
}

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

async function lastLine(handle: FileHandle, size: number): Promise<string> {
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
function saidAt(first: Line | null | undefined, last: Line | null | undefined, { birthtime, mtime }: Stat) {
  const said = last?.said ?? { at: mtime, open: true, summary: null }
  return { begun: first?.said?.at ?? (birthtime < said.at ? birthtime : said.at), said }
}

/** Whether these bytes, which hold no whole line, are the beginning of a first line. */
function tornIn(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return text === '' || text === '[' || /^\[?\{[^\p{Cc}]*$/u.test(text)
}

const damage = (message: string): Error => Object.assign(new Error(message), { code: 'DAMAGED_TABLE' })

function damaged(file: string, number: number): never {
  throw damage(`Line ${number} of ${file} is damaged.`)
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null)

const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'
