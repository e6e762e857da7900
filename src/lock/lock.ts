import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Holder, holderIn, runs, self, whereIs } from './holder'
import { isAlive, showLife } from './life'
import { codeOf, quietly } from './quietly'

/*
 * The lock is a folder with two files of its owner, both named after a token that is never used again: a socket that listens
 * while the owner lives, and a text that names the owner.
 *
 * - To take it, a process makes a folder of the same form beside it and renames that onto it. The system replaces only an empty folder, so only one process succeeds, and nobody ever sees a lock without its owner's sign of life.
 * - A process empties a stale lock file by file. The file names contain the dead owner's token, so a late process removes nothing of a new owner.
 * - The system closes the socket when the process or thread ends in any way. Process ids, which are reused and differ between containers, do not matter, and clocks do not either: an owner that is busy, stopped or asleep keeps its lock.
 *
 * proper-lockfile, the library for this, detects death by time: an owner that is busy for ten seconds loses its lock; and when
 * two processes remove a stale lock, the second can remove the new lock of the first.
 */

/** An exclusive right, which only one owner has at a time. */
export interface Lock {
  /** Whether the lock still names this owner. It does unless a person or, wrongly, another machine removed it. */
  isHeld(): boolean
  release(): void
}

/** A lock, or its holder; `holder` is `null` if it cannot be read. */
export type Taken = { readonly lock: Lock } | { readonly lock: null; readonly holder: Holder | null }

/** How often to empty a lock that comes back before it counts as held. */
const mostTries = 100

/** Takes the lock at a path, unless it is held. */
export async function takeLock(path: string): Promise<Taken> {
  const token = randomBytes(12).toString('hex')
  const beside = join(dirname(path), `.totemforge-${token}`)
  mkdirSync(beside)
  let life: { end(): void } | null = null
  try {
    life = await showLife(beside, token)
    writeFileSync(join(beside, textOf(token)), `${JSON.stringify(self())}\n`)
    let held: Taken = { lock: null, holder: null }
    for (let tries = 0; tries < mostTries; tries++) {
      if (put(beside, path)) {
        const lock = lockOf(path, token, life)
        life = null
        return { lock }
      }
      const found = await holderOf(path)
      if (found === 'nobody') continue
      held = { lock: null, holder: found }
      break
    }
    return held
  } finally {
    life?.end()
    rmSync(beside, { recursive: true, force: true })
  }
}

const textOf = (token: string): string => `${token}.json`

/** The error codes for an existing target. Windows uses the same code for missing rights. */
const inTheWay = ['ENOTEMPTY', 'EEXIST', 'ENOTDIR', ...(process.platform === 'win32' ? ['EPERM', 'EACCES'] : [])]

function put(beside: string, path: string): boolean {
  try {
    renameSync(beside, path)
    return true
  } catch (error) {
    if (inTheWay.includes(codeOf(error))) return false
    throw error
  }
}

/** The holder of the lock. For a stale lock it removes everything and returns nobody. */
async function holderOf(path: string): Promise<Holder | null | 'nobody'> {
  let names: string[]
  try {
    names = readdirSync(path)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return 'nobody'
    if (codeOf(error) === 'ENOTDIR') return oldHolderOf(path)
    throw error
  }
  for (const token of new Set(names.map((name) => name.replace(/\.json$/, '')))) {
    const holder = holderIn(join(path, textOf(token)))
    const where = holder ? whereIs(holder) : 'here'
    if (where === 'elsewhere' || (where === 'here' && (await isAlive(path, token)))) return holder
    remove(join(path, token))
    remove(join(path, textOf(token)))
  }
  // Windows does not replace an empty folder.
  quietly(() => rmdirSync(path))
  return 'nobody'
}

/** The locks of version 1.0.0 are files. */
function oldHolderOf(path: string): Holder | null | 'nobody' {
  const holder = holderIn(path)
  if (holder && (whereIs(holder) === 'elsewhere' || runs(holder))) return holder
  // A new lock, which is a folder, may be here by now; this does not remove folders.
  quietly(() => unlinkSync(path))
  return 'nobody'
}

const remove = (file: string): void => rmSync(file, { force: true })

function lockOf(path: string, token: string, life: { end(): void }): Lock {
  return {
    isHeld: () => existsSync(join(path, textOf(token))),
    release() {
      quietly(() => remove(join(path, token)))
      quietly(() => remove(join(path, textOf(token))))
      quietly(() => rmdirSync(path))
      life.end()
    },
  }
}
