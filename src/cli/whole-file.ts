import { randomBytes } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { codeOf } from './file-problem'

/** No record of a game is nearly this large. */
const largest = 32 * 1024 * 1024

/** The most links in a row, as in Linux. */
const mostLinks = 40

/** The target of a name: it follows links, even to a file that does not exist yet. */
export function targetOf(file: string, links = 0): string {
  try {
    return realpathSync(file)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) {
    if (links === mostLinks) throw Object.assign(new Error('too many links'), { code: 'ELOOP' })
    return targetOf(resolve(dirname(file), readlinkSync(file)), links + 1)
  }
  return join(realpathSync(dirname(resolve(file))), basename(file))
}

/** Windows has neither of these flags. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** The text of a file, or `null` if there is none. It reads only plain files, and no more than the longest record. */
export function readWhole(file: string): string | null {
  let descriptor: number
  try {
    // Without this flag, opening a pipe without a writer would never end.
    descriptor = openSync(file, constants.O_RDONLY | O_NONBLOCK)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
  try {
    const found = fstatSync(descriptor)
    if (found.isDirectory()) throw Object.assign(new Error('a directory'), { code: 'EISDIR' })
    if (!found.isFile()) throw Object.assign(new Error('no file'), { code: 'ENOTFILE' })
    if (found.size > largest) throw Object.assign(new Error('too large'), { code: 'ETOOLARGE' })
    return readFileSync(descriptor, 'utf8')
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Writes a text into a temporary file beside its file and then renames it, so the file is whole at any moment and keeps
 * its owner and mode. Once this returns, the text survives a loss of power. The library write-file-atomic does not sync
 * the folder, so a new file may be gone after a loss of power, and it overwrites a file with the name of its temporary
 * file.
 */
export function writeWhole(file: string, text: string): void {
  const before = statSync(file, { throwIfNoEntry: false })
  if (before?.isDirectory()) throw Object.assign(new Error('a directory'), { code: 'EISDIR' })
  if (before && !before.isFile()) throw Object.assign(new Error('no file'), { code: 'ENOTFILE' })
  if (before) accessSync(file, constants.W_OK)
  const directory = dirname(file)
  const beside = join(directory, `.totemforge-${randomBytes(9).toString('hex')}.tmp`)
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | O_NOFOLLOW
  const descriptor = openSync(beside, flags, before ? 0o600 : 0o666)
  try {
    try {
      writeFileSync(descriptor, text)
      if (before) keepOwner(descriptor, before)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw error
  }
  syncDirectory(directory)
}

function keepOwner(descriptor: number, { uid, gid, mode }: Stats): void {
  const own = fstatSync(descriptor)
  try {
    if (own.uid !== uid || own.gid !== gid) fchownSync(descriptor, uid, gid)
  } catch {
    // Only root may change the owner of a file. Otherwise it belongs to the player.
  }
  fchmodSync(descriptor, mode & 0o7777)
}

/** A file is safe only once its directory names it; some systems do not offer that. */
function syncDirectory(directory: string): void {
  try {
    const descriptor = openSync(directory, constants.O_RDONLY)
    try {
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
  } catch {}
}
