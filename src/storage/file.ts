import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Listed, Storage } from '../table'
import { keepTable } from './keeper'
import { createKeepers } from './keepers'
import { lockFolder } from './lock'
import { codeOf, syncFolder } from './opened'
import { shared } from './shared'

const ending = '.jsonl'

/** Ids that cannot lead out of the folder. */
const safeId = /^[A-Za-z0-9_-]{1,100}$/

/** How many files a list reads at the same time. */
const together = 16

/**
 * The settings of {@link fileStorage}.
 *
 * @example
 * const storage = await fileStorage('tables', { durability: 'process' })
 */
export interface FileSettings {
  /**
   * What an answered entry survives. With `'power'`, the default, a loss of power, since it waits for the disk; with
   * `'process'` only the end of the process, which is faster and enough for tests.
   */
  readonly durability?: 'power' | 'process'
}

/**
 * Keeps each table in its own file, which only grows: a line for its head, and one for each entry. The folder belongs to one
 * storage; a second storage, in any process or thread, gets an error with the code `FOLDER_IN_USE`. An answered entry survives
 * a loss of power. A last line that was cut off was never answered: it does not count, and the next entry replaces it. Any
 * other unreadable line is an error with the code `DAMAGED_TABLE`, and stays unchanged.
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
  await makeFolder(folder, durability === 'power')
  const lock = await lockFolder(folder)
  const ground = {
    isSafe: durability === 'power',
    syncNames: shared(() => syncFolder(folder)),
    check() {
      if (lock.isHeld()) return
      throw Object.assign(new Error(`The lock of ${folder} is gone, so the storage reads and writes nothing.`), {
        code: 'FOLDER_LOST',
      })
    },
  }
  const keepers = createKeepers((id) => keepTable(join(folder, `${id}${ending}`), ground))
  let isClosed = false

  const at = async <Value>(id: string, job: (keeper: ReturnType<typeof keepTable>) => Promise<Value>) => {
    if (isClosed) throw new Error(`The storage of ${folder} is closed.`)
    if (!safeId.test(id)) throw new RangeError('The id of a table has up to 100 letters, digits, _ and -.')
    return keepers.use(id, job)
  }

  const listed = async (id: string): Promise<Listed[]> => {
    const found = await at(id, (table) => table.glimpse()).catch((error: unknown) => {
      if (codeOf(error) === 'DAMAGED_TABLE') return null
      throw error
    })
    if (!found) return []
    const { at: changed, open, summary } = found.said
    return [{ id, begun: found.begun, changed, open, summary: JSON.parse(summary) }]
  }

  return {
    create: (id, head, about) => at(id, (table) => table.create(head, about)),
    async read(id, from = 0) {
      const [head, ...entries] = (await at(id, (table) => table.read())) ?? []
      return head ? { head, entries: entries.slice(from) } : null
    },
    append: (id, number, entry, about) => at(id, (table) => table.append(number, entry, about)),
    remove: (id) => at(id, (table) => table.remove()),
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
      await Promise.all(keepers.all().map(({ idle }) => idle()))
      lock.release()
    },
  }
}

/** Makes a folder and those above it, with names that survive a loss of power. */
async function makeFolder(folder: string, isSafe: boolean): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (!isSafe || first === undefined) return
  const above = dirname(resolve(first))
  for (let at = resolve(folder); at.length > above.length; at = dirname(at)) await syncFolder(dirname(at))
}
