import { constants } from 'node:fs'
import { type FileHandle, lstat, open } from 'node:fs/promises'

/** Windows has neither of these flags. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** An open file, and its state when it was opened. */
export interface Opened {
  readonly handle: FileHandle
  readonly size: number
  readonly begun: Date
  readonly changed: Date
}

/** Calls the function with an open file; `null` if there is none. It does not follow links. */
export async function withFile<Value>(
  file: string,
  flags: number,
  use: (opened: Opened) => Promise<Value>,
): Promise<Value | null> {
  const found = await lstat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (!found) return null
  if (!found.isFile()) throw damage(`${file} is not a plain file. Links are not followed.`)
  // Without the second flag, opening a pipe without a writer would never end.
  const handle = await open(file, flags | O_NOFOLLOW | O_NONBLOCK)
  try {
    const { size, birthtimeMs, mtimeMs } = await handle.stat()
    // A copied file may be newer than its last change.
    return await use({ handle, size, begun: new Date(Math.min(birthtimeMs, mtimeMs)), changed: new Date(mtimeMs) })
  } finally {
    await handle.close()
  }
}

/** Calls the function with a new file; it fails if the file exists. */
export async function withNewFile(file: string, use: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | O_NOFOLLOW, 0o666)
  try {
    await use(handle)
  } finally {
    await handle.close()
  }
}

/** Makes the names in a folder survive a loss of power. Not every system offers that. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP'].includes(codeOf(error))) throw error
  } finally {
    await handle.close()
  }
}

export const damage = (message: string): Error => Object.assign(new Error(message), { code: 'DAMAGED_TABLE' })

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
