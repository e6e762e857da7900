/**
 * A disk that counts what it is asked, fails when it is told to, and knows what would be left after a loss of power: the bytes of a file
 * that were synced, under the names of a folder that were synced. After a sync that failed it forgets the bytes and, like Linux, does not
 * say so again.
 */
import { constants, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import type * as promises from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

interface Safe {
  bytes: Buffer
  /** Bytes before this offset that were not safe when a sync failed are lost unless they are written again. */
  lost: number
}

export const calls: string[] = []
const safe = new Map<string, Safe>()
const names = new Map<string, readonly string[]>()
let failing: (call: string) => string | null = () => null

/** Says which calls fail from now on, with which code. */
export const failWith = (fails: (call: string) => string | null): void => {
  failing = fails
}

const failure = (code: string): Error => Object.assign(new Error(`The disk says ${code}.`), { code })

const safeAt = (path: string): Safe => {
  const found = safe.get(path) ?? { bytes: Buffer.alloc(0), lost: 0 }
  safe.set(path, found)
  return found
}

const ask = (what: string, path: string, fails?: () => void): void => {
  const call = `${what} ${basename(path)}`
  calls.push(call)
  const code = failing(call)
  if (code === null) return
  fails?.()
  throw failure(code)
}

function syncFile(path: string): void {
  const now = safeAt(path)
  ask('sync', path, () => {
    now.lost = statSync(path).size
  })
  const bytes = readFileSync(path)
  bytes.fill(0, Math.min(now.bytes.length, now.lost), now.lost)
  now.bytes = bytes
}

const syncFolder = (path: string): void => {
  ask('sync', path)
  names.set(path, readdirSync(path))
}

/** The functions of `node:fs/promises` that the storage uses, on this disk. */
export const onDisk = (real: typeof promises) => ({
  ...real,
  async unlink(path: string) {
    ask('remove', path)
    await real.unlink(path)
  },
  async open(path: string, flags: number, mode?: number) {
    const isNew = (flags & constants.O_CREAT) !== 0
    if (isNew) ask('create', path)
    const handle = await real.open(path, flags, mode)
    if (isNew) safe.delete(path)
    const isFolder = (await handle.stat()).isDirectory()
    const sync = async () => (isFolder ? syncFolder(path) : syncFile(path))
    return {
      stat: () => handle.stat(),
      read: (...given: Parameters<typeof handle.read>) => handle.read(...given),
      readFile: () => handle.readFile(),
      close: () => handle.close(),
      async appendFile(bytes: Buffer) {
        const half = bytes.subarray(0, bytes.length / 2)
        const { size } = await handle.stat()
        try {
          ask('write', path)
        } catch (error) {
          await handle.appendFile(half)
          throw error
        }
        await handle.appendFile(bytes)
        // Data written again is no longer lost.
        safeAt(path).lost = Math.min(safeAt(path).lost, size)
      },
      async truncate(size: number) {
        ask('truncate', path)
        await handle.truncate(size)
        const now = safeAt(path)
        now.lost = Math.min(now.lost, size)
      },
      sync,
      datasync: sync,
    }
  },
})

/** What is left of a folder after a loss of power, in a new folder. Of what was not synced a part may be left. */
export function afterPowerLoss(folder: string, part: number): string {
  const left = join(dirname(folder), `${basename(folder)}-${Math.random()}`)
  mkdirSync(left)
  for (const name of names.get(folder) ?? []) {
    const path = join(folder, name)
    const { bytes } = safe.get(path) ?? { bytes: Buffer.alloc(0) }
    if (!name.endsWith('.jsonl')) continue
    const now = statSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : bytes
    const more = now.subarray(bytes.length)
    writeFileSync(join(left, name), Buffer.concat([bytes, more.subarray(0, Math.floor(more.length * part))]))
  }
  return left
}
