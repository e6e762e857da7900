import type { About, Listed, Storage } from 'totemforge/table'

interface Kept {
  readonly head: object
  readonly entries: object[]
  readonly begun: Date
  changed: Date
  about: About
}

/** Keeps tables only while the program runs: for tests, and for tables that may disappear. */
export function memoryStorage(): Storage {
  const tables = new Map<string, Kept>()
  const nothing: About = { open: true, summary: null }
  return {
    async create(id, head, about = nothing) {
      if (tables.has(id)) return false
      const begun = new Date()
      tables.set(id, { head, entries: [], begun, changed: begun, about })
      return true
    },
    async read(id, from = 0) {
      const kept = tables.get(id)
      return kept ? { head: kept.head, entries: kept.entries.slice(from) } : null
    },
    async append(id, number, entry, about) {
      const kept = tables.get(id)
      if (kept?.entries.length !== number) return false
      kept.entries.push(entry)
      kept.changed = new Date()
      kept.about = about ?? kept.about
      return true
    },
    remove: async (id) => tables.delete(id),
    async list({ open, since } = {}) {
      const isListed = ({ open: isOpen, changed }: Listed): boolean =>
        (open === undefined || open === isOpen) && (since === undefined || changed >= since)
      return [...tables].map(([id, { begun, changed, about }]) => ({ id, begun, changed, ...about })).filter(isListed)
    },
  }
}
