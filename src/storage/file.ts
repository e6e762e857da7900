import { mkdir, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Listed, Storage } from '../table'
import { createLanes } from './lanes'
import { lineOf, type Said } from './line'
import { lockFolder } from './lock'
import { addLines, glimpse, newFile, readTable } from './table-file'

const ending = '.jsonl'

/** Nothing that leads out of the folder. */
const safeId = /^[A-Za-z0-9_-]{1,100}$/

/** So many files are looked into at the same time for a list. */
const together = 16

/** What is known of a table without its file. */
interface Known {
  readonly begun: Date
  said: Said
}

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
  const lock = await lockFolder(folder)
  /** What each file holds: how many entries, and how many bytes. */
  const ends = new Map<string, { readonly count: number; readonly size: number }>()
  const known = new Map<string, Known>()
  const inLane = createLanes()

  const fileOf = (id: string): string => {
    if (!safeId.test(id)) throw new RangeError('The id of a table has up to 100 letters, digits, _ and -.')
    return join(folder, `${id}${ending}`)
  }

  const load = async (id: string) => {
    const table = await readTable(fileOf(id))
    if (!table) return null
    const { lines, size, said, begun } = table
    ends.set(id, { count: lines.length - 1, size })
    known.set(id, { said, begun })
    return lines
  }

  return {
    async create(id, head, about = { open: true, summary: null }) {
      const file = fileOf(id)
      return inLane(id, async () => {
        if (await load(id)) return false
        const said = { ...about, at: new Date() }
        const line = Buffer.from(lineOf(head, said))
        await newFile(file, line)
        ends.set(id, { count: 0, size: line.length })
        known.set(id, { begun: said.at, said })
        return true
      })
    },
    async read(id, from = 0) {
      fileOf(id)
      return inLane(id, async () => {
        const [head, ...entries] = (await load(id)) ?? []
        return head ? { head, entries: entries.slice(from) } : null
      })
    },
    async append(id, number, entry, about) {
      const file = fileOf(id)
      return inLane(id, async () => {
        if (!ends.has(id)) await load(id)
        const end = ends.get(id)
        const before = known.get(id)
        if (end?.count !== number || !before) return false
        const said = { ...before.said, ...about, at: new Date() }
        // Until the line is written nothing is known of the file.
        ends.delete(id)
        const size = await addLines(file, end.size, Buffer.from(lineOf(entry, said)))
        ends.set(id, { count: number + 1, size })
        before.said = said
        return true
      })
    },
    async remove(id) {
      const file = fileOf(id)
      return inLane(id, async () => {
        ends.delete(id)
        known.delete(id)
        if (!(await readTable(file))) return false
        await unlink(file)
        return true
      })
    },
    async list({ open, since } = {}) {
      const names = await readdir(folder)
      const ids = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length))
      const unknown = ids.filter((id) => safeId.test(id) && !known.has(id))
      for (let first = 0; first < unknown.length; first += together)
        await Promise.all(
          unknown.slice(first, first + together).map((id) =>
            inLane(id, async () => {
              const found = await glimpse(fileOf(id))
              if (found && !known.has(id)) known.set(id, found)
            }),
          ),
        )
      return [...known]
        .map(([id, { begun, said }]) => ({ id, begun, changed: said.at, open: said.open, summary: said.summary }))
        .filter((table) => (open ?? table.open) === table.open && table.changed >= (since ?? new Date(0)))
        .sort(byAge)
    },
    close: async () => lock.release(),
  }
}

const byAge = (one: Listed, other: Listed): number =>
  one.begun.getTime() - other.begun.getTime() || (one.id < other.id ? -1 : 1)
