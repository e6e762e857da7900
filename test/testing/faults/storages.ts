import type { Listed, Storage } from 'totemforge/table'

interface Kept {
  readonly head: object
  readonly entries: object[]
  begun: Date
  changed: Date
  open: boolean
  summary: object | null
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/** A sound storage in memory. What it holds outlives it, as a disk would. */
export function memoryStorage(tables: Map<string, Kept> = new Map()): Storage {
  return {
    async create(id, head, about = { open: true, summary: null }) {
      if (tables.has(id)) return false
      const now = new Date()
      tables.set(id, { head: structuredClone(head), entries: [], begun: now, changed: now, ...structuredClone(about) })
      return true
    },
    async read(id, from = 0) {
      const table = tables.get(id)
      return table ? structuredClone({ head: table.head, entries: table.entries.slice(from) }) : null
    },
    async append(id, number, entry, about) {
      const table = tables.get(id)
      if (table?.entries.length !== number) return false
      table.entries.push(structuredClone(entry))
      Object.assign(table, { changed: new Date() }, structuredClone(about))
      return true
    },
    remove: async (id) => tables.delete(id),
    list: async ({ open, since = new Date(0) } = {}) =>
      [...tables]
        .map(([id, { begun, changed, open, summary }]): Listed => ({ id, begun, changed, open, summary }))
        .filter((table) => (open ?? table.open) === table.open && table.changed >= since),
  }
}

/** Something wrong with a storage that is otherwise sound, and the law that must find it. */
interface StorageFault {
  readonly fault: string
  readonly law: string
  readonly says: string
  open(tables: Map<string, Kept>): Storage
}

type Changed = (sound: Storage, tables: Map<string, Kept>) => Partial<Storage>

const fault = (law: string, what: string, says: string, change: Changed): StorageFault => ({
  law,
  fault: what,
  says,
  open(tables) {
    const sound = memoryStorage(tables)
    return { ...sound, ...change(sound, tables) }
  },
})

export const storageFaults: readonly StorageFault[] = [
  fault('creates-once', 'create looks first and writes later', 'create one table at once', (sound, tables) => ({
    async create(id, head, about) {
      if (tables.has(id)) return false
      await moment()
      tables.delete(id)
      return sound.create(id, head, about)
    },
  })),
  fault('reads-back', 'read does not mind where it should begin', 'read from 1 returns 3 of 3', (sound) => ({
    read: (id) => sound.read(id),
  })),
  fault('one-of-a-number', 'append counts first and writes later', '20 get true', (sound, tables) => ({
    async append(id, number, entry, about) {
      if (tables.get(id)?.entries.length !== number) return false
      await moment()
      tables.get(id)?.entries.splice(number)
      return sound.append(id, number, entry, about)
    },
  })),
  fault(
    'next-number',
    'append takes a number that leaves a gap',
    'accepts entry 2 although 1 is next',
    (sound, tables) => ({
      async append(id, number, entry, about) {
        const count = tables.get(id)?.entries.length ?? 0
        return sound.append(id, Math.min(number, count), entry, about)
      },
    }),
  ),
  fault(
    'keeps-apart',
    'remove takes all ids that begin alike',
    'null for a table that was created',
    (_sound, tables) => ({
      async remove(id) {
        const isThere = tables.has(id)
        for (const each of tables.keys()) if (each.startsWith(id)) tables.delete(each)
        return isThere
      },
    }),
  ),
  fault('keeps-copies', 'read hands out what is kept', 'Changing the passed objects changes', (_sound, tables) => ({
    async read(id, from = 0) {
      const table = tables.get(id)
      return table ? { head: table.head, entries: table.entries.slice(from) } : null
    },
  })),
  fault('removes', 'remove leaves the entries', 'does not return what was stored', (sound) => {
    const left = new Map<string, readonly object[]>()
    return {
      async remove(id) {
        left.set(id, (await sound.read(id))?.entries ?? [])
        return sound.remove(id)
      },
      async create(id, head, about) {
        const isNew = await sound.create(id, head, about)
        for (const [number, entry] of (isNew ? (left.get(id) ?? []) : []).entries())
          await sound.append(id, number, entry)
        return isNew
      },
    }
  }),
  fault(
    'lists-what-was-said',
    'an entry that is refused speaks too',
    'after an entry that was refused',
    (sound, tables) => ({
      async append(id, number, entry, about) {
        const isKept = await sound.append(id, number, entry, about)
        const table = tables.get(id)
        if (table) Object.assign(table, about)
        return isKept
      },
    }),
  ),
  fault('lists-dates', 'an entry does not change the date', 'changed does not change', (sound, tables) => ({
    async append(id, number, entry, about) {
      const table = tables.get(id)
      const { changed = new Date() } = table ?? {}
      const isKept = await sound.append(id, number, entry, about)
      if (table) table.changed = changed
      return isKept
    },
  })),
  fault('lists-some', 'list answers all tables', 'list({"open":true}) is wrong', (sound) => ({
    list: () => sound.list(),
  })),
  fault('keeps-for-good', 'the last entry is kept in memory alone', 'opened again', (sound, tables) => {
    // What was kept when it was opened.
    for (const table of tables.values()) table.entries.pop()
    return sound
  }),
  fault('serves-many', 'each server counts for itself', 'Two servers create one table', () => memoryStorage()),
]
