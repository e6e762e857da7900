import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Listed, Storage } from '../table'
import { keepTable } from './keeper'
import { lockFolder } from './lock'
import { codeOf, syncFolder } from './opened'
import { shared } from './shared'

const ending = '.jsonl'

/** Nothing that leads out of the folder. */
const safeId = /^[A-Za-z0-9_-]{1,100}$/

/** So many files are looked into at the same time for a list. */
const together = 16

/**
 * How {@link fileStorage} keeps tables.
 *
 * @example
 * const storage = await fileStorage('tables', { durability: 'process' })
 */
export interface FileSettings {
  /**
   * What an answered entry outlives: with `'power'`, which is meant unless given, a loss of power, since it waits until the disk
   * has it; with `'process'` the end of the process alone, which is faster and enough for tests.
   */
  readonly durability?: 'power' | 'process'
}

/**
 * Keeps each table in a file of its own that only grows: a line for what it began with, and one for each entry. The folder
 * belongs to one storage; another is refused with the code `FOLDER_IN_USE`, in whatever process or thread. An entry that was
 * answered outlives a loss of power. A last line that was cut off was never answered: it does not count, and the next entry takes
 * its place. Anything else that cannot be read is an error with the code `DAMAGED_TABLE`, and stays as it is.
 *
 * @example
 * const storage = await fileStorage('tables')
 * const table = await openTable(connectFour, storage, 'friday')
 */
export async function fileStorage(
  folder: string,
  { durability = 'power' }: FileSettings = {},
): Promise<Storage & { close(): Promise<void> }> {
  if (!['power', 'process'].includes(durability))
    throw new RangeError(`fileStorage: durability is 'power' or 'process', not ${String(durability)}.`)
  await mkdir(folder, { recursive: true })
  const lock = await lockFolder(folder)
  const ground = {
    isSafe: durability === 'power',
    syncNames: shared(() => syncFolder(folder)),
    check() {
      if (lock.isHeld()) return
      throw Object.assign(new Error(`The lock of ${folder} is gone, so nothing is read or written.`), {
        code: 'FOLDER_LOST',
      })
    },
  }
  const keepers = new Map<string, ReturnType<typeof keepTable>>()
  let isClosed = false

  const at = (id: string) => {
    if (isClosed) throw new Error(`The storage of ${folder} is closed.`)
    if (!safeId.test(id)) throw new RangeError('The id of a table has up to 100 letters, digits, _ and -.')
    const keeper = keepers.get(id) ?? keepTable(join(folder, `${id}${ending}`), ground)
    keepers.set(id, keeper)
    return keeper
  }

  const listed = async (id: string): Promise<Listed[]> => {
    const found = await at(id)
      .glimpse()
      .catch((error: unknown) => {
        if (codeOf(error) === 'DAMAGED_TABLE') return null
        throw error
      })
    if (!found) return []
    const { at: changed, open, summary } = found.said
    return [{ id, begun: found.begun, changed, open, summary: JSON.parse(summary) }]
  }

  return {
    create: async (id, head, about) => at(id).create(head, about),
    async read(id, from = 0) {
      const [head, ...entries] = (await at(id).read()) ?? []
      return head ? { head, entries: entries.slice(from) } : null
    },
    append: async (id, number, entry, about) => at(id).append(number, entry, about),
    remove: async (id) => at(id).remove(),
    async list({ open, since = new Date(0) } = {}) {
      const names = await readdir(folder)
      const ids = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
      const tables: Listed[] = []
      const rest = ids.filter((id) => safeId.test(id))
      while (rest.length > 0) tables.push(...(await Promise.all(rest.splice(0, together).map(listed))).flat())
      return tables
        .filter((table) => (open ?? table.open) === table.open && table.changed >= since)
        .sort((one, other) => one.begun.getTime() - other.begun.getTime() || (one.id < other.id ? -1 : 1))
    },
    async close() {
      isClosed = true
      await Promise.all([...keepers.values()].map(({ idle }) => idle()))
      lock.release()
    },
  }
}
