import { appendFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '../table'
import { lockFolder } from './lock'

const ending = '.jsonl'

/** Nothing that leads out of the folder. */
const safeId = /^[A-Za-z0-9_-]{1,100}$/

/**
 * Keeps each table in a file of its own that only grows: a line for what it began with, and one for each entry. The folder
 * belongs to one process; another is refused while that one runs. A line that was cut off when the machine stopped was never
 * answered, and is taken away; any other line that cannot be read is an error with the code `DAMAGED_TABLE`.
 *
 * @example
 * const storage = await fileStorage('tables')
 * const table = await openTable(connectFour, storage, 'friday')
 */
export async function fileStorage(folder: string): Promise<Storage & { close(): Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const unlock = await lockFolder(folder)
  /** How many entries each file holds, of those that are known. */
  const counts = new Map<string, number>()

  const fileOf = (id: string): string => {
    if (!safeId.test(id)) throw new RangeError('The id of a table has up to 100 letters, digits, _ and -.')
    return join(folder, `${id}${ending}`)
  }

  const linesOf = async (id: string): Promise<object[] | null> => {
    const file = fileOf(id)
    const bytes = await readFile(file).catch((error: unknown) => {
      if (isMissing(error)) return null
      throw error
    })
    if (!bytes) return null
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
    if (whole.length < bytes.length) await truncate(file, whole.length)
    const lines = whole.toString('utf8').split('\n').slice(0, -1)
    if (lines.length === 0) return null
    counts.set(id, lines.length - 1)
    return lines.map((line, index) => readLine(line) ?? damaged(file, index + 1))
  }

  return {
    async create(id, head) {
      const file = fileOf(id)
      if (await linesOf(id)) return false
      await writeFile(file, `${JSON.stringify(head)}\n`)
      counts.set(id, 0)
      return true
    },
    async read(id, from = 0) {
      const [head, ...entries] = (await linesOf(id)) ?? []
      return head ? { head, entries: entries.slice(from) } : null
    },
    async append(id, number, entry) {
      const file = fileOf(id)
      if (!counts.has(id)) await linesOf(id)
      if (counts.get(id) !== number) return false
      // At once: whoever comes meanwhile is late.
      counts.set(id, number + 1)
      try {
        await appendFile(file, `${JSON.stringify(entry)}\n`)
      } catch (error) {
        counts.delete(id)
        throw error
      }
      return true
    },
    async list() {
      const names = await readdir(folder)
      return names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
    },
    close: unlock,
  }
}

/** What was written is an object on each line. */
function readLine(line: string): object | null {
  try {
    const read: unknown = JSON.parse(line)
    return typeof read === 'object' && !Array.isArray(read) ? read : null
  } catch {
    return null
  }
}

function damaged(file: string, number: number): never {
  throw Object.assign(new Error(`Line ${number} of ${file} is damaged.`), { code: 'DAMAGED_TABLE' })
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'
