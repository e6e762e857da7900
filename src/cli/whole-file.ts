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

/** No record of a game comes near it. */
const largest = 32 * 1024 * 1024

/** As many links in a row as Linux follows. */
const mostLinks = 40

/** Where a name leads: a link leads to its target, even if there is nothing yet. */
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

/** Windows has neither. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** The text of a file, or `null` if there is none. Only what is a file is read, and never more than a record can have. */
export function readWhole(file: string): string | null {
  let descriptor: number
  try {
    // Without this a pipe that nobody writes to would never open.
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
 * Writes a text beside its file under a name of its own and then puts it in its place, so that the file is whole at any
 * moment and keeps its owner and mode; once this returns, the text outlives a loss of power. The library write-file-atomic does not
 * sync the folder, so a new file may be gone after a loss of power, and it writes over what has the name of its temporary file.
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
    // Only root may give a file away. It stays with who plays.
  }
  fchmodSync(descriptor, mode & 0o7777)
}

/** A file is safe only once its directory names it; some systems cannot be asked for that. */
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
